/// How one version of a text became another: the ranges that differ, in both, in order and apart from each other.
package struct ChangeList: Hashable, Sendable {
    /// One range that differs.
    package struct Change: Hashable, Sendable {
        /// Where it is in the old text.
        package var old: ByteRange
        /// Where it is in the new text.
        package var new: ByteRange
    }

    /// The changes, by place.
    package private(set) var changes: [Change] = []

    /// No change at all.
    package init() {}

    /// Whether nothing differs.
    package var isEmpty: Bool { changes.isEmpty }

    /// Adds `edits`, which must not overlap, of the new text.
    package mutating func apply(_ edits: [Edit]) {
        var result: [Change] = []
        var edits = edits.sorted { $0.range < $1.range }[...]
        var rest = changes[...]
        /// How far places behind what is done lie from those of the old text, before and after the edits.
        var shift = 0
        var editShift = 0
        while let start = [rest.first?.new.lowerBound, edits.first?.range.lowerBound].compactMap({ $0 }).min() {
            // A run of changes and edits that meet becomes one change.
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

    /// Where the old text's `range` is in the new one; what lies in a change goes to the change's ends.
    package func newRange(of range: ByteRange) -> ByteRange {
        ByteRange(newOffset(of: range.lowerBound, isEnd: false), newOffset(of: range.upperBound, isEnd: true))
    }

    private func newOffset(of offset: Int, isEnd: Bool) -> Int {
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].old.upperBound < offset || (isEnd && changes[middle].old.upperBound == offset) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        if low < changes.count, changes[low].old.lowerBound < offset {
            return isEnd ? changes[low].new.upperBound : changes[low].new.lowerBound
        }
        guard low > 0 else { return offset }
        return offset + changes[low - 1].new.upperBound - changes[low - 1].old.upperBound
    }

    /// The changes as edits of the old text, where `new` is the new one.
    package func edits(of new: [UInt8]) -> [Edit] {
        new.withUnsafeBufferPointer { buffer in
            changes.map { Edit($0.old, SourceBytes(buffer).text($0.new)) }
        }
    }
}
