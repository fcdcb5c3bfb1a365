# House packs

room-pack-at-table = House pack: { $names }
room-pack-choose = House pack for { $title }
room-pack-none = none
