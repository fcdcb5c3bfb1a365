### Obsession, en français : les choses par leur nom, et ce qu'elles font.

## Colonnes, paquets, domestiques, événements

ob-column-essentials = Essentiel
ob-column-service = Service
ob-column-estate = Domaine
ob-column-prestige = Prestige
ob-column-sporting = Sport

ob-deck-casual = invités communs
ob-deck-prestige = invités de prestige
ob-deck-objectives = cartes Objectif
ob-deck-vp = cartes PV
ob-deck-bag = tuiles dans le sac

ob-reserve-service = tuiles Service
ob-reserve-pr1 = tuiles de rang de prestige 1

ob-event-none = aucun événement
ob-event-village-fair = Fête du village
ob-event-courtship = Cour
ob-event-objective-draw = Piocher des CO
ob-event-builders-holiday = Fête des bâtisseurs
ob-event-national-holiday = Fête nationale
ob-event-grand-ball = Grand bal
ob-event-none-about = Une manche ordinaire.
ob-event-village-fair-about = Qui a déjà utilisé le Bureau privé gagne 300 £ et 2 points de réputation ; l'homme de maison ajoute 200 £.
ob-event-courtship-about = Personne ne joue : les Fairchild comparent les domaines selon le thème de la saison.
ob-event-objective-draw-about = Chacun pioche deux cartes Objectif.
ob-event-builders-holiday-about = On peut acheter autant de tuiles qu'on veut ; en mode Enjeux du domaine, chacune coûte 100 £ de moins.
ob-event-national-holiday-about = Les tuiles et les invités de tout rang de prestige sont ouverts à tous.
ob-event-grand-ball-about = Chacun rencontre trois invités de prestige et en garde un.

ob-servant-butler = majordome
ob-servant-underbutler = sous-majordome
ob-servant-housekeeper = intendante
ob-servant-valet = valet de chambre
ob-servant-ladys-maid = femme de chambre
ob-servant-footman = valet de pied
ob-servant-cook = cuisinière
ob-servant-hall-boy = garçon de salle
ob-servant-head-housemaid = femme de chambre en chef
ob-servant-useful-man = homme de maison
ob-servant-butler-about = Sert les activités les plus grandioses et les invités d'élite, et embauche dans le Bureau du majordome.
ob-servant-underbutler-about = Arrive avec l'Office du majordome ; sert comme majordome, valet de chambre ou valet de pied, et peut agir comme garçon de salle.
ob-servant-housekeeper-about = Sert les repas et les invités d'élite ; remplace la femme de chambre quand il n'y en a plus.
ob-servant-valet-about = Sert les gentlemen.
ob-servant-ladys-maid-about = Sert les ladies.
ob-servant-footman-about = Sert en plein air ; avec la Salle de brossage, il remplace le valet de chambre quand il n'y en a plus.
ob-servant-cook-about = Sur une tuile : 1 point de réputation, et des invités de 1 ou 2 rangs de prestige de plus peuvent venir.
ob-servant-hall-boy-about = Sur un invité qui apporte de l'argent : 100 £ de plus. Il peut aussi servir un invité comme majordome.
ob-servant-head-housemaid-about = Sur une faveur d'invitation : regardez une carte de plus. Elle peut aussi servir un invité comme intendante.
ob-servant-useful-man-about = 200 £ à une Fête du village, 100 £ de moins sur un achat, ou une tuile d'un rang de prestige de moins ; il peut quitter la partie pour un nouveau marché ou une tuile du sac.

ob-servants = { $first }, { $rest }
ob-name = { $name }
ob-servants-none = personne
ob-servants-some =
    { $n ->
        [1] { $servant }
       *[other] { $n } × { $servant }
    }
ob-seat = siège { $seat }

ob-role-lord = Lord de la famille
ob-role-lady = Lady de la famille
ob-role-heir = Héritier
ob-role-daughter = Jeune lady de la famille
ob-role-dowager = Tante douairière
ob-group-family = Membre de la famille
ob-group-fairchild = Les Fairchild
ob-group-starter = Invité de départ
ob-group-casual = Invité commun
ob-group-prestige = Invité de prestige

