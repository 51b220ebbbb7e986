"""What the packages say about the project. The version and the publication are read from the sources that declare them."""
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUMMARY = "Show, check and fix colors in Swift, CSS, HTML and JSON"
LICENSE = "Apache-2.0"


def _word(file, pattern):
    found = re.search(pattern, (ROOT / file).read_text())
    if not found:
        raise ValueError(f"{file} has no {pattern}")
    return found[1]


VERSION = _word("Sources/ColorLinting/Version.swift", r'version = "([^"]+)"')
_publication = "Sources/ColorLinting/Publication.swift"
OWNER = _word(_publication, r'current = Publication\(owner: "([^"]+)"')
REPOSITORY = _word(_publication, r'current = Publication\([^)]*repository: "([^"]+)"')
# The placeholder gives addresses that lead nowhere, in packages that nobody publishes.
HOME = f"https://github.com/{OWNER}/{REPOSITORY}"
DOWNLOADS = f"{HOME}/releases/download/v{VERSION}"


def date():
    """The date of the packages in seconds since 1970: SOURCE_DATE_EPOCH, or the date of the last commit.
    <https://reproducible-builds.org/docs/source-date-epoch/>"""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    return int(subprocess.check_output(["git", "-C", ROOT, "log", "-1", "--format=%ct"]))


def python_version():
    """The version as PyPI writes it: 1.2.0-beta.3 is 1.2.0b3. <https://peps.python.org/pep-0440/>"""
    found = re.fullmatch(r"(\d+\.\d+\.\d+)(?:-(alpha|beta|rc)\.?(\d+))?", VERSION)
    if not found:
        raise ValueError(f"PyPI has no way to write the version {VERSION}")
    number, stage, count = found.groups()
    return number if stage is None else number + {"alpha": "a", "beta": "b", "rc": "rc"}[stage] + count
