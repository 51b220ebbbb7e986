import SourceText

/// Changed lines by file. Findings that touch none of them are not reported.
///
/// A finding touches a line if the finding or a place it refers to is on that line: a changed background of a text,
/// the definition of a name in another file.
package final class ChangedLines: Sendable {
    /// Changes in a file.
    package enum Change: Hashable, Sendable {
        /// The whole file is new.
        case all
        /// Line numbers, from 1, in ascending order.
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

    /// Creates changes by the shown paths of the files.
    package init(_ changes: [String: Change]) { self.changes = changes }

    /// Number of changed files.
    package var count: Int { changes.count }

    /// Returns those of `findings` in `file` that touch a changed line.
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

    /// Returns the byte ranges of the lines in `change`, including line endings.
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
            // The end of the text belongs to the last line.
            ranges.append(ByteRange(first, start == bytes.count ? start + 1 : start))
        }
        return ranges
    }

    private func touches(_ range: ByteRange, _ changed: [ByteRange]) -> Bool {
        Self.first(of: changed) { $0.upperBound > range.lowerBound }
            .map { changed[$0].lowerBound < max(range.upperBound, range.lowerBound + 1) } ?? false
    }

    /// Returns the index of the first of `ranges` for which `holds` is true; it must be true for all after that.
    private static func first<Range>(of ranges: [Range], where holds: (Range) -> Bool) -> Int? {
        let place = ranges.partitioningIndex(where: holds)
        return place < ranges.count ? place : nil
    }
}

extension ChangedLines: Hashable {
    /// Compares identity, not content.
    package static func == (a: ChangedLines, b: ChangedLines) -> Bool { a === b }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
