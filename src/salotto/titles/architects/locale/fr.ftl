### Architectes du Royaume de l'Ouest, en français. Les noms des cartes, des lieux et des Personnages viennent des données.

## Le titre sur l'étagère

aw-title-name = Architectes du Royaume de l'Ouest
aw-title-about = Vers l'an 850 : amassez des ressources, embauchez des Apprentis, construisez des Bâtiments et élevez la Cathédrale. Le crime paie tout de suite, et se compte à la fin.

aw-mode-competitive = Chacun pour soi
aw-mode-competitive-about = De deux à cinq architectes. La Maison des Guildes est l'horloge : quand elle est pleine, chacun a encore un tour.
aw-mode-solo = Seul contre les Byzantins
aw-mode-solo-about = Vous contre Constantin ou Hélène : leurs Stratagèmes placent des Ouvriers, capturent les vôtres et gravissent la Cathédrale.
aw-mode-versus-bot-2p = À deux avec un adversaire
aw-mode-versus-bot-2p-about = Deux architectes, et Constantin ou Hélène en troisième.
aw-mode-coop = Ensemble contre le Baron
aw-mode-coop-about = Tous gagnent ou perdent ensemble : remplissez les Requêtes du Baron, endurez ses Intrigues et atteignez l'objectif. Jouer seul est une variante non officielle.

aw-option-setup-side = Plateaux
aw-option-setup-side-about = Le même départ pour tous, ou pour chacun un Personnage avec son départ et sa capacité.
aw-option-character-pick = Personnages
aw-option-character-pick-about = Si les Personnages sont distribués au hasard ou choisis l'un après l'autre.
aw-option-characters-tomesaga = Personnages de la Saga des Tomes
aw-option-characters-tomesaga-about = Emma, Guntram, Judith et Merovech peuvent être de la partie.
aw-option-characters-promo = Personnages promotionnels
aw-option-characters-promo-about = Lothaire, Hugo, Clovis, Fara et Bertha peuvent être de la partie.
aw-option-cards-promo = Cartes promotionnelles
aw-option-cards-promo-about = Trois Apprentis et trois Bâtiments de plus dans les pioches.
aw-option-starting-apprentice = Apprenti de départ
aw-option-starting-apprentice-about = Avant de recevoir ses Bâtiments, chacun embauche gratuitement un Apprenti face visible, le dernier joueur d'abord.
aw-option-apprentice-refresh = Renouvellement des Apprentis
aw-option-apprentice-refresh-about = Un Ouvrier sur la troisième case des rangées 1 à 3 de la Maison des Guildes renvoie les Apprentis les plus à gauche.
aw-option-conspirator = Conspiratrice
aw-option-conspirator-about = Si une Conspiratrice épargne 1 Pièce sur toute la visite à l'Hôtel de Ville, ou sur chaque capture après la première.
aw-option-virtue-overflow = Vertu au-delà de 14
aw-option-virtue-overflow-about = Si détruire une Dette impayée est facultatif ou automatique.
aw-option-merovech = Cartes de Merovech
aw-option-merovech-about = Ce que lui épargne chaque carte Bâtiment défaussée.
aw-option-solo-opponent = Adversaire
aw-option-solo-opponent-about = Constantin est l'adversaire standard, Hélène le difficile.
aw-option-coop-difficulty = Difficulté
aw-option-coop-difficulty-about = Normale : Plateau Baron bleu, 4 Événements, 10 points pour chacun de ses Ouvriers dans la Maison des Guildes et par joueur. Difficile : le rouge, 6 Événements, 12 points.
aw-option-coop-event-penalty = Pénalité des Événements
aw-option-coop-event-penalty-about = Si la pioche Événement vide coûte 10 points à chacun à la fin, ou seulement quand elle a mis fin à la partie.
aw-option-coop-open-hands = Mains ouvertes
aw-option-coop-open-hands-about = Tous les joueurs voient toutes les cartes Bâtiment.

aw-value-standard = les mêmes pour tous
aw-value-variable = avec Personnages
aw-value-random = au hasard
aw-value-choose = au choix
aw-value-per-visit = par visite
aw-value-per-capture = par capture
aw-value-may = facultatif
aw-value-must = automatique
aw-value-one-card-one-virtue = 1 point de Vertu
aw-value-one-card-whole-loss = toute la perte
aw-value-constantine = Constantin
aw-value-helena = Hélène
aw-value-normal = normale
aw-value-hard = difficile
aw-value-deck-empty = coûte toujours des points
aw-value-forced-end-only = seulement si elle a mis fin à la partie

## Les parties d'une partie

aw-phase-setup = Mise en place
aw-phase-picking = Premiers Bâtiments
aw-phase-sides = Canaille ou Révérend
aw-phase-playing = Tours
aw-phase-scoring = Décompte
aw-phase-over = Fin de la partie

