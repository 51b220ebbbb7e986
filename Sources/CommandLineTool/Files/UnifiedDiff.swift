import SourceText

/// A patch for `git apply`. <https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html>
struct UnifiedDiff {
    private static let context = 3

    /// Byte ranges of the whole lines that differ, in both texts.
    private struct Region {
        var old: ByteRange
        var new: ByteRange
    }

    private let old: [UInt8]
    private let new: [UInt8]

    /// Returns the patch for the file with the shown `path` whose content `old` became `new` by `changes`; empty if
    /// they are equal.
    static func text(path: String, old: [UInt8], new: [UInt8], changes: ChangeList) -> [UInt8] {
        guard old != new else { return [] }
        let diff = UnifiedDiff(old: old, new: new)
        // Without a `diff --git` line, git interprets paths relative to the current folder.
        var output = Array("--- \(quoted("a/" + path))\n+++ \(quoted("b/" + path))\n".utf8)
        diff.addHunks(changes, to: &output)
        return output
    }

    /// Quotes a path as git does: in quotes if necessary, followed by a tab if it contains a space.
    private static func quoted(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
            return path.contains(" ") ? path + "\t" : path
        }
        var text = "\""
        for byte in path.utf8 {
            switch byte {
            case 0x22, 0x5C: text += "\\" + String(Unicode.Scalar(byte))
            case 0x20..<0x7F: text += String(Unicode.Scalar(byte))
            default:
                let octal = String(byte, radix: 8)
                text += "\\" + String(repeating: "0", count: 3 - octal.utf8.count) + octal
            }
        }
        return text + "\""
    }

    private func addHunks(_ changes: ChangeList, to output: inout [UInt8]) {
        let regions = self.regions(changes)
        var line = 1
        var shift = 0
        var at = 0
        var index = 0
        while index < regions.count {
            let first = regions[index]
            let start = moved(first.old.lowerBound, back: Self.context)
            line += lineCount(old, ByteRange(at, start))
            var body: [UInt8] = []
            var (removed, added) = (0, 0)
            var end = start
            while index < regions.count {
                let region = regions[index]
                if end > start, lineCount(old, ByteRange(end, region.old.lowerBound)) > 2 * Self.context { break }
                addLines(old, ByteRange(end, region.old.lowerBound), " ", to: &body)
                addLines(old, region.old, "-", to: &body)
                addLines(new, region.new, "+", to: &body)
                removed += lineCount(old, ByteRange(end, region.old.upperBound))
                added += lineCount(old, ByteRange(end, region.old.lowerBound)) + lineCount(new, region.new)
                end = region.old.upperBound
                index += 1
            }
            let tail = ByteRange(end, moved(end, forward: Self.context))
            addLines(old, tail, " ", to: &body)
            removed += lineCount(old, tail)
            added += lineCount(old, tail)
            output += Array("@@ -\(line),\(removed) +\(line + shift),\(added) @@\n".utf8) + body
            shift += added - removed
            line += removed
            at = tail.upperBound
        }
    }

    /// Extends the changes to whole lines and merges those that touch.
    private func regions(_ changes: ChangeList) -> [Region] {
        var regions: [Region] = []
        for change in changes.changes {
            // A further change on the same line only extends the region; the line is not searched again.
            if let last = regions.last, change.old.upperBound < last.old.upperBound {
                let after = last.old.upperBound - change.old.upperBound
                regions[regions.count - 1].new = ByteRange(last.new.lowerBound, change.new.upperBound + after)
                continue
            }
            let before = change.old.lowerBound - lineStart(change.old.lowerBound)
            let after = lineEnd(change.old.upperBound) - change.old.upperBound
            let region = Region(
                old: ByteRange(change.old.lowerBound - before, change.old.upperBound + after),
                new: ByteRange(change.new.lowerBound - before, change.new.upperBound + after))
            if let last = regions.last, last.old.upperBound >= region.old.lowerBound {
                regions[regions.count - 1] = Region(
                    old: ByteRange(last.old.lowerBound, region.old.upperBound),
                    new: ByteRange(last.new.lowerBound, region.new.upperBound))
            } else {
                regions.append(region)
            }
        }
        return regions
    }

    private func lineStart(_ offset: Int) -> Int {
        (old[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
    }

    private func lineEnd(_ offset: Int) -> Int {
        old[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? old.count
    }

    private func moved(_ start: Int, back lines: Int) -> Int {
        (0..<lines).reduce(start) { offset, _ in offset > 0 ? lineStart(offset - 1) : 0 }
    }

    private func moved(_ end: Int, forward lines: Int) -> Int {
        (0..<lines).reduce(end) { offset, _ in offset < old.count ? lineEnd(offset) : offset }
    }

    private func lineCount(_ text: [UInt8], _ range: ByteRange) -> Int {
        let bytes = text[range.lowerBound..<range.upperBound]
        return bytes.count { $0 == 0x0A } + (bytes.last.map { $0 != 0x0A } == true ? 1 : 0)
    }

    private func addLines(_ text: [UInt8], _ range: ByteRange, _ sign: Character, to body: inout [UInt8]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = text[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
            body += Array(String(sign).utf8) + text[start..<end]
            if text[end - 1] != 0x0A { body += Array("\n\\ No newline at end of file\n".utf8) }
            start = end
        }
    }
}
