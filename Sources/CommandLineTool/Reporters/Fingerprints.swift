import ColorLinting
import SourceText

extension LintedFile {
    /// Returns a fingerprint for each finding that identifies it in other runs: a hash of the file, rule, colors,
    /// enclosing element and index among equal findings. 16 hex digits, unique within a run.
    func fingerprints() -> [String] {
        var counts: [KnownFinding: Int] = [:]
        return KnownFinding.keys(of: report.findings, in: report, file).map { key in
            let number = counts[key, default: 0]
            counts[key] = number + 1
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for part in [file.path, key.rule, key.colors, key.symbol, String(number)] {
                for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
                hash = hash &* 0x0000_0100_0000_01B3
            }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }
    }
}
