lw-stands-purse =
    Tout compté, propriétés comprises, vous avez { $sum } £. { $keeps ->
        [bankrupt] Vous êtes en faillite : chaque livre dépensée en plus compte.
        [both] Tant que vous avez une propriété ou un emploi, vous ne pouvez pas faire faillite.
        [property] Tant que vous avez une propriété, vous ne pouvez pas faire faillite.
        [job] Tant que vous avez un emploi, vous ne pouvez pas faire faillite.
       *[none] À 0 £ ou moins, vous faites faillite, et le tour devient le dernier.
    }
lw-stands-board = { $taken ->
        [one] { $taken } place occupée sur { $spaces }.
       *[other] { $taken } places occupées sur { $spaces }.
    }
lw-stands-actions =
    { $n ->
        [0] Vous n'avez pas d'action pour l'instant.
        [one] Vous avez 1 action.
       *[other] Vous avez { $n } actions.
    }{ $white ->
        [0] { "" }
        [one] {" "}En plus, 1 pour les cartes à bord blanc seulement.
       *[other] {" "}En plus, { $white } pour les cartes à bord blanc seulement.
    }
lw-stands-boys =
    { $n ->
        [0] Vous n'avez pas de coursier à envoyer pour l'instant.
        [one] Vous avez 1 coursier à envoyer.
       *[other] Vous avez { $n } coursiers à envoyer.
    }
lw-stands-order = À ce tour, vous jouez à la place { $place } sur { $players }.
lw-stands-market = À acheter maintenant : { $dear } (+{ $high }). À vendre : { $cheap } (−{ $low }).
