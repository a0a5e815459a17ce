"""Deals a match of Sixgun again, from its file alone and without Sixgun: python verify_deal.py match.jsonl [LINK]

One file, Python's standard library only, written from docs/fairness.md. It checks the chain of the log, the seals of
the house, the pledges and nonces of the players, prints the luck of every step, and deals the cards of Calaboose. LINK
is a link of the chain, or its beginning, that you noted while you played; without one nothing shows that the file is
the match that was played. It plays no game: moves, their words and results are for `sixgun replay --verify`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

MASK = 0xFFFFFFFF
MOST_BYTES, MOST_SEATS, SHORTEST_LINK = 64_000_000, 14, 8  # Calaboose has cards for 14
NAMES = ("Huckster", "Bandit", "Card Shark", "Cattle Rustler", "Gunslinger", "Bad Lawman", "Bad Whiskey", "Jail Break")
CALABOOSE = dict(zip(NAMES, (20, 19, 15, 10, 5, 2, 2, 1), strict=True))


class Wrong(Exception):
    """The file is not true; the sentence says why."""


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def need(true: bool, sentence: str) -> None:
    if not true:
        raise Wrong(sentence)


def shown(text: object) -> str:
    """A stranger's text for a terminal: short, and without signs that would steer it."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(text)[:300])


class Luck:
    """sfc32: four words of 32 bits."""

    def __init__(self, words: list[int]) -> None:
        self.a, self.b, self.c, self.count = words

    def bits(self) -> int:
        bits = (self.a + self.b + self.count) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + bits) & MASK
        self.count = (self.count + 1) & MASK
        return bits

    def pick(self, choices: int) -> int:
        fair = 2**32 // choices * choices
        while (bits := self.bits()) >= fair:
            pass
        return bits % choices


def events_of(text: str, noted: str) -> tuple[str, list[dict[str, Any]], int]:
    """The match's address, its events, each as it was chained, and how many of them the noted link speaks for."""
    need(not noted or len(noted) >= SHORTEST_LINK, f"A link has at least {SHORTEST_LINK} characters, not {len(noted)}.")
    header, *lines, closing = text.rstrip("\n").split("\n")  # other breaks are part of a text in a line
    match, link, links, events = json.loads(header)["match"], "", [], []
    need(json.loads(header)["format"] == 4, "This program reads format 4.")
    for number, line in enumerate(lines, start=1):
        entry, body = json.loads(line), line[line.index('"event":') + 8 : -1]
        link = sha256(f"{link}\n{match}\n{number}\n{entry['at']}\n{body}".encode())
        need(entry["chain"] == link and entry["seq"] == number, f"Event {number} does not fit the chain.")
        links.append(link)
        events.append(entry["event"])
    need(json.loads(closing) == {"events": len(events), "chain": link}, "The closing line does not fit.")
    known = next((number for number, each in enumerate(links, 1) if noted and each.startswith(noted)), 0)
    need(not noted or known > 0, "The link you noted is not in the chain.")
    return match, events, known


def chance_of(match: str, events: list[dict[str, Any]]) -> tuple[bytes, bytes]:
    """Secret and mixture of the deal, after every seal, pledge and nonce was checked."""
    secret, mixture, _, _ = settled(match, events)
    return secret, mixture


