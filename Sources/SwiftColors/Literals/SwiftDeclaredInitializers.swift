import SourceColors
import SourceText

/// Finds the color initializers that a file declares. Calls of these are not calls of the built-in ones.
final class SwiftDeclaredInitializers {
    private let tokens: SwiftTokens
    private let facts: SwiftFactCollector
    private let brackets: SwiftBrackets

    init(_ file: SwiftFile, _ facts: SwiftFactCollector, _ brackets: SwiftBrackets) {
        tokens = file.tokens
        self.facts = facts
        self.brackets = brackets
    }

    /// Notes the initializer whose parameters begin with the `(` at `opener`, if it takes components of a color.
    func readInitializer(_ opener: Int) {
        guard let name = declaredName(opener), tokens.isText(name, "init"), tokens.kind(name - 1) != .period,
            let brace = brackets.innermost, tokens.kind(brace) == .leftBrace, let owner = typeDeclared(by: brace),
            let parameters = tokens.arguments(opener)
        else { return }
        let labels = parameters.map { parameter in
            let name = parameter.label ?? parameter.lower
            return tokens.isText(name, "_") ? "" : tokens.text(name)
        }
        guard parameters.contains(where: { Self.componentLabels.contains(tokens.bytes($0.label ?? $0.lower)) })
        else { return }
        facts.collected.declaredInitializers.append(
            DeclaredInitializer(type: owner.name, isInExtension: owner.isExtension, labels: labels))
    }

    /// Notes the type at `index`, if it is the project's own declaration under the name of a color type.
    func readType(_ index: Int) {
        guard SwiftTokens.colorTypes[tokens.bytes(index)] != nil,
            Self.declarations.contains(tokens.bytes(index - 1)), tokens.kind(index - 2) != .period
        else { return }
        var declared = DeclaredInitializer(type: tokens.text(index), isInExtension: false, labels: nil)
        declared.isNested = brackets.innermost != nil
        facts.collected.declaredInitializers.append(declared)
    }

    /// Returns the name before the `(` at `opener`, and before any generic parameters or marks.
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

    /// Returns the type whose body the `{` at `brace` opens.
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

    private static let typeWords = WordTable<Bool>([
        ("extension", true),
        ("struct class enum actor protocol", false),
    ])

    private static let declarations = WordSet("struct class enum actor typealias func protocol")

    /// The labels that only components of a color have.
    static let componentLabels = WordSet(
        """
        red hue white gray calibratedRed deviceRed srgbRed displayP3Red calibratedHue deviceHue calibratedWhite \
        deviceWhite genericGamma22White genericGrayGamma2_2Gray
        """)
}
