"""Hair: what is behind the head, and what is in front of it. A hat is put on afterwards."""

from __future__ import annotations

_CAP = '<path fill="$c;" d="M29.5 50c-3-19 6-29 20.5-29s23.5 10 20.5 29l-3-1c-.5-6-2-10-5-13-7 2.5-18 2.5-25 0-3 3-4.5 7-5 13z"/>'
_PARTED = '<path fill="$c;" d="M29 52c-3-20 6-31 21-31s24 11 21 31l-3 1c0-9-5-15-16-19-11 4-20 9-20 19z"/><path fill="none" stroke="$d;" stroke-width="1.2" d="M52 22c-1 4-1 8 0 12"/>'
_SIDES = '<path fill="$c;" d="M30 40c-2 8-2 14 0 19l4-1c0-6 .5-11 2-17zM70 40c2 8 2 14 0 19l-4-1c0-6-.5-11-2-17z"/>'

HAIR = {
    "none": ("", '<path fill="#fff" opacity=".25" d="M38 32c4-4 9-5 13-4-4 1-8 3-11 7z"/>'),
    "short": ("", _CAP + _SIDES),
    "sides": ("", _SIDES),
    "tight": ("", '<path fill="$c;" d="M30.5 47c-3-8-2-13 1-16 1-5 5-8 9-8 3-3 16-3 19 0 4 0 8 3 9 8 3 3 4 8 1 16l-2.5-1c0-5-1.5-8-4-10-7 2-19 2-26 0-2.5 2-4 5-4 10z"/>'),
    "curly": (
        '<g fill="$c;"><circle cx="31" cy="44" r="7"/><circle cx="69" cy="44" r="7"/><circle cx="29" cy="55" r="5.5"/><circle cx="71" cy="55" r="5.5"/></g>',
        '<g fill="$c;"><circle cx="35" cy="33" r="7.5"/><circle cx="43" cy="27" r="7.5"/><circle cx="52" cy="25" r="7.5"/><circle cx="61" cy="29" r="7.5"/><circle cx="66" cy="36" r="6.5"/><circle cx="32" cy="41" r="5"/><circle cx="68" cy="43" r="4.5"/></g><g fill="none" stroke="$d;" stroke-width="1.1"><path d="M39 30c2-3 5-3 7 0M49 27c2-3 5-3 7 0M34 37c1-3 4-4 6-2M59 34c2-2 5-2 6 1"/></g>',
    ),
    "long": (
        '<path fill="$d;" d="M27 46c0-18 9-26 23-26s23 8 23 26c2 18 5 32 8 44-8 5-16 5-20 2V60H39v32c-4 3-12 3-20-2 3-12 6-26 8-44z"/>',
        f'{_PARTED}<path fill="$c;" d="M30 44c-3 14-5 30-10 45 5 2 9 2 13 0 1-13 1-28 1-41zM70 44c3 14 5 30 10 45-5 2-9 2-13 0-1-13-1-28-1-41z"/>',
    ),
    "bob": (
        '<path fill="$d;" d="M26 48c-1-19 9-28 24-28s25 9 24 28c0 9 1 15 3 21-8 4-16 3-18 0H41c-2 3-10 4-18 0 2-6 3-12 3-21z"/>',
        f'{_PARTED}<path fill="$c;" d="M29.5 44c-3 9-3 17-5.5 26 4 2 8 1.5 11-1-2-8-2-16-1.5-24zM70.5 44c3 9 3 17 5.5 26-4 2-8 1.5-11-1 2-8 2-16 1.5-24z"/>',
    ),
    "braids": (
        "",
        f'{_PARTED}<g fill="$c;"><path d="M30 44c-4 8-5 14-5 20l7 2c1-7 2-13 2-20zM70 44c4 8 5 14 5 20l-7 2c-1-7-2-13-2-20z"/><ellipse cx="28" cy="69" rx="5" ry="5.5"/><ellipse cx="27" cy="78" rx="5" ry="5.5"/><ellipse cx="27" cy="87" rx="4.6" ry="5.5"/><ellipse cx="72" cy="69" rx="5" ry="5.5"/><ellipse cx="73" cy="78" rx="5" ry="5.5"/><ellipse cx="73" cy="87" rx="4.6" ry="5.5"/><path d="M23.5 95h7l1 9h-9zM69.5 95h7l1 9h-9z"/></g><g fill="none" stroke="$d;" stroke-width="1.4"><path d="M24 66c3 3 5 4 8 4M23 75c3 3 5 4 8 4M23 84c3 3 5 4 8 4M76 66c-3 3-5 4-8 4M77 75c-3 3-5 4-8 4M77 84c-3 3-5 4-8 4"/></g><path fill="#b03a2a" d="M23 92h8v3.500h-8zM69 92h8v3.500h-8z"/>',
    ),
    "ringlets": (
        '<g fill="$d;"><circle cx="28" cy="46" r="7.5"/><circle cx="72" cy="46" r="7.5"/></g>',
        f'{_PARTED}<g fill="$c;"><circle cx="28.5" cy="54" r="6.8"/><circle cx="26" cy="64" r="6.8"/><circle cx="28" cy="74" r="6.5"/><circle cx="26" cy="83" r="5.5"/><circle cx="71.5" cy="54" r="6.8"/><circle cx="74" cy="64" r="6.8"/><circle cx="72" cy="74" r="6.5"/><circle cx="74" cy="83" r="5.5"/></g><g fill="none" stroke="$d;" stroke-width="1.3" stroke-linecap="round"><path d="M24 55c2 3 6 3 8 0M22 65c2 3 6 3 8 0M24 75c2 3 6 3 8 0M76 55c-2 3-6 3-8 0M78 65c-2 3-6 3-8 0M76 75c-2 3-6 3-8 0"/></g>',
    ),
    "bun": (
        '<circle cx="50" cy="17" r="10.5" fill="$c;"/><path fill="none" stroke="$d;" stroke-width="1.4" d="M42 17c3-5 12-6 16-1M45 22c4-3 8-3 11 0"/>',
        '<path fill="$c;" d="M29.5 51c-3-20 6-30 20.5-30s23.5 10 20.5 30l-3.5-2c0-7-3-11-7-14-6 3-14 3-20 0-4 3-7 7-7 14z"/>',
    ),
    "updo": (
        '<path fill="$c;" d="M25 42c-4-8 0-17 8-19 2-8 12-12 19-9 8-2 16 2 17 9 8 3 11 11 6 19z"/>',
        '<path fill="$c;" d="M28 50c-5-20 6-32 22-32s27 12 22 32l-4-1c0-9-6-14-18-15-12 1-18 6-18 15z"/><path fill="none" stroke="$d;" stroke-width="1.3" stroke-linecap="round" d="M34 30c6-7 14-9 20-8M40 32c5-5 12-7 18-5M63 25c3 3 5 7 6 11"/><path fill="$c;" d="M30 48c-2 6-2 10 1 14 2-3 2-8 2-13z"/>',
    ),
    "tail": (
        '<path fill="$d;" d="M66 40c10 2 16 10 16 22 0 10-3 20-9 28-3-3-4-7-2-11-4-1-5-5-3-9-4-2-4-8-2-14z"/>',
        _CAP + '<path fill="$c;" d="M68 42c8 4 12 11 11 21-1 9-4 16-8 22-2-4-2-7 0-11-3-2-4-5-2-9-3-3-3-9-3-16z"/>',
    ),
    "wild": (
        '<path fill="$d;" d="M25 58l-6 3 4-8-6-1 6-6-6-4 8-3-3-8 9 2 19-9 19 9 9-2-3 8 8 3-6 4 6 6-6 1 4 8-6-3-2 6H27z"/>',
        '<path fill="$c;" d="M29 54l-4-4 2-9-4-5 7-2 1-9 8 3 6-8 6 5 9-5 3 9 8-1-1 8 6 3-4 6 2 7-5 3c-.5-7-2-11-5-14l-5 3-3-4-6 4-6-4-4 4-5-3c-3 3-5 7-6 13z"/>',
    ),
    "locks": (
        '<path fill="$d;" d="M28 42c-5 16-6 30-4 42 6 2 13 1 16-2V44zM72 42c5 16 6 30 4 42-6 2-13 1-16-2V44z"/>',
        f'{_CAP}<path fill="$c;" d="M31 42c-4 14-6 26-4 39 3 .5 6 0 8-1-2-13-2-25 0-37zM69 42c4 14 6 26 4 39-3 .5-6 0-8-1 2-13 2-25 0-37z"/>',
    ),
}
