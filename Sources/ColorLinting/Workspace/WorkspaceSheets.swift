import SheetExpansion
import SourceColors
import SourceText

extension PreprocessorSheet {
    /// Returns the sheet in `file` if it is one of Sass or Less that others may use.
    static func library(_ file: SourceFile) -> PreprocessorSheet? {
        guard file.language == .scss || file.language == .less else { return nil }
        let sheet = file.withBytes { PreprocessorSheet($0, isLess: file.language == .less, path: file.path) }
        return sheet.exports.isEmpty && !sheet.hasVariables && !sheet.hasCalls && sheet.loads.isEmpty ? nil : sheet
    }
}

extension Workspace {
    /// Returns `facts`, scanned in `file`, with the pairs that its calls of mixins, loops and placeholders make, on the elements
    /// of `markup` if there are any, with the rules of `company`; nil if there are no others.
    func expandedFacts(
        _ facts: ColorFacts, of file: SourceFile, markup: Markup? = nil, company: SheetCompany? = nil
    ) -> ColorFacts? {
        guard file.language == .scss || file.language == .less else { return nil }
        let known = files[file.path]?.library
        guard facts.callsMixins || known?.hasCalls == true else { return nil }
        let sheet = file.withBytes { source in
            known.flatMap { $0.isCopy(of: source) ? $0 : nil }
                ?? PreprocessorSheet(source, isLess: file.language == .less, path: file.path)
        }
        let made = sheets.making.makers[file.path]
        let isCurrent = made?.sheet === sheet
        if isCurrent, made?.expansion == nil { return nil }
        let expansion = isCurrent ? made?.expansion : nil
        let expanded = company == nil || expansion != nil || sheet !== known ? nil : self.expanded(sheet)
        return ExpandedFacts.facts(
            facts, of: sheet, markup: markup, company: company, known: expansion, expanded: expanded
        ) {
            definer(of: $0, in: $1, for: $2, seenFrom: sheet)
        }
    }

    /// Returns the sheet that defines `name` for `user`, whose statements are part of `own`: a member of `module`, unless
    /// that is empty. Nil if it is not known.
    func definer(
        of name: String, in module: String, for user: PreprocessorSheet, seenFrom own: PreprocessorSheet
    ) -> PreprocessorSheet? {
        if let path = self.module(defining: name, in: module, usedBy: user) { return files[path]?.library }
        return name.hasPrefix(own.isLess ? "@" : "$")
            ? sheet(setting: ColorName(.preprocessorVariable, name), seenFrom: own.path, own)
            : sheetDefining(name, besides: own.path)
    }

    /// Returns the sheet whose value the variable `name` has in the one at `path`, which is `own`; nil if that is not known.
    private func sheet(
        setting name: ColorName, seenFrom path: String, _ own: PreprocessorSheet
    ) -> PreprocessorSheet? {
        switch outcomeOfLoading(name, seenFrom: path) {
        case .inSheet(path)?: return own
        case .inSheet(let other)?: return files[other]?.library
        case .several?: return nil
        case .unknown?, nil: break
        }
        if own.sets(name.text) { return isDoubted(name, in: path, sets: own) ? nil : own }
        return only(of: sheets(setting: name), besides: path)
    }

    /// Returns the paths of the files that set the variable `name` of Sass, also to a list, or configure it.
    func sheets(setting name: ColorName) -> Set<String> {
        let (all, defining) = (sheets.setters[name.text] ?? [], paths(defining: name))
        return all.isSuperset(of: defining) ? all : all.union(defining)
    }

    /// Whether the variable `name` of `sheet`, which others set too, has only defaults, and what is loaded before is not known.
    private func mayBeSetBefore(_ name: ColorName, in sheet: PreprocessorSheet) -> Bool {
        sheets(setting: name).count > 1 && sheet.settings(of: name.text).allSatisfy(\.isDefault)
            && sheets.loadOrders.order(for: sheet.path, in: self).isOnLoadPath
    }

    /// Returns the only other file than the one at `path` that defines the mixin, placeholder or function `name`.
    private func sheetDefining(_ name: String, besides path: String) -> PreprocessorSheet? {
        only(of: sheets.mixins[name] ?? [], besides: path)
    }

    private func only(of all: Set<String>, besides path: String) -> PreprocessorSheet? {
        let others = all.filter { $0 != path }
        return (others.count == 1 ? others.first : Self.only(of: others, besides: path)).flatMap { files[$0]?.library }
    }

    /// Returns the only one of `paths` in the folder of `path`, if no other is in a folder around or inside it: sheets of
    /// themes or components that have a folder each, and all the same variables. Nil if there is none.
    private static func only(of paths: some Sequence<String>, besides path: String) -> String? {
        let folder = folder(of: path)
        var found: String?
        for other in paths where other != path {
            let place = self.folder(of: other)
            if place == folder, found == nil {
                found = other
            } else if place.hasPrefix(folder) || folder.hasPrefix(place) {
                return nil
            }
        }
        return found
    }