aw-category-buildings = Bâtiments
aw-category-cathedral = Cathédrale
aw-category-virtue = Vertu
aw-category-debts = Dettes
aw-category-precious = Or et Marbre
aw-category-silver = Pièces
aw-category-prison = Prison
aw-category-guildhall = Maison des Guildes
aw-category-requests = Requêtes
aw-category-events = Événements

aw-counter-aw-buildings = Bâtiments construits
aw-counter-aw-marble = Marbre
aw-counter-aw-unpaid-debts = Dettes impayées
aw-counter-aw-cathedral-level = niveau de la Cathédrale
aw-counter-aw-virtue = Vertu
aw-counter-aw-captives = Ouvriers capturés

## Quantités

aw-amount-nothing = rien
aw-amount-clay =
    { $n ->
        [one] { $n } Argile
       *[other] { $n } Argiles
    }
aw-amount-wood = { $n } Bois
aw-amount-stone =
    { $n ->
        [one] { $n } Pierre
       *[other] { $n } Pierres
    }
aw-amount-gold = { $n } Or
aw-amount-marble =
    { $n ->
        [one] { $n } Marbre
       *[other] { $n } Marbres
    }
aw-amount-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
aw-amount-virtue =
    { $n ->
        [one] { $n } point de Vertu
       *[other] { $n } points de Vertu
    }
aw-amount-building-card =
    { $n ->
        [one] { $n } carte Bâtiment
       *[other] { $n } cartes Bâtiment
    }
aw-amount-card =
    { $n ->
        [one] { $n } carte Bâtiment
       *[other] { $n } cartes Bâtiment
    }
aw-amount-debt-paid =
    { $n ->
        [one] { $n } Dette payée
       *[other] { $n } Dettes payées
    }
aw-amount-debt-unpaid =
    { $n ->
        [one] { $n } Dette impayée
       *[other] { $n } Dettes impayées
    }
aw-amounts-2 = { $a } et { $b }
aw-amounts-3 = { $a }, { $b } et { $c }
aw-amounts-4 = { $a }, { $b }, { $c } et { $d }
aw-amounts-5 = { $a }, { $b }, { $c }, { $d } et { $e }
aw-amounts-6 = { $a }, { $b }, { $c }, { $d }, { $e } et { $f }

aw-skill-carpentry = Charpenterie
aw-skill-tiling = Tuilage
aw-skill-masonry = Maçonnerie

aw-baron-name = Baron
aw-black-market = Marché Noir

## Ce que l'on peut choisir

aw-done = C'est tout
aw-destroy = Détruire une Dette
aw-pay-instead = Payer
aw-take-the-debt = Prendre la Dette
aw-release = Libérer
aw-donate-now = Faire un Don
aw-place-at = { $location }
aw-place-mines-clay = { $location } : Argile
aw-place-mines-gold = { $location } : Or
aw-place-workshop-hire = { $location } : embaucher
aw-place-workshop-plans = { $location } : piocher des plans
aw-place-black-market-b-hire = { $location }, embaucher qui vous voulez
aw-place-black-market-b-plans = { $location }, voir des plans
aw-place-guildhall-construct = { $location } : construire
aw-place-guildhall-cathedral = { $location } : avancer sur la Cathédrale
aw-discard-apprentice = Défausser « { $card } »
aw-back-from = Depuis : { $location }
aw-back-board =
    { $whose ->
        [Baron] Depuis le Plateau Baron
       *[other] Depuis le plateau : { $whose }
    }
aw-capture-group =
    { $location } : { $whose ->
        [Baron] Ouvriers du Baron
       *[other]
            { $whose_you ->
                [yes] vos Ouvriers
               *[no] Ouvriers ({ $whose })
            }
    }
aw-trade-for = Contre { $gained }
aw-trade-goods = { $paid } contre { $gained }
aw-trade-card = { $card } : contre { $gained }
aw-trade-card-goods = { $card } : { $paid } contre { $gained }
aw-pay-goods = { $amount }
aw-guard-imprison = Emprisonner les Ouvriers que vous avez capturés
aw-guard-release = Libérer vos Ouvriers de la Prison
aw-guard-release-colour =
    { $whose_you ->
        [yes] Libérer vos Ouvriers de la Prison
       *[no] Libérer des Ouvriers de la Prison : { $whose }
    }
aw-guard-buy-back-silver = Racheter vos Ouvriers avec des Pièces
aw-guard-buy-back-debt = Racheter vos Ouvriers contre une Dette et 1 point de Vertu
aw-guard-pay-debt = Payer une Dette
aw-give-player = { $item } à { $to }
aw-give-request = { $item } à la Requête de niveau { $level }
aw-player = { $whose }
aw-remove-from = Depuis : { $location }

## Questions

