import SourceColors
import SourceText

/// Colors that callers pass to a view or a function: stored properties and parameters.
extension SwiftNameReader {
    /// A color that is given from outside.
    struct Given {
        var expression: ExpressionID
        /// The index of the link after its name.
        var next: Int
        var name: ColorName
        /// The color that a property has if none is given.
        var initialValue: TokenRange?
        /// The family of the type that is written; nil for any other.
        var family: SwiftColorFamily?
    }

    /// What code assigns to a property: `self.color = tint ?? .red`.
    struct GivenAssignment {
        /// Its first token: `self`, the name of a copy of it, or that of the property.
        let token: Int
        /// The label of the initializer's parameter that is kept; nil if it is anything else.
        let label: String?
        /// The value if none is given.
        let value: TokenRange?
        /// Whether it changes a copy: `var copy = self`, `copy.color = color`.
        var isOfCopy = false
    }

    /// Returns the color that the first link of `chain` names; nil if it is no property or parameter that is given from
    /// outside.
    func given(_ chain: SwiftChain, _ family: SwiftColorFamily) -> Given? {
        let index = tokens.isText(chain.links[0].name, "self") ? 1 : 0
        guard index < chain.links.count, chain.links[index].isPlain, tokens.isName(chain.links[index].name) else {
            return nil
        }
        let token = chain.links[index].name
        let text = tokens.text(token)
        guard let declaration = file.declarations.declaration(of: text, at: token),
            isColor(declaration) || isViewOfModifier(declaration)
        else { return nil }
        let owner: String
        var label = text
        var initialValue: TokenRange?
        if let type = declaration.type {
            guard let given = givenProperty(text, declaration) else { return nil }
            (label, initialValue) = given
            owner = type
        } else {
            guard index == 0, let parameter = parameter(declaration), let type = nesting.type?.name else { return nil }
            owner = type + "." + parameter.function
            label = parameter.label
            initialValue = defaultValue(of: declaration)
        }
        let range = tokens.byteRange(chain.range(throughNameOf: chain.links[index]))
        facts.note(family, at: range)
        let unknown = facts.add(.unresolved(.unknownName(text)), at: range)
        let name = ColorName(.swiftMember, owner + "." + label)
        return Given(
            expression: facts.add(.nameOr(name, fallback: unknown), at: range), next: index + 1, name: name,
            initialValue: initialValue, family: declaredFamily(declaration))
    }

    /// Returns the label of the argument that sets the stored property `declaration`, called `name`, and its value if none does; nil
    /// if anything else may set it.
    func givenProperty(_ name: String, _ declaration: SwiftDeclaration) -> (label: String, initialValue: TokenRange?)? {
        guard let stored = stored(declaration.token),
            let type = declaration.type.flatMap({ file.declarations.types[$0] })
        else { return nil }
        let initialValue = stored.isEmpty ? nil : stored
        guard type.hasInitializer else {
            let isCopied = (assignments[name] ?? []).contains(where: \.isOfCopy)
            return type.kind == .structure && !isCopied ? (name, initialValue) : nil
        }
        guard let kept = kept(name, declaration) else { return nil }
        // Which initializer a call without the label is of is not known.
        return (kept.label, kept.value == nil ? initialValue : initialValue == nil ? kept.value : nil)
    }

    /// Returns the label of the argument that sets the parameter `declaration` of a function, and its value if none does; nil if it
    /// is no parameter.
    func givenParameter(_ declaration: SwiftDeclaration) -> (label: String, initialValue: TokenRange?)? {
        parameter(declaration).map { ($0.label, defaultValue(of: declaration)) }
    }

    /// Whether the type of `declaration` is one of colors or shape styles: `var ink: Color`, `var ink = Color.red`.
    private func isColor(_ declaration: SwiftDeclaration) -> Bool {
        guard let index = typeName(of: declaration) else {
            return declaration.type != nil && bindings.hasColorValue(declaration.token)
        }
        return tokens.colorFamily(tokens.bytes(index)) != nil || tokens.isText(index, "ShapeStyle")
            || tokens.isText(index, "AnyShapeStyle")
            || SwiftExpressionReader.gradientTypes.contains(tokens.bytes(index))
    }

