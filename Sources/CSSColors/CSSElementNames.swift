import SourceText

extension CSSColorSyntax {
    /// Returns the elements that the selectors in `symbol` select, without their states: `a` for `a:hover`, `.tab` for
    /// `.tab.is-active`. Combines nested selectors and keeps at-rules.
    package func elements(inSymbol symbol: String) -> [String] {
        // Most symbols are one selector.
        if !symbol.utf8.contains(where: { Self.separators.contains($0) }) {
            let selector = String(decoding: Self.trimmed(Array(symbol.utf8)), as: UTF8.self)
            return selector.isEmpty ? [] : [Self.withoutStates(selector)]
        }
        var atRules = ""
        var selectors: [String] = []
        for prelude in Self.preludes(symbol) {
            if prelude.hasPrefix("@") {
                atRules += prelude + " "
                continue
            }
            let parts = Self.split(Array(prelude.utf8), at: UInt8(ascii: ",")).map {
                String(decoding: $0, as: UTF8.self)
            }
            if selectors.isEmpty {
                selectors = parts
            } else {
                guard selectors.count * parts.count <= Self.mostSelectors else { return [] }
                selectors = selectors.flatMap { outer in parts.map { Self.nested($0, in: outer) } }
            }
        }
        guard selectors.count <= Self.mostSelectors else { return [] }
        var seen: Set<String> = []
        return selectors.map { atRules + Self.withoutStates($0) }.filter { seen.insert($0).inserted }
    }

    /// Returns the selectors of nested rules, outermost first, as one list. It ends in `…` if it would be long.
    static func joined(_ nested: [String]) -> String {
        guard var result = nested.first, nested.count > 1 else { return nested.first ?? "" }
        for inner in nested.dropFirst() {
            let isAtRoot = inner.hasPrefix(atRoot)
            let inner = isAtRoot ? String(inner.dropFirst(atRoot.utf8.count)) : inner
            if isAtRoot, !inner.utf8.contains(UInt8(ascii: "&")) {
                result = inner
                continue
            }
            let nestings = inner.utf8.count { $0 == UInt8(ascii: "&") }
            if result.hasPrefix("@") || nestings > mostShown {
                result += " { " + inner
            } else {
                let (outer, own) = (listed(result), listed(inner))
                var parts = own.flatMap { part in outer.map { Self.nested(part, in: $0, isAtRoot: isAtRoot) } }
                if parts.count > mostShown { parts[mostShown...] = ["…"] }
                result = parts.joined(separator: ", ")
            }
            // What is next to the element matters most.
            if result.utf8.count > longestShown { result = "…" + String(result.suffix(longestShown / 2)) }
        }
        return result
    }

    /// What comes before selectors that are not nested. <https://sass-lang.com/documentation/at-rules/at-root/>
    private static let atRoot = "@at-root "

