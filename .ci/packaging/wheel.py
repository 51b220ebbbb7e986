"""A wheel that carries the program: `pip install` puts it on the PATH, without Python code of its own and without Swift.
<https://packaging.python.org/en/latest/specifications/binary-distribution-format/>"""
import base64
import hashlib

import archive
import executable
import project


def write_wheel(program, folder, date):
    """Writes the wheel for the bytes of an executable, and returns its path."""
    version, tag = project.python_version(), executable.read_platform(program).wheel_tag
    info = f"color_lint-{version}.dist-info"
    files = {
        f"color_lint-{version}.data/scripts/color-lint": (program, True),
        f"{info}/METADATA": (_metadata(version).encode(), False),
        f"{info}/WHEEL": (_wheel(tag).encode(), False),
        f"{info}/licenses/LICENSE": ((project.ROOT / "LICENSE").read_bytes(), False),
    }
    record = f"{info}/RECORD"
    lines = [f"{name},sha256={_digest(data)},{len(data)}" for name, (data, _) in sorted(files.items())]
    files[record] = ("\n".join([*lines, f"{record},,", ""]).encode(), False)
    path = folder / f"color_lint-{version}-py3-none-{tag}.whl"
    archive.write_zip(path, files, date)
    return path


def _digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _wheel(tag):
    tags = "".join(f"Tag: py3-none-{part}\n" for part in tag.split("."))
    return f"Wheel-Version: 1.0\nGenerator: color-lint\nRoot-Is-Purelib: false\n{tags}"


def _metadata(version):
    """<https://packaging.python.org/en/latest/specifications/core-metadata/>"""
    return f"""Metadata-Version: 2.4
Name: color-lint
Version: {version}
Summary: {project.SUMMARY}
License-Expression: {project.LICENSE}
License-File: LICENSE
Keywords: accessibility,color,contrast,css,linter,swift,wcag
Classifier: Development Status :: 4 - Beta
Classifier: Environment :: Console
Classifier: Intended Audience :: Developers
Classifier: Operating System :: MacOS
Classifier: Operating System :: POSIX :: Linux
Classifier: Topic :: Software Development :: Quality Assurance
Requires-Python: >=3.8
Project-URL: Repository, {project.HOME}
Project-URL: Changelog, {project.HOME}/blob/v{project.VERSION}/CHANGELOG.md
Description-Content-Type: text/markdown

{_description()}"""


def _description():
    """README up to its first heading below the title, without the picture, which is not on PyPI."""
    text = (project.ROOT / "README.md").read_text().split("\n## ")[0]
    lines = [line for line in text.split("\n") if not line.startswith("![")]
    return "\n".join(lines).strip() + f"\n\nThis package installs the program itself. [More]({project.HOME})\n"
