### Paladins of the West Kingdom, in British English. Names of cards, actions and workers come from the data files.

## The title on the shelf

pw-title-name = Paladins of the West Kingdom
pw-title-about = Defend the West Kingdom for seven rounds: pick a Paladin, hire Workers of many colours, and let Strength, Faith and Influence feed each other. Mind the Inquisition.

pw-mode-competitive = Against each other
pw-mode-competitive-about = Seven rounds; the most victory points win.
pw-mode-solo = Against the Rival
pw-mode-solo-about = Alone against an automatic opponent whom Scheme cards drive.
pw-mode-coop = Together against the Overlord
pw-mode-coop-about = All win or lose together: meet the Threats, keep your Honour, and reach 70 victory points each.

pw-option-difficulty = Difficulty of the Rival
pw-option-difficulty-about = How many Workshops the Rival begins with.
pw-option-variant = Difficulty of the scenario
pw-option-variant-about = Hard has three more Overlord Threats; in the impossible one they grow every round.
pw-option-starting-townsfolk = Starting Townsfolk
pw-option-starting-townsfolk-about = By chance, or chosen in turn order.
pw-option-extra-townsfolk = Extra Townsfolk
pw-option-extra-townsfolk-about = Shuffle the Nobles and Swindlers of Tomesaga into the Townsfolk.
pw-option-campaign-chapter = Chapter of a campaign
pw-option-campaign-chapter-about = The second game of a Tomesaga campaign.

pw-value-easy = easy
pw-value-standard = standard
pw-value-hard = hard
pw-value-normal = normal
pw-value-impossible = impossible
pw-value-random = by chance
pw-value-choose = by choice

pw-rival-name = The Rival
pw-team-total = Together you have { $total } victory points of the { $target } you needed.

## The phases of a round

pw-phase-setup = Set-up
pw-phase-kings-cards = King's cards
pw-phase-paladins = Paladins
pw-phase-tavern = Tavern
pw-phase-actions = Actions
pw-phase-end-of-round = End of the round
pw-phase-over = Final scoring

pw-category-baron-workers = Overlord Workers left

pw-counter-map-pieces = Monks and Outposts on the map
pw-counter-walls-jars = Walls and Jars
pw-counter-outsiders = Outsiders attacked and converted
pw-counter-workshops = Workshops developed
pw-counter-crew = Townsfolk in the crew
pw-counter-suspicion = Suspicion held

## Amounts and effects

pw-amount =
    { $what ->
        [silver] { $n } Silver
        [provision]
            { $n ->
                [one] 1 Provision
               *[other] { $n } Provisions
            }
        [tax] { $n } Silver from the Tax supply
        [strength] { $n } Strength
        [faith] { $n } Faith
        [influence] { $n } Influence
        [honour] { $n } Honour
        [labourer]
            { $n ->
                [one] 1 Labourer
               *[other] { $n } Labourers
            }
        [scout]
            { $n ->
                [one] 1 Scout
               *[other] { $n } Scouts
            }
        [merchant]
            { $n ->
                [one] 1 Merchant
               *[other] { $n } Merchants
            }
        [fighter]
            { $n ->
                [one] 1 Fighter
               *[other] { $n } Fighters
            }
        [cleric]
            { $n ->
                [one] 1 Cleric
               *[other] { $n } Clerics
            }
        [criminal]
            { $n ->
                [one] 1 Criminal
               *[other] { $n } Criminals
            }
        [workshop]
            { $n ->
                [one] the right-most Workshop of the row
               *[other] the { $n } right-most Workshops of the row
            }
        [suspicion] { $n } Suspicion
       *[debt]
            { $n ->
                [one] 1 Debt
               *[other] { $n } Debts
            }
    }

pw-does-gain = gain { pw-amount }
pw-does-lose = lose { pw-amount }
pw-does-remove-suspicion = remove { $n } Suspicion
pw-does-pay-debt =
    pay { $n ->
        [one] 1 Debt
       *[other] { $n } Debts
    }
pw-does-destroy-debt =
    destroy { $n ->
        [one] 1 unpaid Debt
       *[other] { $n } unpaid Debts
    }
pw-does-free-recruit = Free Recruit
pw-does-free-develop = develop without Workers and Silver
pw-does-pray = clear one action space
pw-does-lose-worker =
    lose { $n ->
        [one] 1 kept Worker
       *[other] { $n } kept Workers
    }
pw-does-lose-workshop =
    lose { $n ->
        [one] the right-most Workshop of the row
       *[other] the { $n } right-most Workshops of the row
    }
pw-does-on-action = After each { $action } this round: { $reward }
pw-does-waive-cost =
    { $action } costs no { $what ->
        [provision] Provisions
       *[silver] Silver
    } this round
pw-does-discount =
    { $action } costs { $n } { $what ->
        [provision]
            { $n ->
                [one] Provision
               *[other] Provisions
            }
       *[silver] Silver
    } less this round
pw-does-choose = either { $one } or { $other }
pw-does-or = { $one } or { $other }
pw-does-both = { $one }, { $other }

## Names of things

