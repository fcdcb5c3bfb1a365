lw-stands-purse =
    Contando adesso, proprietà comprese, hai { $sum } £. { $keeps ->
        [bankrupt] Sei in bancarotta: ogni sterlina che spendi in più conta.
        [both] Finché hai una proprietà o un lavoro non puoi andare in bancarotta.
        [property] Finché hai una proprietà non puoi andare in bancarotta.
        [job] Finché hai un lavoro non puoi andare in bancarotta.
       *[none] Con 0 £ o meno vai in bancarotta, e il round diventa l'ultimo.
    }
lw-stands-board = { $taken ->
        [one] 1 spazio occupato su { $spaces }.
       *[other] { $taken } spazi occupati su { $spaces }.
    }
lw-stands-actions =
    { $n ->
        [0] Adesso non hai Azioni.
        [one] Adesso hai 1 Azione.
       *[other] Adesso hai { $n } Azioni.
    }{ $white ->
        [0] { "" }
        [one] {" "}In più, 1 solo per carte a bordo bianco.
       *[other] {" "}In più, { $white } solo per carte a bordo bianco.
    }
lw-stands-boys =
    { $n ->
        [0] Adesso non hai Faccendieri da mandare.
        [one] Hai 1 Faccendiere da mandare.
       *[other] Hai { $n } Faccendieri da mandare.
    }
lw-stands-order = In questo round giochi al posto { $place } su { $players }.
lw-stands-market = Ora conviene comprare: { $dear } (+{ $high }). Conviene vendere: { $cheap } (−{ $low }).
