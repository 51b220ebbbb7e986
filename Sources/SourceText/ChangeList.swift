/// The differences between two versions of a text: ranges in both, in order, not adjacent.
package struct ChangeList: Equatable, Sendable {
    /// A range that differs.
    package struct Change: Hashable, Sendable {
        /// Its range in the old text.
        package var old: ByteRange
        /// Its range in the new text.
        package var new: ByteRange
    }

    /// The changes in order.
    package private(set) var changes: [Change] = []

    /// No changes.
    package init() {}

    /// Whether the texts are equal.
    package var isEmpty: Bool { changes.isEmpty }

    /// Applies `edits` of the new text, which must not overlap.
    package mutating func apply(_ edits: [Edit]) {
        var result: [Change] = []
        var edits = edits.ordered { $0.range < $1.range }[...]
        var rest = changes[...]
        /// The offset by which positions after the processed part differ from the old text, before and after the
        /// edits.
        var shift = 0
        var editShift = 0
        while let start = [rest.first?.new.lowerBound, edits.first?.range.lowerBound].compactMap({ $0 }).min() {
            // Adjacent changes and edits are merged.
            var end = start
            let oldStart = start - shift
            let newStart = start + editShift
            while true {
                if let change = rest.first, change.new.lowerBound <= end {
                    end = max(end, change.new.upperBound)
                    shift += change.new.count - change.old.count
                    rest.removeFirst()
                } else if let edit = edits.first, edit.range.lowerBound <= end {
                    end = max(end, edit.range.upperBound)
                    editShift += edit.text.utf8.count - edit.range.count
                    edits.removeFirst()
                } else {
                    break
                }
            }
            result.append(
                Change(old: ByteRange(oldStart, end - shift), new: ByteRange(newStart, end + editShift)))
        }
        changes = result
    }

    /// Returns the range in the new text for `range` in the old text. Offsets inside a change move to its ends.
    package func newRange(of range: ByteRange) -> ByteRange {
        ByteRange(newOffset(of: range.lowerBound, isEnd: false), newOffset(of: range.upperBound, isEnd: true))
    }

    private func newOffset(of offset: Int, isEnd: Bool) -> Int {
        let place = changes.partitioningIndex {
            $0.old.upperBound > offset || (!isEnd && $0.old.upperBound == offset)
        }
        if place < changes.count, changes[place].old.lowerBound < offset {
            return isEnd ? changes[place].new.upperBound : changes[place].new.lowerBound
        }
        guard place > 0 else { return offset }
        return offset + changes[place - 1].new.upperBound - changes[place - 1].old.upperBound
    }

    /// Returns the changes as edits of the old text; `new` is the new text.
    package func edits(of new: [UInt8]) -> [Edit] {
        new.withUnsafeBufferPointer { buffer in
            changes.map { Edit($0.old, SourceBytes(buffer).text($0.new)) }
        }
    }
}