    /// Returns the family of the type of `declaration` if it is written and one of colors.
    private func declaredFamily(_ declaration: SwiftDeclaration) -> SwiftColorFamily? {
        typeName(of: declaration).flatMap { tokens.colorFamily(tokens.bytes($0)) }
    }

    /// Returns the last token of the name of the type of `declaration`; nil if it is not written.
    private func typeName(of declaration: SwiftDeclaration) -> Int? {
        var index = declaration.token + 2
        guard tokens.kind(index - 1) == .colon else { return nil }
        if tokens.isText(index, "some") || tokens.isText(index, "any") { index += 1 }
        while tokens.kind(index + 1) == .period, tokens.isName(index + 2) { index += 2 }
        return index
    }

    /// Whether `declaration` is the parameter of a modifier that may be any view, so also a color: `func card(_ view: some View)`.
    private func isViewOfModifier(_ declaration: SwiftDeclaration) -> Bool {
        guard declaration.type == nil, tokens.kind(declaration.token + 1) == .colon,
            nesting.type.map({ SwiftViewScopes.isExtensible($0.name) }) ?? false
        else { return false }
        let type = declaration.token + 2
        if tokens.isText(type, "some") { return tokens.isText(type + 1, "View") }
        // `func card<Back: View>(_ view: Back)`
        let opener = declaration.scope.lower
        return (max(opener - 16, 0)..<opener).contains {
            tokens.kind($0 + 1) == .colon && tokens.isText($0 + 2, "View") && tokens.text($0) == tokens.text(type)
        }
    }

    /// Returns the initial value of the stored property at `name`, empty if it has none; nil if it is computed, or constant, or
    /// a wrapper keeps another value in it.
    private func stored(_ name: Int) -> TokenRange? {
        var index = tokens.kind(name + 1) == .colon ? name + 2 : name + 1
        while tokens.isName(index) || tokens.kind(index) == .period || tokens.kind(index) == .postfixMark {
            if index > name + 2, tokens[index].flags.contains(.newlineBefore) { break }
            index += 1
        }
        guard tokens.kind(index) != .leftBrace else { return nil }
        var value = TokenRange(index, index)
        if tokens.kind(index) == .equal {
            guard tokens.isText(name - 1, "var") else { return nil }
            value = TokenRange(index + 1, tokens.endOfExpression(from: index + 1, limit: tokens.count))
            // Observers follow.
            guard !value.isEmpty, tokens.kind(value.upper) != .leftBrace else { return nil }
        }
        // `@State private var color: Color`
        index = name - 1
        while true {
            // `@AppStorage("ink") private(set) var ink = Color.red`
            if tokens.kind(index) == .rightParen { index = (tokens.partner(index) ?? index) - 1 }
            guard Self.modifiers.contains(tokens.bytes(index)) else { break }
            if tokens.isText(index, "lazy") { return nil }
            index -= 1
        }
        return tokens.kind(index - 1) == .at ? nil : value
    }

    /// The words before the name of a property, from the one that declares it.
    private static let modifiers = WordSet(
        "let var private fileprivate internal package public open static final lazy weak unowned nonisolated override")

    /// Returns the label under which initializers take the property `declaration`, called `name`, and its value if none is given;
    /// nil if they do anything else than to keep the argument, or take it under several labels.
    private func kept(_ name: String, _ declaration: SwiftDeclaration) -> (label: String, value: TokenRange?)? {
        let all = assignments[name] ?? []
        guard all.count <= Self.mostAssignments else { return nil }
        let relevant = all.filter { !file.declarations.isMember(name, notOf: declaration.type, at: $0.token) }
        guard let first = relevant.first, let label = first.label, relevant.allSatisfy({ $0.label == label }) else {
            return nil
        }
        let values = relevant.compactMap(\.value)
        guard let value = values.first else { return (label, nil) }
        let text = tokens.joinedText(value)
        return values.allSatisfy { tokens.joinedText($0) == text } ? (label, value) : nil
    }

    /// The maximum number of assignments to properties of one name.
    private static let mostAssignments = 64

