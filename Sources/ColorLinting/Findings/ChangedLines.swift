import SourceText

/// The lines that have changed in some files. Findings that touch none of them are not reported.
///
/// A finding touches a line where it stands there, or where something it refers to does: the background that has changed
/// under a text, the definition of a name in another file.
package final class ChangedLines: Sendable {
    /// What has changed in a file.
    package enum Change: Hashable, Sendable {
        /// All of it: the file is new.
        case all
        /// The lines of these numbers, which count from 1, in rising order.
        case lines([ClosedRange<Int>])

        fileprivate func contains(_ line: Int) -> Bool {
            switch self {
            case .all: true
            case .lines(let ranges):
                ChangedLines.first(of: ranges) { $0.upperBound >= line }.map { ranges[$0].contains(line) } ?? false
            }
        }
    }

    private let changes: [String: Change]

    /// The changes by the paths of the files, as they are shown.
    package init(_ changes: [String: Change]) { self.changes = changes }

    /// How many files have changed.
    package var count: Int { changes.count }

    /// `findings`, which are about `file`, without those that touch no changed line.
    func touched(_ findings: [Finding], in file: SourceFile) -> [Finding] {
        guard !findings.isEmpty else { return [] }
        let own = changes[file.path]
        if own == .all { return findings }
        let ranges = own.map { byteRanges(of: $0, in: file.bytes) } ?? []
        return findings.filter { finding in
            touches(finding.range, ranges)
                || finding.related.contains { place in
                    if place.path == file.path { return touches(place.range, ranges) }
                    guard let change = changes[place.path] else { return false }
                    return place.line.map(change.contains) ?? true
                }
        }
    }

    /// The bytes of the lines of `change`, line ends included.
    private func byteRanges(of change: Change, in bytes: [UInt8]) -> [ByteRange] {
        guard case .lines(let lines) = change else { return [ByteRange(0, bytes.count + 1)] }
        var ranges: [ByteRange] = []
        var line = 1
        var start = 0
        func goTo(_ target: Int) {
            while line < target, start < bytes.count {
                start = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
                line += 1
            }
        }
        for range in lines {
            goTo(range.lowerBound)
            let first = start
            goTo(range.upperBound + 1)
            // What stands at the very end stands on the last line.
            ranges.append(ByteRange(first, start == bytes.count ? start + 1 : start))
        }
        return ranges
    }

    private func touches(_ range: ByteRange, _ changed: [ByteRange]) -> Bool {
        Self.first(of: changed) { $0.upperBound > range.lowerBound }
            .map { changed[$0].lowerBound < max(range.upperBound, range.lowerBound + 1) } ?? false
    }

    /// The place of the first of `ranges` for which `holds`, where it holds for all behind one for which it does.
    private static func first<Range>(of ranges: [Range], where holds: (Range) -> Bool) -> Int? {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if holds(ranges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low < ranges.count ? low : nil
    }
}

extension ChangedLines: Hashable {
    /// One and the same; two lists are not compared.
    package static func == (a: ChangedLines, b: ChangedLines) -> Bool { a === b }

    /// Hashes which one it is.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
