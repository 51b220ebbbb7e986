"""Writes colors.tsv beside this file with coloraide, an independent color library: CSS colors as text, and the sRGB
they come to, not clamped. What coloraide does not read itself, calculations, relative colors and mixtures, is worked
out here step by step with its conversions and its mixing.

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


CHANNELS = {
    "rgb": ("srgb", "r g b", (255, 255, 255)),
    "hsl": ("hsl", "h s l", (1, 100, 100)),
    "hwb": ("hwb", "h w b", (1, 100, 100)),
    "lab": ("lab", "l a b", (1, 1, 1)),
    "lch": ("lch", "l c h", (1, 1, 1)),
    "oklab": ("oklab", "l a b", (1, 1, 1)),
    "oklch": ("oklch", "l c h", (1, 1, 1)),
    "color(srgb": ("srgb", "r g b", (1, 1, 1)),
    "color(srgb-linear": ("srgb-linear", "r g b", (1, 1, 1)),
    "color(display-p3": ("display-p3", "r g b", (1, 1, 1)),
    "color(display-p3-linear": ("display-p3-linear", "r g b", (1, 1, 1)),
    "color(a98-rgb": ("a98-rgb", "r g b", (1, 1, 1)),
    "color(prophoto-rgb": ("prophoto-rgb", "r g b", (1, 1, 1)),
    "color(rec2020": ("rec2020", "r g b", (1, 1, 1)),
    "color(xyz-d50": ("xyz-d50", "x y z", (1, 1, 1)),
    "color(xyz": ("xyz-d65", "x y z", (1, 1, 1)),
}


def origin(rng):
    """A color with hue and chroma to spare, as text that coloraide reads."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.choice(["rebeccapurple", "tomato", "seagreen", "gold", "navy", "#1e90ff", "#c0ffee80"])
    if kind == 1:
        return f"hsl({rng.randrange(360)} {rng.randrange(20, 90)}% {rng.randrange(20, 80)}% / {rng.choice([1, 0.25, 0.8])})"
    if kind == 2:
        return f"lch({rng.randrange(20, 80)} {rng.randrange(10, 60)} {rng.randrange(360)})"
    if kind == 3:
        return f"oklch({round(rng.uniform(0.3, 0.8), 2)} {round(rng.uniform(0.05, 0.2), 3)} {rng.randrange(360)} / 0.5)"
    if kind == 4:
        return f"color(display-p3 {' '.join(str(round(rng.random(), 3)) for _ in range(3))})"
    return f"rgb({rng.randrange(256)} {rng.randrange(256)} {rng.randrange(256)} / {rng.randrange(10, 101)}%)"


def expression(rng, words, values, index):
    """A channel of a relative color and what it comes to."""
    word, value = words[index], values[index]
    kind = rng.randrange(6)
    if kind == 0:
        return f"calc({word} * 0.9)", value * 0.9
    if kind == 1:
        return f"calc(({word} + {word}) / 2 - {word} * .25)", value * 0.75
    if kind == 2:
        return f"max({word} * .5, {word} / 4)", max(value * 0.5, value / 4)
    if kind == 3:
        return f"calc({word} + alpha * 0)", value
    if kind == 4:
        return f"clamp(none, {word}, 1e6)", value
    return word, value


def relatives(rng):
    """Relative colors with what they come to."""
    for name, (space, names, full) in CHANNELS.items():
        words = names.split()
        for _ in range(10):
            start = origin(rng)
            base = Color(start).convert(space)
            values = [c * f for c, f in zip(base.coords(nans=False), full)]
            parts = [expression(rng, words, values, index) for index in range(3)]
            alpha = rng.choice([("", base.alpha()), (" / calc(alpha * .5)", base.alpha() * 0.5), (" / 40%", 0.4)])
            texts = " ".join(text for text, _ in parts) + alpha[0]
            function, _, own = name.partition("(")
            color = Color(space, [value / f for (_, value), f in zip(parts, full)], alpha[1])
            yield f"{function}(from {start} {own + ' ' if own else ''}{texts})", color