pw-worker-any = any Worker
pw-workers-1 = { $a }
pw-workers-2 = { $a } and { $b }
pw-workers-3 = { $a }, { $b } and { $c }
pw-workers-4 = { $a }, { $b }, { $c } and { $d }
pw-wall =
    Wall ({ $reward }{ $vp ->
        [0] { "" }
       *[other] , { $vp } VP
    })
pw-space = Region { $region }: { $reward }
pw-workshop-place = { $action } (space of { $worker })
pw-by-debt = { $card } for a Debt
pw-clear-space = Clear { $action }
pw-pass = Pass
pw-pay-silver = Pay, and gain no Debt
pw-move-recruit-1 = Recruit with 1 Worker (discard)
pw-move-recruit-2 = Recruit with 2 Workers (into the crew)
pw-move-hunt-1 = Hunt with 1 Worker
pw-move-hunt-2 = Hunt with 2 Workers
pw-move-trade-1 = Trade with 1 Worker
pw-move-trade-2 = Trade with 2 Workers
pw-move-gain-honour = Gain Honour
pw-move-rest = Rest

## Questions

pw-draft-townsfolk = Which Townsfolk joins your crew?
pw-choose-starting = Which Starting Townsfolk do you take?
pw-choose-paladin = Which Paladin serves you this round?
pw-paladin-on-top = { $used } serves you. Which Paladin goes on top of your pile? The other goes to the bottom.
pw-choose-tavern = Which Tavern card do you take?
pw-act = Take an action, or pass.
pw-choose-workers = { $action }: which Workers do you place?
pw-choose-space = Where on the map do you use { $action }?
pw-choose-absolve = Which absolve space does the Jar go to?
pw-choose-attack = Which Outsider do you attack?
pw-choose-convert = Which Outsider do you convert?
pw-choose-townsfolk = { $action }: which Townsfolk?
pw-choose-workshop = Where does the Workshop go?
pw-choose-clear = Which action space do you clear?
pw-choose-reward = What do you take?
pw-inquisition-order = Inquisition: which of your cards acts first?
pw-free-recruit = Free Recruit: which Townsfolk joins your crew?
pw-free-pray = Which action space do you clear?
pw-for-whom = Who gets the effect of { $action }?
pw-keep-workers = Which three Workers do you keep?
pw-choose-penalty = What do you suffer from { $threat }?
pw-lose-which-worker = Which Worker do you lose?
pw-avoid-debt = You would gain a Debt. Do you pay { $silver } Silver instead?

## Why not

pw-why-used = Workers lie on this space already.
pw-why-workers = You are short of Workers: { $missing }.
pw-why-cost = It costs { $price }; you have { $have }.
pw-why-limit = You have done this { $limit } times, as often as a game allows.
pw-why-no-workshop = There is no Workshop left in the row.
pw-why-no-townsfolk = No Townsfolk lies in the row.
pw-why-townsfolk-price = You cannot pay the price in Silver.
pw-why-no-debt = You cannot take a Debt for it: the Debt pile is empty, or your Paladin has waived the price.
pw-why-nothing-to-clear = No other action space holds a Worker.
pw-why-no-space = No free space is in reach with { $attribute } { $have }.
pw-why-need = It needs { $attribute } { $need }; you have { $have }.
pw-why-no-wall = The Wall pile is empty.
pw-why-no-outsider = No Outsider lies in the row.
pw-why-attack-silver = The missing Strength costs { $silver } Silver; you have { $have }.
pw-why-favour-used = Workers lie on this Favour already.
pw-why-space-taken = A piece stands here already.
pw-why-flag = The flag asks for { $attribute } { $need }; you have { $have }.
pw-why-covered = A Workshop lies here already.
pw-why-empty = No Worker lies here.
pw-why-own-space = Pray cannot clear its own space.
pw-why-jar-taken = A Jar stands here already.
pw-why-favour-honour =
    { $honour ->
        [one] 1 Worker lies
       *[other] { $honour } Workers lie
    } on this Favour: using it again costs { $honour } Honour; you have { $have }.
pw-why-order-done = This Order is completed.
pw-why-order-need = This Order needs { $needs }.
pw-why-cannot-receive =
    { $action ->
        [develop] No Workshop is left in the row of this player.
       *[pray] No action space of this player holds a Worker.
    }
pw-why-penalty-empty = You have nothing of this to lose.

## Why a move is advised: what it does

pw-because-kings-orders = gets nearer to a King's Order
pw-because-attributes = raises Strength, Faith or Influence
pw-because-develops = develops a Workshop
pw-because-debts = leaves fewer Debts unpaid
pw-because-goods = keeps more Silver and Provisions
pw-because-commissions = commissions a Monk
pw-because-fortifies = builds a Wall
pw-because-garrisons = garrisons an Outpost
pw-because-absolves = absolves with a Jar
pw-because-converts = converts an Outsider
pw-because-baron-workers = drives back the Workers of the Baron
pw-because-workers = leaves more Workers for later
pw-because-workshops = has a Workshop that saves Workers
pw-because-crew = makes more of the Townsfolk on the board
pw-because-suspicion = keeps Suspicion low for the next Inquisition
pw-because-plan = leaves the Workers a better action for a coming turn
pw-because-threats = averts a Threat of the Overlord
pw-because-rest = makes more of the Workers and attributes that are there
