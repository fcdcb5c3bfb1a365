"""A seat moves to a second device: by its link, and by a passkey."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import Person
from tests.server.servers import Server, served

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A room under the one name at which browsers grant passkeys without TLS."""
    with served(tmp_path_factory.mktemp("house"), "--host", "localhost") as server:
        yield server


def authenticator(person: Person) -> tuple[CDPSession, str]:
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def sit_at_a_table(person: Person) -> None:
    person.open_table("me", "open", name="Anna")
    expect(person.page.locator("#seats")).to_contain_text("Anna")


def test_the_phone_goes_on_by_a_link_that_works_once(visit: Visit) -> None:
    anna, phone, thief = visit(), visit(PHONE), visit()
    sit_at_a_table(anna)
    anna.go("/me")
    anna.page.click("form[action='/me/device'] button")
    anna.page.click("#device-link-code summary")
    expect(anna.page.locator("#device-link-code .qr")).to_be_visible()
    link = anna.page.input_value("#device-link")
    phone.go(link)
    phone.page.click("main form button")
    expect(phone.page.locator("main")).to_contain_text("Spook Manor")
    thief.go(link)
    expect(thief.page.locator("main")).to_contain_text("has been used")
    thief.complaints.clear()  # the browser complains of the 404 that is meant


def test_a_passkey_brings_the_seat_back_where_nobody_is_known(visit: Visit, house: Server) -> None:
    address = house.address.replace("127.0.0.1", "localhost")
    anna, again = visit(address=address), visit(address=address)
    sit_at_a_table(anna)
    first, name = authenticator(anna)
    anna.go("/me")
    anna.page.click("[data-passkey=create] button")
    expect(anna.page.locator("main")).to_contain_text("Passkey of ")
    held: Any = first.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]
    assert len(held) == 1

    second, other = authenticator(again)  # the keychain follows its owner
    second.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": held[0]})
    again.go("/me")
    again.page.click("[data-passkey=get] button")
    expect(again.page).to_have_url(f"{address}/tables")
    expect(again.page.locator("main")).to_contain_text("Spook Manor")

    again.go("/me")  # and once it is removed it opens nothing
    again.page.click("form[action='/me/passkey/remove'] button")
    expect(again.page.locator("form[action='/me/passkey/remove']")).to_have_count(0)
    again.page.click("[data-passkey=get] button")
    expect(again.page.locator("#toast")).to_contain_text("was not taken")
    again.complaints.clear()