aw-choose-character = Quel Personnage jouez-vous ?
aw-choose-side = Quel côté de votre carte montrez-vous : Canaille ou Révérend ?
aw-starting-apprentice = Avec quel Apprenti commencez-vous ?
aw-draft = Quelle carte Bâtiment gardez-vous ?
aw-keep-opening = Quelles 3 cartes Bâtiment gardez-vous ?
aw-discard-opening = Quelle carte Bâtiment défaussez-vous ?
aw-place =
    { $final ->
        [yes] Votre dernier tour : où placez-vous un Ouvrier ?
       *[no] Où placez-vous un Ouvrier ?
    }
aw-take-back =
    { $final ->
        [yes] Votre dernier tour, mais vous n'avez plus d'Ouvrier. D'où en reprenez-vous un ?
       *[no] Vous n'avez plus d'Ouvrier. D'où en reprenez-vous un ?
    }
aw-trade =
    Quel échange faites-vous ? { $left ->
        [one] Encore une action.
       *[other] { $left } actions.
    }
aw-hire = Qui embauchez-vous ?
aw-hire-any = Qui embauchez-vous ?
aw-make-room = Vous ne pouvez pas avoir plus d'Apprentis. Qui défaussez-vous ?
aw-capture =
    Qui capturez-vous ? { $left ->
        [one] Encore une capture
       *[other] { $left } captures
    }{ $price ->
        [0] { $left ->
            [one] , gratuite.
           *[other] , la prochaine est gratuite.
        }
        [one] , la prochaine coûte { $price } Pièce.
       *[other] , la prochaine coûte { $price } Pièces.
    }
aw-guard =
    Que faites-vous au Corps de Garde ? { $left ->
        [one] Encore une action.
       *[other] { $left } actions.
    }
aw-keep-plan = Quelle carte Bâtiment gardez-vous ?
aw-construct = Quel Bâtiment construisez-vous ?
aw-pay-building = Comment payez-vous le Bâtiment ?
aw-pay-cathedral = Comment payez-vous la Cathédrale ?
aw-cathedral-card = Quelle carte Bâtiment défaussez-vous pour la Cathédrale ?
aw-judith-cards = Combien de cartes Bâtiment défaussez-vous à la place de ressources ?
aw-judith-which = Quelles cartes Bâtiment défaussez-vous ?
aw-choose-effect = { $card } : quel effet choisissez-vous ?
aw-church = Détruisez-vous une de vos Dettes impayées ?
aw-library = Défaussez-vous une carte Bâtiment contre 2 Or ?
aw-tavern = Embauchez-vous quelqu'un gratuitement ?
aw-crane = Placez-vous un autre Ouvrier dans la Maison des Guildes ?
aw-graveyard = Quel Apprenti défaussez-vous ?
aw-hand-limit = Vous avez trop de cartes Bâtiment. Lesquelles défaussez-vous ?
aw-overflow = Votre Vertu dépasse 14. Détruisez-vous une Dette impayée ?
aw-hugo = Vous devriez prendre une Dette. Payez-vous plutôt { $silver } Pièces ?
aw-merovech =
    Vous perdriez { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } de Vertu. Quelles cartes Bâtiment défaussez-vous pour l'éviter ?
aw-reset-order = Dans quel ordre résolvez-vous vos capacités ?
aw-release-one = Libérez-vous un Ouvrier de la Prison ?
aw-release-some = Combien d'Ouvriers libérez-vous de la Prison ?
aw-virtue-order = Dans quel ordre vos Bâtiments changent-ils votre Vertu ?
aw-donate = Que donnez-vous, et à qui ?
aw-may-donate =
    Donnez-vous quelque chose ? { $left ->
        [one] Encore un Don.
       *[other] Jusqu'à { $left } Dons.
    }
aw-donate-card = Quelle carte Bâtiment donnez-vous ?
aw-group-virtue =
    Qui de vous perd { $n ->
        [one] { $n } point de Vertu ?
       *[other] { $n } points de Vertu ?
    }
aw-group-debt = Qui de vous prend une Dette ?
aw-group-prisoner = Qui de vous retire de la partie un Ouvrier en Prison ?
aw-group-worker = Qui de vous retire un Ouvrier de la partie ?
aw-group-levy = Qui de vous paie le tribut ?
aw-remove-worker = D'où retirez-vous un Ouvrier de la partie ?
aw-levy =
    { $silver ->
        [one] Payez-vous { $silver } Pièce, ou prenez-vous une Dette ?
       *[other] Payez-vous { $silver } Pièces, ou prenez-vous une Dette ?
    }

## Le récit : la mise en place

aw-character =
    { $you ->
        [yes] Vous jouez { $character }.
       *[no] { $player } joue { $character }.
    }
aw-side =
    { $you ->
        [yes] Vous posez votre carte : { $card }.
       *[no] { $player } pose sa carte : { $card }.
    }
aw-starts-with =
    { $you ->
        [yes] Vous commencez avec « { $card } ».
       *[no] { $player } commence avec « { $card } ».
    }
