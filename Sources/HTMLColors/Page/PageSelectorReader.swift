import HTMLDocuments
import SourceText

/// Reads selectors. What it does not know makes them vague.
///
/// <https://www.w3.org/TR/selectors-4/#grammar>
struct PageSelectorReader {
    let source: SourceBytes
    var offset: Int
    let end: Int
    /// Whether classes and ids ignore letter case, as in quirks mode.
    let isQuirky: Bool
    /// The nesting of `:is()` and `:not()`.
    let depth: Int

    init(_ source: SourceBytes, _ range: ByteRange, isQuirky: Bool, depth: Int = 0) {
        self.source = source
        self.isQuirky = isQuirky
        self.depth = depth
        offset = range.lowerBound
        end = range.upperBound
    }

    /// Reads a complex selector up to a comma or the end, and returns its index.
    mutating func readSelector(into all: inout PageSelectors, _ names: inout HTMLNames) -> Int {
        var own: [PageSelectors.Compound] = []
        var selector = PageSelectors.Selector(compounds: 0..<0)
        var combinator = UInt8(ascii: " ")
        while offset < end {
            skipBlank()
            guard offset < end, source[offset] != UInt8(ascii: ",") else { break }
            let byte = source[offset]
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "~") {
                combinator = byte
                offset += 1
                continue
            }
            let start = offset
            var compound = readCompound(&selector, into: &all, &names)
            compound.combinator = combinator
            combinator = UInt8(ascii: " ")
            own.append(compound)
            if offset == start {
                selector.isVague = true
                offset += 1
            }
        }
        if own.isEmpty || own.count > 12 { selector.isVague = true }
        for index in own.indices.dropLast()
        where own[index + 1].combinator == UInt8(ascii: " ")
            || own[index + 1].combinator == UInt8(ascii: ">")
        {
            // A sibling's names are not those of an ancestor.
            if own[(index + 1)...].contains(where: {
                $0.combinator == UInt8(ascii: "+") || $0.combinator == UInt8(ascii: "~")
            }) {
                continue
            }
            let one = own[index]
            if one.tag >= 0 { selector.ancestors |= PageSelectors.bit(one.tag, 0) }
            if one.id >= 0 { selector.ancestors |= PageSelectors.bit(one.id, 1) }
            for name in all.classes[one.classes] { selector.ancestors |= PageSelectors.bit(name, 2) }
        }
        let first = all.compounds.count
        all.compounds += own.suffix(12)
        selector.compounds = first..<all.compounds.count
        all.selectors.append(selector)
        return all.selectors.count - 1
    }

    private mutating func readCompound(
        _ selector: inout PageSelectors.Selector, into all: inout PageSelectors, _ names: inout HTMLNames
    ) -> PageSelectors.Compound {
        var compound = PageSelectors.Compound()
        var classes: [Int32] = []
        var tests: [PageSelectors.Test] = []
        reading: while offset < end {
            switch source[offset] {
            case UInt8(ascii: "*"): offset += 1
            case UInt8(ascii: "#"):
                offset += 1
                compound.id = readName(&names, &selector, isLowercase: isQuirky)
            case UInt8(ascii: "."):
                offset += 1
                classes.append(readName(&names, &selector, isLowercase: isQuirky))
            case UInt8(ascii: "["):
                if let test = readAttribute(&names) { tests.append(test) } else { selector.isVague = true }
            case UInt8(ascii: ":"): readPseudo(&selector, &tests, into: &all, &names)
            case UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "\\"):
                selector.isVague = true
                offset += 1
            case let byte where Self.isName(byte): compound.tag = readName(&names, &selector, isLowercase: true)
            default: break reading
            }
        }
        compound.classes = all.classes.count..<all.classes.count + classes.count
        all.classes += classes
        compound.tests = all.tests.count..<all.tests.count + tests.count
        all.tests += tests
        return compound
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x2D || byte == 0x5F || byte >= 0x80
    }

    private mutating func readName(
        _ names: inout HTMLNames, _ selector: inout PageSelectors.Selector, isLowercase: Bool
    ) -> Int32 {
        let start = offset
        while offset < end, Self.isName(source[offset]) { offset += 1 }
        if source[offset] == UInt8(ascii: "\\") || offset == start { selector.isVague = true }
        return names.add(source.buffer(ByteRange(start, offset)), lowercased: isLowercase)
    }

    private mutating func skipBlank() {
        while offset < end {
            if source[offset] == UInt8(ascii: "/"), source[offset + 1] == UInt8(ascii: "*") {
                offset += 2
                while offset < end, !(source[offset] == UInt8(ascii: "*") && source[offset + 1] == UInt8(ascii: "/")) {
                    offset += 1
                }
                offset = min(offset + 2, end)
            } else if source[offset] <= 0x20 {
                offset += 1
            } else {
                return
            }
        }
    }

    /// Reads `[name]`, `[name=value]` and the like.
    private mutating func readAttribute(_ names: inout HTMLNames) -> PageSelectors.Test? {
        let close = endOfBrackets(UInt8(ascii: "["), UInt8(ascii: "]"))
        defer { offset = close }
        var reader = PageSelectorReader(source, ByteRange(offset + 1, close - 1), isQuirky: isQuirky, depth: depth)
        var ignored = PageSelectors.Selector(compounds: 0..<0)
        reader.skipBlank()
        let name = reader.readName(&names, &ignored, isLowercase: true)
        reader.skipBlank()
        if ignored.isVague { return nil }
        if reader.offset >= reader.end { return .attribute(name: name, relation: 0, value: [], ignoresCase: false) }
        let relation = source[reader.offset]
        if relation != UInt8(ascii: "=") { reader.offset += 1 }
        guard source[reader.offset] == UInt8(ascii: "=") else { return nil }
        reader.offset += 1
        reader.skipBlank()
        var value: [UInt8] = []
        let quote = source[reader.offset]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            reader.offset += 1
            while reader.offset < reader.end, source[reader.offset] != quote {
                if source[reader.offset] == UInt8(ascii: "\\") { return nil }
                value.append(source[reader.offset])
                reader.offset += 1
            }
            reader.offset += 1
        } else {
            while reader.offset < reader.end, Self.isName(source[reader.offset]) {
                value.append(source[reader.offset])
                reader.offset += 1
            }
        }
        reader.skipBlank()
        let ignoresCase = reader.offset < reader.end && source[reader.offset] | 0x20 == UInt8(ascii: "i")
        return .attribute(name: name, relation: relation, value: value, ignoresCase: ignoresCase)
    }

    /// The offset past the bracket that closes the one at `offset`.
    private func endOfBrackets(_ opening: UInt8, _ closing: UInt8) -> Int {
        var depth = 0
        var place = offset
        while place < end {
            if source[place] == opening { depth += 1 }
            if source[place] == closing {
                depth -= 1
                if depth == 0 { return place + 1 }
            }
            place += 1
        }
        return end
    }

    private mutating func readPseudo(
        _ selector: inout PageSelectors.Selector, _ tests: inout [PageSelectors.Test], into all: inout PageSelectors,
        _ names: inout HTMLNames
    ) {
        offset += 1
        let isElement = source[offset] == UInt8(ascii: ":")
        if isElement { offset += 1 }
        let start = offset
        while offset < end, Self.isName(source[offset]) { offset += 1 }
        let name = source.text(ByteRange(start, offset)).lowercased()
        var arguments = ByteRange(offset, offset)
        if offset < end, source[offset] == UInt8(ascii: "(") {
            let close = endOfBrackets(UInt8(ascii: "("), UInt8(ascii: ")"))
            arguments = ByteRange(offset + 1, close - 1)
            offset = close
        }
        if isElement {
            selector.isOfState = true
            return
        }
        switch name {
        case "before", "after", "first-line", "first-letter", "hover", "active", "focus", "focus-visible",
            "focus-within", "visited", "target", "fullscreen", "popover-open", "user-invalid", "user-valid", "autofill",
            "-webkit-autofill", "modal", "playing", "selection":
            selector.isOfState = true
        case "root": tests.append(.root)
        case "empty": tests.append(.empty)
        case "link", "any-link": tests.append(.link)
        case "disabled": tests.append(.disabled)
        case "enabled": tests.append(.enabled)
        case "first-child": tests.append(.nth(step: 0, offset: 1, isFromEnd: false, isOfType: false))
        case "last-child": tests.append(.nth(step: 0, offset: 1, isFromEnd: true, isOfType: false))
        case "first-of-type": tests.append(.nth(step: 0, offset: 1, isFromEnd: false, isOfType: true))
        case "last-of-type": tests.append(.nth(step: 0, offset: 1, isFromEnd: true, isOfType: true))
        case "only-child":
            tests.append(.nth(step: 0, offset: 1, isFromEnd: false, isOfType: false))
            tests.append(.nth(step: 0, offset: 1, isFromEnd: true, isOfType: false))
        case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
            guard let (step, first) = Self.formula(source.text(arguments)) else {
                selector.isVague = true
                return
            }
            tests.append(
                .nth(step: step, offset: first, isFromEnd: name.hasPrefix("nth-last"), isOfType: name.hasSuffix("type"))
            )
        case "is", "where", "not", "matches", "-webkit-any", "-moz-any":
            guard depth < 3 else {
                selector.isVague = true
                return
            }
            let first = all.selectors.count
            var roots: [Int] = []
            var reader = PageSelectorReader(source, arguments, isQuirky: isQuirky, depth: depth + 1)
            while reader.offset < reader.end {
                roots.append(reader.readSelector(into: &all, &names))
                reader.offset += 1
            }
            // Nested lists put their own selectors in between.
            let range = first..<all.selectors.count
            guard !roots.isEmpty, range.count == roots.count else {
                selector.isVague = true
                return
            }
            if all.selectors[range].contains(where: \.isVague) { selector.isVague = true }
            if name == "not" {
                tests.append(.none(range))
            } else {
                if all.selectors[range].allSatisfy(\.isOfState) { selector.isOfState = true }
                tests.append(.any(range))
            }
        default: selector.isVague = true
        }
    }

    /// Reads `odd`, `even`, `3` and `2n+1`.
    ///
    /// <https://www.w3.org/TR/css-syntax-3/#anb-microsyntax>
    static func formula(_ text: String) -> (Int, Int)? {
        let text = text.lowercased().filter { $0 != " " }
        if text == "odd" { return (2, 1) }
        if text == "even" { return (2, 0) }
        guard let n = text.utf8.firstIndex(of: UInt8(ascii: "n")) else { return Int(text).map { (0, $0) } }
        let before = text[..<n]
        let after = text[text.utf8.index(after: n)...]
        let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
        let first = after.isEmpty ? 0 : Int(after)
        guard let step, let first, abs(step) < 1 << 20, abs(first) < 1 << 20 else { return nil }
        return (step, first)
    }
}
