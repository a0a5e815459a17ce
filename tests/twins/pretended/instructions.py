"""What an instruction of PTX is in C. Knows those that rules of whole numbers compile to."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

_SHORT = {"b": "uint", "u": "uint", "s": "int"}
_SPECIAL = {
    "%tid.x": "t->tid",
    "%ntid.x": "t->ntid",
    "%ctaid.x": "t->ctaid",
    "%nctaid.x": "t->nctaid",
    "%dynamic_smem_size": "t->near_bytes",
}
_SIGNS = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^"}
_CHOICES = {"min": "<", "max": ">"}
_COMPARED = {
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "lo": "<",
    "ls": "<=",
    "hi": ">",
    "hs": ">=",
}
PARAM = re.compile(r"\.param\s+(?:\.align\s+\d+\s+)?\.(\w+)\s+([\w$]+)(?:\[(\d+)\])?")
_LOCAL = re.compile(r"\.local\s+\.align\s+(\d+)\s+\.b8\s+([\w$]+)\[(\d+)\]")


class UnknownInstruction(Exception):
    """A word of PTX that has no C here yet."""


@dataclass
class Module:
    """What is known while a text is turned into C."""

    names: dict[str, str] = field(default_factory=dict)  # of functions and arrays
    shared: int = 0  # bytes
    waits: bool = False  # whether threads wait for each other


def bytes_of(kind: str) -> int:
    """Of a number of this type."""
    return int(kind[1:]) // 8


def c_type(kind: str) -> str:
    """What C calls it."""
    return "int" if kind == "pred" else f"{_SHORT[kind[0]]}{kind[1:]}_t"


def _unsigned(kind: str) -> str:
    return c_type("u" + kind[1:]) if kind != "pred" else "int"


class Writer:
    """Turns the instructions of one function into C."""

    def __init__(self, module: Module, names: dict[str, str]) -> None:
        self._module, self._names = module, names

    def line(self, statement: str) -> str:
        """One statement."""
        if statement in "{}":
            return statement
        if statement.endswith(":"):
            return _label(statement[:-1]) + ":;"
        if statement.startswith("."):
            return self._declared(statement)
        condition, command = "", statement
        if command.startswith("@"):
            guard, command = command[1:].split(None, 1)
            condition = f"if ({self._truth(guard)}) "
        opcode, *rest = command.split(None, 1)
        try:
            done = self._instruction(opcode.split("."), _split("".join(rest)))
        except (KeyError, ValueError, IndexError):
            raise UnknownInstruction(statement) from None
        return f"{condition}{{ {done} }}" if condition else done

    def _declared(self, statement: str) -> str:
        if statement.startswith(".pragma"):
            return ""
        local = _LOCAL.match(statement)
        if local:
            align, name, size = local.groups()
            self._names[name] = f"(uint64_t){name}"
            made = f"uint8_t {name}[{size}] __attribute__((aligned({align})));"
            return f"{made} memset({name}, 0xA5, {size});"
        param = PARAM.match(statement)
        if param:
            kind, name, size = param.groups()
            self._names[name] = name
            return f"uint64_t {name}[{-(-int(size or 1) * bytes_of(kind) // 8)}];"
        if not statement.startswith(".reg"):
            raise UnknownInstruction(statement)
        _, kind, names = re.split(r"\s+", statement, maxsplit=2)
        listed = list[str]()
        for name in names.split(","):
            many = re.fullmatch(r"\s*%(\w+)<(\d+)>", name)
            listed += [f"{many[1]}{n}" for n in range(int(many[2]))] if many else [name.strip().lstrip("%")]
        return f"{c_type(kind[1:]) if kind != '.pred' else 'int'} {', '.join(f'r_{name} = 0' for name in listed)};"

    def _instruction(self, words: list[str], args: list[str]) -> str:
        name, kind = words[0], words[-1]
        written: Callable[[list[str], list[str]], str] | None = getattr(self, f"_{name}", None)
        if written is not None:
            return written(words, args)
        if name in _SIGNS:
            one, two = self._all_as(_unsigned(kind), args[1:])
            return f"{self._value(args[0])} = ({_unsigned(kind)})({one} {_SIGNS[name]} {two});"
        if name in _CHOICES:
            one, two = self._all_as(c_type(kind), args[1:])
            return f"{self._value(args[0])} = {one} {_CHOICES[name]} {two} ? {one} : {two};"
        raise UnknownInstruction(f"{'.'.join(words)} {', '.join(args)}")

    def _all_as(self, kind: str, args: list[str]) -> list[str]:
        """Operands as numbers of one type."""
        return [f"({kind}){self._value(arg)}" for arg in args]

    def _div(self, words: list[str], args: list[str]) -> str:
        sign, kind = ("/" if words[0] == "div" else "%"), words[-1]
        one, two = self._all_as(c_type(kind), args[1:])
        if kind[0] == "u":
            return f"{self._value(args[0])} = {one} {sign} ({c_type(kind)})divisor(t, {two});"
        return f"{self._value(args[0])} = {'divided' if sign == '/' else 'left_over'}(t, {one}, {two});"

    _rem = _div

    def _neg(self, words: list[str], args: list[str]) -> str:
        kind = _unsigned(words[-1])
        return f"{self._value(args[0])} = ({kind})-({kind}){self._value(args[1])};"

    def _abs(self, words: list[str], args: list[str]) -> str:
        kind, (value,) = _unsigned(words[-1]), self._all_as(c_type(words[-1]), args[1:])
        return f"{self._value(args[0])} = {value} < 0 ? ({kind})-({kind}){value} : ({kind}){value};"

    def _value(self, word: str) -> str:
        """A register, a number, or the address of something by its name."""
        word = word.strip()
        if word in _SPECIAL:
            return _SPECIAL[word]
        if word.startswith("%"):
            return f"r_{word[1:]}"
        if re.fullmatch(r"-?\d+|-?0[xX][0-9a-fA-F]+U?", word):
            return f"({word.rstrip('U')}LL)" if not word.startswith("-9223372036854775808") else "INT64_MIN"
        known = self._names.get(word) or self._module.names.get(word)
        return known or f"r_{word}"

    def _address(self, place: str) -> str:
        base, _, more = place.strip()[1:-1].partition("+")
        return f"((uint64_t){self._value(base)} + ({more or 0}))"

    def _place(self, kind: str, place: str, step: int = 0) -> str:
        size = bytes_of(kind)
        return f"*({c_type(kind)} *)at(t, {self._address(place)} + {step * size}, {size})"

    def _ld(self, words: list[str], args: list[str]) -> str:
        kind = words[-1]
        targets = _split(args[0].strip("{}")) if args[0].startswith("{") else [args[0]]
        return self._together(kind, args[1], len(targets)) + " ".join(
            f"{self._value(target)} = {self._place(kind, args[1], nth)};" for nth, target in enumerate(targets)
        )

    def _st(self, words: list[str], args: list[str]) -> str:
        kind = words[-1]
        values = _split(args[1].strip("{}")) if args[1].startswith("{") else [args[1]]
        return self._together(kind, args[0], len(values)) + " ".join(
            f"{self._place(kind, args[0], nth)} = {self._value(value)};" for nth, value in enumerate(values)
        )

    def _together(self, kind: str, place: str, numbers: int) -> str:
        """Several numbers read or written at once lie where one as large as all of them would."""
        return f"at(t, {self._address(place)}, {numbers * bytes_of(kind)}); " if numbers > 1 else ""

    def _mov(self, words: list[str], args: list[str]) -> str:
        if args[0].startswith("{"):  # a number taken apart, the lowest part first
            parts = _split(args[0].strip("{}"))
            width = bytes_of(words[-1]) * 8 // len(parts)
            whole = f"({c_type(words[-1])}){self._value(args[1])}"
            return " ".join(f"{self._value(part)} = {whole} >> {nth * width};" for nth, part in enumerate(parts))
        if args[1].startswith("{"):
            parts = _split(args[1].strip("{}"))
            width = bytes_of(words[-1]) * 8 // len(parts)
            whole = " | ".join(
                f"({_unsigned(words[-1])})(uint{width}_t){self._value(part)} << {nth * width}"
                for nth, part in enumerate(parts)
            )
            return f"{self._value(args[0])} = {whole};"
        return f"{self._value(args[0])} = ({c_type(words[-1])}){self._value(args[1])};"

    def _cvta(self, words: list[str], args: list[str]) -> str:
        return f"{self._value(args[0])} = {self._value(args[1])};"

    def _cvt(self, words: list[str], args: list[str]) -> str:
        return f"{self._value(args[0])} = ({c_type(words[-2])})({c_type(words[-1])}){self._value(args[1])};"

    def _not(self, words: list[str], args: list[str]) -> str:
        sign = "!" if words[-1] == "pred" else "~"
        return f"{self._value(args[0])} = {sign}({c_type(words[-1])}){self._value(args[1])};"

    def _mul(self, words: list[str], args: list[str]) -> str:
        how, kind = words[1], words[-1]
        wide = "__int128" if kind[0] == "s" else "unsigned __int128"
        product = " * ".join(f"({wide})({c_type(kind)}){self._value(arg)}" for arg in args[1:3])
        shift = f" >> {kind[1:]}" if how == "hi" else ""
        cast = f"({c_type(kind)})" if how == "hi" else f"({_unsigned(kind)})" if how == "lo" else ""
        return f"{self._value(args[0])} = {cast}(({product}){shift});"

    def _mad(self, words: list[str], args: list[str]) -> str:
        product = self._mul(words, args[:3])
        width = int(words[-1][1:]) * (2 if words[1] == "wide" else 1)
        added = f"({self._value(args[0])} + (uint{width}_t){self._value(args[3])})"
        if words[1] == "hi" or args[0].strip() == args[3].strip():
            raise UnknownInstruction(".".join(words))
        return f"{product} {self._value(args[0])} = (uint{width}_t){added};"

    def _shl(self, words: list[str], args: list[str]) -> str:
        kind, by = words[-1], f"(uint32_t){self._value(args[2])}"
        value = f"({_unsigned(kind)}){self._value(args[1])}"
        return f"{self._value(args[0])} = {by} < {kind[1:]} ? ({_unsigned(kind)})({value} << {by}) : 0;"

    def _shr(self, words: list[str], args: list[str]) -> str:
        kind, by = words[-1], f"(uint32_t){self._value(args[2])}"
        value, most = f"({c_type(kind)}){self._value(args[1])}", int(kind[1:])
        beyond = f"({value} < 0 ? -1 : 0)" if kind[0] == "s" else "0"
        return f"{self._value(args[0])} = {by} < {most} ? {value} >> {by} : {beyond};"

    def _shf(self, words: list[str], args: list[str]) -> str:
        low, high, by = (self._value(arg) for arg in args[1:4])
        both = f"((uint64_t)(uint32_t){high} << 32 | (uint32_t){low})"
        if words[2] != "wrap":
            raise UnknownInstruction(".".join(words))
        shifted = f"{both} << ({by} & 31) >> 32" if words[1] == "l" else f"{both} >> ({by} & 31)"
        return f"{self._value(args[0])} = (uint32_t)({shifted});"

    def _setp(self, words: list[str], args: list[str]) -> str:
        kind, compared = words[-1], f"{_COMPARED[words[1]]}"
        one, two = (f"({c_type(kind)}){self._value(arg)}" for arg in args[1:3])
        found = f"{one} {compared} {two}"
        if len(words) > 3:  # setp.lt.and.s32 p, a, b, c
            found = f"({found}) {({'and': '&', 'or': '|', 'xor': '^'})[words[2]]} {self._truth(args[3])}"
        if "|" in args[0]:
            raise UnknownInstruction(".".join(words))
        return f"{self._value(args[0])} = {found};"

    def _truth(self, arg: str) -> str:
        return f"!{self._value(arg.strip()[1:])}" if arg.strip().startswith("!") else self._value(arg)

    def _selp(self, words: list[str], args: list[str]) -> str:
        kind = words[-1]
        one, two = (f"({c_type(kind)}){self._value(arg)}" for arg in args[1:3])
        return f"{self._value(args[0])} = {self._truth(args[3])} ? {one} : {two};"

    def _popc(self, words: list[str], args: list[str]) -> str:
        return f"{self._value(args[0])} = __builtin_popcountll(({c_type(words[-1])}){self._value(args[1])});"

    def _clz(self, words: list[str], args: list[str]) -> str:
        kind, value = words[-1], f"({c_type(words[-1])}){self._value(args[1])}"
        width = int(kind[1:])
        return f"{self._value(args[0])} = {value} ? __builtin_clzll({value}) - {64 - width} : {width};"

    def _brev(self, words: list[str], args: list[str]) -> str:
        width = int(words[-1][1:])
        bits = f"for (int n = 0; n < {width}; n++) back |= (value >> n & 1) << ({width} - 1 - n);"
        value = f"uint64_t value = ({c_type(words[-1])}){self._value(args[1])}, back = 0;"
        return f"{{ {value} {bits} {self._value(args[0])} = back; }}"

    def _bfe(self, words: list[str], args: list[str]) -> str:
        if words[-1][0] != "u":
            raise UnknownInstruction(".".join(words))
        value, place, size = (self._value(arg) for arg in args[1:4])
        mask = f"(({size} & 255) > 63 ? ~0ULL : (1ULL << ({size} & 255)) - 1)"
        shifted = f"(({place} & 255) > 63 ? 0 : (uint64_t)({c_type(words[-1])}){value} >> ({place} & 255))"
        return f"{self._value(args[0])} = {shifted} & {mask};"

    def _bfi(self, words: list[str], args: list[str]) -> str:
        """Put the lowest bits of one number into another."""
        part, whole, place, size = (self._value(arg) for arg in args[1:5])
        mask = f"((({size} & 255) > 63 ? ~0ULL : (1ULL << ({size} & 255)) - 1) << ({place} & 255))"
        moved = f"((uint64_t){part} << ({place} & 255) & {mask})"
        return f"{self._value(args[0])} = ({c_type(words[-1])})({moved} | ((uint64_t){whole} & ~{mask}));"

    def _prmt(self, words: list[str], args: list[str]) -> str:
        """Choose four of eight bytes; only whole ones are known here."""
        one, two, chosen = (self._value(arg) for arg in args[1:4])
        both = f"((uint64_t)(uint32_t){two} << 32 | (uint32_t){one})"
        if not re.fullmatch(r"\d+|0[xX][0-7]{1,4}U?", args[3].strip()) or int(args[3].strip().rstrip("U"), 0) & 0x8888:
            raise UnknownInstruction(f"{'.'.join(words)} {args}")
        taken = " | ".join(f"({both} >> ({chosen} >> {4 * n} & 7) * 8 & 255) << {8 * n}" for n in range(4))
        return f"{self._value(args[0])} = (uint32_t)({taken});"

    def _dp4a(self, words: list[str], args: list[str]) -> str:
        """Four products of bytes added up."""
        one, two, more = (self._value(arg) for arg in args[1:4])
        byte = {"s32": "int8_t", "u32": "uint8_t"}
        kinds = byte[words[1]], byte[words[2]]
        products = " + ".join(
            f"({kinds[0]})((uint32_t){one} >> {8 * n}) * ({kinds[1]})((uint32_t){two} >> {8 * n})" for n in range(4)
        )
        return f"{self._value(args[0])} = (uint32_t)({more}) + (uint32_t)({products});"

    def _bra(self, words: list[str], args: list[str]) -> str:
        return f"goto {_label(args[0])};"

    def _ret(self, words: list[str], args: list[str]) -> str:
        return "return;"

    def _trap(self, words: list[str], args: list[str]) -> str:
        return 'fault(t, "a trap", 0);'

    def _call(self, words: list[str], args: list[str]) -> str:
        if args[0].startswith("("):
            result, name, given = args[0].strip("()").strip(), args[1], args[2] if len(args) > 2 else "()"
        else:
            result, name, given = "0", args[0], args[1] if len(args) > 1 else "()"
        passed = [self._value(arg) for arg in _split(given.strip("()")) if arg]
        called = self._module.names.get(name)
        if called is None:
            raise UnknownInstruction(f"a call of {name}")
        return f"{called}({', '.join(['t', self._value(result) if result != '0' else '0', *passed])});"

    def _atom(self, words: list[str], args: list[str]) -> str:
        if words[-2] != "add":
            raise UnknownInstruction(".".join(words))
        place = self._place(words[-1], args[1])
        return f"{{ uint64_t old = {place}; {place} += {self._value(args[2])}; {self._value(args[0])} = old; }}"

    def _red(self, words: list[str], args: list[str]) -> str:
        if words[-2] != "add":
            raise UnknownInstruction(".".join(words))
        return f"{self._place(words[-1], args[0])} += {self._value(args[1])};"

    def _bar(self, words: list[str], args: list[str]) -> str:
        self._module.waits = True
        return "post(t, 0, __LINE__);" if words[1] == "warp" else "meet(t, BLOCK);"

    _barrier = _bar

    def _shfl(self, words: list[str], args: list[str]) -> str:
        self._module.waits = True
        if words[2] != "idx" or self._value(args[3]) == "":
            raise UnknownInstruction(".".join(words))
        target = args[0].split("|")[0]
        value, lane, mask = (self._value(args[place]) for place in (1, 2, 4))
        return f"{self._value(target)} = shuffle(t, {value}, {lane}, {mask}, __LINE__);"

    def _vote(self, words: list[str], args: list[str]) -> str:
        self._module.waits = True
        if words[2] != "ballot":
            raise UnknownInstruction(".".join(words))
        return f"{self._value(args[0])} = ballot(t, {self._truth(args[1])}, {self._value(args[2])}, __LINE__);"

    def _cp(self, words: list[str], args: list[str]) -> str:
        """A copy that comes as late as it may: when it is waited for."""
        if words[2] == "wait_all":
            return "wait_for_copies(t);"
        there, here = self._place("u32", args[0]), self._place("u32", args[1])
        if args[2].strip() != "4":
            raise UnknownInstruction(f"{'.'.join(words)} of {args[2]} bytes")
        return f"begin_copy(t, &{there}, &{here});"


def _label(name: str) -> str:
    return "L" + re.sub(r"\W", "_", name.strip())


def _split(rest: str) -> list[str]:
    """Operands, apart at the commas outside of brackets."""
    parts, depth, word = list[str](), 0, ""
    for letter in rest:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            parts.append(word.strip())
            word = ""
        else:
            word += letter
    return [*parts, word.strip()] if word.strip() else parts
