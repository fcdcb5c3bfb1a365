### What is printed on the cards of Paladins, in words.

pw-when-action = After each { $action }: { $reward }
pw-when-inquisition =
    At each Inquisition{ $condition ->
        [suspected] {" "}with 2 or more Suspicion
        [unsuspected] {" "}without Suspicion
       *[always] { "" }
    }: { $reward }
pw-when-debt-paid = Whenever a Debt of yours is paid: { $reward }
pw-when-debt-gained = Whenever you gain a Debt: { $reward }
pw-when-kings-favour = After each King's Favour: { $reward }
pw-card-joining = When recruited: { $reward }
pw-card-discarded = Discarded instead: { $reward }
pw-card-attacked = Attacked: { $reward }
pw-card-converted = Converted: { $reward }
pw-card-built = When built: { $reward }
pw-card-vp = { $vp } VP at the end
pw-card-tax = Tax { $tax }
pw-card-order = { $action }: at least { $n } times
pw-card-needs = Needs { $one } and { $other }
pw-card-workers = { $workers }: { $reward }
pw-card-workers-and-cost = { $workers } and { $cost }: { $reward }
pw-card-invaders = Take enough Outsiders together in each round.
pw-card-kings-threat = Every King's Order needs { $more } more of each attribute.
pw-card-threat = Each { $action } removes 1 Overlord Worker.
pw-card-penalty = Otherwise every player: { $reward }
pw-card-penalty-or = or { $reward }
pw-card-honour = 1 Honour after each { $action }
pw-card-tile = Gain Honour, with { $workers }: { $reward }
pw-card-softens = Converted, at the end: every unpaid Debt costs { $vp } VP less
pw-card-scores =
    Converted, at the end: { $base ->
        [0] { "" }
       *[other] { $base } VP and{" "}
    }{ $vp } VP for every { $per ->
        [one] { "" }
       *[other] { $per }{" "}
    }{ $count ->
        [commissions] Monks on the map
        [garrisons] Outposts on the map
        [develops] Workshops developed
        [townsfolk] Townsfolk in the crew
        [walls] Walls
        [jars] Jars
        [strength] Strength
        [faith] Faith
        [influence] Influence
        [attacked_saracen] Saracen attacked
        [attacked_viking] Viking attacked
        [attacked_byzantine] Byzantine attacked
        [kings_orders_completed] King's Order completed
        [mercenaries_converted] Mercenary converted
        [debts_paid] paid Debt
       *[suspicion] Suspicion
    }

## What the Tomes of a campaign give

pw-advantage-architects-buildings = Each Develop costs you 1 Silver less.
pw-advantage-architects-marble = At the start: 2 Silver and 2 Provisions.
pw-advantage-architects-debts = Instead of each Debt you may pay 2 Silver.
pw-advantage-architects-cathedral = At the start: 1 Faith.
pw-advantage-architects-virtue = Each Pray costs you 1 Silver less.
pw-advantage-architects-captives = At the start: 1 Fighter and 1 Scout.
