/// The patterns of a `.gitignore`. <https://git-scm.com/docs/gitignore>
package struct IgnoreRules: Hashable, Sendable {
    /// A line. There may be millions, so that it is small.
    private struct Rule: Sendable {
        enum Kind: UInt8 {
            /// A text without wildcards.
            case literal
            /// A pattern such as `*.log`: the text after the star.
            case suffix
            /// Any other.
            case glob
        }

        var kind: Kind
        /// Whether it starts with `!`.
        var isNegated: Bool
        /// Whether it matches only folders.
        var needsDirectory: Bool
        /// Whether it matches the whole path relative to the file's folder, instead of a name.
        var isAnchored: Bool
        /// Where its text is; of a glob, its index.
        var start: UInt32
        /// The length of its text in bytes.
        var count: UInt32
    }

    /// The content of the file.
    private let text: [UInt8]
    private var rules: [Rule] = []
    private var globs: [Glob] = []
    /// Finds the rules that can match, if there are many.
    private var index: RuleIndex?
    /// The number of rules from which on an index is faster than trying each.
    private static let indexedCount = 64
    /// Whether there are no rules.
    package var isEmpty: Bool { rules.isEmpty }
    /// Whether some rules match paths, so that names are not sufficient.
    package private(set) var needsPaths = false

    /// Parses the content of a file, of less than 4 GB.
    package init(_ text: [UInt8]) {
        self.text = text
        var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            add(start..<end)
            start = end + 1
        }
        needsPaths = rules.contains { $0.isAnchored }
        guard rules.count >= Self.indexedCount else { return }
        let index = RuleIndex()
        for rule in rules {
            switch rule.kind {
            case .literal: index.add(literal(of: rule), at: .start, inPaths: rule.isAnchored)
            case .suffix: index.add(literal(of: rule), at: .end, inPaths: rule.isAnchored)
            case .glob:
                let glob = globs[Int(rule.start)]
                let (start, end) = (glob.literalPrefix, glob.literalSuffix)
                if start.isEmpty, end.isEmpty, let inside = glob.longestLiteral {
                    index.add(inside, at: .inside, inPaths: rule.isAnchored)
                } else if start.count >= end.count {
                    index.add(start, at: .start, inPaths: rule.isAnchored)
                } else {
                    index.add(end, at: .end, inPaths: rule.isAnchored)
                }
            }
        }
        self.index = index
    }

    /// Parses `patterns`, each one line of a file.
    init(patterns: [String]) {
        var text: [UInt8] = []
        for pattern in patterns {
            text += pattern.utf8
            text.append(UInt8(ascii: "\n"))
        }
        self.init(text)
    }

    private func literal(of rule: Rule) -> ArraySlice<UInt8> { text[Int(rule.start)..<Int(rule.start + rule.count)] }

    private mutating func add(_ range: Range<Int>) {
        var line = text[range]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        // Trailing spaces are ignored, unless they are escaped with a backslash.
        while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        guard let first = line.first, first != UInt8(ascii: "#") else { return }
        let isNegated = first == UInt8(ascii: "!")
        if isNegated { line.removeFirst() }
        let needsDirectory = line.last == UInt8(ascii: "/")
        if needsDirectory { line.removeLast() }
        let isAnchored = line.contains(UInt8(ascii: "/"))
        if line.first == UInt8(ascii: "/") { line.removeFirst() }
        guard !line.isEmpty else { return }
        func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
            !text.contains {
                $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[")
                    || $0 == UInt8(ascii: "\\")
            }
        }
        var rule = Rule(
            kind: .literal, isNegated: isNegated, needsDirectory: needsDirectory, isAnchored: isAnchored,
            start: UInt32(truncatingIfNeeded: line.startIndex), count: UInt32(truncatingIfNeeded: line.count))
        if !isPlain(line) {
            if line.first == UInt8(ascii: "*"), !isAnchored, isPlain(line.dropFirst()) {
                rule.kind = .suffix
                rule.start += 1
                rule.count -= 1
            } else {
                rule.kind = .glob
                rule.start = UInt32(truncatingIfNeeded: globs.count)
                globs.append(Glob(line))
            }
        }
        // Only the last of equal rules counts; generated files repeat them.
        if rule.kind != .glob, let last = rules.last, last.kind == rule.kind, last.isNegated == isNegated,
            last.needsDirectory == needsDirectory, last.isAnchored == isAnchored, literal(of: last) == literal(of: rule)
        {
            return
        }
        rules.append(rule)
    }

    // The text decides about all else.
    package static func == (left: IgnoreRules, right: IgnoreRules) -> Bool { left.text == right.text }
    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Returns whether the item at `path`, relative to the rules' folder, with the last component `name` is ignored;
    /// nil if no rule matches. The last matching rule decides.
    package func verdict(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isDirectory: Bool) -> Bool? {
        path.withUnsafeBufferPointer { path in
            name.withUnsafeBufferPointer { name in verdict(path, name, isDirectory) }
        }
    }

    private func verdict(
        _ path: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>, _ isDirectory: Bool
    ) -> Bool? {
        func isMatching(_ number: Int) -> Bool {
            let rule = rules[number]
            return (isDirectory || !rule.needsDirectory) && matches(rule, rule.isAnchored ? path : name)
        }
        let last =
            index.map { $0.last(path: path, name: name, where: isMatching) } ?? rules.indices.last(where: isMatching)
        return last.map { !rules[$0].isNegated }
    }

    @_optimize(speed)
    private func matches(_ rule: Rule, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = Int(rule.count)
        switch rule.kind {
        case .literal where path.count != count: return false
        case .suffix where path.count < count: return false
        case .glob: return globs[Int(rule.start)].matches(path)
        case .literal, .suffix:
            let start = path.count - count
            // Most names differ in the last byte already.
            for offset in (0..<count).reversed() where path[start + offset] != text[Int(rule.start) + offset] {
                return false
            }
            return true
        }
    }
}
