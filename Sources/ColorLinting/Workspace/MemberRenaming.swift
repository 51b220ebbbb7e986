import ColorScanning
import SourceColors
import SourceText

/// The renaming of a Swift member, such as `Theme.accent`, in all files or in none.
///
/// The index knows uses of colors only. So the new name is written only if every place where the identifier is written, in any
/// Swift file of the project, is understood: as this member, as another one that the project declares, or as a label.
package struct MemberRenaming: Equatable, Sendable {
    /// The member.
    package let name: ColorName
    /// Its new identifier.
    package let identifier: String

    /// Why a member is not renamed.
    package struct Refusal: Error {
        /// A sentence without its end.
        package let message: String

        /// Creates a refusal because of what stands at `place` of the file at `path`.
        fileprivate init(_ reason: String, at place: StoredPlace, in path: String) {
            message = "\(reason) at \(path):\(place.range(in: .utf8).0.line + 1)"
        }

        /// Creates a refusal.
        package init(_ message: String) { self.message = message }
    }

    /// Returns the renaming of `name` to `input`.
    ///
    /// - Throws: a refusal if it is no member of a type, or `input` cannot be its name.
    package init(_ name: ColorName, to input: String) throws(Refusal) {
        guard Self.isMember(name) else { throw Refusal("there is no color name here that can be renamed") }
        guard Language.swift.colorSyntax.canDeclareMember(input, of: Self.type(of: name)) else {
            throw Refusal("“\(input)” is not a name that a color can be given")
        }
        self.name = name
        identifier = input
    }

    /// Whether `name` is a member of a type.
    package static func isMember(_ name: ColorName) -> Bool {
        name.space == .swiftMember && name.text.utf8.contains(UInt8(ascii: "."))
    }

    /// The current identifier of `name`: `accent` of `Theme.accent`.
    package static func identifier(of name: ColorName) -> String {
        guard let dot = name.text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name.text }
        return String(name.text[name.text.utf8.index(after: dot)...])
    }

    /// The plain name of the type of `name`: `Colors` of `Assets.Colors.star`.
    private static func type(of name: ColorName) -> String {
        name.text.split(separator: ".").dropLast().last.map(String.init) ?? ""
    }

    /// Where a file has the identifiers.
    package struct FileUses: Sendable {
        fileprivate struct Use: Sendable {
            let place: StoredPlace
            let kind: IdentifierUse.Kind
            /// The name as it is written, with the types before it.
            let written: String
            let names: [ColorName]
            let isDefinition: Bool
        }

        /// The absolute path of the file.
        package let path: String
        fileprivate var uses: [Use] = []
        /// Number of types with the plain name of the member's type.
        fileprivate var typeCount = 0
        /// The first place where the new identifier is declared or used on its own.
        fileprivate var conflict: StoredPlace?
        /// The first place where the new identifier is written, but for labels.
        fileprivate var mention: StoredPlace?
        fileprivate var isExposed = false
        /// Whether the file could not be read.
        fileprivate var isUnknown = false

        /// A file that could not be read.
        package init(unknown path: String) {
            self.path = path
            isUnknown = true
        }

        fileprivate init(path: String) { self.path = path }
    }

    /// Returns where `file` has the identifiers; nil if it does not. `facts` are called for if it has the current one.
    package func uses(in file: SourceFile, facts: () -> ColorFacts) -> FileUses? {
        let syntax = file.language.colorSyntax
        let (old, new, typeCount, isExposed) = file.withBytes { source in
            (
                syntax.uses(ofIdentifier: Self.identifier(of: name), in: source),
                syntax.uses(ofIdentifier: identifier, in: source).filter { $0.kind != .label },
                syntax.typeCount(named: Self.type(of: name), in: source),
                syntax.exposesDeclarations(in: source)
            )
        }
        guard !old.isEmpty || !new.isEmpty || typeCount > 0 else { return nil }
        var result = FileUses(path: file.path)
        result.isExposed = isExposed
        result.typeCount = typeCount
        result.mention = StoredPlace.places(of: new.prefix(1).map(\.range), in: file).first
        result.conflict =
            StoredPlace.places(
                of: new.filter { $0.kind != .member && $0.kind != .function }.prefix(1).map(\.range), in: file
            ).first
        guard !old.isEmpty else { return result }
        var known: [ByteRange: (names: [ColorName], isDefinition: Bool)] = [:]
        for one in facts().nameOccurrences(in: file) where one.name.space == .swiftMember {
            known[one.range, default: ([], false)].names.append(one.name)
            if one.isDefinition { known[one.range]?.isDefinition = true }
        }
        result.uses = zip(old, StoredPlace.places(of: old.map(\.range), in: file)).map { use, place in
            FileUses.Use(
                place: place, kind: use.kind, written: use.qualifier + "." + Self.identifier(of: name),
                names: known[use.range]?.names ?? [],
                isDefinition: known[use.range]?.isDefinition ?? false)
        }
        return result
    }

    /// Returns the places to change in `files`, which are all Swift files of the project that have the identifiers.
    ///
    /// - Throws: a refusal if a place is not understood, or the new name is taken.
    package func places(in files: [FileUses]) throws(Refusal) -> [(path: String, place: StoredPlace)] {
        let current = Self.identifier(of: name)
        if let file = files.first(where: \.isUnknown) { throw Refusal("\(file.path) cannot be read") }
        let defining = files.filter { $0.uses.contains { $0.isDefinition && $0.names.contains(name) } }
        guard let home = defining.first, defining.count == 1 else {
            throw Refusal(
                defining.isEmpty ? "the definition of \(name.text) is not known" : "several files define \(name.text)")
        }
        if home.isExposed {
            throw Refusal("code in Objective-C may use declarations of \(home.path), which has @objc")
        }
        if let taken = home.mention { throw Refusal("\(identifier) is used already", at: taken, in: home.path) }
        let members = Set(
            files.flatMap { file in file.uses.filter(\.isDefinition).flatMap(\.names) }.filter(Self.isMember))
        // Where the type is written out, it is the only one of its name. The types of frameworks are declared elsewhere.
        let isOnlyType = files.reduce(0) { $0 + $1.typeCount } <= 1
        var result: [(path: String, place: StoredPlace)] = []
        for file in files {
            if let taken = file.conflict { throw Refusal("\(identifier) is used already", at: taken, in: file.path) }
            let own = Set(file.uses.filter(\.isDefinition).flatMap(\.names))
            let hasLabels = file.uses.contains { $0.kind == .label }
            for use in file.uses where use.kind != .label && use.kind != .function {
                let others = use.names.filter { $0 != name && (own.contains($0) || members.contains($0)) }
                guard use.names.contains(name) || isOnlyType && use.written == name.text else {
                    // Another color of the project.
                    let isOther = use.written != name.text && members.contains(ColorName(.swiftMember, use.written))
                    if !others.isEmpty || isOther { continue }
                    throw Refusal("color-lint does not know what \(current) is", at: use.place, in: file.path)
                }
                guard others.isEmpty, !(use.kind == .plain && hasLabels) else {
                    throw Refusal("\(current) may be something else", at: use.place, in: file.path)
                }
                guard !use.isDefinition || use.kind == .staticMember else {
                    throw Refusal(
                        "only static members can be renamed, which \(current) is not", at: use.place, in: file.path)
                }
                result.append((file.path, use.place))
            }
        }
        return result
    }
}
