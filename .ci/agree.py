#!/usr/bin/env python3
"""agree.py REPORT...

Whether all editors made the same of the server's answers: the same colors and ranges, diagnostics with their messages, the
same hover, the same text after the fix. The reports are those of the editors' lab. Exit code 1 where one differs.
"""
import json
import re
import sys


def words(hover):
    """The words of a hover, without what only lays it out. Tables are drawn in each editor's own way."""
    text = "\n".join(hover) if isinstance(hover, list) else hover or ""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)  # pictures
    return re.findall(r"[^\s|*`─│-]+", text)


def is_within(some, all):
    """Whether `some` are among `all`, in their order."""
    rest = iter(all)
    return all is not None and not [word for word in some if word not in rest]


def read(path):
    report = json.load(open(path))
    colors = [dict(color) for color in report["colors"]]
    for color, place in zip(colors, report.get("ranges", [])):  # Monaco: swatches and their ranges apart
        color.update(place)
    return {
        "name": report["client"],
        "colors": [(c["line"], c.get("text"), tuple(int(c["color"][i:i + 2], 16) for i in (1, 3, 5))) for c in colors],
        "diagnostics": sorted((d["line"], d["text"], d["message"]) for d in report["diagnostics"]),
        "hover": words(report.get("hover")),
        "applied": report.get("applied"),
    }


def same_color(a, b):
    """Helix draws a swatch only, without an end, and rounds down."""
    same_place = a[0] == b[0] and (a[1] == b[1] or None in (a[1], b[1]))
    return same_place and all(abs(x - y) <= 1 for x, y in zip(a[2], b[2]))


def same_diagnostic(a, b):
    """Helix cuts a message off where the line ends, Emacs puts the rule in front of it."""
    message = re.sub(r"^color-lint \[[\w-]+\]: ", "", b[2])
    return a[:2] == b[:2] and (message == a[2] or message.endswith("…") and a[2].startswith(message[:-1].rstrip()))


def differences(first, other):
    """What `other` made differently."""
    lists = {"colors": same_color, "diagnostics": same_diagnostic}
    for key, same in lists.items():
        a, b = first[key], other[key]
        if len(a) != len(b) or not all(map(same, a, b)):
            yield key
    # A terminal's screen has the code beside the popup.
    shown = is_within(first["hover"], other["hover"])
    if not shown or len(other["hover"]) != len(first["hover"]) and not other["name"].startswith("helix"):
        yield "hover"
    if first["applied"] != other["applied"]:
        yield "applied"


def main():
    first, *others = [read(path) for path in sys.argv[1:]]
    for key in ("colors", "diagnostics", "hover", "applied"):
        if not first[key]:
            sys.exit("%s: no %s" % (first["name"], key))
    differs = False
    for other in others:
        for key in differences(first, other):
            differs = True
            print("%s: other %s than %s:\n  %s\n  %s" % (other["name"], key, first["name"], other[key], first[key]))
    if not differs:
        print("%d editors agree: %d colors, %d diagnostics, a hover of %d words, the fix “%s”" % (
            1 + len(others), len(first["colors"]), len(first["diagnostics"]), len(first["hover"]),
            first["applied"]["text"].strip()))
    sys.exit(differs)


main()
