"""The platform that an executable runs on, read from its own headers, so that no package promises more than the program keeps."""
import dataclasses
import struct

ELF_MACHINES = {62: "x86_64", 183: "aarch64"}
MACH_CPUS = {0x01000007: "x86_64", 0x0100000C: "arm64"}


@dataclasses.dataclass(frozen=True)
class Platform:
    """`system` is linux or darwin, `machine` is as `uname -m` prints it, or universal for several in one file. `needs` is the least
    version of glibc or macOS as a pair of numbers; None for a Linux program without any shared library."""

    system: str
    machine: str
    needs: tuple = None

    @property
    def asset(self):
        """The name of the release's asset."""
        return f"color-lint-{self.system}-{self.machine}"

    @property
    def wheel_tag(self):
        """The platform tag of a wheel. <https://peps.python.org/pep-0600/>, <https://peps.python.org/pep-0656/>"""
        if self.system == "darwin":
            major, minor = self.needs
            machine = "universal2" if self.machine == "universal" else self.machine
            return f"macosx_{major}_{0 if major > 10 else minor}_{machine}"
        if self.needs is None:
            # Installers check the C library only to see whether a program finds it. manylinux2014 is for pip before 20.3.
            tags = ["manylinux2014", "manylinux_2_17", "musllinux_1_1"]
        else:
            tags = [f"manylinux_{self.needs[0]}_{self.needs[1]}"]
        return ".".join(f"{tag}_{self.machine}" for tag in tags)

    @property
    def swift_triples(self):
        """The triples of an artifact bundle. <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0305-swiftpm-binary-target-improvements.md>"""
        if self.system == "linux":
            return [f"{self.machine}-unknown-linux-gnu"]
        machines = ["arm64", "x86_64"] if self.machine == "universal" else [self.machine]
        return [f"{machine}-apple-macosx" for machine in machines]


def read_platform(program):
    """Returns the platform of the bytes of an executable. Raises ValueError if it is none that the project publishes for."""
    if program[:4] == b"\x7fELF":
        return _elf(program)
    if program[:4] == b"\xcf\xfa\xed\xfe":
        machine, needs = _mach(program)
        return Platform("darwin", machine, needs)
    if program[:4] == b"\xca\xfe\xba\xbe":
        count = struct.unpack_from(">I", program, 4)[0]
        slices = [struct.unpack_from(">IIIII", program, 8 + 20 * index) for index in range(count)]
        return Platform("darwin", "universal", max(_mach(program[at : at + size])[1] for _, _, at, size, _ in slices))
    raise ValueError("neither an ELF nor a Mach-O executable")


def _elf(program):
    """<https://refspecs.linuxfoundation.org/LSB_5.0.0/LSB-Core-generic/LSB-Core-generic/symversion.html>"""
    if program[4:6] != b"\x02\x01":
        raise ValueError("not a 64-bit little-endian ELF file")
    machine = ELF_MACHINES.get(struct.unpack_from("<H", program, 18)[0])
    if machine is None:
        raise ValueError("a machine without releases")
    table, size, count = struct.unpack_from("<Q", program, 32)[0], *struct.unpack_from("<HH", program, 54)
    segments = [struct.unpack_from("<IIQQQQ", program, table + size * index) for index in range(count)]
    dynamic = next((segment for segment in segments if segment[0] == 2), None)
    if dynamic is None:
        return Platform("linux", machine)

    entries = {}
    for at in range(dynamic[2], dynamic[2] + dynamic[5], 16):
        tag, value = struct.unpack_from("<QQ", program, at)
        entries.setdefault(tag, []).append(value)
        if tag == 0:
            break

    if 1 not in entries:  # DT_NEEDED
        return Platform("linux", machine)

    def offset(address):
        for kind, _, at, start, _, length in segments:
            if kind == 1 and start <= address < start + length:
                return at + address - start
        raise ValueError("an address outside the file")

    strings = offset(entries[5][0])

    def string(index):
        return program[strings + index : program.index(b"\0", strings + index)].decode()

    allowed = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1"}
    others = [string(index) for index in entries.get(1, []) if string(index) not in allowed]
    others = [name for name in others if not name.startswith("ld-linux")]
    if others:
        raise ValueError("needs libraries that are not on every Linux: " + ", ".join(others))

    newest = (2, 17)
    at = offset(entries[0x6FFFFFFE][0])  # DT_VERNEED
    for _ in range(entries[0x6FFFFFFF][0]):
        _, versions, _, auxiliary, following = struct.unpack_from("<HHIII", program, at)
        entry = at + auxiliary
        for _ in range(versions):
            _, _, _, name, next_entry = struct.unpack_from("<IHHII", program, entry)
            prefix, _, number = string(name).partition("_")
            if prefix == "GLIBC":
                newest = max(newest, tuple(int(part) for part in number.split(".")[:2]))
            entry += next_entry
        at += following
    return Platform("linux", machine, newest)


def _mach(program):
    """Returns the machine and the least version of macOS. <https://github.com/apple-oss-distributions/xnu> EXTERNAL_HEADERS/mach-o/loader.h"""
    _, cpu, _, _, count, _, _, _ = struct.unpack_from("<8I", program)
    at = 32
    for _ in range(count):
        command, size = struct.unpack_from("<II", program, at)
        if command == 0x32:  # LC_BUILD_VERSION
            version = struct.unpack_from("<I", program, at + 12)[0]
        elif command == 0x24:  # LC_VERSION_MIN_MACOSX
            version = struct.unpack_from("<I", program, at + 8)[0]
        else:
            at += size
            continue
        return MACH_CPUS[cpu], (version >> 16, version >> 8 & 0xFF)
    raise ValueError("does not say which macOS it needs")
