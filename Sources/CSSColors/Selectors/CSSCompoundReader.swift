import ColorMath
import SourceText

/// Parses selectors, one compound at a time. <https://www.w3.org/TR/selectors-4/#grammar>
struct CSSCompoundReader {
    let lexemes: CSSLexemes
    /// The offset of the next compound or combinator.
    var offset: Int
    /// The end of the last selector.
    let end: Int
    /// The lists of the current compound.
    var lists = Lists()
    /// The current compound.
    var compound = CSSCompound()
    /// The appearances that its theme classes and attributes select.
    var own = AppearanceSet.all
    /// The appearances that its `:not()`s exclude.
    var excludedAppearances = AppearanceSet()
    /// Those of the themes of which `:not()`s exclude what is inside.
    var excludedAround = AppearanceSet()
    /// Whether it selects the root itself.
    var isRootElement = false
    /// Whether a class in it says that it is about a theme: `theme-dark`.
    var namesTheme = false
    /// Whether an attribute selects a theme: `[data-theme=dark]`.
    var hasThemeAttribute = false

    /// Whether the selectors are those of `@at-root`, where `#{&}` takes the place of `&`. In other rules, they are nested besides.
    var isAtRoot = false
    /// Whether to fill the lists.
    private(set) var namesParts = false
    /// Whether to read lists in `:is()` and `:where()` as choices.
    var keepsChoices = true

    /// Lists of parts, which readers pass on for reuse, and the ids of texts.
    struct Lists {
        /// The simple selectors of the compound.
        var parts: [Int32] = []
        /// The classes in `:not()`.
        var excluded: [Int32] = []
        /// The parts that are `:not()` of classes, by the ids of their texts.
        var exclusions = CSSIDMap()
        /// The parts that are classes or attributes of a theme.
        var themeParts: [Int32] = []
        /// A number for the ids of parts that were ever among ``themeParts``.
        var themes = CSSIDMap()
        /// The lists in `:is()` and `:where()`, one of whose compounds each element of the compound also has.
        var choices: [Choice] = []
        /// The ids of the parts and of other texts.
        var texts = CSSTextIDs()
        /// For the id of each class, 1 if it marks inactive controls, plus twice what it tells about icons.
        var traits = CSSIDMap()
    }