## Faveurs

ob-favour-money = { $n } £
ob-favour-money-lost = payez { $n } £
ob-favour-reputation =
    { $n ->
        [one] { $n } point de réputation
       *[other] { $n } points de réputation
    }
ob-favour-reputation-lost =
    { $n ->
        [one] { $n } point de réputation en moins
       *[other] { $n } points de réputation en moins
    }
ob-favour-invite =
    { $deck ->
        [prestige] { $take ->
            [one] 1 nouvel invité de prestige
           *[other] { $take } nouveaux invités de prestige
        }
       *[casual] { $take ->
            [one] 1 nouvel invité commun
           *[other] { $take } nouveaux invités communs
        }
    }
ob-favour-invite-look =
    { $deck ->
        [prestige] regardez { $look } invités de prestige et prenez-en { $take }
       *[casual] regardez { $look } invités communs et prenez-en { $take }
    }
ob-favour-objective =
    { $take ->
        [one] 1 carte Objectif
       *[other] { $take } cartes Objectif
    }
ob-favour-objective-look = regardez { $look } cartes Objectif et gardez-en { $take }
ob-favour-dismiss =
    { $n ->
        [one] congédiez 1 invité
       *[other] congédiez { $n } invités
    }
ob-favour-dismiss-any = congédiez autant d'invités que vous voulez
ob-favour-vp-card =
    { $n ->
        [one] 1 carte PV
       *[other] { $n } cartes PV
    }
ob-favour-gossip =
    une autre famille perd { $n ->
        [one] { $n } point de réputation
       *[other] { $n } points de réputation
    }
ob-favour-hire =
    { $n ->
        [one] embauchez 1 domestique
       *[other] embauchez { $n } domestiques
    }
ob-favour-recruit =
    { $n ->
        [one] recrutez 1 domestique
       *[other] recrutez { $n } domestiques
    }
ob-favour-return-to-hand = 1 carte revient de votre défausse
ob-favour-return-to-hand-guest = 1 invité revient de votre défausse
ob-favour-refresh-service = tous vos domestiques redeviennent disponibles
ob-favour-refresh-market = renouvelez le marché
ob-favour-unlimited-purchases = achetez autant de tuiles que vous voulez ce tour-ci
ob-favour-admirer = { $n } points de réputation si un gentleman est présent parmi les invités de prestige
ob-favour-double-all = toutes les faveurs de l'invité comptent double
ob-favour-double-one = une faveur de l'invité compte double
ob-favour-and = { $first } ; { $rest }
ob-favour-or = { $first } ou { $rest }

## Ce que fait une tuile ou une carte

ob-does-guests =
    { $slot ->
        [family] { $n ->
            [one] 1 membre de la famille
           *[other] { $n } membres de la famille
        }
        [gentlemen] { $n ->
            [one] 1 gentleman
           *[other] { $n } gentlemen
        }
        [ladies] { $n ->
            [one] 1 lady
           *[other] { $n } ladies
        }
        [casual] { $n ->
            [one] 1 invité commun
           *[other] { $n } invités communs
        }
        [prestige] { $n ->
            [one] 1 invité de prestige
           *[other] { $n } invités de prestige
        }
        [prestige-deck-top] le premier invité de prestige du paquet
       *[gentry] { $n ->
            [one] 1 personne
           *[other] { $n } personnes
        }
    }