aw-begins =
    { $you ->
        [yes] Vous êtes premier joueur.
       *[no] { $player } est premier joueur.
    }

## Le récit : les tours

aw-places =
    { $you ->
        [yes] Vous placez un Ouvrier : { $location } ({ $n }).
       *[no] { $player } place un Ouvrier : { $location } ({ $n }).
    }
aw-gathers =
    { $you ->
        [yes] Vous récoltez { $amount } : { $location } ({ $n }).
       *[no] { $player } récolte { $amount } : { $location } ({ $n }).
    }
aw-gains =
    { $you ->
        [yes] Vous gagnez { $amount }.
       *[no] { $player } gagne { $amount }.
    }
aw-trades =
    { $you ->
        [yes] Vous échangez { $paid } contre { $gained }.
       *[no] { $player } échange { $paid } contre { $gained }.
    }
aw-hires =
    { $you ->
        [yes] Vous embauchez « { $card } »
       *[no] { $player } embauche « { $card } »
    }{ $paid ->
        [0] { "" }
        [one] { " " }pour { $paid } Pièce
       *[other] { " " }pour { $paid } Pièces
    }{ $coins ->
        [0] .
        [one] , avec la Pièce posée sur la carte.
       *[other] , avec les { $coins } Pièces posées sur la carte.
    }
aw-dismisses =
    { $you ->
        [yes] Vous défaussez « { $card } ».
       *[no] { $player } défausse « { $card } ».
    }
aw-refreshes = { $one } et { $other } quittent l'Atelier.
aw-draws =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $n ->
        [one] { $n } carte Bâtiment.
       *[other] { $n } cartes Bâtiment.
    }
aw-keeps-plan =
    { $you ->
        [yes] Vous gardez
       *[no] { $player } garde
    } une carte Bâtiment ; { $others ->
        [one] { $others } autre va sous la pioche.
       *[other] { $others } autres vont sous la pioche.
    }
aw-recalls =
    { $you ->
        [yes] Vous reprenez { $n } de vos Ouvriers : { $location }.
       *[no] { $player } reprend { $n } de ses Ouvriers : { $location }.
    }
aw-captures =
    { $you ->
        [yes] Vous capturez
       *[no] { $player } capture
    } { $whose_you ->
        [yes] { $n ->
            [one] un de vos Ouvriers
           *[other] { $n } de vos Ouvriers
        }
       *[no] { $n ->
            [one] { $n } Ouvrier
           *[other] { $n } Ouvriers
        } ({ $whose })
    } : { $location }.
aw-captures-baron =
    { $you ->
        [yes] Vous capturez
       *[no] { $player } capture
    } { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    } du Baron : { $location }.
aw-steals =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    } au Stand des Taxes et { $you ->
        [yes] perdez
       *[no] perd
    } { $virtue ->
        [one] { $virtue } point de Vertu.
       *[other] { $virtue } points de Vertu.
    }
aw-market =
    { $you ->
        [yes] Vous allez au { $location }
       *[no] { $player } va au { $location }
    }{ $paid ->
        [0] .
        [one] { " " }pour { $paid } Pièce.
       *[other] { " " }pour { $paid } Pièces.
    }
aw-imprisons =
    { $you ->
        [yes] Vous envoyez en Prison
       *[no] { $player } envoie en Prison
    } { $n ->
        [one] { $n } Ouvrier capturé
       *[other] { $n } Ouvriers capturés
    } pour { $silver ->
        [one] { $silver } Pièce.
       *[other] { $silver } Pièces.
    }
aw-releases =
    { $you ->
        [yes] Vous libérez
       *[no] { $player } libère
    } { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    } de la Prison.
aw-releases-others =
    { $you ->
        [yes] Vous libérez
       *[no] { $player } libère
    } de la Prison { $whose_you ->
        [yes] { $n ->
            [one] un de vos Ouvriers.
           *[other] { $n } de vos Ouvriers.
        }
       *[no] { $n ->
            [one] { $n } Ouvrier
           *[other] { $n } Ouvriers
        } ({ $whose }).
    }
aw-buys-back =
    { $n ->
        [one] { $n } Ouvrier revient
       *[other] { $n } Ouvriers reviennent
    } { $you ->
        [yes] chez vous.
       *[no] chez { $player }.
    }
aw-pays-debt =
    { $you ->
        [yes] Vous payez une Dette : { $paid } Pièces.
       *[no] { $player } paie une Dette : { $paid } Pièces.
    }
aw-takes-debt =
    { $you ->
        [yes] Vous prenez une Dette.
       *[no] { $player } prend une Dette.
    }
aw-destroys-debt =
    { $you ->
        [yes] Vous détruisez une Dette.
       *[no] { $player } détruit une Dette.
    }
