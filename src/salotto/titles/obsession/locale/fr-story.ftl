### Obsession, en français : ce qui se passe à la table, et pourquoi quelque chose n'est pas possible.

## L'histoire

ob-first-player =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } le pion du premier joueur.
ob-chooses-family =
    { $you ->
        [yes] Vous emménagez
       *[no] { $player } emménage
    } : la famille { $family }.
ob-drafts =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } un domestique : { $servant }.
ob-round = La manche { $round } commence.
ob-theme-roll = Le dé indique { $rolled } : le thème sera révélé à la manche { $round }.
ob-theme = Le thème de la saison : { $theme }.
ob-passes =
    { $you ->
        [yes] Vous passez : tous vos
       *[no] { $player } passe : tous ses
    } domestiques et invités reviennent.
ob-fair =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $pounds } £{ $reputation ->
        [0] { "" }
       *[other] { " " }et { $reputation } points de réputation
    } à la Fête du village.
ob-monuments =
    { $you ->
        [yes] Vos monuments vous apportent
       *[no] Les monuments de { $player } lui apportent
    } { $reputation ->
        [one] { $reputation } point de réputation
       *[other] { $reputation } points de réputation
    }.
ob-hall-used =
    { $you ->
        [yes] Vos domestiques jasent
       *[no] Les domestiques de { $player } jasent
    } : { $other_you ->
        [yes] vous perdez
       *[no] { $other } perd
    } 1 point de réputation.
ob-announces =
    { $you ->
        [yes] Vous organisez
       *[no] { $player } organise
    } une activité : { $tile }.
ob-welcomes =
    { $you ->
        [yes] Vous accueillez
       *[no] { $player } accueille
    } { $guest }.
ob-arranges-cook =
    { $you ->
        [yes] Votre cuisinière
       *[no] La cuisinière de { $player }
    } prépare le repas.
ob-arranges-kitchen =
    { $you ->
        [yes] Votre cuisine
       *[no] La cuisine de { $player }
    } nourrit un invité de plus.
ob-arranges-more =
    { $you ->
        [yes] Votre calèche
       *[no] La calèche de { $player }
    } va chercher un invité de plus.
ob-arranges-fewer =
    { $you ->
        [yes] Votre calèche
       *[no] La calèche de { $player }
    } part : il faut un invité de moins.
ob-lionheart-guest =
    { $you ->
        [yes] Votre invité dans la suite
       *[no] L'invité de { $player } dans la suite
    } : { $guest }.
ob-fetches =
    { $you ->
        [yes] Vous dépensez
       *[no] { $player } dépense
    } 3 points de réputation pour de l'aide : { $servant }.
ob-supplements =
    { $you ->
        [yes] Vous ajoutez
       *[no] { $player } ajoute
    } au service : { $servant }.
ob-enjoys =
    { $you ->
        [yes] Vous bénéficiez
       *[no] { $player } bénéficie
    } des faveurs du jour : { $favours }.
ob-gossips =
    { $you ->
        [yes] Vos invités médisent
       *[no] Les invités de { $player } médisent
    } : { $other_you ->
        [yes] vous perdez
       *[no] { $other } perd
    } { $n ->
        [one] { $n } point de réputation
       *[other] { $n } points de réputation
    }.
ob-invites =
    { $you ->
        [yes] Vous faites
       *[no] { $player } fait
    } une nouvelle connaissance : { $guest }.
ob-puts-back =
    { $you ->
        [yes] Vous remettez
       *[no] { $player } remet
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sous le paquet : { $deck }.
ob-draws-objectives =
    { $you ->
        [yes] Vous obtenez
       *[no] { $player } obtient
    } { $cards ->
        [one] une carte Objectif
       *[other] { $cards } cartes Objectif
    }.
ob-draws-vp-card =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } une carte PV.
ob-uses-vp-card =
    { $you ->
        [yes] Vous utilisez
       *[no] { $player } utilise
    } une carte PV : { $card }.
ob-guest-returns =
    { $you ->
        [yes] Vous reprenez
       *[no] { $player } reprend
    } en main : { $guest }.
ob-dismisses =
    { $you ->
        [yes] Vous congédiez
       *[no] { $player } congédie
    } { $guest }.
ob-hires =
    { $you ->
        [yes] Vous embauchez
       *[no] { $player } embauche
    } : { $servant }.
ob-recruits =
    { $you ->
        [yes] Vous recrutez chez { $other }
       *[no] { $player } { $other_you ->
            [yes] recrute chez vous
           *[no] recrute chez { $other }
        }
    } : { $servant }.
ob-borrows =
    { $you ->
        [yes] Vous empruntez
       *[no] { $player } emprunte
    } { $pounds } £ pour 2 points de réputation.
ob-rents =
    { $you ->
        [yes] Vous percevez
       *[no] { $player } perçoit
    } { $pounds } £ de loyers.
ob-market-refreshed = De nouvelles tuiles arrivent au marché de constructions.
ob-buys =
    { $you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } { $tile } pour { $price } £.
ob-removes =
    { $you ->
        [yes] Vous renoncez
       *[no] { $player } renonce
    } pour toujours à { $tile }.