def settled(match: str, events: list[dict[str, Any]]) -> tuple[bytes, bytes, int, int]:
    """Also the event that fixed the pledges of the deal, and how many players' numbers are in it."""
    end = next((event for event in events if event["kind"] == "revealed"), {"earlier": [], "secret": ""})
    seats, most = events[0]["seats"], MOST_SEATS
    need(events[0]["kind"] == "opened", "The first event does not open a table.")
    if events[0].get("seed") is not None:
        kind = "a guided game" if events[0].get("lesson") else "a game whose player or house could choose the cards"
        raise Wrong(f"The cards were dealt from an open seed: this is {kind}, and there is no seal to check.")
    need(isinstance(seats, int) and 1 <= seats <= most, f"A table has 1 to {most} seats, not {shown(seats)}.")
    secrets = [bytes.fromhex(secret) for secret in (*end["earlier"], end["secret"])]
    number, used = 1, set[str]()
    pledges, nonces, frozen, frozen_at = [""] * seats, [""] * seats, False, 0
    for place, event in enumerate(events, start=1):
        kind = event["kind"]
        need(event.get("seat", 0) in range(-1, seats), f"Event {place} names seat {shown(event.get('seat'))}.")
        if kind == "restarted":
            need(frozen and event["round"] == number + 1, f"Event {place} begins a round without a reason.")
            number, pledges, nonces, frozen = event["round"], [""] * seats, [""] * seats, False
        if kind in ("opened", "restarted"):
            seal = sha256(b"sixgun commitment\n" + secrets[number - 1])  # a missing one is an IndexError
            need(seal == event["commitment"], f"The secret of round {number} is not the one committed to.")
        elif kind == "pledged":
            need(not frozen and event["pledge"] not in used, f"Event {place} is a pledge too late or made before.")
            used.add(event["pledge"])
            pledges[event["seat"]] = event["pledge"]
        elif kind == "left" and not frozen:
            pledges[event["seat"]] = ""
        elif kind == "frozen":
            need(event["pledges"] == pledges, "The list is not what the players pledged.")
            frozen, frozen_at = True, place
        elif kind == "mixed":
            fits = sha256(f"sixgun nonce\n{match}\n{event['nonce']}".encode()) == pledges[event["seat"]]
            need(frozen and fits, f"Event {place} shows a nonce that was not pledged.")
            nonces[event["seat"]] = event["nonce"]
        elif kind == "dealt":
            need(frozen and [*map(bool, nonces)] == [*map(bool, pledges)], "Dealt before every nonce was shown.")
            listed = "".join(f"{one or '-'} {other or '-'}\n" for one, other in zip(pledges, nonces, strict=True))
            mixture = hashlib.sha256(f"sixgun deal\n{match}\n{number}\n{listed}".encode()).digest()
            return secrets[number - 1], mixture, frozen_at, sum(map(bool, nonces))
    raise Wrong("The match was never dealt.")


def words_of(secret: bytes, mixture: bytes, step: int) -> list[int]:
    """The four words of luck that a step begins with; step 0 is the deal."""
    key = hmac.digest(secret, mixture + step.to_bytes(8, "big"), "sha256")
    return [int.from_bytes(key[at : at + 4], "big") for at in range(0, 16, 4)]


def calaboose(luck: Luck, opened: dict[str, Any]) -> tuple[int, list[list[str]]]:
    """The dealer, and the hands by seat."""
    seats, wish, deck = opened["seats"], opened["options"]["dealer"], dict(CALABOOSE)
    dealer = luck.pick(seats) if wish < 0 else wish
    hands: list[list[str]] = [[] for _ in range(seats)]
    for hand in hands:
        for _ in range(5):
            cards = [card for card, count in deck.items() for _ in range(count)]
            card = cards[luck.pick(len(cards))]
            deck[card] -= 1
            hand.append(card)
    return dealer, hands


def main(path: str, noted: str = "") -> None:
    size = Path(path).stat().st_size
    need(size <= MOST_BYTES, f"The file has {size:,} bytes; the log of a match has at most {MOST_BYTES:,}.")
    match, events, known = events_of(Path(path).read_text(encoding="utf-8"), noted)
    secret, mixture, frozen_at, numbers = settled(match, events)
    print(f"deal {' '.join(f'{word:08x}' for word in words_of(secret, mixture, 0))}")
    names = next(event["names"] for event in events if event["kind"] == "dealt")
    if events[0]["game"] == "calaboose" and events[0]["cards"] is None:
        dealer, hands = calaboose(Luck(words_of(secret, mixture, 0)), events[0])
        print(f"dealer {shown(names[dealer])}")
        for name, hand in zip(names, hands, strict=True):
            print(f"{shown(name)}: {', '.join(sorted(hand))}")
    step = 0  # of a move: one more than the moves that stand before it
    for event in events:
        step += {"played": 1, "undone": -1}.get(event["kind"], 0)
        if event["kind"] == "played":
            print(
                f"{step} {' '.join(f'{word:08x}' for word in words_of(secret, mixture, step))} {shown(event['words'])}"
            )
    print("Checked: the chain of the log; seals, pledges and nonces; that the luck above follows from them.")
    print("Not checked: moves, their words, and results.")
    if known:
        print(f"Up to event {known} of {len(events)} this is the log that you saw.")
    if not numbers:
        print("No player's number was mixed in, so the house could have chosen the cards.")
    elif known >= frozen_at:
        print("Fair: its luck was settled by seals and pledges before anybody knew it.")
    elif known:
        print(
            "That is from before the players' pledges were fixed, so it does not show that the luck is the one you saw."
        )
    if not known:
        print(
            "The file fits itself. Without a link that you noted, nothing shows that it is the match that was played."
        )


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("Usage: python verify_deal.py match.jsonl [LINK]")
    try:
        main(*sys.argv[1:])
    except (Wrong, OSError) as wrong:
        sys.exit(f"Not true: {shown(wrong)}")
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError, MemoryError) as wrong:
        sys.exit(f"Not true: this is no whole log of format 4 ({type(wrong).__name__}: {shown(wrong)}).")
