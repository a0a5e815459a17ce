"""A result of BANG! entered by hand: what is asked, and which answers cannot have happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sixgun.engine.seats import Seat
from sixgun.engine.words import listed, plural

from ..errors import BadResult
from .answers import answers
from .bang_dollars import DOLLARS, DUELLISTS
from .bang_fees import check_spent
from .contract import Question, Result, Settings

FEWEST, MOST = 4, 7  # BNG-T14
ROLES = {  # BNG-02
    4: {"Sheriff": 1, "Renegade": 1, "Outlaw": 2, "Deputy": 0},
    5: {"Sheriff": 1, "Renegade": 1, "Outlaw": 2, "Deputy": 1},
    6: {"Sheriff": 1, "Renegade": 1, "Outlaw": 3, "Deputy": 1},
    7: {"Sheriff": 1, "Renegade": 1, "Outlaw": 3, "Deputy": 2},
}
NOBODY = "nobody"
NO_WINNER = ("turn_limit", "capped")  # how a game without a winner ends (BNG-R64)
SIDE_OF = {"law": ("Sheriff", "Deputy"), "outlaws": ("Outlaw",), "renegade": ("Renegade",)}

_ROLE = Question(
    name="roles", words="Role", column="role", kind="choice", choices=("Sheriff", "Deputy", "Outlaw", "Renegade")
)
_SURVIVED = Question(name="survived", words="Alive at the end", short="alive", kind="flag")
_WINNER = Question(
    name="ending",
    words="Who won",
    column="winner",
    kind="choice",
    choices=("law", "outlaws", "renegade", NOBODY),
    each_seat=False,
    needed=False,  # roles and survivors tell, but where nobody won
)
_DUEL = Question(
    name="final_duel",
    words="Final duel: at last only the Sheriff and the Renegade were alive, and the Renegade fell",
    short="Last two were Sheriff and Renegade",
    kind="flag",
    each_seat=False,
    needed=False,
)
_KILLED_SHERIFF = Question(
    name="killed_sheriff",
    words="Deputy who eliminated the Sheriff",
    short="Sheriff out by a Deputy",
    kind="flag",
    needed=False,
)
_TURNS = Question(name="turns_played", words="Turns played", column="turns", kind="amount", needed=False)
_KILLS = Question(name="outlaws_killed", words="Outlaws killed in person", short="kills", kind="amount", needed=False)
_SPENT = Question(
    name="spent", words="Paid before the game for character and kept cards", short="paid", kind="amount", needed=False
)
_TOLD = (
    _KILLS,
    _SPENT,
    Question(name="cash", words="Cash rewards", kind="amount", needed=False),
    Question(name="eliminated_by", words="Seat that eliminated this one", kind="amount", needed=False),
)
_WON = Question(name="won", words="Won the one-on-one game", kind="flag")


def questions(seats: int, settings: Settings) -> list[Question]:
    """What is asked at a table; of two players, only who won (BNG-T33)."""
    if seats == DUELLISTS:
        return [_WON]
    asked = [replace(_ROLE, dealt=ROLES.get(seats, {})), _SURVIVED, _WINNER, _DUEL, _KILLED_SHERIFF, _TURNS]
    if settings["cash_rewards"]:
        asked.append(_KILLS)
    if settings["experience"] or settings["enlistment"]:
        asked.append(_SPENT)
    return asked


def check(entered: Mapping[str, Any], seats: int, settings: Settings) -> dict[str, Any]:
    """A complete result, of a played game or entered by hand; BadResult for one that cannot have happened."""
    if seats == DUELLISTS:
        return _checked_duel(entered)
    if not FEWEST <= seats <= MOST:
        raise BadResult(f"A tournament table of BANG! has {FEWEST} to {MOST} players, not {seats} (BNG-T14).")
    winner = NOBODY if entered.get("ending") in NO_WINNER else entered.get("ending")
    said = answers(questions(seats, settings), {**entered, "ending": winner}, seats)
    _check_told(entered, seats)
    roles, survived = said["roles"], said["survived"]
    _check_roles(roles)
    ending = _ending(roles, survived, said["ending"])
    complete = {**entered, **said}
    complete["final_duel"] = _final_duel(ending, survived, said["final_duel"])
    if ending == NOBODY:
        ending = entered["ending"] if entered.get("ending") in NO_WINNER else NO_WINNER[0]
    complete["ending"] = ending
    complete["won"] = [role in SIDE_OF.get(ending, ()) for role in roles]  # BNG-124
    complete["victories"] = [role if won else None for role, won in zip(roles, complete["won"], strict=True)]
    complete["eliminated_by"] = _eliminated_by(complete, said["killed_sheriff"])
    _check_turns(said["turns_played"])
    complete["cash"] = _cash(entered, said.get("outlaws_killed"), roles, survived, settings)
    complete["spent"] = check_spent(entered, seats, settings)
    complete["scores"] = [int(won) for won in complete["won"]]
    complete["winners"] = [seat for seat in range(seats) if complete["won"][seat]]
    return complete


def _check_told(entered: Mapping[str, Any], seats: int) -> None:
    """What a played game tells beside the questions: as many amounts as seats, and killers who sit at the table."""
    told = answers(_TOLD, entered, seats)
    for seat, killer in enumerate(told["eliminated_by"] or ()):
        if killer is not None and killer >= seats:
            sentence = f"Seat {killer + 1} cannot have eliminated anybody: there are {seats} seats."
            raise BadResult(sentence, question="eliminated_by", seat=seat)


def _checked_duel(entered: Mapping[str, Any]) -> dict[str, Any]:
    """BNG-T33, BNG-R68. A one-on-one game for a tie: one winner, or nobody, and then lots decide."""
    won = answers([_WON], entered, DUELLISTS)["won"]
    if all(won):
        raise BadResult("A one-on-one game has one winner, not two.", question="won")
    winners = [seat for seat in range(DUELLISTS) if won[seat]]
    scores = [int(each) for each in won]
    return {"survived": won, **entered, "won": won, "winners": winners, "scores": scores}


def _check_roles(roles: Sequence[str]) -> None:
    """BNG-02. Every table size has its roles."""
    given, right = Counter(roles), ROLES[len(roles)]
    wrong = [role for role in right if given[role] != right[role]]
    if wrong:
        expected = listed(plural(count, role) if count else f"no {role}" for role, count in right.items())
        found = listed(plural(given[role], role) if given[role] else f"no {role}" for role in wrong)
        raise BadResult(f"{len(roles)} players are {expected}; here there is {found} (BNG-02).", question="roles")


def _ending(roles: Sequence[str], survived: Sequence[bool], claimed: str | None) -> str:
    """BNG-121 to BNG-123. Who won, from who is alive; refused when somebody says otherwise."""
    alive = Counter(role for role, lives in zip(roles, survived, strict=True) if lives)
    if not alive:
        raise BadResult("Somebody is alive at the end of every game; here nobody is.", question="survived")
    foes = alive["Outlaw"] + alive["Renegade"]
    if alive["Sheriff"]:
        return _while_the_sheriff_lives(alive, foes, claimed)
    if not foes:
        raise BadResult(
            "With every Outlaw and the Renegade dead the Law has won before the Sheriff could fall (BNG-121).",
            question="survived",
        )
    if claimed in ("law", NOBODY):
        who = "Law cannot win" if claimed == "law" else "The game does not end without a winner"
        raise BadResult(f"{who} when the Sheriff is dead (BNG-123).", question="ending")
    alone = alive == Counter(Renegade=1)
    if claimed == "renegade" and not alone:
        raise BadResult("The Renegade wins only as the last one alive (BNG-122).", question="ending")
    if claimed == "outlaws" and alone:
        raise BadResult("The Renegade is the last one alive and wins, not the Outlaws (BNG-122).", question="ending")
    return "renegade" if alone else "outlaws"


def _while_the_sheriff_lives(alive: Counter[str], foes: int, claimed: str | None) -> str:
    """BNG-121, BNG-125. Law wins when every foe is dead; until then nobody has won."""
    if claimed == "outlaws":
        raise BadResult("Outlaws cannot win while the Sheriff is alive (BNG-123).", question="ending")
    if claimed == "renegade":
        raise BadResult("The Renegade cannot win while the Sheriff is alive (BNG-122).", question="ending")
    living = listed(plural(alive[role], role) for role in ("Outlaw", "Renegade") if alive[role])
    if foes and claimed == "law":
        raise BadResult(f"Law cannot win with {living} alive (BNG-121).", question="ending")
    if foes and claimed is None:
        raise BadResult(
            f"The Sheriff and {living} are alive, so nobody has won: say that the winner is nobody, or mark who died.",
            question="ending",
        )
    if not foes and claimed == NOBODY:
        raise BadResult("Law has won: the Sheriff is alive, Outlaws and Renegade are dead.", question="ending")
    return "law" if not foes else NOBODY


def _final_duel(ending: str, survived: Sequence[bool], claimed: bool | None) -> bool:
    """BNG-T10. Only the Sheriff is left when Law wins; then it has to be said whether the Renegade fell last."""
    possible = ending == "law" and sum(survived) == 1
    if claimed and not possible:
        raise BadResult(
            "A final duel counts only if the Sheriff wins it and nobody else is alive; leave it out here (BNG-T10).",
            question="final_duel",
        )
    if possible and claimed is None:
        raise BadResult(
            "Only the Sheriff is alive: say whether the Renegade was the last to fall, in a final duel (BNG-T10).",
            question="final_duel",
        )
    return bool(claimed)


def _eliminated_by(result: Result, killed_sheriff: Sequence[bool | None] | None) -> list[Seat | None]:
    """BNG-T11, BNG-T12. Who eliminated whom, as far as it is known; by hand, only the Deputy who shot the Sheriff."""
    roles, sheriff = result["roles"], result["roles"].index("Sheriff")
    known: list[Seat | None] = list(result.get("eliminated_by") or [None] * len(roles))
    if killed_sheriff is None:
        return known
    blamed = [seat for seat, guilty in enumerate(killed_sheriff) if guilty]
    before = known[sheriff]
    if not blamed:
        if before is not None and roles[before] == "Deputy":
            known[sheriff] = None
        return known
    wrong = "killed_sheriff"
    if len(blamed) > 1:
        raise BadResult("One Deputy at most has eliminated the Sheriff, not two.", question=wrong, seat=blamed[1])
    if result["survived"][sheriff]:
        raise BadResult("Nobody has eliminated the Sheriff: he is alive.", question=wrong, seat=blamed[0])
    if roles[blamed[0]] != "Deputy":
        raise BadResult(
            f"Only a Deputy is fined for eliminating the Sheriff; seat {blamed[0] + 1} is {_a(roles[blamed[0]])}.",
            question=wrong,
            seat=blamed[0],
        )
    if not result["survived"][blamed[0]]:
        raise BadResult(
            "The game ends as the Sheriff falls, so the Deputy who eliminated him is alive.",
            question=wrong,
            seat=blamed[0],
        )
    known[sheriff] = blamed[0]
    return known


def _check_turns(turns: Sequence[int | None] | None) -> None:
    """BNG-T27. Known of everybody or of nobody, or they would decide ties that they cannot."""
    if turns is not None and None in turns:
        missing = turns.index(None)
        raise BadResult(
            f"Give the turns played of every seat or of none; seat {missing + 1} has none.",
            question="turns_played",
            seat=missing,
        )


def _cash(
    entered: Mapping[str, Any],
    kills: Sequence[int | None] | None,
    roles: Sequence[str],
    survived: Sequence[bool],
    settings: Settings,
) -> list[int]:
    """BNG-T69, BNG-T70. Cash rewards: counted by the game, or by hand from the Outlaws each player has killed."""
    if not settings["cash_rewards"] and any(entered.get("outlaws_killed") or ()):
        raise BadResult("Cash rewards are switched off, so nobody is paid for Outlaws.", question="outlaws_killed")
    if kills is None:
        return list(entered.get("cash") or [0] * len(roles))
    dead = [seat for seat, role in enumerate(roles) if role == "Outlaw" and not survived[seat]]
    for seat, count in enumerate(kills):
        others = len([each for each in dead if each != seat])
        if (count or 0) > others:
            raise BadResult(
                f"Seat {seat + 1} cannot have killed {plural(count or 0, 'Outlaw')}: {others} others are dead.",
                question="outlaws_killed",
                seat=seat,
            )
    total = sum(count or 0 for count in kills)
    if total > len(dead):
        sentence = f"{plural(total, 'Outlaw')} cannot have been killed: {len(dead)} are dead."
        raise BadResult(sentence, question="outlaws_killed")
    by_dead = sum(kills[seat] or 0 for seat in dead)
    if by_dead and by_dead == len(dead):
        raise BadResult(
            "Dead Outlaws cannot all have been killed by one another: somebody else killed the last of them.",
            question="outlaws_killed",
        )
    return [DOLLARS.cash * (count or 0) for count in kills]


def _a(role: str) -> str:
    return f"an {role}" if role == "Outlaw" else f"a {role}" if role != "Sheriff" else "the Sheriff"