aw-buys-off =
    { $you ->
        [yes] Vous payez { $n } Pièces au lieu de prendre une Dette.
       *[no] { $player } paie { $n } Pièces au lieu de prendre une Dette.
    }
aw-emma =
    { $you ->
        [yes] Vous gagnez 1 Pièce et 1 Argile pour la Dette.
       *[no] { $player } gagne 1 Pièce et 1 Argile pour la Dette.
    }
aw-guntram =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    } pour la Vertu gagnée.
aw-avoids =
    { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } { $cards ->
        [one] { $cards } carte Bâtiment
       *[other] { $cards } cartes Bâtiment
    } et { $you ->
        [yes] évitez
       *[no] évite
    } de perdre { $n ->
        [one] { $n } point de Vertu.
       *[other] { $n } points de Vertu.
    }
aw-apprentice-gives =
    { $you ->
        [yes] { $card } vous apporte { $amount }.
       *[no] { $card } apporte { $amount } à { $player }.
    }
aw-all-gain = Tous gagnent { $amount }.
aw-prisoners-virtue =
    { $you ->
        [yes] Vous avez { $n } Ouvriers en Prison et perdez 1 point de Vertu.
       *[no] { $player } a { $n } Ouvriers en Prison et perd 1 point de Vertu.
    }
aw-constructs =
    { $you ->
        [yes] Vous construisez « { $card } » ({ $vp } points).
       *[no] { $player } construit « { $card } » ({ $vp } points).
    }
aw-advances =
    { $you ->
        [yes] Vous avancez au niveau { $level } de la Cathédrale.
       *[no] { $player } avance au niveau { $level } de la Cathédrale.
    }
aw-reward = La Récompense : { $amount }.
aw-no-reward = Il n'y a plus de Récompense : 1 point de Vertu à la place.
aw-takes-back =
    { $you ->
        [yes] Vous reprenez un Ouvrier. { $whence }.
       *[no] { $player } reprend un Ouvrier. { $whence }.
    }
aw-no-worker =
    { $you ->
        [yes] Vous n'avez aucun Ouvrier à reprendre.
       *[no] { $player } n'a aucun Ouvrier à reprendre.
    }
aw-hand-limit-discards =
    { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } { $n ->
        [one] { $n } carte Bâtiment.
       *[other] { $n } cartes Bâtiment.
    }
aw-reset = Réinitialisation du Marché Noir : tous les Ouvriers présents vont en Prison.
aw-market-turns = Le Grand Marché donne maintenant { $amount }.
aw-end-triggered = La Maison des Guildes est pleine : chacun a encore un tour.
aw-end-virtue =
    { $you ->
        [yes] { $card } change votre Vertu de { $n }.
       *[no] { $card } change la Vertu ({ $player }) de { $n }.
    }
aw-ends = La partie est finie.

## Le récit : l'adversaire

aw-rival-scheme = { $player } révèle un Stratagème : { $scheme }.
aw-rival-recalls =
    { $player } reprend { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    } et mélange les Stratagèmes.
aw-rival-future = Un Stratagème futur est posé sur la pioche ({ $player }).
aw-rival-virtue = { $player } : Vertu { $virtue }.
aw-rival-imprisons =
    { $player } envoie en Prison { $n ->
        [one] { $n } Ouvrier capturé.
       *[other] { $n } Ouvriers capturés.
    }
aw-rival-steals =
    { $player } vide le Stand des Taxes : { $n ->
        [one] { $n } Pièce va
       *[other] { $n } Pièces vont
    } à la Réserve.

## Le récit : le Baron

aw-baron-turn = C'est au tour du Baron.
aw-intrigue = Carte Intrigue : { $card }.
aw-event = Événement : { $card }.
aw-request = Le Baron a une nouvelle exigence ({ $request }).
aw-no-event = Il n'y a plus d'Événement à révéler : la partie s'arrête aussitôt.
aw-baron-places = Le Baron place un Ouvrier : { $location } ({ $n }).
aw-baron-recalls =
    Le Baron reprend { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }.
aw-baron-no-worker = Le Baron n'a pas d'Ouvrier à placer.
aw-baron-captures =
    Le Baron capture { $whose_you ->
        [yes] { $n ->
            [one] un de vos Ouvriers
           *[other] { $n } de vos Ouvriers
        }
       *[no] { $n ->
            [one] { $n } Ouvrier
           *[other] { $n } Ouvriers
        } ({ $whose })
    } : { $location }.
aw-baron-imprisons =
    Le Baron envoie en Prison { $n ->
        [one] { $n } Ouvrier capturé.
       *[other] { $n } Ouvriers capturés.
    }
aw-future-discard = Une Intrigue future va à la défausse : { $card }.
aw-future-on-top = Une Intrigue future est posée face cachée sur la pioche.
aw-tax-check =
    Contrôle des Taxes : { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    } sur le Stand des Taxes.
