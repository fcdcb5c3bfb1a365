### Le terminal de Vicomtes.

vw-term-label = { $name } :
vw-term-legend = Les signes
vw-term-sign-debt = Dette, impayée
vw-term-sign-debt-paid = Dette, payée
vw-term-sign-deed = Titre de Propriété, acquis
vw-term-sign-deed-approved = Titre de Propriété, approuvé
vw-term-sign-virtue = Vertu
vw-term-sign-corruption = Corruption
vw-term-sign-any-good = une ressource de votre choix
vw-term-sign-vp = points de victoire
vw-term-sign-townsfolk = Villageois
vw-term-sign-worker = Ouvrier
vw-term-sign-castle = Château, par niveau
vw-term-sign-manuscript = Manuscrit
vw-term-sign-viscount = Vicomte
vw-term-sign-baron = le Baron et ses Ouvriers
vw-term-sign-workshop = Atelier
vw-term-sign-trading-post = Comptoir
vw-term-sign-guildhall = Maison de guilde
