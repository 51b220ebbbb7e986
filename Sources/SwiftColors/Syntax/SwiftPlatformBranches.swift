import SourceText

/// The branches of `#if` that are compiled for other platforms than iOS only.
struct SwiftPlatformBranches {
    /// A condition, as far as it is known for iOS.
    private enum Condition { case holds, fails, unknown }

    /// The ranges of these branches, in source order.
    private var ranges: [ByteRange] = []
    /// The ranges of the branches that no platform runs.
    private var unused: [ByteRange] = []

    init(_ tokens: SwiftTokens) {
        // Whether a branch of each open `#if` holds, and whether the current one is never compiled.
        var open: [(holds: Bool, isExcluded: Bool)] = []
        var excluded = 0
        var start = 0
        // The number of conditions that are open in a branch that no platform runs, and where that begins.
        var unusedStart: (depth: Int, start: Int)?
        for index in 0..<tokens.count {
            guard let directive = tokens.conditional(index) else { continue }
            let before = excluded
            if directive != .opens, let last = open.popLast() {
                if last.isExcluded { excluded -= 1 }
                if directive == .alternative || directive == .otherwise {
                    let condition = directive == .otherwise ? .holds : Self.condition(tokens.bytes(index).dropFirst(7))
                    open.append((last.holds || condition == .holds, last.holds || condition == .fails))
                }
            } else if directive == .opens {
                let condition = Self.condition(tokens.bytes(index).dropFirst(3))
                open.append((condition == .holds, condition == .fails))
            }
            if directive != .closes, open.last?.isExcluded ?? false { excluded += 1 }
            let offset = tokens[index].range.lowerBound
            if before == 0, excluded > 0 { start = offset }
            if before > 0, excluded == 0 { ranges.append(ByteRange(start, offset)) }
            // In one such branch, others are in it.
            if let (depth, start) = unusedStart {
                if open.count < depth || open.count == depth && directive != .opens && directive != .closes {
                    unused.append(ByteRange(start, offset))
                    unusedStart = nil
                }
            } else if directive == .opens, Self.isOfInterfaceBuilder(tokens.bytes(index).dropFirst(3)) {
                unusedStart = (open.count, offset)
            }
        }
        if excluded > 0 { ranges.append(ByteRange(start, .max)) }
        if let (_, start) = unusedStart { unused.append(ByteRange(start, .max)) }
    }

    /// Whether the byte at `offset` is in one of the branches.
    func contains(_ offset: Int) -> Bool {
        if ranges.isEmpty { return false }
        let next = ranges.partitioningIndex { $0.lowerBound > offset }
        return next > 0 && offset < ranges[next - 1].upperBound
    }

    /// Whether the byte at `offset` is in a branch that no app runs: `#if TARGET_INTERFACE_BUILDER`.
    func isUnused(_ offset: Int) -> Bool {
        let next = unused.partitioningIndex { $0.lowerBound > offset }
        return next > 0 && offset < unused[next - 1].upperBound
    }

    /// Whether the condition `bytes` is that of code that Interface Builder alone runs.
    private static func isOfInterfaceBuilder(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.elementsEqual(interfaceBuilder.utf8)
    }

    /// Returns whether the condition `bytes` holds for iOS: `os(iOS) || os(tvOS)`, `!os(macOS)`, `canImport(AppKit)`.
    private static func condition(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Condition {
        var result = Condition.fails
        var part = Condition.holds
        var words = bytes.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }).makeIterator()
        while let word = words.next() {
            if word.elementsEqual("||".utf8) {
                result = either(result, part)
                part = .holds
            } else if !word.elementsEqual("&&".utf8) {
                part = both(part, atom(word))
            }
        }
        return either(result, part)
    }

    private static func either(_ one: Condition, _ other: Condition) -> Condition {
        if one == .holds || other == .holds { return .holds }
        return one == .fails && other == .fails ? .fails : .unknown
    }

    private static func both(_ one: Condition, _ other: Condition) -> Condition {
        if one == .fails || other == .fails { return .fails }
        return one == .holds && other == .holds ? .holds : .unknown
    }

    private static let holding = ["os(iOS)", "canImport(UIKit)", "canImport(UIKit.UIView)"]
    private static let failing = [
        "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(Linux)", "os(Windows)", "os(Android)",
        "canImport(AppKit)", "canImport(Cocoa)", "canImport(WatchKit)", interfaceBuilder,
    ]
    /// The condition of code that Interface Builder alone runs.
    private static let interfaceBuilder = "TARGET_INTERFACE_BUILDER"

    private static func atom(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Condition {
        let isNegated = word.first == UInt8(ascii: "!")
        let name = isNegated ? word.dropFirst() : word
        if holding.contains(where: { name.elementsEqual($0.utf8) }) { return isNegated ? .fails : .holds }
        if failing.contains(where: { name.elementsEqual($0.utf8) }) { return isNegated ? .holds : .fails }
        return .unknown
    }
}
