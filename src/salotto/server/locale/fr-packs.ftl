# House packs

room-pack-at-table = Paquet maison : { $names }
room-pack-choose = Paquet maison pour { $title }
room-pack-none = aucun