ob-useful-man-leaves =
    { $you ->
        [yes] Votre homme de maison
       *[no] L'homme de maison de { $player }
    } quitte la partie.
ob-searches =
    { $you ->
        [yes] Votre homme de maison
       *[no] L'homme de maison de { $player }
    } quitte la partie et trouve dans le sac : { $tile }.
ob-claims =
    { $you ->
        [yes] Vous revendiquez
       *[no] { $player } revendique
    } une étape, place { $place } : { $milestone }.
ob-reserve-opens = Une réserve s'active : { $reserve }.
ob-courtship = La cour commence : les Fairchild comparent les domaines.
ob-appeals =
    { $you ->
        [yes] Votre domaine
       *[no] Le domaine de { $player }
    } à leurs yeux : { $points }.
ob-opponent-appeals = L'adversaire à leurs yeux : { $points }.
ob-wins-fairchild =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } le cœur de { $guest }.
ob-objectives-discarded = Chacun a défaussé une carte Objectif.
ob-opponent-rolls = Le dé indique { $rolled } (il compte { $counted }).
ob-opponent-takes = Disparaît du marché : { $tile }.
ob-opponent-luck =
    Le dé de l'adversaire indique { $rolled } : { $luck ->
        [0] rien ne change cette saison.
       *[other] son nombre pour la cour de cette saison change de { $luck }.
    }
ob-opponent-vp-card = L'adversaire prend une carte PV.
ob-market-kept = Le premier marché reste.
ob-market-redrawn = Tout le monde est d'accord : le premier marché est tiré de nouveau.
ob-asks-money =
    { $you ->
        [yes] Vous demandez à { $other }
       *[no] { $player } { $other_you ->
            [yes] vous demande
           *[no] demande à { $other }
        }
    } { $pounds } £.
ob-asks-servant =
    { $you ->
        [yes] Vous demandez à { $other }
       *[no] { $player } { $other_you ->
            [yes] vous demande
           *[no] demande à { $other }
        }
    } un domestique : { $servant }.
ob-asks-guest =
    { $you ->
        [yes] Vous demandez à { $other }
       *[no] { $player } { $other_you ->
            [yes] vous demande
           *[no] demande à { $other }
        }
    } de laisser venir { $guest }.
ob-gives-money =
    { $you ->
        [yes] Vous donnez à { $other }
       *[no] { $player } { $other_you ->
            [yes] vous donne
           *[no] donne à { $other }
        }
    } { $pounds } £.
ob-lends-servant =
    { $you ->
        [yes] Vous prêtez à { $other }
       *[no] { $player } { $other_you ->
            [yes] vous prête
           *[no] prête à { $other }
        }
    } un domestique : { $servant }.
ob-lends-guest =
    { $you ->
        [yes] Vous envoyez à { $other }
       *[no] { $player } { $other_you ->
            [yes] vous envoie
           *[no] envoie à { $other }
        }
    } un invité : { $guest }.
ob-refuses =
    { $you ->
        [yes] Vous devez décevoir { $other }
       *[no] { $player } { $other_you ->
            [yes] doit vous décevoir
           *[no] doit décevoir { $other }
        }
    }.
ob-shares =
    { $you ->
        [yes] Vous laissez à { $other }
       *[no] { $player } { $other_you ->
            [yes] vous laisse
           *[no] laisse à { $other }
        }
    } une faveur de { $guest } : { $favour }.
ob-returns-loans =
    { $you ->
        [yes] Vous renvoyez ce que { $other } avait prêté
       *[no] { $player } { $other_you ->
            [yes] renvoie ce que vous aviez prêté
           *[no] renvoie ce que { $other } avait prêté
        }
    }.
ob-over = La partie est finie : on compte les points.

## Pourquoi quelque chose n'est pas possible

ob-why-money = Cela coûte { $price } £, et vous avez { $money } £.
ob-why-owned = Vous possédez déjà cette tuile.
ob-why-no-activity = Cette face de la tuile n'a pas d'activité.
ob-why-rating = Son rang de prestige est { $rating }, et votre niveau de réputation est { $level }.
ob-why-guests =
    Vous n'avez pas en main les personnes demandées : { $guests ->
        [one] il en faut une.
       *[other] il en faut { $guests }.
    }
ob-why-service = Les invités, les domestiques ou l'argent ne suffisent pas pour la mener à bien.
ob-why-nobody-to-hire = Il n'y a plus personne à embaucher.
ob-why-kind = Cette activité est pour d'autres personnes.
ob-why-guest-rating = Le rang de prestige de cet invité est { $rating }, et votre niveau de réputation est { $level }.
ob-why-cannot-serve = Vous ne pourriez pas servir ou payer cet invité et mener tout de même l'activité à bien.
ob-why-penalty = L'argent ne suffirait pas, même en empruntant.
ob-why-reputation = Cela coûte { $need } points de réputation, et vous en avez { $reputation }.
ob-why-once = C'est possible une seule fois par tour.
ob-why-nothing = Cela ne changerait rien maintenant.
ob-why-refused = Votre coéquipier l'a déjà refusé pendant ce tour.
