"""The formula for a Homebrew tap, which installs the programs of a release. <https://docs.brew.sh/Formula-Cookbook>"""
import hashlib

import executable
import project

SYSTEMS = {"darwin": "macos", "linux": "linux"}
MACHINES = {"arm64": "arm", "aarch64": "arm", "x86_64": "intel"}


def write_formula(programs, folder):
    """Writes the formula for the executables' bytes, and returns its path."""
    blocks = []
    for system, word in SYSTEMS.items():
        choices = []
        for program in programs:
            platform = executable.read_platform(program)
            if platform.system != system or platform.machine not in MACHINES:
                continue
            choices.append((MACHINES[platform.machine], platform.asset, hashlib.sha256(program).hexdigest()))
        if not choices:
            continue
        lines = [f"  on_{word} do"]
        for machine, asset, digest in sorted(choices):
            lines += [f"    on_{machine} do", f'      url "{project.DOWNLOADS}/{asset}"', f'      sha256 "{digest}"', "    end"]
        blocks.append("\n".join([*lines, "  end\n"]))
    # An asset is a bare program, named after its platform.
    text = f"""class ColorLint < Formula
  desc "{project.SUMMARY}"
  homepage "{project.HOME}"
  version "{project.VERSION}"
  license "{project.LICENSE}"

{chr(10).join(blocks)}
  def install
    bin.install Dir["color-lint-*"].first => "color-lint"
    chmod 0755, bin/"color-lint"
    generate_completions_from_executable(bin/"color-lint", "completions")
    (man1/"color-lint.1").write Utils.safe_popen_read(bin/"color-lint", "help", "--man")
  end

  test do
    (testpath/"a.css").write "a {{ color: #777; background: #fff }}"
    assert_match "4.47:1", shell_output("#{{bin}}/color-lint contrast '#777' white", 1)
    assert_match "[contrast]", shell_output("#{{bin}}/color-lint --format short a.css", 1)
  end
end
"""
    path = folder / "color-lint.rb"
    path.write_text(text)
    return path
