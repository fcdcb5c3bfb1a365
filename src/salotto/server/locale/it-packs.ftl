# House packs

room-pack-at-table = Pacchetto della casa: { $names }
room-pack-choose = Pacchetto della casa per { $title }
room-pack-none = nessuno
