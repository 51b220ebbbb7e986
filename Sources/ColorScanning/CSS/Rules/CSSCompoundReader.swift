import ColorMath
import SourceText

/// Reads selectors compound by compound. <https://www.w3.org/TR/selectors-4/#grammar>
struct CSSCompoundReader {
    private let lexemes: CSSLexemes
    /// Where the next compound or combinator starts.
    private(set) var offset: Int
    private let end: Int
    /// The hashes of the simple selectors of the compound that was read last.
    private(set) var parts: [UInt64] = []
    private var compound = CSSCompound(parts: 0..<0)
    /// Those of them that are classes and attributes of a theme.
    private var themeParts: [UInt64] = []
    /// The appearances they stand for.
    private var own = AppearanceSet.all
    private var isRootElement = false

    /// A reader of the selectors in `range`.
    init(_ lexemes: CSSLexemes, _ range: ByteRange) {
        self.lexemes = lexemes
        offset = range.lowerBound
        end = range.upperBound
    }

    private var source: SourceBytes { lexemes.source }

    /// What stands at the start of a selector or between two compounds.
    enum Junction {
        case combinator(CSSCompound.Combinator, isWritten: Bool)
        /// The selector's end: a comma, or the end of all.
        case end
    }

    /// Reads what joins the next compound to the one before.
    mutating func readJunction() -> Junction {
        offset = min(lexemes.endOfBlank(offset), end)
        guard offset < end else { return .end }
        let combinator: CSSCompound.Combinator
        switch source[offset] {
        case UInt8(ascii: ","): return .end
        case UInt8(ascii: ">"): combinator = .child
        case UInt8(ascii: "+"): combinator = .nextSibling
        case UInt8(ascii: "~"): combinator = .sibling
        default: return .combinator(.descendant, isWritten: false)
        }
        offset = min(lexemes.endOfBlank(offset + 1), end)
        return .combinator(combinator, isWritten: true)
    }

    /// Passes the comma at the end of a selector; false where there is none.
    mutating func readComma() -> Bool {
        guard offset < end, source[offset] == UInt8(ascii: ",") else { return false }
        offset += 1
        return true
    }

    /// Reads one compound.
    mutating func readCompound() -> CSSCompound {
        startCompound()
        let start = offset
        while offset < end, readSimple(isFirst: offset == start) {}
        if compound.isParticular {
            // `.button.dark` is another button, not one in the dark.
            parts += themeParts
        } else {
            compound.appearances = compound.appearances.intersection(own)
            if !isRootElement { parts += themeParts }
        }
        if offset == start {
            // Nothing that a selector can hold.
            compound.isOpaque = true
            offset += 1
        }
        return compound
    }

    private mutating func startCompound() {
        parts.removeAll(keepingCapacity: true)
        themeParts.removeAll(keepingCapacity: true)
        own = .all
        isRootElement = false
        compound = CSSCompound(parts: 0..<0)
    }

    private mutating func readSimple(isFirst: Bool) -> Bool {
        let start = offset
        switch source[start] {
        case UInt8(ascii: "."), UInt8(ascii: "#"):
            let name = ByteRange(start + 1, min(lexemes.endOfName(start + 1), end))
            guard !name.isEmpty else {
                compound.isOpaque = true
                return false
            }
            offset = name.upperBound
            readName(name, isClass: source[start] == UInt8(ascii: "."))
        case UInt8(ascii: "["):
            offset = endOfBracket(start)
            compound.specificity = compound.specificity + .ofClass
            readAttribute(ByteRange(start + 1, max(start + 1, offset - 1)))
        case UInt8(ascii: ":"): readPseudo(start)
        case UInt8(ascii: "&"):
            offset += 1
            compound.hasNesting = true
            // What SCSS makes of `&-title` is another class.
            if lexemes.has(offset, .name) { compound.isOpaque = true }
        case UInt8(ascii: "*"):
            offset += 1
            if compound.root == nil { compound.root = .all }
        default:
            guard lexemes.startsName(start) else {
                let isEnd =
                    lexemes.has(start, .whitespace) || lexemes.startsComment(start)
                    || source[start] == UInt8(ascii: ",")
                    || source[start] == UInt8(ascii: ">") || source[start] == UInt8(ascii: "+")
                    || source[start] == UInt8(ascii: "~")
                if !isEnd {
                    compound.isOpaque = true
                    offset += 1
                }
                return !isEnd
            }
            let name = ByteRange(start, min(lexemes.endOfName(start), end))
            offset = max(name.upperBound, start + 1)
            if !isFirst { compound.isOpaque = true }
            readType(name)
        }
        return true
    }

