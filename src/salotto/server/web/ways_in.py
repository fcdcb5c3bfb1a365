"""How somebody comes to be themself on another device: a link that works once, and passkeys."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

import webauthn
from fastapi import APIRouter, HTTPException
from starlette.responses import HTMLResponse, JSONResponse, Response
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from salotto.server.page.addresses import address
from salotto.server.store import ways_in as store
from salotto.server.web.identity import Site, hashed, new_token, site_of
from salotto.server.web.my_pages import my_page
from salotto.server.web.shelf_pages import see_other
from salotto.server.web.visit import Visit, Visiting

ways_in = APIRouter(include_in_schema=False)
ROOM = "Salotto"


# Going on with another device


@ways_in.post("/me/device")
async def make_device_link(here: Visiting) -> HTMLResponse:
    """A link, and a code for the other device's camera: whoever opens it first is me there too."""
    await here.form()
    if not here.known:
        await here.keep()
    token = new_token()
    await store.give_pass(here.services.store, store.DEVICE, here.person.id, hashed(token))
    return await my_page(here, device_link=f"{here.base_url}/go-on/{token}")


@ways_in.get("/go-on/{token}")
async def ask_to_go_on(token: str, here: Visiting) -> HTMLResponse:
    """Somebody opened such a link: ask first, so that a preview in a messenger does not use it up."""
    id = await store.about_pass(here.services.store, store.DEVICE, hashed(token))
    person = await here.services.store.person(id) if id else None
    if person is None:
        raise HTTPException(404, "room-error-no-device-link")
    return here.page("become.html", person=person, action=f"/go-on/{token}")


@ways_in.post("/go-on/{token}")
async def go_on(token: str, here: Visiting) -> Response:
    """Be here who one was there."""
    await here.form()
    id = await store.use_pass(here.services.store, store.DEVICE, hashed(token))
    person = await here.services.store.person(id) if id else None
    if person is None:
        raise HTTPException(404, "room-error-no-device-link")
    here.person, here.known = person, True
    return here.remember(see_other("/tables"))


# Passkeys


NOT_IN_ORDER = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, EOFError)
"""What is raised for an answer that is malformed or does not fit."""


class BadPasskey(HTTPException):
    """An answer that no passkey of ours gave to a question of ours."""

    def __init__(self) -> None:
        super().__init__(400, "room-error-passkey")


def _site(here: Visit) -> Site:
    site = site_of(here.base_url)
    if site is None:
        raise HTTPException(409, "room-error-no-passkeys-here")
    return site


@ways_in.post("/me/passkey/new")
async def ask_for_passkey(here: Visiting) -> JSONResponse:
    """What the browser needs to make a passkey for me."""
    await here.form()
    site = _site(here)
    if not here.known:
        await here.keep()
    held = await store.passkeys_of(here.services.store, here.person.id)
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=ROOM,
        user_id=here.person.id.encode(),
        user_name=here.person.name or here.t("room-nameless"),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in held],
    )
    await _remember(here, store.NEW_PASSKEY, options.challenge)
    return here.remember(JSONResponse(options_to_json_dict(options)))


@ways_in.post("/me/passkey")
async def add_passkey(here: Visiting) -> JSONResponse:
    """The passkey that the browser has made."""
    answer, site = await _answer(here), _site(here)
    if await store.use_pass(here.services.store, store.NEW_PASSKEY, answer.asked) != here.person.id:
        raise BadPasskey
    try:
        made = webauthn.verify_registration_response(
            credential=answer.credential,
            expected_challenge=answer.challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except NOT_IN_ORDER as error:
        raise BadPasskey from error
    id = bytes_to_base64url(made.credential_id)
    found = store.Passkey(id, here.person.id, made.credential_public_key, made.sign_count, time.time())
    if not await store.add_passkey(here.services.store, found):
        raise BadPasskey
    return JSONResponse({"to": address("/me")})


@ways_in.post("/me/passkey/remove")
async def remove_passkey(here: Visiting) -> Response:
    """A passkey of mine opens nothing any more."""
    form = await here.form()
    await store.remove_passkey(here.services.store, here.person.id, str(form.get("id", "")))
    return see_other("/me")


@ways_in.post("/passkey/ask")
async def ask_who(here: Visiting) -> JSONResponse:
    """What the browser needs to ask for any passkey of this room."""
    await here.form()
    options = webauthn.generate_authentication_options(rp_id=_site(here).name)
    await _remember(here, store.PASSKEY, options.challenge)
    return here.remember(JSONResponse(options_to_json_dict(options)))


@ways_in.post("/passkey")
async def come_back(here: Visiting) -> Response:
    """Be here who the passkey is for."""
    answer, site = await _answer(here), _site(here)
    known = await store.passkey(here.services.store, str(answer.credential.get("id", "")))
    if await store.use_pass(here.services.store, store.PASSKEY, answer.asked) is None or known is None:
        raise BadPasskey
    try:
        used = webauthn.verify_authentication_response(
            credential=answer.credential,
            expected_challenge=answer.challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.uses,
        )
    except NOT_IN_ORDER as error:
        raise BadPasskey from error
    person = await here.services.store.person(known.person)
    if person is None:
        raise BadPasskey
    await store.count_use(here.services.store, known.id, used.new_sign_count)
    here.person, here.known = person, True
    return here.remember(JSONResponse({"to": address("/tables")}))


async def _remember(here: Visit, kind: str, challenge: bytes) -> None:
    """We shall believe one answer to this question."""
    asked = hashed(bytes_to_base64url(challenge))
    await store.give_pass(here.services.store, kind, here.person.id, asked)


class Answer(NamedTuple):
    """What the browser says: the credential, which question it answers, and under which hash that is kept."""

    credential: dict[str, Any]
    challenge: bytes
    asked: str


async def _answer(here: Visit) -> Answer:
    form = await here.form()
    try:
        credential = json.loads(str(form.get("answer", "")))
        said = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    except (*NOT_IN_ORDER, RecursionError) as error:
        raise BadPasskey from error
    return Answer(credential, said.challenge, hashed(bytes_to_base64url(said.challenge)))