aw-loses-virtue =
    { $you ->
        [yes] Vous perdez
       *[no] { $player } perd
    } { $n ->
        [one] { $n } point de Vertu.
       *[other] { $n } points de Vertu.
    }
aw-removes =
    { $you ->
        [yes] Un de vos Ouvriers quitte la partie : { $whence }.
       *[no] { $player } retire un Ouvrier de la partie : { $whence }.
    }
aw-removes-own =
    { $you ->
        [yes] Un Ouvrier quitte votre plateau et la partie.
       *[no] { $player } retire un Ouvrier de son plateau et de la partie.
    }
aw-pays-levy =
    { $you ->
        [yes] Vous payez
       *[no] { $player } paie
    } le tribut : { $n ->
        [one] { $n } Pièce.
       *[other] { $n } Pièces.
    }
aw-gives =
    { $you ->
        [yes] Vous donnez { $item } à { $to_you ->
            [yes] vous-même
           *[no] { $to }
        }.
       *[no] { $to_you ->
            [yes] { $player } vous donne { $item }.
           *[no] { $player } donne { $item } à { $to }.
        }
    }
aw-gives-request =
    { $you ->
        [yes] Vous donnez { $item } au Baron ({ $request }).
       *[no] { $player } donne { $item } au Baron ({ $request }).
    } { $left ->
        [0] La Requête est remplie.
        [one] Il en manque encore { $left }.
       *[other] Il en manque encore { $left }.
    }
aw-team-won = Ensemble vous avez { $total } points : le Baron est vaincu.
aw-team-lost = Ensemble vous avez { $total } points : le Baron gagne.

## Ce que font les cartes

aw-does-gain = Gagnez { $amount }.
aw-does-gain-all = Chaque joueur gagne { $amount }.
aw-does-gain-if = Avant le décompte, gagnez { $amount } si vous { $when }.
aw-does-gain-per = Gagnez { $amount } par groupe de { $per } parmi { $of }.
aw-does-lose = Avant le décompte, perdez { $amount }.
aw-does-lose-prisoners = Chaque joueur qui a 3 Ouvriers ou plus en Prison perd { $amount }.
aw-does-take-debt =
    { $n ->
        [one] Prenez { $n } Dette impayée.
       *[other] Prenez { $n } Dettes impayées.
    }
aw-does-destroy-debt = Vous pouvez détruire une Dette impayée.
aw-does-release-prison = Libérez tous vos Ouvriers de la Prison.
aw-does-release-boards = Reprenez tous vos Ouvriers des autres plateaux.
aw-does-capture =
    { $n ->
        [one] Faites { $n } capture gratuite.
       *[other] Faites jusqu'à { $n } captures gratuites.
    }
