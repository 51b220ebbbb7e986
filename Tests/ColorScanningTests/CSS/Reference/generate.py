"""Writes colors.tsv beside this file with coloraide, an independent colour library: CSS colours as text, and the sRGB
they come to, not clamped.

    pip install coloraide==8.13.1
    python generate.py
"""

import pathlib
import random

from coloraide import Color

SEED = 4
UNITS = {"": 1, "deg": 1, "grad": 0.9, "rad": 57.29577951308232, "turn": 360}


def hue(rng):
    """An angle in one of the units, also beyond one turn."""
    unit = rng.choice(list(UNITS))
    return f"{round(rng.uniform(-400, 800) / UNITS[unit], 4)}{unit}"


def channel(rng, low, high, full):
    """A number, a percentage, or now and then `none`."""
    kind = rng.randrange(9)
    value = rng.uniform(low, high)
    if kind == 0:
        return "none"
    if kind < 4:
        return f"{round(value / full * 100, 2)}%"
    text = str(round(value, 3))
    return text.replace("0.", ".", 1) if kind == 4 and text.startswith("0.") else text


def alpha(rng):
    """What stands behind the slash, or nothing."""
    return rng.choice(["", "", f" / {round(rng.random(), 2)}", f"/{rng.randrange(101)}%", " / none"])


def samples(rng):
    """The texts."""
    for count in (3, 4, 6, 8):
        for _ in range(12):
            digits = "".join(rng.choice("0123456789abcdefABCDEF") for _ in range(count))
            yield f"#{digits}"
    for _ in range(30):
        name = rng.choice(["rgb", "rgba"])
        yield name + "(" + ", ".join(str(rng.randrange(256)) for _ in range(3)) + ")"
        yield name + "(" + ",".join(f"{round(rng.uniform(0, 100), 1)}%" for _ in range(3)) + f",{round(rng.random(), 2)})"
        yield name + "(" + " ".join(channel(rng, 0, 255, 255) for _ in range(3)) + alpha(rng) + ")"
        name = rng.choice(["hsl", "hsla"])
        percents = [f"{round(rng.uniform(0, 100), 1)}%" for _ in range(2)]
        yield f"{name}({hue(rng)}, {percents[0]}, {percents[1]}, {rng.randrange(101)}%)"
        yield f"{name}({hue(rng)} {channel(rng, 0, 100, 100)} {channel(rng, 0, 100, 100)}{alpha(rng)})"
        yield f"hwb({hue(rng)} {channel(rng, 0, 100, 100)} {channel(rng, 0, 100, 100)}{alpha(rng)})"
        yield f"lab({channel(rng, 0, 100, 100)} {channel(rng, -125, 125, 125)} {channel(rng, -125, 125, 125)}{alpha(rng)})"
        yield f"lch({channel(rng, 0, 100, 100)} {channel(rng, 0, 150, 150)} {hue(rng)}{alpha(rng)})"
        yield f"oklab({channel(rng, 0, 1, 1)} {channel(rng, -0.4, 0.4, 0.4)} {channel(rng, -0.4, 0.4, 0.4)}{alpha(rng)})"
        yield f"oklch({channel(rng, 0, 1, 1)} {channel(rng, 0, 0.4, 0.4)} {hue(rng)}{alpha(rng)})"
    spaces = ("srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz", "xyz-d50", "xyz-d65")
    for space in spaces:
        for _ in range(8):
            yield f"color({space} " + " ".join(channel(rng, -0.2, 1.2, 1) for _ in range(3)) + alpha(rng) + ")"


def main():
    """Writes the table."""
    rng = random.Random(SEED)
    with open(pathlib.Path(__file__).parent / "colors.tsv", "w", encoding="utf-8") as table:
        print("text", "red", "green", "blue", "alpha", sep="\t", file=table)
        for text in samples(rng):
            color = Color(text).convert("srgb")
            values = [*color.coords(nans=False), color.alpha(nans=False)]
            print(text, *(f"{0 if abs(v) < 1e-14 else v:.12g}" for v in values), sep="\t", file=table)


main()
