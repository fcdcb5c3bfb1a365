### The terminal of Viscounts.

vw-term-label = { $name }:
vw-term-legend = The signs
vw-term-sign-debt = Debt, unpaid
vw-term-sign-debt-paid = Debt, paid
vw-term-sign-deed = Deed, acquired
vw-term-sign-deed-approved = Deed, approved
vw-term-sign-virtue = Virtue
vw-term-sign-corruption = Corruption
vw-term-sign-any-good = a resource of your choice
vw-term-sign-vp = victory points
vw-term-sign-townsfolk = Townsfolk
vw-term-sign-worker = Worker
vw-term-sign-castle = Castle, by tier
vw-term-sign-manuscript = Manuscript
vw-term-sign-viscount = Viscount
vw-term-sign-baron = the Overlord and his Workers
vw-term-sign-workshop = Workshop
vw-term-sign-trading-post = Trading Post
vw-term-sign-guildhall = Guildhall