    /// Creates a reader for the selectors in `range` that leaves ``lists`` empty.
    init(_ lexemes: CSSLexemes, _ range: ByteRange) {
        self.lexemes = lexemes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// Creates a reader for the selectors in `range` that continues `lists`.
    init(_ lexemes: CSSLexemes, _ range: ByteRange, continuing lists: inout Lists) {
        self.init(lexemes, range)
        namesParts = true
        swap(&self.lists, &lists)
    }

    var source: SourceBytes { lexemes.source }

    /// What precedes a compound, or ends the selector.
    enum Junction {
        case combinator(CSSCompound.Combinator, isWritten: Bool)
        /// The end of the selector: a comma, or the end of the list.
        case end
    }

    /// Reads the combinator before the next compound.
    @_optimize(speed)
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

    /// Skips the comma after a selector; returns false if there is none.
    mutating func readComma() -> Bool {
        guard offset < end, source[offset] == UInt8(ascii: ",") else { return false }
        offset += 1
        return true
    }

    /// Reads one compound.
    @_optimize(speed)
    mutating func readCompound() -> CSSCompound {
        startCompound()
        let start = offset
        while offset < end, readSimple(isFirst: offset == start) {}
        if excludedAround != .all { compound.appearances.subtract(excludedAround) }
        if excludedAppearances == .all {
            // `:root:not(.light):not(.dark)` is about the theme of the system, which may be either.
            compound.excludesThemes = true
        } else {
            own.subtract(excludedAppearances)
        }
        if compound.isParticular {
            // `.button.dark` is another kind of button, not a button in dark mode. What is said of the root is about the theme,
            // and so are attributes, and classes that say it: `body.dark.home`, `.window[data-theme=dark]`, `.theme-dark.sea`.
            if namesParts, own != .all,
                isRootElement || hasThemeAttribute
                    || !compound.hasType
                        && (namesTheme || (lists.parts + lists.themeParts).allSatisfy(CSSPart.isOther))
            {
                compound.appearances = compound.appearances.intersection(own)
                // `body.home:not([data-theme=light])` is `body.home` in dark mode.
                if isRootElement { lists.themeParts.removeAll(keepingCapacity: true) }
            }
            if !lists.themeParts.isEmpty { lists.parts += lists.themeParts }
        } else {
            compound.appearances = compound.appearances.intersection(own)
            if !isRootElement, !lists.themeParts.isEmpty { lists.parts += lists.themeParts }
        }
        if offset == start {
            // Not valid in a selector.
            compound.isOpaque = true
            offset += 1
        }
        return compound
    }

    /// Resets the state for a new compound.
    @_optimize(speed)
    mutating func startCompound() {
        if !lists.parts.isEmpty { lists.parts.removeAll(keepingCapacity: true) }
        if !lists.excluded.isEmpty { lists.excluded.removeAll(keepingCapacity: true) }
        if !lists.themeParts.isEmpty { lists.themeParts.removeAll(keepingCapacity: true) }
        if !lists.choices.isEmpty { lists.choices.removeAll(keepingCapacity: true) }
        own = .all
        excludedAppearances = []
        excludedAround = []
        namesTheme = false
        hasThemeAttribute = false
        isRootElement = false
        compound = CSSCompound()
    }

    /// Reads one simple selector; returns false if there is none.
    @_optimize(speed)
    mutating func readSimple(isFirst: Bool) -> Bool {
        let start = offset
        switch source[start] {
        case UInt8(ascii: "#") where isAtRoot && lexemes.startsParent(start):
            offset += 4
            compound.hasNesting = true
            compound.joinsFirst = !isFirst
            if lexemes.has(offset, .name) { compound.isOpaque = true }
        case UInt8(ascii: "."), UInt8(ascii: "#"):
            let name = ByteRange(start + 1, min(lexemes.endOfName(start + 1), end))
            guard !name.isEmpty else {
                if lexemes.startsInterpolation(start) {
                    skipInterpolation()
                    return true
                }
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
            // In Sass and Less, `&-title` makes another class.
            guard lexemes.has(offset, .name) else { break }
            guard lexemes.dialect != .css, isFirst, namesParts, offset < end else {
                compound.isOpaque = true
                break
            }
            let name = ByteRange(offset, max(offset, min(lexemes.endOfName(offset), end)))
            compound.suffix = lists.texts.id(UInt8(ascii: "&"), source.buffer(name))
            offset = name.upperBound
        case UInt8(ascii: "*"):
            offset += 1
            if compound.root == nil { compound.root = .all }
        default:
            guard lexemes.startsName(start) else {
                if lexemes.startsInterpolation(start) {
                    skipInterpolation()
                    return true
                }
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

    /// Skips an interpolation, which may be any part of the compound.
    private mutating func skipInterpolation() {
        compound.isOpaque = true
        while offset < end, source[offset] != UInt8(ascii: "}") { offset += 1 }
        offset = min(offset + 1, end)
        if lexemes.has(offset, .name) { offset = min(lexemes.endOfName(offset), end) }
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
            compound.setTraits(ofType: source.buffer(name))
        }
    }

    @_optimize(speed)
    private mutating func readName(_ name: ByteRange, isClass: Bool) {
        compound.specificity = compound.specificity + (isClass ? .ofClass : .identifier)
        if isClass, let appearances = CSSThemeWords.classes[source.buffer(name)] {
            addTheme(appearances, name, UInt8(ascii: "."))
            if CSSThemeWords.areAbout(name, in: lexemes) { namesTheme = true }
            return
        }
        compound.isParticular = true
        if !isClass { compound.hasType = true }
        add(name, isClass ? UInt8(ascii: ".") : UInt8(ascii: "#"))
        if isClass { addTraits(of: name) }
    }

    /// Notes what the class at `name`, which was added, tells about the element.
    @_optimize(speed)
    private mutating func addTraits(of name: ByteRange) {
        let id = lists.parts.last.map(CSSPart.id) ?? -1
        var traits = lists.traits[id]
        if traits < 0 {
            traits = (isInactiveClass(name) ? 1 : 0) | Int32(iconContents(ofClass: name).rawValue) << 1
            if id >= 0 { lists.traits[id] = traits }
        }
        compound.setTraits(traits)
    }

    /// The maximum number of excluded classes per compound.
    static let mostExcluded = 8

    /// Notes that the class, attribute or pseudo-class at `range` selects `appearances`.
    mutating func addTheme(_ appearances: AppearanceSet, _ range: ByteRange, _ mark: UInt8) {
        own = own.intersection(appearances)
        if compound.root == nil { compound.root = .body }
        add(range, mark)
        if let part = lists.parts.popLast() {
            lists.themeParts.append(part)
            lists.themes[CSSPart.id(part)] = 0
        }
    }

    /// Adds the part at `range`; `mark` is its kind.
    @_optimize(speed)
    mutating func add(_ range: ByteRange, _ mark: UInt8, lowered: Bool = false) {
        guard namesParts else { return }
        let isName = mark == UInt8(ascii: ".") || mark == UInt8(ascii: "#")
        let id =
            isName
            ? lists.texts.id(mark, source.buffer(range)) : lists.texts.id(mark, range, of: lexemes, lowered: lowered)
        lists.parts.append(CSSPart.tagged(id, mark))
    }
}
