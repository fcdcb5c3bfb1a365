### Il terminale di Visconti.

vw-term-label = { $name }:
vw-term-legend = I segni
vw-term-sign-debt = Debito, non pagato
vw-term-sign-debt-paid = Debito, pagato
vw-term-sign-deed = Atto di Proprietà, acquisito
vw-term-sign-deed-approved = Atto di Proprietà, approvato
vw-term-sign-virtue = Reputazione
vw-term-sign-corruption = Corruzione
vw-term-sign-any-good = una risorsa a tua scelta
vw-term-sign-vp = punti vittoria
vw-term-sign-townsfolk = Cittadino
vw-term-sign-worker = Lavoratore
vw-term-sign-castle = Castello, per livello
vw-term-sign-manuscript = Manoscritto
vw-term-sign-viscount = Visconte
vw-term-sign-baron = il Barone e i suoi Lavoratori
vw-term-sign-workshop = Bottega
vw-term-sign-trading-post = Emporio
vw-term-sign-guildhall = Sede della Gilda