def mixtures(rng):
    """Mixtures of two or three colors with what they come to."""
    polar = ("hsl", "hwb", "lch", "oklch")
    flat = ("srgb", "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "lab")
    for space in polar + flat + ("oklab", "xyz", "xyz-d50", "xyz-d65"):
        ways = ("shorter", "longer", "increasing", "decreasing") if space in polar else ("",)
        for way in ways:
            for _ in range(6 if way else 10):
                a, b = origin(rng), origin(rng)
                p, q = rng.choice([(None, None), (30, None), (None, 85), (20, 60), (90, 60), (50, 50)])
                share = ((100 - p if p is not None else 50) if q is None else q if p is None else 100 * q / (p + q)) / 100
                options = {"space": "xyz-d65" if space == "xyz" else space, "premultiplied": True, "carryforward": True}
                mixed = Color(a).mix(b, share, hue=way or "shorter", powerless=True, **options)
                if p is not None and q is not None and p + q < 100:
                    mixed[-1] = mixed.alpha() * (p + q) / 100
                first = a if p is None else f"{a} {p}%"
                second = b if q is None else f"{q}% {b}"
                how = f" {way} hue" if way and way != "shorter" else ""
                yield f"color-mix(in {space}{how}, {first}, {second})", mixed


def calculations(rng):
    """Calculations with what they come to."""
    texts = [
        ("calc(1e2 + 3*5)", 115), ("calc((2 + 3) * -4 + 120)", 100), ("calc(200 / 4 / 2)", 25), ("min(9, 7, 8)", 7),
        ("max(9, 7, 8)", 9), ("clamp(10, 5, 20)", 10), ("clamp(10, 50, 20)", 20), ("clamp(10, 50, none)", 50),
        ("clamp(50, 5, 20)", 50), ("round(12.5)", 13), ("round(-12.5 + 100)", 88), ("round(up, 12.1, 5)", 15),
        ("round(down, 14.9, 5)", 10), ("round(to-zero, 14.9, 5)", 10), ("round(nearest, 17.5, 5)", 20),
        ("mod(18, 5)", 3), ("calc(mod(-18, 5) + 10)", 12), ("calc(rem(-18, 5) + 10)", 7), ("calc(100 * sin(30deg))", 50),
        ("calc(100 * cos(pi / 3))", 50), ("calc(100 * tan(50grad))", 100), ("calc(asin(1) / 1deg)", 90),
        ("calc(acos(0) / 1turn * 100)", 25), ("calc(atan(1) / 1deg)", 45), ("calc(atan2(1, -1) / 1deg)", 135),
        ("calc(atan2(1px, -1px) / 1deg)", 135), ("pow(3, 4)", 81), ("sqrt(144)", 12), ("hypot(3, 4, 12)", 13),
        ("calc(log(e) * 10)", 10), ("log(256, 2)", 8), ("calc(exp(1) / e)", 1), ("abs(-12)", 12),
        ("calc(sign(-3) * -20)", 20), ("calc(sign(3px - 4px) + 2)", 1), ("calc(infinity)", 255), ("calc(-infinity)", 0),
        ("calc(NaN)", 0), ("calc(min(2, NaN))", 0), ("calc(1in / 1px)", 96), ("calc(2.54cm / 1in * 7)", 7),
        ("calc(PI * 0 + E * 0 + 8)", 8), ("calc(1s / 100ms)", 10), ("calc(progress(5, 0, 10) * 40)", 20),
        ("CALC( 1 /**/ + 2 )", 3), ("calc(calc(2) * (3))", 6), ("-webkit-calc(1 + 1)", 2),
    ]
    for text, value in texts:
        clamped = min(max(value, 0), 255)
        yield f"rgb({text} 0 255)", Color("srgb", [clamped / 255, 0, 1])
    yield "rgb(calc(10% + 20%) calc(100% / 4) min(50%, 60%))", Color("srgb", [0.3, 0.25, 0.5])
    yield "rgb(0 0 0 / calc(20% + .25 * 100%))", Color("srgb", [0, 0, 0], 0.45)
    yield "hsl(calc(0.25turn + 100grad) 50% calc(10% * 4))", Color("hsl", [180, 0.5, 0.4])
    yield "hsl(calc(1rad * pi) calc(50) 40)", Color("hsl", [180, 0.5, 0.4])
    yield "hsl(calc(infinity) 50% 40%)", Color("hsl", [0, 0.5, 0.4])
    yield "oklch(calc(.2 + .3) calc(2 * .1) calc(10 * 3deg))", Color("oklch", [0.5, 0.2, 30])


def main():
    """Writes the table."""
    rng = random.Random(SEED)
    with open(pathlib.Path(__file__).parent / "colors.tsv", "w", encoding="utf-8") as table:
        print("text", "red", "green", "blue", "alpha", sep="\t", file=table)
        for text in samples(rng):
            write(table, text, Color(text))
        for kind in (calculations, relatives, mixtures):
            for text, color in kind(rng):
                write(table, text, color)


def write(table, text, color):
    """Writes a row."""
    color = color.convert("srgb")
    values = [*color.coords(nans=False), color.alpha(nans=False)]
    print(text, *(f"{0 if abs(v) < 1e-14 else v:.12g}" for v in values), sep="\t", file=table)


main()
