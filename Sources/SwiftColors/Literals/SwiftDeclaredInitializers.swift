import SourceColors

/// The initializers of colors that a file declares, which take their calls away from the built-in ones.
extension SwiftScanner {
    /// Takes note of the initializer whose parameters begin with the `(` at `opener`, if it is one of colors.
    mutating func readInitializer(_ opener: Int) {
        guard let name = declaredName(opener), tokens.isText(name, "init"), tokens.kind(name - 1) != .period,
            let brace = frames.last?.opener, tokens.kind(brace) == .leftBrace, let owner = typeDeclared(by: brace),
            let parameters = tokens.arguments(opener)
        else { return }
        let labels = parameters.map { parameter in
            let name = parameter.label ?? parameter.lower
            return tokens.isText(name, "_") ? "" : tokens.text(name)
        }
        guard parameters.contains(where: { Self.componentLabels.contains(tokens.bytes($0.label ?? $0.lower)) })
        else { return }
        facts.declaredInitializers.append(
            DeclaredInitializer(type: owner.name, isInExtension: owner.isExtension, labels: labels))
    }

    /// Takes note of a color type's name at `index` where it is declared to be something of the project's own.
    mutating func readDeclaredType(_ index: Int) {
        guard SwiftTokens.colorTypes.contains(tokens.bytes(index)),
            Self.declarations.contains(tokens.bytes(index - 1)), tokens.kind(index - 2) != .period
        else { return }
        var declared = DeclaredInitializer(type: tokens.text(index), isInExtension: false, labels: nil)
        declared.isNested = !frames.isEmpty
        facts.declaredInitializers.append(declared)
    }

    /// The token of the name before the `(` at `opener`, whatever generic parameters or marks stand between.
    private func declaredName(_ opener: Int) -> Int? {
        var name = opener - 1
        if tokens.kind(name) == .operator, tokens.bytes(name).last == UInt8(ascii: ">") {
            // `init<T: BinaryInteger>(red: T, …)`
            let limit = max(name - 24, 0)
            while name > limit, !tokens.isText(name, "<") { name -= 1 }
            name -= 1
        }
        if tokens.kind(name) == .postfixMark { name -= 1 }
        return tokens.kind(name) == .identifier ? name : nil
    }

    /// The type whose body the `{` at `brace` opens.
    private func typeDeclared(by brace: Int) -> (name: String, isExtension: Bool)? {
        for index in stride(from: brace - 1, through: max(brace - 60, 0), by: -1) {
            if tokens.kind(index) == .leftBrace || tokens.kind(index) == .rightBrace { return nil }
            guard tokens.kind(index) == .identifier, tokens.isName(index + 1),
                let isExtension = Self.typeWords[tokens.bytes(index)]
            else { continue }
            var name = tokens.text(index + 1)
            var last = index + 1
            while tokens.kind(last + 1) == .period, tokens.isName(last + 2), last < brace {
                name = SwiftTokens.modules.contains(tokens.bytes(last)) ? "" : name + "."
                last += 2
                name += tokens.text(last)
            }
            return (name, isExtension)
        }
        return nil
    }

    private static let typeWords = SwiftWordTable<Bool>([
        ("extension", true), ("struct", false), ("class", false), ("enum", false), ("actor", false),
        ("protocol", false),
    ])

    private static let declarations = SwiftWordTable<Bool>(
        ["struct", "class", "enum", "actor", "typealias", "func", "protocol"], true)

    /// The labels that tell that an initializer takes a color's components.
    static let componentLabels = SwiftWordTable<Bool>(
        [
            "red", "hue", "white", "gray", "calibratedRed", "deviceRed", "srgbRed", "displayP3Red", "calibratedHue",
            "deviceHue", "calibratedWhite", "deviceWhite", "genericGamma22White", "genericGrayGamma2_2Gray",
        ], true)
}
