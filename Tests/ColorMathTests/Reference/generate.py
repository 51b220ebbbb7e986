"""Writes the reference tables beside this file with coloraide, an independent color library.

    pip install coloraide==8.13.1
    python generate.py

conversions.tsv: a color in each row, first as it is given, then converted to every space (three columns a space).
vision.tsv: an sRGB color, and its red, green and blue as seen with each kind of color vision deficiency.
differences.tsv: two sRGB colors, their CIEDE2000 difference (Lab relative to D50) and their OKLab difference.
"""

import pathlib
import random

from coloraide import Color as Base
from coloraide import algebra
from coloraide import util
from coloraide.spaces.prophoto_rgb_linear import ProPhotoRGBLinear


def mixing_matrix(primaries, white):
    """From linear light to XYZ, for primaries that together give the white."""
    columns = [util.xy_to_xyz(place) for place in primaries]
    matrix = algebra.transpose(columns)
    return algebra.matmul(matrix, algebra.diag(algebra.solve(matrix, util.xy_to_xyz(white))))


class CSSProPhotoRGBLinear(ProPhotoRGBLinear):
    """ProPhoto with the primaries of CSS Color 4, six digits each; coloraide has four."""

    MATRIX = mixing_matrix([(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], (0.3457, 0.3585))
    INVERSE = algebra.inv(MATRIX)

    def to_base(self, coords):
        """To XYZ relative to D50."""
        return algebra.matmul(self.MATRIX, coords)

    def from_base(self, coords):
        """From XYZ relative to D50."""
        return algebra.matmul(self.INVERSE, coords)


class Color(Base):
    """Colors with ProPhoto as CSS has it."""


Color.register(CSSProPhotoRGBLinear(), overwrite=True)

# Our name and coloraide's.
SPACES = {
    "srgb": "srgb", "srgb-linear": "srgb-linear", "hsb": "hsv", "hsl": "hsl", "hwb": "hwb",
    "display-p3": "display-p3", "display-p3-linear": "display-p3-linear", "a98-rgb": "a98-rgb", "prophoto-rgb": "prophoto-rgb", "rec2020": "rec2020",
    "lab": "lab", "lch": "lch", "oklab": "oklab", "oklch": "oklch", "xyz-d65": "xyz-d65", "xyz-d50": "xyz-d50",
}
HERE = pathlib.Path(__file__).parent
SEED = 2025


def components(color, space):
    """The coordinates in our units: HSB's hue as 0…1."""
    values = list(color.convert(SPACES[space]).coords(nans=False))
    if space == "hsb":
        values[0] /= 360
    return values


def given(space, values):
    """A color from coordinates in our units."""
    values = list(values)
    if space == "hsb":
        values[0] *= 360
    return Color(SPACES[space], values)


def samples(rng):
    """Colors, each with the space it is given in; many lie outside sRGB."""
    for red in (0, 0.5, 1):
        for green in (0, 0.5, 1):
            for blue in (0, 0.5, 1):
                yield "srgb", (red, green, blue)
    for step in (1, 2, 10, 64, 127, 128, 200, 254):
        yield "srgb", (step / 255,) * 3
        yield "srgb", (step / 255, step / 255, (step + 1) / 255)
    for _ in range(60):
        yield "srgb", [rng.randrange(256) / 255 for _ in range(3)]
    for space in ("srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020"):
        for corner in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (0, 1, 1), (1, 0, 1), (1, 1, 1)):
            yield space, corner
        for _ in range(12):
            yield space, [round(rng.uniform(-0.2, 1.2), 4) for _ in range(3)]
    for _ in range(16):
        yield "hsb", [round(rng.uniform(0, 1), 4) for _ in range(3)]
        yield "hsl", (round(rng.uniform(0, 360), 2), round(rng.uniform(0, 1), 4), round(rng.uniform(0, 1), 4))
        yield "hwb", (round(rng.uniform(0, 360), 2), round(rng.uniform(0, 1), 4), round(rng.uniform(0, 1), 4))
        yield "lab", (round(rng.uniform(0, 100), 3), round(rng.uniform(-125, 125), 3), round(rng.uniform(-125, 125), 3))
        yield "lch", (round(rng.uniform(0, 100), 3), round(rng.uniform(0, 150), 3), round(rng.uniform(0, 360), 3))
        yield "oklab", (round(rng.uniform(0, 1), 4), round(rng.uniform(-0.4, 0.4), 4), round(rng.uniform(-0.4, 0.4), 4))
        yield "oklch", (round(rng.uniform(0, 1), 4), round(rng.uniform(0, 0.4), 4), round(rng.uniform(0, 360), 3))
        yield "xyz-d65", [round(rng.uniform(0, 1), 4) for _ in range(3)]
        yield "xyz-d50", [round(rng.uniform(0, 1), 4) for _ in range(3)]


def number(value):
    """Twelve significant digits, without noise around 0."""
    return f"{0 if abs(value) < 1e-14 else value:.12g}"


def main():
    """Writes the tables."""
    rng = random.Random(SEED)
    with open(HERE / "conversions.tsv", "w", encoding="utf-8") as table:
        print("space", "1", "2", "3", *(f"{space} {i}" for space in SPACES for i in (1, 2, 3)), sep="\t", file=table)
        for space, values in samples(rng):
            color = given(space, values)
            row = [number(value) for target in SPACES for value in components(color, target)]
            print(space, *(repr(value) for value in values), *row, sep="\t", file=table)
    with open(HERE / "differences.tsv", "w", encoding="utf-8") as table:
        print("first", "second", "CIEDE2000", "OK", sep="\t", file=table)
        for _ in range(200):
            first = Color("srgb", [rng.randrange(256) / 255 for _ in range(3)])
            spread = rng.choice((3, 20, 255))
            second = Color("srgb", [min(max(v + rng.randint(-spread, spread) / 255, 0), 1) for v in first.coords()])
            print(
                first.to_string(hex=True), second.to_string(hex=True),
                number(first.delta_e(second, method="2000", space="lab")), number(first.delta_e(second, method="ok")),
                sep="\t", file=table)
    with open(HERE / "vision.tsv", "w", encoding="utf-8") as table:
        print("color", *(f"{kind}opia {c}" for kind in KINDS for c in "rgb"), sep="\t", file=table)
        for index in range(120):
            digits = "#" + (f"{index * 37 % 256:02x}" * 3 if index < 20 else f"{rng.randrange(1 << 24):06x}")
            seen = [
                Color(digits).filter(kind.replace("eran", "an"), method=method, space="srgb-linear")
                for kind, method in KINDS.items()
            ]
            values = [number(min(max(v, 0), 1)) for color in seen for v in color.convert("srgb").coords()]
            print(digits, *values, sep="\t", file=table)


# The kinds of color vision deficiency and the method of their simulation.
KINDS = {"protan": "vienot", "deuteran": "vienot", "tritan": "brettel"}


if __name__ == "__main__":
    main()
