"""What a server and its workers load: the process that test servers are forked from has loaded it once.

Loading takes longer than most tests do. A server that was forked is a process of its own all the same: it can
be asked to stop, watched and killed like any other. That the command itself starts one, the tests of the
pages' command lines show.
"""

from __future__ import annotations

import gc

from jinja2 import PackageLoader

import salotto.server.main
from salotto.server.page.render import environment
from salotto.server.tables import workshop
from salotto.words import LANGUAGES, words

__all__ = ["salotto", "workshop"]

for language in LANGUAGES:
    words(language)
for name in PackageLoader("salotto.server").list_templates():
    if name.endswith(".html"):
        environment().get_template(name)
for name in PackageLoader("salotto.titles.spook_manor").list_templates():
    environment().get_template(f"spook-manor/{name}")
gc.collect()
gc.freeze()
