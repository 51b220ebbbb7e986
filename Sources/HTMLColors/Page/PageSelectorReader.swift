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
    /// The nesting of `:is()` and `:not()`, and of rules.
    let depth: Int
    /// The preludes of the rules around it, innermost first.
    let parents: ArraySlice<ByteRange>

    init(
        _ source: SourceBytes, _ range: ByteRange, isQuirky: Bool, depth: Int = 0, parents: ArraySlice<ByteRange> = []
    ) {
        self.source = source
        self.isQuirky = isQuirky
        self.depth = depth
        self.parents = parents
        offset = range.lowerBound
        end = range.upperBound
    }

    /// Reads a complex selector up to a comma or the end, and returns its index. It may begin with a combinator if it
    /// `isRelative`, to what stands before it.
    mutating func readSelector(
        into all: inout PageSelectors, _ names: inout HTMLNames, isRelative: Bool = false
    ) -> Int {
        var own: [PageSelectors.Compound] = []
        var selector = PageSelectors.Selector(compounds: 0..<0)
        var combinator = UInt8(ascii: " ")
        var hasNesting = false
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
            var compound = readCompound(&selector, &hasNesting, into: &all, &names)
            compound.combinator = combinator
            combinator = UInt8(ascii: " ")
            own.append(compound)
            if offset == start {
                selector.isVague = true
                offset += 1
            }
        }
        if !parents.isEmpty, depth == 0, !hasNesting {
            var compound = PageSelectors.Compound()
            compound.tests = all.tests.count..<all.tests.count + 1
            all.tests.append(nesting(&selector, into: &all, &names))
            // Reading the selectors around may have added tests.
            compound.tests = all.tests.count - 1..<all.tests.count
            own.insert(compound, at: 0)
        }
        if own.isEmpty || own.count > 12 { selector.isVague = true }
        if own.contains(where: { $0.combinator == UInt8(ascii: "+") || $0.combinator == UInt8(ascii: "~") }) {
            selector.isPlain = false
        }
        if isRelative { selector.isPlain = false }
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

    /// Returns what `&` means: one of the selectors of the rule around.
    private func nesting(
        _ selector: inout PageSelectors.Selector, into all: inout PageSelectors, _ names: inout HTMLNames
    ) -> PageSelectors.Test {
        selector.isPlain = false
        guard let prelude = parents.first, parents.count <= 8 else {
            selector.isVague = true
            return .any([])
        }
        var reader = PageSelectorReader(source, prelude, isQuirky: isQuirky, parents: parents.dropFirst())
        return .any(reader.readList(&selector, into: &all, &names))
    }

    /// Reads selectors up to the end. What is special about one of them is so about `selector`.
    mutating func readList(
        _ selector: inout PageSelectors.Selector, into all: inout PageSelectors, _ names: inout HTMLNames,
        isRelative: Bool = false
    ) -> [Int] {
        var list: [Int] = []
        while offset < end, list.count < 64 {
            list.append(readSelector(into: &all, &names, isRelative: isRelative))
            offset += 1
        }
        if offset < end { selector.isVague = true }
        for index in list {
            if all.selectors[index].isVague { selector.isVague = true }
            selector.states.formUnion(all.selectors[index].states)
        }
        return list
    }

    private mutating func readCompound(
        _ selector: inout PageSelectors.Selector, _ hasNesting: inout Bool, into all: inout PageSelectors,
        _ names: inout HTMLNames
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
            case UInt8(ascii: "&") where !parents.isEmpty:
                offset += 1
                hasNesting = true
                tests.append(nesting(&selector, into: &all, &names))
            case UInt8(ascii: "\\"): compound.tag = readName(&names, &selector, isLowercase: true)
            case UInt8(ascii: "|"), UInt8(ascii: "&"):
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
        if !tests.isEmpty { selector.isPlain = false }
        return compound
    }

    static func isName(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x2D || byte == 0x5F || byte >= 0x80
    }

    mutating func readName(
        _ names: inout HTMLNames, _ selector: inout PageSelectors.Selector, isLowercase: Bool
    ) -> Int32 {
        let start = offset
        while offset < end, Self.isName(source[offset]) { offset += 1 }
        if offset < end, source[offset] == UInt8(ascii: "\\") {
            var name = Array(source.buffer(ByteRange(start, offset)))
            while offset < end {
                if Self.isName(source[offset]) {
                    name.append(source[offset])
                    offset += 1
                } else if source[offset] == UInt8(ascii: "\\"), offset + 1 < end {
                    readEscape(into: &name)
                } else {
                    break
                }
            }
            return name.withUnsafeBufferPointer { names.add($0, lowercased: isLowercase) }
        }
        if offset == start { selector.isVague = true }
        return names.add(source.buffer(ByteRange(start, offset)), lowercased: isLowercase)
    }

    /// Reads an escape such as `\:` or `\26 `. <https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point>
    private mutating func readEscape(into name: inout [UInt8]) {
        offset += 1
        var code: UInt32 = 0
        let start = offset
        while offset < end, offset - start < 6, let digit = hexDigitValue(source[offset]) {
            code = code << 4 | UInt32(digit)
            offset += 1
        }
        if offset == start {
            name.append(source[offset])
            offset += 1
            return
        }
        if offset < end, source[offset] <= 0x20 { offset += 1 }
        name += Array(String(Unicode.Scalar(code == 0 ? 0xFFFD : code) ?? "\u{FFFD}").utf8)
    }

    mutating func skipBlank() {
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
    func endOfBrackets(_ opening: UInt8, _ closing: UInt8) -> Int {
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
}
