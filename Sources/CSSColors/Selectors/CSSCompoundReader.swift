import ColorMath
import SourceText

/// Reads selectors compound by compound. <https://www.w3.org/TR/selectors-4/#grammar>
struct CSSCompoundReader {
    /// The bytes, cut up.
    let lexemes: CSSLexemes
    /// Where the next compound or combinator starts.
    var offset: Int
    /// Where the last selector ends.
    let end: Int
    /// What the compound that was read last has.
    var lists = Lists()
    /// The compound that is read.
    var compound = CSSCompound(parts: 0..<0)
    /// The appearances they stand for.
    var own = AppearanceSet.all
    /// Whether it names the root itself.
    var isRootElement = false

    /// Lists of hashes, which one reader leaves to the next.
    struct Lists {
        /// The simple selectors of the compound.
        var parts: [UInt64] = []
        /// The classes whose names begin its classes' names.
        var families: [UInt64] = []
        /// The classes that it must not have.
        var excluded: [UInt64] = []
        /// Those of the parts that are classes and attributes of a theme.
        var themeParts: [UInt64] = []
    }

    /// A reader of the selectors in `range`.
    init(_ lexemes: CSSLexemes, _ range: ByteRange) {
        self.lexemes = lexemes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// The bytes.
    var source: SourceBytes { lexemes.source }

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
            lists.parts += lists.themeParts
        } else {
            compound.appearances = compound.appearances.intersection(own)
            if !isRootElement { lists.parts += lists.themeParts }
        }
        if offset == start {
            // Nothing that a selector can hold.
            compound.isOpaque = true
            offset += 1
        }
        return compound
    }

    /// Forgets the compound before.
    mutating func startCompound() {
        lists.parts.removeAll(keepingCapacity: true)
        lists.families.removeAll(keepingCapacity: true)
        lists.excluded.removeAll(keepingCapacity: true)
        lists.themeParts.removeAll(keepingCapacity: true)
        own = .all
        isRootElement = false
        compound = CSSCompound(parts: 0..<0)
    }

    /// Reads one simple selector; false where there is none.
    mutating func readSimple(isFirst: Bool) -> Bool {
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
            if let size = CSSCompoundReader.boldTypes[source.buffer(name)] {
                compound.headingSize = size
                compound.isBold = true
            } else if let contents = CSSContents.types[source.buffer(name)] {
                compound.contents = contents
            }
        }
    }

    /// The types whose text browsers make bold, and to how many pixels they enlarge it.
    /// <https://html.spec.whatwg.org/multipage/rendering.html#sections-and-headings>
    private static let boldTypes = CSSNameTable<Double>([
        ("h1", 32), ("h2", 24), ("h3", 18.72), ("h4 h5 h6 strong b th", 0),
    ])

    private mutating func readName(_ name: ByteRange, isClass: Bool) {
        compound.specificity = compound.specificity + (isClass ? .ofClass : .identifier)
        if isClass, let appearances = CSSThemeWords.classes[source.buffer(name)] {
            addTheme(appearances, name, UInt8(ascii: "."))
            return
        }
        compound.isParticular = true
        if isClass {
            if isInactiveClass(name) { compound.isInactive = true }
            if isIconClass(name) { compound.contents = max(compound.contents, .textOrIcon) }
            addFamilies(of: name)
        } else {
            compound.hasType = true
        }
        add(name, isClass ? UInt8(ascii: ".") : UInt8(ascii: "#"))
    }

    /// More beginnings of a compound's classes, and more classes that it must not have, are not kept.
    static let mostFamilies = 8

    /// Notes the classes whose names the class at `name` begins with, up to a hyphen or underscore.
    private mutating func addFamilies(of name: ByteRange) {
        var hash = CSSHash()
        hash.add(UInt8(ascii: "."))
        var isInside = false
        for offset in name.lowerBound..<name.upperBound {
            let byte = source[offset]
            let isJoint = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            if isJoint, isInside, lists.families.count < CSSCompoundReader.mostFamilies {
                lists.families.append(CSSPart.tagged(hash.value, UInt8(ascii: ".")))
            }
            isInside = !isJoint
            hash.add(byte)
        }
    }

    /// Notes that the class, attribute or pseudo-class at `range` stands for `appearances`.
    mutating func addTheme(_ appearances: AppearanceSet, _ range: ByteRange, _ mark: UInt8) {
        own = own.intersection(appearances)
        if compound.root == nil { compound.root = .body }
        add(range, mark)
        if let part = lists.parts.popLast() { lists.themeParts.append(part) }
    }

    /// Adds the part at `range`, `mark` telling what it is.
    mutating func add(_ range: ByteRange, _ mark: UInt8, lowered: Bool = false) {
        var hash = CSSHash()
        hash.add(mark)
        hash.add(range, of: lexemes, lowered: lowered)
        lists.parts.append(CSSPart.tagged(hash.value, mark))
    }
}