    private mutating func readType(_ name: ByteRange) {
        compound.specificity = compound.specificity + .type
        compound.hasType = true
        add(name, UInt8(ascii: "t"), lowered: true)
        if lexemes.matches(name, "html") || lexemes.matches(name, "body") {
            compound.root = name.count == 4 && source[name.lowerBound] | 0x20 == UInt8(ascii: "h") ? .html : .body
            isRootElement = true
        } else {
            compound.isParticular = true
            if let isHeading = CSSCompoundReader.boldTypes[source.buffer(name)] {
                compound.isHeading = isHeading
                compound.isBold = !isHeading
            }
        }
    }

    /// The types whose text browsers make bold, and whether they make it larger.
    private static let boldTypes = CSSNameTable<Bool>([("h1 h2 h3", true), ("h4 h5 h6 strong b th", false)])

    private mutating func readName(_ name: ByteRange, isClass: Bool) {
        compound.specificity = compound.specificity + (isClass ? .ofClass : .identifier)
        if isClass, let appearances = CSSThemeWords.classes[source.buffer(name)] {
            addTheme(appearances, name, UInt8(ascii: "."))
            return
        }
        compound.isParticular = true
        if isClass {
            if CSSCompoundReader.inactiveWords[source.buffer(name)] != nil { compound.isInactive = true }
        } else {
            compound.hasType = true
        }
        add(name, isClass ? UInt8(ascii: ".") : UInt8(ascii: "#"))
    }

    /// `[name operator value flag]`, the brackets left out.
    private mutating func readAttribute(_ range: ByteRange) {
        let nameStart = lexemes.endOfBlank(range.lowerBound)
        let name = ByteRange(nameStart, min(lexemes.endOfName(nameStart), range.upperBound))
        var start = lexemes.endOfBlank(name.upperBound)
        if start < range.upperBound, source[start] != UInt8(ascii: "=") { start += 1 }
        let hasValue = start < range.upperBound && source[start] == UInt8(ascii: "=")
        var value = ByteRange(range.upperBound, range.upperBound)
        if hasValue {
            let first = lexemes.endOfBlank(start + 1)
            let isQuoted = source[first] == UInt8(ascii: "\"") || source[first] == UInt8(ascii: "'")
            let last = isQuoted ? lexemes.endOfString(first).end - 1 : lexemes.endOfName(first)
            let from = isQuoted ? first + 1 : first
            value = ByteRange(
                min(from, range.upperBound), max(min(from, range.upperBound), min(last, range.upperBound)))
        }
        if let appearances = theme(of: name, value, hasValue: hasValue) {
            addTheme(appearances, range, UInt8(ascii: "["))
            return
        }
        if CSSCompoundReader.inactiveWords[source.buffer(name)] != nil { compound.isInactive = true }
        compound.isParticular = true
        var hash = CSSHash()
        hash.add(UInt8(ascii: "["))
        hash.add(name, of: lexemes, lowered: true)
        if hasValue {
            hash.add(operatorByte(before: start))
            hash.add(value, of: lexemes)
        }
        parts.append(hash.value)
    }

