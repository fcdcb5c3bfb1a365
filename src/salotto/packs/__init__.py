"""House packs: the owner of a box puts in what is printed, and plays with it at any table.

A pack overrides entries of one title's data by their ids. A title with a pack laid over its box is a title of
its own, `obsession@3fa9…`, whose id bears the digest of the pack: so it stands in every table, log and proof,
and nobody who finds a title by its id needs to know of packs. `pack` is what a pack is, `reading` how a
folder or a zip is read, `sheets` a spreadsheet, `writing` how both are written, `catalogue` what a title's
data consist of, `checking` all that is wrong with a pack, `trial` whether the rules can play with it,
`copies` the title with the pack laid over it, `known` the packs that this process knows.
"""