    /// Returns the folder of the file at `path`, with a trailing `/` if it has one.
    private static func folder(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    }

    /// Returns the definitions of the preprocessor's variable `name` in the only sheet beside the one at `path`, where sheets in
    /// other folders have others; nil if it is not the only one that may be meant.
    func definitionsBeside(
        _ path: String, of name: ColorName
    ) -> (path: String, definitions: [SharedDefinition])? {
        guard name.space == .preprocessorVariable, !name.isMapEntry,
            let sheet = Self.only(of: paths(defining: name), besides: path), !isDoubted(name, in: sheet)
        else { return nil }
        return (sheet, definitions(of: name, in: sheet))
    }

    /// Whether other files set the variable `name` of Sass, which the one at `path` only gives a default, so that its value
    /// depends on what is compiled. <https://sass-lang.com/documentation/variables/#default-values>
    func isOverridden(_ name: ColorName, in path: String) -> Bool {
        guard name.space == .preprocessorVariable, !name.isMapEntry else { return false }
        let all = paths(defining: name)
        guard all.count > 1, all.count <= Self.mostEqual else { return false }
        func isAssigned(in path: String) -> Bool {
            definitions(of: name, in: path).contains { $0.rank == ColorDefinition.assignedRank }
        }
        guard !isAssigned(in: path) else { return false }
        let others = all.filter { $0 != path && isAssigned(in: $0) }
        if others.isEmpty { return false }
        // A module shares its variables with no sheet that does not load it.
        return sheets.loadOrders.configurers(of: path, in: self).map { !$0.isDisjoint(with: others) } ?? true
    }

    /// Whether the value that the sheet at `path` gives its own variable `name` may be another one where others load it.
    func isDoubted(_ name: ColorName, in path: String, sets own: PreprocessorSheet? = nil) -> Bool {
        guard name.space == .preprocessorVariable else { return false }
        if isOverridden(name, in: path) || isConfigured(name, in: path) { return true }
        return (own ?? files[path]?.library).map { mayBeSetBefore(name, in: $0) } == true
    }

    /// Whether sheets in other files than the one at `path` may use what its mixins, placeholders and maps say in `range`.
    func sheetsUse(_ range: ByteRange, of path: String) -> Bool {
        guard let library = files[path]?.library, sheets.callers.contains(where: { $0 != path }) else { return false }
        return library.isShared(range)
    }

    /// The maximum number of prefixes to try.
    private static let mostPrefixes = 64

    /// Returns the definitions of the variable or custom property `name` in the first file, if there are several and all
    /// have the same colors; nil if not.
    func equalDefinitions(
        of name: ColorName, seenFrom path: String, skipsOwn: Bool
    ) -> (path: String, definitions: [SharedDefinition])? {
        guard
            name.space == .preprocessorVariable && !name.isMapEntry || name.space == .customProperty
                || name.space == .swiftMember
        else { return nil }
        let paths = paths(defining: name, seenFrom: path)
        guard paths.count <= Self.mostEqual else { return nil }
        let others = (skipsOwn ? paths.filter { $0 != path } : paths).ordered()
        guard let first = others.first else { return nil }
        let definitions = definitions(of: name, in: first)
        for definition in definitions where definition.color == nil || definition.theme >= 0 { return nil }
        for other in others.dropFirst() {
            let found = self.definitions(of: name, in: other)
            guard found.count == definitions.count,
                zip(found, definitions).allSatisfy({ $0.scope == $1.scope && $0.color == $1.color })
            else { return nil }
        }
        return (first, definitions)
    }

    /// The number of files to compare at most.
    static let mostEqual = 64

    /// Returns the name of the variable that a file forwards as `name`, with a prefix, and the path of the file that sets it.
    func forwarded(_ name: ColorName) -> (name: ColorName, path: String)? {
        guard name.space == .preprocessorVariable else { return nil }
        for target in objects.targets(of: ColorObject.forward, outside: "", checkouts).prefix(Self.mostPrefixes) {
            let parts = target.utf8.split(separator: UInt8(ascii: "\n"))
            guard parts.count == 2, name.text.utf8.first == UInt8(ascii: "$"),
                name.text.utf8.dropFirst().starts(with: parts[0])
            else { continue }
            let rest = String(Substring(name.text.utf8.dropFirst(parts[0].count + 1)))
            let own = ColorName(.preprocessorVariable, "$" + rest)
            let module = String(Substring(parts[1]))
            let fitting = paths(defining: own).filter { Self.isModule(module, at: $0) }
            if fitting.count == 1, let path = fitting.first { return (own, path) }
        }
        return nil
    }

    /// Whether the file at `path` is the one that Sass loads as `module`.
    private static func isModule(_ module: String, at path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard var stem = parts.last?.prefix(while: { $0 != "." }) else { return false }
        if stem.hasPrefix("_") { stem = stem.dropFirst() }
        return stem == module || stem == "index" && parts.dropLast().last.map { $0 == module } == true
    }
}
