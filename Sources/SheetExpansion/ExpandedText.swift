import SourceColors
import SourceText

/// The text of a style sheet after calls and loops, with the places that its parts come from.
struct ExpandedText: Sendable {
    /// A part of a text: bytes of a file, or a word of its own.
    struct Piece: Sendable {
        /// The number of the file, 0 for the sheet itself; -1 for punctuation.
        var source: Int32
        /// The bytes in the file.
        var range: ByteRange
        /// The index of the call or round that it was copied in; -1 for none.
        var frame: Int32
        /// Why these bytes are not known, so that a word stands for them; nil for a copy.
        var doubt: SheetExpander.Doubt?
    }

    /// A call of a mixin, or a round of a loop.
    struct Frame: Sendable {
        var parent: Int32
        var source: Int32
        /// The statement that calls.
        var range: ByteRange
        /// The first value of a round; nil for a call.
        var round: String?
        /// The number of frames around.
        var depth: Int
    }

    private struct Segment: Sendable {
        var start: Int
        var piece: Piece
    }

    private(set) var bytes: [UInt8] = []
    private var segments: [Segment] = []
    var frames: [Frame] = []
    /// The numbers of texts that are in no file, and stand for a name in the sheet itself.
    var ownTexts: Set<Int32> = []
    /// What was passed to mixins as blocks, in order; blocks in blocks are none.
    private var passed: [ByteRange] = []

    /// Appends bytes of `piece`, whose file has the bytes `source`.
    mutating func append(_ piece: Piece, from source: SourceBytes) {
        guard !piece.range.isEmpty else { return }
        if let last = segments.last?.piece, last.source == piece.source, last.frame == piece.frame, last.doubt == nil,
            last.range.upperBound == piece.range.lowerBound
        {
            segments[segments.count - 1].piece.range.upperBound = piece.range.upperBound
        } else {
            segments.append(Segment(start: bytes.count, piece: piece))
        }
        bytes += source.buffer(piece.range)
    }

    /// Appends a word that is in no file, in place of `piece` if that is not nil.
    mutating func append(_ word: StaticString, frame: Int32, for piece: Piece? = nil) {
        let piece = piece ?? Piece(source: -1, range: ByteRange(0, 0), frame: frame)
        segments.append(Segment(start: bytes.count, piece: piece))
        bytes += UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    }

    /// Notes that `range`, at the end, was passed to a mixin as a block.
    mutating func notePassed(_ range: ByteRange) {
        while let last = passed.last, last.lowerBound >= range.lowerBound { passed.removeLast() }
        passed.append(range)
    }

    /// Whether the byte at `offset` is in a block that was passed to a mixin.
    func isPassed(_ offset: Int) -> Bool {
        let next = passed.partitioningIndex { $0.lowerBound > offset }
        return next > 0 && offset < passed[next - 1].upperBound
    }

    private func segment(at offset: Int) -> Segment? {
        let place = segments.partitioningIndex { $0.start > offset }
        return place > 0 ? segments[place - 1] : nil
    }

    /// The index of the call or round that the byte at `offset` was copied in; -1 for none.
    func frame(at offset: Int) -> Int32 { segment(at: offset)?.piece.frame ?? -1 }

    /// Returns the range of the sheet of which `range` is a copy as a whole; nil if it is none.
    func origin(of range: ByteRange) -> ByteRange? {
        guard let first = segment(at: range.lowerBound), first.piece.source == 0, first.piece.doubt == nil else {
            return nil
        }
        let shift = first.piece.range.lowerBound - first.start
        let end = range.upperBound + shift
        return end <= first.piece.range.upperBound ? ByteRange(range.lowerBound + shift, end) : nil
    }

    /// Returns the range of the sheet of which the last part of the selector at `range` is a copy, without classes of states
    /// after it; nil if that part is none.
    func lastOrigin(of range: ByteRange) -> ByteRange? {
        var end = range.upperBound
        while end > range.lowerBound, let last = segment(at: end - 1) {
            let start = max(last.start, range.lowerBound)
            if bytes[start] != UInt8(ascii: ":") { return origin(of: ByteRange(start, end)) }
            end = start
        }
        return nil
    }

    /// Whether the byte at `offset` is a copy of another file's.
    func isForeign(_ offset: Int) -> Bool {
        segment(at: offset).map { $0.piece.source > 0 && !ownTexts.contains($0.piece.source) } ?? false
    }

    /// Whether `range` consists of several copies.
    func isComposed(_ range: ByteRange) -> Bool {
        segment(at: range.lowerBound)?.start != segment(at: max(range.upperBound - 1, range.lowerBound))?.start
    }

    /// Returns the range of the sheet that stands for `range`: its origin, or the call that copied it from another file.
    func place(of range: ByteRange) -> ByteRange {
        if let known = origin(of: range) { return known }
        guard let first = segment(at: range.lowerBound) else { return ByteRange(0, 0) }
        if first.piece.source == 0, first.piece.doubt != nil { return first.piece.range }
        if first.piece.source == 0, !range.isEmpty {
            let start = range.lowerBound - first.start + first.piece.range.lowerBound
            if let last = segment(at: range.upperBound - 1), last.piece.source == 0,
                last.piece.frame == first.piece.frame
            {
                let end = range.upperBound - last.start + last.piece.range.lowerBound
                if end >= start { return ByteRange(start, end) }
            }
            return ByteRange(start, max(first.piece.range.upperBound, start))
        }
        return callRange(first.piece.frame) ?? callRange(before: first.start)
    }

    /// Returns the call that copied what is before `offset`; empty if there is none. What comes from a map of another file was
    /// copied by the call of the mixin that uses it.
    private func callRange(before offset: Int) -> ByteRange {
        var place = segments.partitioningIndex { $0.start >= offset } - 1
        let last = max(place - Self.mostSteps, -1)
        while place > last {
            if let range = callRange(segments[place].piece.frame) { return range }
            place -= 1
        }
        return ByteRange(0, 0)
    }

    /// The maximum number of pieces that are looked at.
    private static let mostSteps = 16

    /// Returns `frame` and those around it, innermost first.
    private func chain(_ frame: Int32) -> [Frame] {
        var result: [Frame] = []
        var frame = frame
        while frame >= 0 {
            result.append(frames[Int(frame)])
            frame = frames[Int(frame)].parent
        }
        return result
    }

    /// Returns the statement of the sheet itself that led to `frame`.
    func callRange(_ frame: Int32) -> ByteRange? { chain(frame).first { $0.source == 0 }?.range }

    /// Returns the calls of mixins in the sheet itself that led to `frame`, innermost first.
    func calls(_ frame: Int32) -> [ByteRange] {
        chain(frame).filter { $0.source == 0 && $0.round == nil }.map(\.range)
    }

    /// Returns the first values of the rounds that led to `frame`, outermost first.
    func rounds(_ frame: Int32) -> [String] {
        // Not `reversed()`, of which the compiler makes other code in each build.
        var rounds = chain(frame).compactMap(\.round)
        rounds.reverse()
        return rounds
    }
}
