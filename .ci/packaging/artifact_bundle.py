"""An artifact bundle for the Swift package manager, and a package whose plug-ins run its program, so that nobody builds it.
<https://github.com/swiftlang/swift-evolution/blob/main/proposals/0305-swiftpm-binary-target-improvements.md>"""
import hashlib
import json
import re

import archive
import executable
import project

NAME = "color-lint.artifactbundle"


def write_bundle(programs, folder, date):
    """Writes the bundle of the executables' bytes, one for each platform, and returns its path."""
    files, variants = {}, []
    # A program for one machine is smaller and starts sooner than one for all.
    platforms = {executable.read_platform(program): program for program in programs}
    single = {triple for platform in platforms for triple in platform.swift_triples if platform.machine != "universal"}
    for platform, program in sorted(platforms.items(), key=lambda item: item[0].asset):
        if platform.machine == "universal" and single.issuperset(platform.swift_triples):
            continue
        path = f"{platform.asset}/color-lint"
        files[f"{NAME}/{path}"] = (program, True)
        variants.append({"path": path, "supportedTriples": platform.swift_triples})
    artifact = {"version": project.VERSION, "type": "executable", "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"color-lint": artifact}}
    files[f"{NAME}/info.json"] = ((json.dumps(info, indent=2) + "\n").encode(), False)
    files[f"{NAME}/LICENSE"] = ((project.ROOT / "LICENSE").read_bytes(), False)
    path = folder / f"{NAME}.zip"
    archive.write_zip(path, files, date)
    return path


def write_plugin_package(bundle, folder, date):
    """Writes the package with the plug-ins of this one, for a repository of its own, and returns its path. It names the bundle at
    its address in the release, with its checksum."""
    checksum = hashlib.sha256(bundle.read_bytes()).hexdigest()
    files = {"Package.swift": (_manifest(f'url: "{project.DOWNLOADS}/{bundle.name}", checksum: "{checksum}"').encode(), False)}
    for source in sorted((project.ROOT / "Plugins").glob("*/*.swift")):
        files[source.relative_to(project.ROOT).as_posix()] = (source.read_bytes(), False)
    files["LICENSE"] = ((project.ROOT / "LICENSE").read_bytes(), False)
    path = folder / "color-lint-plugins.zip"
    archive.write_zip(path, {f"color-lint-plugins/{name}": file for name, file in files.items()}, date)
    return path


def _manifest(place):
    """The manifest of the package with the plug-ins, whose declarations are copied from the project's own."""
    own = (project.ROOT / "Package.swift").read_text()
    plugins = re.findall(r"^        \.plugin\(.*\n(?:            .*\n)*", own, re.M)
    products = [text for text in plugins if "targets:" in text]
    targets = [text for text in plugins if "capability:" in text]
    if len(products) != 2 or len(targets) != 2:
        raise ValueError("Package.swift does not declare two plug-ins in the form that is expected here")
    return f"""{own.splitlines()[0]}
// Written by a release of {project.HOME}; changes belong there.
import PackageDescription

let package = Package(
    name: "color-lint-plugins",
    products: [
{"".join(products)}    ],
    targets: [
        .binaryTarget(name: "color-lint", {place}),
{"".join(targets)}    ]
)
"""