    /// Returns the first selectors of `list`, one more than are shown.
    private static func listed(_ list: String) -> [String] {
        split(Array(list.utf8), at: UInt8(ascii: ",")).prefix(mostShown + 1).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The most selectors that are shown of combined lists, and the most bytes.
    private static let mostShown = 8, longestShown = 400

    /// Longer selector lists, such as those of a reset, are not about states.
    private static let mostSelectors = 32

    /// Returns the preludes in `symbol`, which are separated by ` { `.
    private static func preludes(_ symbol: String) -> [String] {
        Self.split(Array(symbol.utf8), at: UInt8(ascii: "{")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns `selector` nested in `outer`: in place of `&`, or as a descendant. `#{&}` of Sass is its text, and takes the place of
    /// `&` only in `@at-root`.
    private static func nested(_ selector: String, in outer: String, isAtRoot: Bool = false) -> String {
        guard selector.utf8.contains(UInt8(ascii: "&")) else { return outer + " " + selector }
        var result = ""
        var isNested = isAtRoot
        for (index, piece) in selector.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
            .enumerated()
        {
            var piece = Substring(piece)
            if index > 0 {
                let isWhole = result.hasSuffix("#{") && piece.hasPrefix("}")
                if isWhole {
                    result.removeLast(2)
                    piece.removeFirst()
                } else {
                    isNested = true
                }
                result += outer
            }
            result += piece
        }
        return isNested ? result : outer + " " + result
    }

    /// Splits `text` at `separator` outside brackets and trims the pieces.
    private static func split(_ text: [UInt8], at separator: UInt8) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var piece: [UInt8] = []
        var depth = 0
        for byte in text {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(depth - 1, 0)
            case separator where depth == 0:
                pieces.append(trimmed(piece))
                piece = []
                continue
            default: break
            }
            piece.append(byte)
        }
        pieces.append(trimmed(piece))
        return pieces.filter { !$0.isEmpty }
    }

    /// Returns `piece` without spaces at its ends.
    private static func trimmed(_ piece: [UInt8]) -> [UInt8] {
        let start = piece.firstIndex { $0 != 0x20 } ?? piece.endIndex
        let end = piece.lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? start
        return Array(piece[start..<max(start, end)])
    }

    /// What separates selectors and the preludes of rules.
    private static let separators = ",{@".utf8

    /// Returns `selector` without the pseudo-classes, attributes and classes that name a state.
    private static func withoutStates(_ selector: String) -> String {
        let text = Array(selector.utf8)
        // A type, or classes of which none names a state.
        guard text.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ".") })
        else { return selector }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let start = index
            switch text[index] {
            case UInt8(ascii: ":") where index + 1 < text.count && text[index + 1] == UInt8(ascii: ":"):
                index = endOfName(text, index + 2)
                result += text[start..<index]
            case UInt8(ascii: ":"), UInt8(ascii: "."):
                index = endOfName(text, index + 1)
                let name = text[(start + 1)..<index]
                let isState = text[start] == UInt8(ascii: ":") && statePseudoClasses.has(name) || isState(name)
                if text[start] == UInt8(ascii: ":"), index < text.count, text[index] == UInt8(ascii: "(") {
                    index = endOfBrackets(text, index)
                }
                if !isState { result += text[start..<index] }
            case UInt8(ascii: "["):
                index = endOfBrackets(text, index)
                let name = text[(start + 1)..<endOfName(text, start + 1)]
                if !isStateAttribute(name) {
                    result += text[start..<index]
                }
            default:
                result.append(text[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func endOfName(_ text: [UInt8], _ start: Int) -> Int {
        var index = start
        while index < text.count, CSSByteTable.shared.has(text[index], .name) { index += 1 }
        return index
    }

    private static func endOfBrackets(_ text: [UInt8], _ start: Int) -> Int {
        var depth = 0
        for index in start..<text.count {
            switch text[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return text.count
    }

    /// Whether the pseudo-class or class `name` names a state.
    private static func isState(_ name: ArraySlice<UInt8>) -> Bool {
        for prefix in ["is-", "has-"] where starts(name, with: prefix) {
            return stateWords.has(name.dropFirst(prefix.utf8.count))
        }
        return stateWords.has(name)
    }

    private static func isStateAttribute(_ name: ArraySlice<UInt8>) -> Bool {
        starts(name, with: "aria-") || starts(name, with: "data-state") && name.count == 10 || stateWords.has(name)
    }

    private static func starts(_ name: ArraySlice<UInt8>, with prefix: String) -> Bool {
        name.count >= prefix.utf8.count && zip(name, prefix.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }

    private static let stateWords = WordSet(
        """
        active checked collapsed current disabled enabled expanded focus focused highlighted hover hovered inactive \
        open opened pressed selected visited
        """, ignoringCase: true)

    /// Pseudo-classes for states whose names mean something else as classes.
    private static let statePseudoClasses = WordSet(
        """
        any-link focus-visible focus-within indeterminate invalid link placeholder-shown read-only read-write target \
        user-invalid user-valid valid
        """, ignoringCase: true)
}

extension WordSet {
    fileprivate func has(_ name: ArraySlice<UInt8>) -> Bool { name.withUnsafeBufferPointer { contains($0) } }
}