aw-does-hire-any = Vous pouvez embaucher gratuitement n'importe quel Apprenti face visible.
aw-does-exchange = Vous pouvez donner { $pay } contre { $gain }.
aw-does-choose = Au choix :
aw-does-extra-guildhall = Vous pouvez placer un autre Ouvrier dans la Maison des Guildes.
aw-does-discard-apprentice = Défaussez un de vos Apprentis.
aw-does-virtue-per =
    Avant le décompte, gagnez { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Vertu par groupe de { $per } parmi { $of }.
aw-does-vp-per =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à la fin par { $per ->
        [1] carte
       *[other] groupe de { $per }
    } parmi { $of }.
aw-does-vp-if =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à la fin si vous { $when }.
aw-does-debt-penalty =
    À la fin, chacune de vos Dettes impayées coûte { $delta ->
        [-1] 1 point de moins.
        [one] { $delta } point de plus.
       *[other] { $delta } points de plus.
    }
aw-does-trade = À l'Entrepôt du Roi : { $pay } contre { $gain }.
aw-does-donate = Jusqu'à { $n } Dons à chacune de vos actions au Marché Noir.
aw-does-donate-level = Des Dons jusqu'à votre niveau sur la Cathédrale à chacune de vos actions à la Maison des Guildes.

aw-condition-most-clay = avez plus d'Argile que tout autre joueur
aw-condition-most-wood = avez plus de Bois que tout autre joueur
aw-condition-most-stone = avez plus de Pierre que tout autre joueur
aw-condition-most-silver = avez plus de Pièces que tout autre joueur
aw-condition-most-cathedral = êtes plus haut que tout autre joueur sur la Cathédrale
aw-condition-no-unpaid-debts = n'avez aucune Dette impayée

aw-count-own-buildings = vos Bâtiments
aw-count-own-apprentices-carpentry = vos Apprentis avec Charpenterie
aw-count-own-apprentices-tiling = vos Apprentis avec Tuilage
aw-count-own-apprentices-masonry = vos Apprentis avec Maçonnerie
aw-count-captured-workers = les Ouvriers capturés sur votre plateau
aw-count-virtue = vos points de Vertu
aw-count-paid-debts = vos Dettes payées
aw-count-gold = votre Or
aw-count-marble = vos Marbres
aw-count-clay-wood-stone = vos Argiles, Bois et Pierres réunis

aw-on-gather = { $amount } de plus : { $location }.
aw-on-cathedral = { $amount } chaque fois que vous avancez sur la Cathédrale.
aw-on-debt-paid = { $amount } chaque fois que vous payez une Dette.
aw-on-reset = { $amount } à chaque Réinitialisation du Marché Noir.
aw-on-reset-if = { $amount } à chaque Réinitialisation du Marché Noir si aucun de vos Ouvriers n'est en Prison.
aw-on-reset-release-prisoners = À chaque Réinitialisation du Marché Noir, vous pouvez libérer jusqu'à { $n } de vos Ouvriers de la Prison.
aw-on-black-market = { $amount } à chacune de vos actions au Marché Noir.
aw-on-black-market-ignore-virtue-loss = Vos actions au Marché Noir ne coûtent pas de Vertu.
aw-on-tax-stand = { $amount } chaque fois que vous prenez les Pièces du Stand des Taxes.
aw-on-tax-stand-reduce-virtue-loss =
    Vous perdez { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Vertu de moins quand vous prenez les Pièces du Stand des Taxes.
aw-on-imprison = { $amount } chaque fois que vous emprisonnez au Corps de Garde.
aw-on-cost-town-centre =
    Vos captures à l'Hôtel de Ville coûtent { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    } de moins, jamais sur la Taxe.
aw-on-cost-black-market =
    Vos actions au Marché Noir coûtent { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    } de moins.
aw-on-count =
    Comptez { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    } de plus : { $location }.

aw-power-none = Le même départ pour tous.
aw-power-ignore-tax = Ignore { $n } Pièce de Taxe de chaque coût.
aw-power-draw-on-black-market = Pioche { $n } carte Bâtiment à chaque action au Marché Noir.
aw-power-no-discard-for-cathedral = Ne défausse pas de carte Bâtiment pour la Cathédrale.
aw-power-hire-discount = Paie { $silver } Pièce de moins pour embaucher à l'Atelier et peut avoir { $apprentices } Apprentis.
aw-power-gold-is-marble = Pour elle, l'Or et le Marbre sont une même ressource, mais pas pour les Dons.
aw-power-discount-wood-or-stone = Paie { $n } Bois ou Pierre de moins pour construire ou avancer.
aw-power-buy-off-debt = Peut payer { $silver } Pièces au lieu de prendre une Dette.
aw-power-draw-on-construct = Pioche { $n } carte Bâtiment après avoir construit.
aw-power-release-on-reset = Peut libérer { $n } Ouvrier de la Prison à chaque Réinitialisation du Marché Noir.
aw-power-silver-on-imprison = Gagne { $n } Pièces de plus en emprisonnant au Corps de Garde.
aw-power-gain-on-debt = Gagne { $amount } pour chaque Dette prise.
aw-power-silver-on-virtue = Gagne { $n } Pièce pour chaque point de Vertu gagné.
aw-power-card-for-resource = Peut défausser une carte Bâtiment à la place d'une ressource à payer, mais pas pour les Dons.
aw-power-card-for-virtue = Peut défausser des cartes Bâtiment pour ne pas perdre de Vertu ; limite de main { $hand }.

aw-does-rival-capture = Capturer un groupe pour chacun de ses Ouvriers présents.
aw-does-rival-guardhouse = Une étape au Corps de Garde.
aw-does-rival-steal-tax = La Taxe va à la Réserve : 1 Marbre, 2 points de Vertu perdus.
aw-does-rival-market = 1 Marbre, 1 point de Vertu perdu.
aw-does-rival-discard-column = Les Apprentis les plus à gauche sont défaussés.
aw-does-rival-construct = Avancer sur la Cathédrale où il y a de la place.

aw-does-baron-place = Ouvrier du Baron : { $location }.
aw-does-baron-place-upper = Ouvrier du Baron : { $location }, puis la section du haut.
aw-does-baron-place-lower = Ouvrier du Baron : { $location }, puis la section du bas.
aw-does-baron-reveal-request = Révélez la Requête suivante.
aw-does-baron-reveal-event = Révélez un Événement.
aw-does-baron-reveal-intrigue = Révélez une autre carte Intrigue.
aw-does-baron-future-to-discard = Une Intrigue future va à la défausse.
aw-does-baron-future-on-top = Une Intrigue future est posée sur la pioche.
aw-does-baron-tax-check = Avec 4 Pièces ou plus sur le Stand des Taxes, tous perdent 1 point de Vertu ; puis il est vidé.
aw-does-baron-lose-virtue =
    { $n ->
        [one] Tous perdent { $n } point de Vertu.
       *[other] Tous perdent { $n } points de Vertu.
    }
aw-does-baron-lose-virtue-one =
    { $n ->
        [one] L'un de vous perd { $n } point de Vertu.
       *[other] L'un de vous perd { $n } points de Vertu.
    }
aw-does-baron-take-debt = Tous prennent une Dette.
aw-does-baron-take-debt-one = L'un de vous prend une Dette.
aw-does-baron-remove-prisoner = Tous retirent de la partie un Ouvrier en Prison.
aw-does-baron-remove-worker = Tous retirent un Ouvrier de la partie.
aw-does-baron-reset = Une Réinitialisation du Marché Noir.
aw-does-baron-pay-or-debt =
    { $silver ->
        [one] Tous paient { $silver } Pièce ou prennent une Dette.
       *[other] Tous paient { $silver } Pièces ou prennent une Dette.
    }
aw-request-asks =
    { $amount } par joueur. Remplie : { $met ->
        [one] { $met } point
       *[other] { $met } points
    } chacun. Manquée : chacun perd { $failed } points.

## Pourquoi pas

aw-why-gold = L'Or demande { $n } Ouvriers dans les Mines.
aw-why-hire-silver = Embaucher coûte { $n } Pièces.
aw-why-hire-column =
    Trop loin : { $n ->
        [one] { $n } Pièce de plus devrait être posée
       *[other] { $n } Pièces de plus devraient être posées
    } sur les cartes qui précèdent.
aw-why-no-plans = Il n'y a plus de carte Bâtiment à piocher.
aw-why-capture-silver =
    Une capture coûte { $n ->
        [one] { $n } Pièce.
       *[other] { $n } Pièces.
    }
aw-why-capture-places =
    { $n ->
        [one] Toutes les captures d'un tour viennent d'un seul lieu.
       *[other] Les captures d'un tour viennent d'au plus { $n } lieux.
    }
aw-why-no-tax = Il n'y a pas de Pièce sur le Stand des Taxes.
aw-why-market-virtue = Avec une Vertu de 10 ou plus, on n'entre pas au Marché Noir.
aw-why-market-taken = Cette case est prise jusqu'à la prochaine Réinitialisation.
aw-why-market-silver =
    Cela coûte { $n ->
        [one] { $n } Pièce.
       *[other] { $n } Pièces.
    }
aw-why-guardhouse = Vous ne pouvez rien faire au Corps de Garde.
aw-why-no-captives = Vous n'avez capturé personne.
aw-why-no-prisoners = Il n'y a personne à libérer en Prison.
aw-why-none-elsewhere = Aucun de vos Ouvriers n'est sur un autre plateau.
aw-why-buy-back-silver = Racheter coûte { $n } Pièces.
aw-why-no-debt = Vous n'avez pas de Dette impayée.
aw-why-debt-silver = Payer une Dette coûte { $n } Pièces.
aw-why-nothing-to-build = Vous ne pouvez construire aucun de vos Bâtiments.
aw-why-no-hand = Vous n'avez pas de carte Bâtiment.
aw-why-skill = Aucun de vos Apprentis n'a cette compétence : { $skill }.
aw-why-goods =
    { $n ->
        [one] Il vous manque { $n } ressource.
       *[other] Il vous manque { $n } ressources.
    }
aw-why-cathedral-virtue = Avec une Vertu de 4 ou moins, on n'avance pas sur la Cathédrale.
aw-why-cathedral-top = Vous êtes au niveau le plus haut.
aw-why-cathedral-full = Le niveau { $level } de la Cathédrale est plein.
aw-why-cathedral-goods =
    { $n ->
        [one] Il vous manque { $n } ressource pour le niveau suivant.
       *[other] Il vous manque { $n } ressources pour le niveau suivant.
    }
aw-why-cathedral-card = Vous n'avez pas de carte Bâtiment à défausser.
aw-why-trade-goods = Vous n'avez pas les ressources pour cet échange.

## Why a move is advised: what it does

aw-because-buildings = rapproche d'un Bâtiment en main
aw-because-cathedral = fait avancer la Cathédrale, ou garde de quoi payer son prochain niveau
aw-because-virtue = garde la Vertu là où elle sert
aw-because-debts = laisse moins de Dettes impayées
aw-because-precious = garde de l'Or et du Marbre, qui rapportent
aw-because-silver = garde des Pièces, qui rapportent
aw-because-prison = laisse moins d'Ouvriers en Prison
aw-because-guildhall = remplit la Maison des Guildes
aw-because-requests = aide à satisfaire une Requête du Baron
aw-because-events = tient les Événements à distance
aw-because-goods = procure plus de marchandises, comme Bois et Pierre, pour bâtir
aw-because-workers = garde plus d'Ouvriers disponibles, ou davantage réunis en un lieu
aw-because-captives = capture des Ouvriers adverses
aw-because-apprentices = procure un Apprenti ou une compétence qui manquait
aw-because-rest = fait mieux fructifier les marchandises et les Ouvriers en réserve
