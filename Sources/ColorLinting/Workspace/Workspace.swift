import ColorMath
import ColorScanning
import SheetExpansion
import SourceColors
import SourceText

/// Index of the color names that the project's files define and use.
///
/// A value type, so that the server's loop and background threads can have their own copies.
package struct Workspace: Sendable {
    private(set) var files: [String: FileNames] = [:]
    private var paths: [ColorName: Set<String>] = [:]
    /// The sheets of Sass and Less by what they define, call and load.
    var sheets = SheetIndex()
    private(set) var uses: [ColorName: Int] = [:]
    /// The objects whose members are colors.
    private(set) var objects = WorkspaceObjects()
    /// Number of places at which each name is used, of files whose places are known.
    private var usePlaces: [ColorName: Int] = [:]
    /// Names that mean the same color everywhere, by color.
    private var namesByColor: [HexColor: Set<ColorName>] = [:]
    /// Number of declarations of each initializer.
    private var initializers: [DeclaredInitializer: Int] = [:]
    /// Custom properties, for finding names one typo away.
    private var customProperties = NameSlips()
    /// Type aliases and hex helpers of the Swift files, which affect scanning.
    package internal(set) var swiftProject = SwiftProject()
    var swiftFiles = SwiftFiles()
    /// The same of the files of each package.
    var swiftPackages: [SwiftPackage] = []
    /// Folders of asset catalogs that provide a namespace.
    private var namespaces: Set<String> = []
    /// The packages that the files are in.
    private(set) var packages = PackageFolders()
    /// The files of packages that are checked out for the project.
    private(set) var checkouts = PackageCheckouts()

    /// The environments of the project's views, as of the last ``composeViews()``.
    private(set) var composition: ViewComposition?
    /// Whether views have changed since.
    var hasNewViews = false
    /// The files with views, in order; nil if they are to be found again.
    var viewList: [(path: String, views: SharedViews)]?
    /// What is around the views, if it is kept for the next composition.
    var keptSurroundings: KeptSurroundings?
    /// What the surfaces of the system look like in the project.
    var surfaces = ProjectSurfaces()
    /// The images behind text; nil if none can be read.
    private(set) var images: (any ImageSource)?
    /// The names that are defined in terms of others.
    private(set) var nameUsers = NameUsers()
    /// Finds sheets of pages that are not among the files; nil if none can be read.
    private(set) var sheetSource: (any SheetSource)?
    /// Finds the elements of templates; nil if none can be read.
    private(set) var markupSource: (any MarkupSource)?
    /// What the project's pages show, as of the last ``composePages()``.
    private(set) var pages: PageComposition?
    /// The pages and sheets that have changed since.
    private(set) var changedPages: Set<String> = []

    /// Creates an empty workspace.
    package init() {}

    /// Creates a workspace with only the project's aliases and helpers.
    package init(swiftProject: SwiftProject) { self.swiftProject = swiftProject }

    /// Uses `source` for everything that is not among the files.
    package mutating func read(from source: some ImageSource & SheetSource & MarkupSource) {
        (images, sheetSource, markupSource) = (source, source, source)
    }

    /// Whether there are no files.
    package var isEmpty: Bool { files.isEmpty }

    /// Replaces the names of the file at `path`; nil if it was deleted.
    /// - Returns: whether that can affect other files.
    @discardableResult
    package mutating func update(_ path: String, with names: FileNames?) -> Bool {
        let change = keptSurroundings == nil ? nil : NameChange(from: files[path], to: names)
        let old = files.removeValue(forKey: path)
        var names = names
        if let made = sheets.making.makers[path], names?.hasMade == false {
            _ = names?.setMade(made, calling: sheets.making.called, doubting: sheets.making.openNames)
        }
        let defined = Set(old?.definedNames ?? [])
        for name in defined { paths[name]?.remove(path) }
        checkouts.update(path, with: names?.checkout)
        let haveObjectsChanged = (old?.objects ?? []) != (names?.objects ?? [])
        if old?.definitions.isEmpty == false || names?.definitions.isEmpty == false { nameUsers = NameUsers() }
        if haveObjectsChanged { objects.update(path, from: old?.objects ?? [], to: names?.objects ?? []) }
        sheets.update(path, from: old, to: names)
        for (color, name) in old?.ownConstants ?? [] {
            namesByColor[color]?.remove(name)
            if namesByColor[color]?.isEmpty == true { namesByColor[color] = nil }
        }
        for (name, count) in old?.ownUses ?? [:] { uses[name, default: 0] -= count }
        for place in old?.places ?? [] where !place.isDefinition { usePlaces[place.name, default: 0] -= 1 }
        for initializer in old?.initializers ?? [] {
            let count = initializers[initializer, default: 0] - 1
            initializers[initializer] = count > 0 ? count : nil
        }
        if old?.providesNamespace == true, let folder = AssetPlace.folder(describedAt: path) {
            namespaces.remove(folder)
        }
        if old?.describesPackage == true { packages.remove(describedAt: path) }
        if let names, !names.isEmpty {
            files[path] = names
            if names.describesPackage { packages.insert(describedAt: path) }
            for name in names.definedNames {
                let isFirst = Self.add(path, to: &paths[name, default: []])
                if isFirst, name.space == .customProperty, !defined.contains(name) {
                    customProperties.insert(name.text)
                }
            }
            for (color, name) in names.ownConstants { namesByColor[color, default: []].insert(name) }
            for (name, count) in names.ownUses { uses[name, default: 0] += count }
            for place in names.places where !place.isDefinition { usePlaces[place.name, default: 0] += 1 }
            for initializer in names.initializers { initializers[initializer, default: 0] += 1 }
            if names.providesNamespace, let folder = AssetPlace.folder(describedAt: path) { namespaces.insert(folder) }
        }
        if old?.page != nil || names?.page != nil || pagesUse(path) || names?.sheet != nil && pages != nil {
            changedPages.insert(path)
        }
        for name in defined where name.space == .customProperty && paths[name]?.isEmpty != false {
            customProperties.remove(name.text)
        }
        if old?.swift != names?.swift || old?.checkout?.isVisible != names?.checkout?.isVisible {
            updateSwift(path, from: old, to: names)
        }
        replaceViews(of: path, old?.views, by: names?.views)
        if let change { forgetSurroundings(after: change, of: path) }
        if FileNames.areDifferentToOthers(old, names) { return true }
        guard sheets.hasLoads, old?.text != names?.text else { return false }
        // Which sheets are loaded together takes a pass over all that load others: too much for each of the files of a project.
        return SheetIndex.belongDifferently(old, names) || isLoadedWithOthers(path)
    }

    /// Returns the order of the helper with the given key; nil if no file passes it digits of ambiguous order.
    func hexOrder(of helper: String) -> SwiftFiles.HexOrder? { swiftFiles.hexOrder(of: helper) }

    /// The result of looking up a name.
    enum Lookup {
        case undefined
        /// Several files define it.
        case severalFiles
        /// One file defines it, at this path.
        case inFile(String, [SharedDefinition])
    }

    /// Looks up `name` as seen from the file at `path`: its own definitions first, else those of the only other file
    /// that has any. If several asset catalogs have equal definitions, the nearest or the first is used.
    /// - Parameter skipsOwn: whether to ignore the file's own definitions.
    func definitions(of name: ColorName, seenFrom path: String, skipsOwn: Bool) -> Lookup {
        if name.space == .asset || name.space == .assetSymbol { return assets(name, seenFrom: path) }
        if name.space == .page { return pageColor(name) }
        // The file that sets a map has all its values.
        let defining = paths(defining: name.map ?? name, seenFrom: path)
        if defining.isEmpty {
            return name.generatedSymbol.map { assets($0, seenFrom: path) } ?? .undefined
        }
        let isOwn = defining.contains(path)
        if isOwn, !skipsOwn {
            return isDoubted(name, in: path) ? .severalFiles : .inFile(path, definitions(of: name, in: path))
        }
        guard defining.count <= (isOwn ? 2 : 1) else { return .severalFiles }
        guard let other = defining.first(where: { $0 != path }) else { return .undefined }
        return .inFile(other, definitions(of: name, in: other))
    }

    /// Whether other files than the one at `path` define `name`, which must be none of an asset catalog.
    package func isDefined(_ name: ColorName, inOtherFilesThan path: String) -> Bool {
        paths[name]?.contains { $0 != path } == true
    }

    /// Looks up `name` in asset catalogs.
    private func assets(_ name: ColorName, seenFrom path: String) -> Lookup {
        let (key, all) = colorSets(of: name)
        // No other module sees the colors of a package's catalog by name.
        let defining = checkouts.seen(all, from: path)
        guard let first = Self.nearest(defining, to: path) ?? defining.first else { return .undefined }
        let definitions = definitions(of: key, in: first)
        for path in defining where path != first {
            let others = self.definitions(of: key, in: path)
            guard others.count == definitions.count, zip(others, definitions).allSatisfy({ $0.isEquivalent(to: $1) })
            else {
                return .severalFiles
            }
        }
        return .inFile(first, definitions)
    }

    /// Returns the color sets that `name` may mean, sorted by path, and the name without folders under which they are
    /// indexed.
    func colorSets(of name: ColorName) -> (key: ColorName, paths: [String]) {
        let separator = UInt8(ascii: name.space == .asset ? "/" : ".")
        let last = name.text.utf8.lastIndex(of: separator).map { name.text[name.text.utf8.index(after: $0)...] }
        let key = ColorName(name.space, last.map(String.init) ?? name.text)
        let found = (paths[key] ?? []).filter { path in
            guard let place = AssetPlace(colorSetAt: path) else { return false }
            let full = place.name(within: namespaces)
            return (name.space == .asset ? ColorName(.asset, full) : .assetSymbol(full)) == name
        }
        return (key, found.ordered())
    }

    /// Returns the paths of the files that define `name`.
    func paths(defining name: ColorName) -> Set<String> { paths[name] ?? [] }

    func definitions(of name: ColorName, in path: String) -> [SharedDefinition] {
        files[path]?.definitions(of: name) ?? []
    }

    /// Returns a name for `color` that can be used in `language` in the file at `path`, and its definition; the
    /// alphabetically first one if there are several.
    func name(
        of color: HexColor, for language: Language, seenFrom path: String
    ) -> (name: ColorName, place: RelatedPlace)? {
        let used = language.colorSyntax.usedNames
        let names = (namesByColor[color] ?? []).filter { used.contains($0.space) }
        for name in names.ordered(by: { $0.text < $1.text }) {
            // The definition of an asset has the name without folders.
            for defining in (paths[name] ?? []).ordered() where defining != path {
                let place = AssetPlace(colorSetAt: defining)
                let full = place.map { ColorName(.asset, $0.name(within: namespaces)) } ?? name
                guard case .inFile(let file, let definitions) = definitions(of: full, seenFrom: path, skipsOwn: false),
                    file == defining, definitions.count == 1
                else { continue }
                return (
                    full,
                    definitions[0].place(in: file)
                )
            }
        }
        return nil
    }

    /// Returns the colors with names for `language`, except those only in the file at `path`, each with its first
    /// name.
    func namedColors(for language: Language, notIn path: String) -> [(color: HexColor, name: ColorName)] {
        let used = language.colorSyntax.usedNames
        return namesByColor.compactMap { color, names in
            names.filter { used.contains($0.space) && paths[$0]?.contains { $0 != path } == true }
                .min { $0.text < $1.text }.map { (color, $0) }
        }
    }

    /// Whether a file declares an initializer that a call of `type` with the argument labels `labels` may use.
    func declaresInitializer(taking labels: [String], of type: String) -> Bool {
        initializers.keys.contains { $0.mayTake(labels, type: type) }
    }

    /// Number of places at which `name` is used, in files that are not open in an editor.
    package func placeCount(of name: ColorName) -> Int { usePlaces[name] ?? 0 }

    /// Calls `body` with each definition of the project's own that other files can use: its file, name, place, and its color
    /// if that is a single literal.
    package func forEachDefinition(_ body: (_ path: String, ColorName, StoredPlace, RGBA?) -> Void) {
        for path in files.keys.ordered() where checkouts.package(of: path) == nil {
            for definition in files[path]?.definitions ?? [] {
                guard let place = definition.namePlace, definition.name.isWritten else { continue }
                body(path, definition.name, place, definition.color)
            }
        }
    }

    /// Returns the names with the same meaning as `name`, including itself: an asset has a name and symbols.
    package func synonyms(of name: ColorName) -> [ColorName] {
        let asset = name.generatedSymbol.flatMap { paths[name]?.isEmpty == false ? nil : $0 } ?? name
        guard asset.space == .asset || asset.space == .assetSymbol,
            let path = colorSets(of: asset).paths.first, let place = AssetPlace(colorSetAt: path)
        else { return [name] }
        let full = place.name(within: namespaces)
        let symbol = ColorName.assetSymbol(full)
        let members = uses.keys.filter { $0.space == .swiftMember && $0.generatedSymbol == symbol && paths[$0] == nil }
        return [name] + ([ColorName(.asset, full), symbol] + members).filter { $0 != name }
    }

    /// Whether a file defines a name for which `isWanted` is true.
    func definesName(where isWanted: (ColorName) -> Bool) -> Bool {
        paths.contains { !$0.value.isEmpty && isWanted($0.key) }
    }

    /// Whether a file defines `name`.
    package func defines(_ name: ColorName) -> Bool { paths[name]?.isEmpty == false }

    /// Returns the position of the literal at `range` of a definition in the file at `path`; nil if unknown.
    package func place(ofLiteralAt range: ByteRange, in path: String) -> StoredPlace? {
        for definition in files[path]?.definitions ?? [] {
            for literal in definition.literals where literal.literal.range == range { return literal.place }
        }
        return nil
    }

    mutating func finishComposition(_ composition: ViewComposition) {
        self.composition = composition
        hasNewViews = false
    }

    mutating func finishPages(_ composition: PageComposition) {
        pages = composition
        changedPages = []
    }

    /// Forgets the texts of style sheets unless pages may use them, or they are loaded with others.
    package mutating func dropUnusedSheets() {
        let graph = sheets.hasLoads ? sheets.entries.graph(in: self) : SheetEntries.Graph()
        let hasPages = pages != nil || files.values.contains { $0.page != nil }
        // Without the keys, which would share the dictionary, so that it would be copied.
        var place = files.startIndex
        while place != files.endIndex {
            if files.values[place].text != nil, !graph.contains(files.keys[place]) { files.values[place].dropText() }
            if !hasPages, files.values[place].sheet != nil { files.values[place].dropSheet() }
            files.formIndex(after: &place)
        }
    }

    mutating func finishSheets() { pages?.forgetSheets() }

    mutating func notePage(_ path: String) { changedPages.insert(path) }

    /// Returns the color sets that define one of `names`.
    package func colorSetPaths(of names: Set<ColorName>) -> [String] {
        var paths: Set<String> = []
        for name in names where name.space == .asset || name.space == .assetSymbol {
            paths.formUnion(colorSets(of: name).paths)
        }
        return paths.ordered()
    }

    /// Adds `path` to `paths`. Returns whether it is the only one.
    private static func add(_ path: String, to paths: inout Set<String>) -> Bool {
        paths.insert(path)
        return paths.count == 1
    }

    /// Returns custom properties that `text` may be a typo of, with occasional others (``NameSlips``); nil if there
    /// are too many.
    func customProperties(like text: String) -> Set<String>? { customProperties.candidates(for: text) }

    /// Returns the defined names of a kind; assets include their folders.
    package func definedNames(in space: ColorName.Space) -> [String] {
        var texts: Set<String> = []
        for (name, paths) in paths where name.space == space && name.isWritten {
            for path in paths {
                texts.insert(AssetPlace(colorSetAt: path).map { $0.name(within: namespaces) } ?? name.text)
            }
        }
        return texts.ordered()
    }
}