    /// Returns what the file assigns to properties of `self`, by their names.
    func givenAssignments() -> [String: [GivenAssignment]] {
        var result: [String: [GivenAssignment]] = [:]
        for equal in 1..<max(tokens.count, 1) where tokens.kind(equal) == .equal && tokens.isName(equal - 1) {
            let name = equal - 1
            var assignment: GivenAssignment?
            if tokens.kind(name - 1) != .period {
                if isOwn(name) { assignment = givenAssignment(name, equal + 1) }
            } else if tokens.isText(name - 2, "self") {
                assignment = givenAssignment(name - 2, equal + 1)
            } else if isCopy(name - 2) {
                assignment = GivenAssignment(token: name - 2, label: nil, value: nil, isOfCopy: true)
            }
            if let assignment { result[tokens.text(name), default: []].append(assignment) }
        }
        return result
    }

    /// Whether the name at `index` begins a statement, and is that of a property.
    private func isOwn(_ index: Int) -> Bool {
        let before = tokens.kind(index - 1)
        guard tokens[index].flags.contains(.newlineBefore) || before == .leftBrace || before == .semicolon else {
            return false
        }
        return file.declarations.declaration(of: tokens.text(index), at: index)?.type != nil
    }

    /// Whether the name at `index` is that of a variable that begins as a copy of the value around: `var copy = self`.
    private func isCopy(_ index: Int) -> Bool {
        guard tokens.kind(index - 1) != .period,
            let declaration = file.declarations.declaration(of: tokens.text(index), at: index)
        else { return false }
        let name = declaration.token
        return tokens.isText(name - 1, "var") && tokens.kind(name + 1) == .equal && tokens.isText(name + 2, "self")
            && tokens.kind(name + 3) != .period
    }

    /// Reads the assignment that begins at `index`, and its value at `value`.
    private func givenAssignment(_ index: Int, _ value: Int) -> GivenAssignment {
        let after = value + 1
        let other = GivenAssignment(token: index, label: nil, value: nil)
        guard tokens.isName(value),
            let parameter = file.declarations.declaration(of: tokens.text(value), at: value),
            let label = label(of: parameter), isOfInitializer(parameter)
        else { return other }
        let isWhole =
            tokens[after].flags.contains(.newlineBefore) || tokens.kind(after) == .rightBrace
            || tokens.kind(after) == .semicolon
        if isWhole { return GivenAssignment(token: index, label: label, value: defaultValue(of: parameter)) }
        guard tokens.isText(after, "??") else { return other }
        let fallback = TokenRange(after + 1, tokens.endOfExpression(from: after + 1, limit: tokens.count))
        return fallback.isEmpty ? other : GivenAssignment(token: index, label: label, value: fallback)
    }

    /// Whether `declaration` is a parameter of an initializer.
    private func isOfInitializer(_ declaration: SwiftDeclaration) -> Bool {
        let opener = declaration.scope.lower
        guard declaration.type == nil, tokens.kind(opener) == .leftParen else { return false }
        let name = tokens.kind(opener - 1) == .postfixMark ? opener - 2 : opener - 1
        return tokens.isText(name, "init")
    }

    /// Returns the label of the parameter `declaration`; nil if it has none and is not the first.
    private func label(of declaration: SwiftDeclaration) -> String? {
        var label = declaration.token
        if tokens.kind(label - 1) != .leftParen, tokens.kind(label - 1) != .comma { label -= 1 }
        guard tokens.kind(label - 1) == .leftParen || tokens.kind(label - 1) == .comma else { return nil }
        let text = tokens.text(label)
        return text != ViewArgument.unlabeled || label == declaration.scope.lower + 1 ? text : nil
    }

    /// Returns the name of the function whose parameter `declaration` is, and its label; nil if it has none and is not the first.
    private func parameter(_ declaration: SwiftDeclaration) -> (function: String, label: String)? {
        let opener = declaration.scope.lower
        guard tokens.kind(opener) == .leftParen, let function = tokens.functionName(before: opener) else { return nil }
        return label(of: declaration).map { (tokens.text(function), $0) }
    }

    /// Returns the value of the parameter `declaration` if no other is given; nil if one always is.
    private func defaultValue(of declaration: SwiftDeclaration) -> TokenRange? {
        guard let close = tokens.closing(declaration.scope.lower) else { return nil }
        var index = declaration.token + 2
        while tokens.isName(index) || tokens.kind(index) == .period || tokens.kind(index) == .postfixMark { index += 1 }
        guard tokens.kind(index) == .equal, index + 1 < close else { return nil }
        let value = TokenRange(index + 1, tokens.endOfExpression(from: index + 1, limit: close))
        return value.isEmpty ? nil : value
    }
}