ob-does-activity = { $activity } : { $guests }
ob-does-nobody = { $activity } : aucun invité
ob-does-service = Domestiques : { $servants }
ob-does-favours = Faveurs : { $favours }
ob-does-back = Face à la rose, { $vp } PV :
ob-does-any-rating = Deux des invités peuvent être de n'importe quel rang de prestige ; la cuisinière apporte 1 point de réputation.
ob-does-opponent = Score de base : { $vp }.
ob-does-monument = Monument : 1 point de réputation au début de chacun de vos tours.
ob-does-use-or-keep = { $vp } PV à la fin, ou à tout moment de votre tour : { $favour }.
ob-ability-private-study = À chaque Fête du village : 300 £ et 2 points de réputation.
ob-ability-brushing-room = Les valets de pied servent de valets de chambre quand il n'y en a plus.
ob-ability-barn = 1 point de réputation de plus pour chaque activité sur une tuile Domaine.
ob-ability-servants-quarters = À chaque tour, un domestique au repos peut servir.
ob-ability-butlers-pantry = Un sous-majordome arrive avec elle : il sert de majordome, de valet de chambre ou de valet de pied.
ob-ability-servants-hall = Au début de votre tour, un domestique peut voler pour vous 1 point de réputation à une autre famille.
ob-ability-carriage-house = Avec un valet de pied, un garçon de salle ou un sous-majordome : un invité de plus ou de moins.
ob-ability-housekeepers-room = La femme de chambre en chef sert partout d'intendante ou de femme de chambre.
ob-ability-renovated-kitchen = Là où la cuisinière aide, un invité de plus peut venir.
ob-ability-parish-church = Au début de chacun de vos tours : 100 £ ou 1 point de réputation.
ob-ability-lionheart-suite = L'invité n'a pas besoin de domestiques.
ob-bonus-asquith = Un cinquième membre de la famille : la tante douairière, qui vaut 1 PV.
ob-bonus-cavendish = Commence avec 3 points de réputation.
ob-bonus-ponsonby = Commence avec 300 £.
ob-bonus-york = Commence avec un second valet de pied.
ob-bonus-howard = Commence avec une cuisinière.
ob-bonus-wessex = Commence avec une tuile de plus : Salle du petit-déjeuner ou Court de tennis.
ob-goal-own = { $vp } PV si vous possédez : { $tiles }.
ob-goal-per-tile = { $vp } PV pour chaque tuile de la colonne { $column }.
ob-goal-per-monument = { $vp } PV pour chaque monument.
ob-goal-per-guest = { $vp } PV pour chaque { $guests }.
ob-goal-per-guests = { $vp } PV par groupe de { $n } { $guests }.
ob-goal-servants = { $vp } PV pour au moins : { $servants }.
ob-goal-servants-total = { $vp } PV pour au moins { $n } domestiques.
ob-goal-reputation-max = { $vp } PV pour une réputation Max.
ob-goal-reputation-level = { $vp } PV pour le niveau de réputation { $n }.
ob-goal-money-min = { $vp } PV pour au moins { $n } £.
ob-goal-tiles-each-category = { $vp } PV pour au moins { $n } tuiles dans chaque colonne.
ob-goal-tiles-one-category = { $vp } PV pour au moins { $n } tuiles dans une colonne.
ob-goal-rose-tiles = { $vp } PV pour au moins { $n } tuiles montrant leur face à la rose.
ob-goal-host-tile-pr = { $vp } PV pour une activité de rang de prestige { $n } ou plus.
ob-goal-host-guests = { $vp } PV pour une activité d'au moins { $n } personnes.
ob-goal-guests = { $vp } PV pour au moins { $n } { $guests }.
ob-counts-guests =
    { $n ->
        [one] invité
       *[other] invités
    }
ob-counts-prestige =
    { $n ->
        [one] invité de prestige
       *[other] invités de prestige
    }
ob-counts-prestige-ladies =
    { $n ->
        [one] lady
       *[other] ladies
    } parmi vos invités de prestige
ob-counts-prestige-gentlemen =
    { $n ->
        [one] gentleman
       *[other] gentlemen
    } parmi vos invités de prestige
ob-counts-prestige-elite =
    { $n ->
        [one] invité de prestige
       *[other] invités de prestige
    } de rang 5 ou 6
ob-counts-casual =
    { $n ->
        [one] invité commun
       *[other] invités communs
    }
ob-counts-casual-good =
    { $n ->
        [one] invité commun
       *[other] invités communs
    } sans points négatifs
ob-counts-starter =
    { $n ->
        [one] invité de départ
       *[other] invités de départ
    }
