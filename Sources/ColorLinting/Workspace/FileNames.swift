import ColorMath
import ColorScanning
import SheetExpansion
import SourceColors
import SourceText

/// The names that a file defines for other files, and its uses of names.
package struct FileNames: Sendable {
    /// Definitions visible to other files.
    private(set) var definitions: [SharedDefinition]
    /// Their indices by name; empty if they are few, when searching is faster.
    private var placesByName: [ColorName: [Int]]
    /// The themes that definitions belong to.
    private(set) var themes: [SheetTheme]
    /// The definitions and themes that the file writes, if calls, loops or functions of Sass make others; nil if not.
    private var written: (definitions: [SharedDefinition], themes: [SheetTheme])?
    /// Number of uses of each name.
    let uses: [ColorName: Int]
    /// Names that mean the same color everywhere.
    let constants: [(color: HexColor, name: ColorName)]
    /// Color initializers that it declares for all files.
    let initializers: [DeclaredInitializer]
    /// Aliases and helpers that it declares for other Swift files, and those it uses.
    let swift: SwiftFacts?
    /// The objects whose members are colors.
    let objects: [ColorObject]
    /// Whether its folder's name is a namespace of the asset catalog colors inside.
    let providesNamespace: Bool
    /// Whether it describes the package in its folder.
    let describesPackage: Bool
    /// The package whose checkout it is in; nil if it is the project's own.
    let checkout: PackageCheckouts.File?

    /// The views that it lays out and uses; nil if there are none.
    let views: SharedViews?
    /// The text of a page with style sheets in other files; nil for all other files.
    private(set) var page: [UInt8]?
    /// The style sheets of the page besides those that it links, relative to it.
    private(set) var pageSheets: [String] = []
    /// The text of a style sheet, which pages may use; nil for all other files, and if the project has no pages.
    private(set) var sheet: [UInt8]?
    /// The text of a style sheet of CSS, Sass or Less, which may be loaded with others; nil for all other files.
    private(set) var text: [UInt8]?
    /// The addresses of the sheets that a sheet of CSS or Less imports.
    let imports: [String]
    /// Whether it is a style sheet that loads others.
    var loadsSheets: Bool { !imports.isEmpty || library?.loads.isEmpty == false }
    /// A sheet of Sass or Less whose mixins, placeholders and variables others may use; nil for all other files.
    let library: PreprocessorSheet?
    /// Whether it is a sheet of Sass, which others may load even if it defines nothing.
    let isSass: Bool
    /// Positions of names, if requested.
    let places: [NamePlace]

    /// Returns the definitions of `name`.
    func definitions(of name: ColorName) -> [SharedDefinition] {
        placesByName.isEmpty
            ? definitions.filter { $0.name == name } : (placesByName[name] ?? []).map { definitions[$0] }
    }

    /// The names that it defines; if there are few, some may occur several times.
    var definedNames: [ColorName] {
        placesByName.isEmpty ? definitions.map(\.name) : Array(placesByName.keys)
    }

    /// Whether it is a page with style sheets in other files, or a style sheet.
    package var isPageOrSheet: Bool { page != nil || sheet != nil }

    /// Whether there are no names.
    package var isEmpty: Bool {
        places.isEmpty && definitions.isEmpty && uses.isEmpty && initializers.isEmpty && swift == nil
            && objects.isEmpty && !providesNamespace && views == nil && page == nil && sheet == nil && library == nil
            && text == nil
            && !isSass && !describesPackage
    }

    /// ``uses`` of the project's own files.
    var ownUses: [ColorName: Int] { checkout == nil ? uses : [:] }

    /// ``constants`` of the project's own files.
    var ownConstants: [(color: HexColor, name: ColorName)] { checkout == nil ? constants : [] }

    /// Whether the file at `path` describes the package in its folder, which has colors of its own.
    package static func describesPackage(at path: String) -> Bool {
        path.hasSuffix("/package.json") || path == "package.json"
    }

    /// Whether `facts` define anything for other files, or if not `withPage`, anything but the page's background; faster than
    /// collecting the definitions.
    package static func areDefined(by facts: ColorFacts, withPage: Bool = true) -> Bool {
        facts.definitions.contains { $0.isShared && (withPage || $0.name.space != .pageBackground) }
            || facts.declaredInitializers.contains { !$0.isNested }
            || facts.swift?.isShared == true || facts.catalog?.providesNamespace == true
            || !facts.viewScopes.isEmpty || !facts.viewUses.isEmpty || !facts.viewModifiers.isEmpty
            || !facts.viewClasses.isEmpty || !facts.objects.isEmpty || !facts.hosts.changesNothing || facts.isLinkedPage
            || facts.isSass || !facts.imports.isEmpty
    }

    /// Collects the names in `facts`, scanned in `file`; with their positions if `withPlaces`.
    package init(_ facts: ColorFacts, of file: SourceFile, withPlaces: Bool = false) {
        checkout = PackageCheckouts.File(file)
        let occurrences = withPlaces ? facts.nameOccurrences(in: file) : []
        // Only the definitions of packages are of interest.
        let isOwn = checkout == nil
        places = NamePlace.places(isOwn ? occurrences : occurrences.filter(\.isDefinition), in: file)
        var definitions = Self.sharedDefinitions(of: facts, in: file)
        if withPlaces {
            Self.placeLiterals(of: &definitions, in: file)
            let places = StoredPlace.places(of: definitions.map(\.nameRange), in: file)
            for (index, place) in zip(definitions.indices, places) { definitions[index].namePlace = place }
        }
        self.definitions = definitions
        placesByName = Self.places(of: definitions)
        constants = facts.constantDefinitions.compactMap { definition in
            guard definition.isShared, case .literal(let index) = facts.expressions[definition.value].kind,
                let color = facts.literals[index].color
            else { return nil }
            return (HexColor(color.rgba), definition.name)
        }
        themes = facts.themes
        objects = facts.objects
        views = SharedViews(facts, of: file)
        page = facts.isLinkedPage ? file.bytes : nil
        sheet = file.language == .css ? file.bytes : nil
        text = file.language.isStyleSheet ? file.bytes : nil
        imports = facts.imports
        library = PreprocessorSheet.library(file)
        isSass = facts.isSass
        providesNamespace = facts.catalog?.providesNamespace ?? false
        describesPackage = Self.describesPackage(at: file.path)
        swift = facts.swift?.withoutPlaces
        var uses: [ColorName: Int] = [:]
        facts.expressions.forEachName { _, expression in
            guard let name = expression.kind.name?.withoutModule else { return }
            uses[name, default: 0] += 1
            // `.brand` may be a member or the symbol of an asset catalog color: count one use, under the member's
            // name.
            if case .nameOr(_, let fallback) = expression.kind,
                let symbol = facts.expressions[fallback].kind.name, symbol == name.generatedSymbol
            {
                uses[symbol, default: 0] -= 1
            }
        }
        for id in facts.expressions.ids { for flag in facts.expressions[id].kind.flags { uses[flag] = 1 } }
        self.uses = uses
        initializers = facts.declaredInitializers.filter { !$0.isNested }
    }

    /// Returns the indices of `definitions` by name; none if they are few.
    private static func places(of definitions: [SharedDefinition]) -> [ColorName: [Int]] {
        var result: [ColorName: [Int]] = [:]
        guard definitions.count > 8 else { return result }
        for (place, definition) in definitions.enumerated() { result[definition.name, default: []].append(place) }
        return result
    }

    /// Whether there is anything that calls, loops or functions make.
    var hasMade: Bool { written != nil }

    /// Replaces what calls, loops and functions of its sheet make; nil if that is nothing. Mixins that are `called` set nothing
    /// by themselves. Custom properties that only calls and the like set are unknown if they may be one of `names`, which are
    /// not known as a whole.
    /// - Returns: whether anything is different now.
    mutating func setMade(
        _ made: MadeDefinitions?, calling called: Set<String>, doubting names: Set<ColorName>
    ) -> Bool {
        let before = definitions
        if let written { (definitions, themes, self.written) = (written.definitions, written.themes, nil) }
        if let made, let library {
            let (all, named) = (definitions, themes)
            definitions.removeAll {
                $0.name.space == .customProperty && library.isInMixin($0.nameRange, named: called)
            }
            if !made.facts.definitions.isEmpty {
                take(made, of: library, written: all)
                written = (all, named)
                doubt(names)
            } else if definitions.count < all.count {
                written = (all, named)
            }
        }
        placesByName = Self.places(of: definitions)
        return before != definitions
    }

    /// Takes what `made` defines in place of the custom properties outside of mixins. `written` are all definitions as they are
    /// written.
    private mutating func take(_ made: MadeDefinitions, of sheet: PreprocessorSheet, written: [SharedDefinition]) {
        var places: [Int: Int] = [:]
        for (place, definition) in written.enumerated() {
            if definition.name.space == .customProperty || definition.isUnknown {
                places[definition.nameRange.lowerBound] = place
            }
        }
        var values: [Int: SharedDefinition] = [:]
        var properties: [SharedDefinition] = []
        for new in Self.sharedDefinitions(of: made.facts, in: sheet.file) {
            let place = places[new.nameRange.lowerBound].flatMap { written[$0].name == new.name ? $0 : nil }
            if new.name.space == .preprocessorVariable {
                if place != nil { values[new.nameRange.lowerBound] = new }
            } else if let place {
                var old = written[place]
                old.takePlace(of: new)
                // A parameter has another value in each call.
                if old.isUnknown || old.usesVariables { old.takeValue(of: new) }
                properties.append(old)
            } else {
                properties.append(new)
            }
        }
        definitions.removeAll { $0.name.space == .customProperty && !sheet.isInMixin($0.nameRange) }
        for index in definitions.indices where definitions[index].name.space == .preprocessorVariable {
            guard definitions[index].isUnknown, let new = values[definitions[index].nameRange.lowerBound] else {
                continue
            }
            definitions[index].takeValue(of: new)
        }
        definitions += properties
        themes = made.facts.themes
    }

    /// Makes the custom properties unknown that are made and may be one of `names`.
    private mutating func doubt(_ names: Set<ColorName>) {
        guard let written, !names.isEmpty else { return }
        let known = Set(written.definitions.map(\.nameRange))
        for index in definitions.indices {
            let one = definitions[index]
            guard one.name.space == .customProperty, !known.contains(one.nameRange), one.name.isOne(of: names) else {
                continue
            }
            definitions[index].doubt()
        }
    }

    /// Decides by `configuration` whether `file` is a page, and with which sheets.
    mutating func choosePage(_ configuration: Configuration, of file: SourceFile) {
        pageSheets = configuration.pageSheets
        page = !configuration.isPage ? nil : pageSheets.isEmpty ? page : file.bytes
    }

    /// Forgets the text of a style sheet, because no page uses it. A page that is added later reads it again.
    package mutating func dropSheet() { sheet = nil }

    /// Forgets the text of a style sheet, because no other is loaded with it.
    mutating func dropText() { text = nil }

    /// Stores the positions of the literals of `definitions` in `file`, so that they can be changed without its text.
    private static func placeLiterals(of definitions: inout [SharedDefinition], in file: SourceFile) {
        let ranges = definitions.flatMap { $0.literals.map(\.literal.range) }
        var places = StoredPlace.places(of: ranges, in: file).makeIterator()
        for index in definitions.indices {
            for literal in definitions[index].literals.indices {
                definitions[index].literals[literal].place = places.next()
            }
        }
    }

    /// Returns the shared form of the definitions in `facts` that other files see.
    private static func sharedDefinitions(of facts: ColorFacts, in file: SourceFile) -> [SharedDefinition] {
        let places = facts.definitions.indices.filter { facts.definitions[$0].isShared }
        guard !places.isEmpty else { return [] }
        let hidden = hiddenLiterals(of: facts)
        let offsets = places.map { facts.definitions[$0].nameRange.lowerBound }
        guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }) else {
            let lines = lines(of: offsets, in: file)
            return zip(places, offsets).map { place, offset in
                SharedDefinition(facts.definitions[place], atLine: lines[offset] ?? 1, in: facts, hidden, of: file)
            }
        }
        return file.withBytes { source in
            var cursor = LineColumnCursor(source)
            return zip(places, offsets).map { place, offset in
                let line = cursor.lineColumn(of: offset).line
                return SharedDefinition(facts.definitions[place], atLine: line, in: facts, hidden, of: file)
            }
        }
    }

    /// Returns the literals that only the file itself sees by name: those of private members of Swift types.
    private static func hiddenLiterals(of facts: ColorFacts) -> [ColorName: Int] {
        var result: [ColorName: Int] = [:]
        for definition in facts.definitions where !definition.isShared && definition.name.space == .swiftMember {
            // Of two, an `#if` or the place of the use decides.
            guard case .literal(let index) = facts.expressions[definition.value].kind,
                definition.scope == .everywhere, result[definition.name] == nil
            else {
                result[definition.name] = -1
                continue
            }
            result[definition.name] = index
        }
        return result.filter { $0.value >= 0 }
    }

    /// Returns the lines, from 1, of `offsets`, in one pass over the file.
    static func lines(of offsets: [Int], in file: SourceFile) -> [Int: Int] {
        var lines: [Int: Int] = [:]
        file.withBytes { source in
            var cursor = LineColumnCursor(source)
            for offset in offsets.ordered() where lines[offset] == nil {
                lines[offset] = cursor.lineColumn(of: offset).line
            }
        }
        return lines
    }
}