    private func operatorByte(before equals: Int) -> UInt8 {
        let byte = source[equals - 1]
        switch byte {
        case UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "*"): return byte
        default: return UInt8(ascii: "=")
        }
    }

    /// The appearances that an attribute stands for; nil where it is about something else.
    private func theme(of name: ByteRange, _ value: ByteRange, hasValue: Bool) -> AppearanceSet? {
        guard !name.isEmpty else { return nil }
        let isAbout = CSSThemeWords.areAbout(name, in: lexemes)
        guard hasValue else { return isAbout ? .all : nil }
        if isAbout, let known = CSSThemeWords.values[source.buffer(value)] { return known }
        // `data-jp-theme-light="false"`, `data-dark="true"`.
        let isTrue = lexemes.matches(value, "true")
        guard isTrue || lexemes.matches(value, "false") else { return nil }
        if ends(name, with: "light", 5) { return isTrue ? .light : .dark }
        if ends(name, with: "dark", 4) { return isTrue ? .dark : .light }
        return nil
    }

    private func ends(_ name: ByteRange, with word: StaticString, _ count: Int) -> Bool {
        name.count >= count && lexemes.matches(ByteRange(name.upperBound - count, name.upperBound), word)
    }

    private mutating func addTheme(_ appearances: AppearanceSet, _ range: ByteRange, _ mark: UInt8) {
        own = own.intersection(appearances)
        if compound.root == nil { compound.root = .body }
        add(range, mark)
        if let part = parts.popLast() { themeParts.append(part) }
    }

    private mutating func add(_ range: ByteRange, _ mark: UInt8, lowered: Bool = false) {
        var hash = CSSHash()
        hash.add(mark)
        hash.add(range, of: lexemes, lowered: lowered)
        parts.append(hash.value)
    }

    // MARK: Pseudo-classes and pseudo-elements

    private mutating func readPseudo(_ start: Int) {
        let isElement = source[start + 1] == UInt8(ascii: ":")
        let nameStart = isElement ? start + 2 : start + 1
        let name = ByteRange(min(nameStart, end), max(min(nameStart, end), min(lexemes.endOfName(nameStart), end)))
        offset = max(name.upperBound, start + 1)
        var arguments = ByteRange(offset, offset)
        if source[offset] == UInt8(ascii: "("), offset < end {
            let close = endOfBracket(offset)
            arguments = ByteRange(offset + 1, max(offset + 1, close - 1))
            offset = close
        }
        guard !name.isEmpty else {
            compound.isOpaque = true
            return
        }
        let kind = CSSCompoundReader.pseudos[source.buffer(name)]
        if isElement || kind?.isElement == true {
            readPseudoElement(ByteRange(name.lowerBound, offset), kind)
            return
        }
        switch kind {
        case .root:
            compound.specificity = compound.specificity + .ofClass
            if arguments.isEmpty {
                if compound.root == nil || compound.root == .all { compound.root = .html }
                isRootElement = true
                var hash = CSSHash()
                hash.add(UInt8(ascii: "r"))
                parts.append(hash.value)
                return
            }
            if let appearances = theme(ofArguments: arguments) {
                compound.root = .html
                addTheme(appearances, ByteRange(name.lowerBound, offset), UInt8(ascii: ":"))
                return
            }
        case .not:
            compound.specificity = compound.specificity + specificity(ofArguments: arguments)
            // What cannot be used is not judged, so it is no condition not to be that.
            if isInactive(arguments) { return }
            if let appearances = theme(ofArguments: arguments) {
                let others = appearances == .all ? .all : AppearanceSet.all.subtracting(appearances)
                addTheme(others, ByteRange(name.lowerBound, offset), UInt8(ascii: ":"))
                return
            }
        case .matches, .matchesFreely:
            if kind == .matches { compound.specificity = compound.specificity + specificity(ofArguments: arguments) }
            if let appearances = theme(ofArguments: arguments) {
                // A place below, not a class of its own.
                compound.appearances = compound.appearances.intersection(appearances)
                if compound.root == nil, parts.isEmpty { compound.root = .body }
                return
            }
        case .enabled:
            compound.specificity = compound.specificity + .ofClass
            return
        default: compound.specificity = compound.specificity + .ofClass
        }
        compound.isParticular = true
        if kind == .disabled { compound.isInactive = true }
        add(ByteRange(name.lowerBound, offset), UInt8(ascii: ":"))
        if kind == .state { compound.state = parts.last ?? 0 }
    }

    /// Classes, attributes and a pseudo-class of what cannot be used.
    private static let inactiveWords = CSSNameTable<Bool>([("disabled is-disabled aria-disabled", true)])

    /// Whether `range` is one simple selector of what cannot be used: `:disabled`, `.disabled`, `[aria-disabled=true]`.
    private func isInactive(_ range: ByteRange) -> Bool {
        let start = lexemes.endOfBlank(range.lowerBound)
        var place = start + 1
        switch source[start] {
        case UInt8(ascii: ":"), UInt8(ascii: "."): break
        case UInt8(ascii: "["): place = lexemes.endOfBlank(place)
        default: return false
        }
        let name = ByteRange(place, min(max(lexemes.endOfName(place), place), range.upperBound))
        guard CSSCompoundReader.inactiveWords[source.buffer(name)] != nil else { return false }
        let end = source[start] == UInt8(ascii: "[") ? endOfBracket(start) : name.upperBound
        return lexemes.endOfBlank(end) >= range.upperBound
    }

    private mutating func readPseudoElement(_ range: ByteRange, _ kind: Pseudo?) {
        compound.specificity = compound.specificity + .type
        compound.isParticular = true
        var hash = CSSHash()
        switch kind {
        case .element(let known):
            compound.pseudoElement = known
            hash.add(known.rawValue)
            // `::before` and `::after` are alike, but not the same.
            if known == .before || known == .other { hash.add(range, of: lexemes, lowered: true) }
        default:
            compound.pseudoElement = .control
            hash.add(range, of: lexemes, lowered: true)
        }
        compound.pseudoHash = CSSHash.mix(compound.pseudoHash, hash.value)
    }

    /// Pseudo-classes and pseudo-elements that matter here.
    private enum Pseudo: Equatable {
        case root, not, matches, matchesFreely, disabled, enabled, state
        case element(CSSCompound.PseudoElement)

        var isElement: Bool { if case .element = self { true } else { false } }
    }

    private static let pseudos = CSSNameTable<Pseudo>([
        ("root host host-context", .root), ("not", .not), ("is has -webkit-any -moz-any matches", .matches),
        ("where", .matchesFreely), ("disabled", .disabled), ("enabled", .enabled), ("hover focus active focus-visible focus-within", .state),
        ("before after", .element(.before)),
        (
            "placeholder -webkit-input-placeholder -moz-placeholder -ms-input-placeholder input-placeholder",
            .element(.placeholder)
        ),
        ("selection -moz-selection", .element(.selection)), ("marker", .element(.marker)),
        (
            """
            first-line first-letter file-selector-button -webkit-file-upload-button part slotted cue target-text \
            highlight spelling-error grammar-error details-content
            """, .element(.other)
        ),
    ])

    /// The appearances that the selectors in `range` stand for together, if each is of such a class or attribute of an
    /// ancestor and nothing else: `.dark`, `.dark *`.
    private func theme(ofArguments range: ByteRange) -> AppearanceSet? {
        var reader = CSSCompoundReader(lexemes, range)
        var result = AppearanceSet()
        var isAbout = false
        repeat {
            var one = AppearanceSet.all
            while case .combinator(let combinator, _) = reader.readJunction() {
                guard combinator == .descendant || combinator == .child, let read = reader.readThemeOrAny() else {
                    return nil
                }
                one = one.intersection(read.appearances)
                isAbout = isAbout || read.isAbout
            }
            result.formUnion(one)
        } while reader.readComma()
        return isAbout ? result : nil
    }

    /// Reads a compound that is `*` or about the appearance; nil for any other. It looks into no arguments, so that nothing
    /// recurses.
    private mutating func readThemeOrAny() -> (appearances: AppearanceSet, isAbout: Bool)? {
        startCompound()
        let start = offset
        while offset < end {
            if source[offset] == UInt8(ascii: ":") {
                guard lexemes.matches(ByteRange(offset, min(offset + 5, end)), ":root"), !lexemes.has(offset + 5, .name)
                else { return nil }
                offset += 5
            } else if !readSimple(isFirst: offset == start) {
                break
            }
        }
        guard offset > start, !compound.isParticular, !compound.isOpaque, !compound.hasNesting else { return nil }
        return (own, compound.root != .all)
    }

    /// The highest specificity of the selectors in `range`. <https://www.w3.org/TR/selectors-4/#specificity-rules>
    private func specificity(ofArguments range: ByteRange) -> CSSSpecificity {
        var best = CSSSpecificity()
        var current = CSSSpecificity()
        var place = range.lowerBound
        var startsCompound = true
        while place < range.upperBound {
            let byte = source[place]
            switch byte {
            case UInt8(ascii: ","):
                best = max(best, current)
                current = CSSSpecificity()
                startsCompound = true
                place += 1
            case UInt8(ascii: "#"), UInt8(ascii: "."):
                current = current + (byte == UInt8(ascii: "#") ? .identifier : .ofClass)
                place = lexemes.endOfName(place + 1)
                startsCompound = false
            case UInt8(ascii: "["):
                current = current + .ofClass
                place = endOfBracket(place)
                startsCompound = false
            case UInt8(ascii: ":"):
                let isElement = source[place + 1] == UInt8(ascii: ":")
                current = current + (isElement ? .type : .ofClass)
                place = lexemes.endOfName(place + (isElement ? 2 : 1))
                startsCompound = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"): place = lexemes.endOfString(place).end
            default:
                if startsCompound, lexemes.startsName(place) {
                    current = current + .type
                    place = max(lexemes.endOfName(place), place + 1)
                    startsCompound = false
                } else {
                    startsCompound =
                        startsCompound || lexemes.has(place, .whitespace) || byte == UInt8(ascii: ">")
                        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "(")
                    place += 1
                }
            }
        }
        return max(best, current)
    }

    /// Just past the bracket that closes the one at `start`, or the end.
    private func endOfBracket(_ start: Int) -> Int {
        var depth = 0
        var place = start
        while place < end {
            switch source[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth <= 0 { return place + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                place = lexemes.endOfString(place).end
                continue
            case UInt8(ascii: "\\"): place += 1
            default: break
            }
            place += 1
        }
        return end
    }
}
