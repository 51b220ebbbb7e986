import SourceColors
import SourceText

/// Declarations that tell how the names of catalog colors are made: of the raw values of enumerations, the properties of
/// structures, and functions with their names: `UIColor(named: "\(hue.rawValue)\(shade.rawValue)")`.
extension SwiftDefinitionReader {
    /// The maximum number of cases of an enumeration.
    private static let maximumCases = 128

    /// Adds what `declaration` says about `name`.
    private func add(_ declaration: ValueDeclaration, of name: String) {
        addObject(name + ColorObject.valueCode, declaration.text)
    }

    /// Whether the values of `type` may be parts of names of colors: its name says so, or the file adds members to colors.
    private func mayNameColors(_ type: String) -> Bool { namesColors(type) || extendsColors }

    // MARK: Types

    /// Adds the type declared at `index`, if its values may be parts of names of colors, with its cases.
    func readValueType(_ index: Int) {
        guard let type = tokens.typeName(index, in: nesting.typeName), mayNameColors(type) else { return }
        var inherited: [String] = []
        var next = index + 2
        while tokens.kind(next) == .period, tokens.isName(next + 1) { next += 2 }
        if tokens.kind(next) == .colon {
            next += 1
            while inherited.count < 8, let (words, after) = tokens.typeWords(next) {
                inherited.append(words.joined(separator: "."))
                next = after
                guard tokens.kind(next) == .comma else { break }
                next += 1
            }
        }
        if inherited.contains("CustomStringConvertible") { addObject(type + ColorObject.describedCode, "") }
        let isEnumeration = tokens.isText(index, "enum")
        guard isEnumeration || tokens.isText(index, "struct") else { return }
        let cases = isEnumeration ? file.declarations.types[type]?.cases ?? [] : []
        var declaration = ValueDeclaration(.type)
        declaration.type = inherited.first ?? ""
        // Two types of the same name differ in their cases.
        declaration.steps = cases.prefix(Self.maximumCases).map { .name(tokens.text($0)) }
        add(declaration, of: type)
        guard cases.count <= Self.maximumCases else { return }
        var number: Int? = inherited.first == "Int" ? 0 : nil
        for token in cases where tokens.kind(token + 1) != .leftParen {
            var one = ValueDeclaration(.enumerationCase)
            one.type = type
            let isGiven = tokens.kind(token + 1) == .equal
            if inherited.first == "String" {
                if isGiven {
                    one.steps = SwiftValueSteps.steps(
                        of: TokenRange(token + 2, tokens.next(token + 2) ?? token), in: tokens)
                } else {
                    one.steps = [.text(tokens.text(token))]
                }
            } else if inherited.first == "Int" {
                if isGiven {
                    number =
                        tokens.kind(token + 2) == .number
                        ? SwiftNumber(literal: tokens.bytes(token + 2))?.integer : nil
                }
                if let known = number { one.steps = [.number(known)] }
                number = number.flatMap { $0 < Int.max ? $0 + 1 : nil }
            }
            add(one, of: type + "." + tokens.text(token))
        }
    }

    // MARK: Properties

    /// Adds the property that the `let` or `var` at `index` declares, if it may be part of the name of a color.
    func readValueProperty(_ index: Int) {
        let name = index + 1
        guard let type = nesting.typeName, tokens.isName(name), mayNameColors(type) else { return }
        let isStatic = tokens.hasWord(before: index, "static", "class")
        let isConstant = tokens.isText(index, "let")
        var next = name + 1
        var written = ""
        if tokens.kind(next) == .colon {
            guard let words = tokens.typeWords(next + 1) else { return }
            written = words.words.joined(separator: ".")
            next = words.next
            if tokens.kind(next) == .postfixMark || tokens.isText(next, "<") { return }
        }
        let full = type + "." + tokens.text(name)
        if tokens.kind(next) == .leftBrace {
            guard !isConstant, let end = tokens.closing(next), end - next < 512, !written.isEmpty else { return }
            let color = tokens.colorType(tokens.bytes(next - 1))
            var declaration = ValueDeclaration(isStatic ? .constant : .computed)
            declaration.type = color?.rawValue ?? written
            declaration.steps = SwiftValueSteps.steps(
                ofBody: TokenRange(next + 1, end), returning: color, in: tokens)
            // Colors of types are definitions.
            guard color == nil || !isStatic && declaration.steps != nil,
                color != nil || written == "String" || declaration.steps != nil
            else { return }
            return add(declaration, of: full)
        }
        guard tokens.colorType(tokens.bytes(name + 2)) == nil || written.isEmpty else { return }
        var value: [ValueStep]?
        if tokens.kind(next) == .equal {
            let end = tokens.endOfExpression(from: next + 1, limit: tokens.count)
            value = SwiftValueSteps.steps(of: TokenRange(next + 1, end), in: tokens)
        }
        if isStatic {
            guard isConstant, tokens.kind(next) == .equal, let value, value.last != .catalog else { return }
            var declaration = ValueDeclaration(.constant)
            declaration.type = written
            declaration.steps = value + [.result]
            return add(declaration, of: full)
        }
        guard tokens.kind(next) == .equal || !written.isEmpty else { return }
        // `var shade = Shade.deep`
        if written.isEmpty, let value, value.count == 2, case .name(let type) = value[0], case .member = value[1],
            tokens.isCapitalized(next + 1)
        {
            written = type
        }
        var declaration = ValueDeclaration(.stored)
        declaration.type = written
        declaration.steps = value.map { $0 + [.result] }
        storedProperties[type, default: []].append(
            StoredProperty(
                name: tokens.text(name), type: written, isFixed: isConstant && tokens.kind(next) == .equal,
                value: tokens.kind(next) == .equal ? .some(value) : nil))
        add(declaration, of: full)
    }

    /// A stored property of a structure.
    struct StoredProperty {
        var name: String
        var type: String
        /// Whether it always has its initial value.
        var isFixed: Bool
        /// The steps of its initial value, nil if they are unknown; nil if it has none.
        var value: [ValueStep]??
    }

    /// Adds the initializers that structures have without declaring one.
    func addMemberwiseInitializers() {
        for type in storedProperties.keys.ordered() {
            guard let declared = file.declarations.types[type], declared.kind == .structure, !declared.hasInitializer,
                let properties = storedProperties[type], properties.count <= 16
            else { continue }
            var declaration = ValueDeclaration(.initializer)
            declaration.type = type
            var steps: [ValueStep] = []
            for property in properties where !property.isFixed {
                var parameter = ValueDeclaration.Parameter(
                    label: property.name, name: property.name, type: property.type)
                if let value = property.value {
                    parameter.hasDefault = true
                    parameter.defaultValue = value.flatMap { single($0, of: property.type) }
                }
                declaration.parameters.append(parameter)
                steps += [.name(property.name), .assign(property.name)]
            }
            declaration.steps = steps
            add(declaration, of: type + ".init")
        }
    }

    // MARK: Functions

    /// Adds the function at `index`, if it returns a color of a catalog or may return its name.
    func readValueFunction(_ index: Int) {
        let name = index + 1
        let type = nesting.typeName
        var opener = name + 1
        while tokens.kind(opener) != .leftParen, opener < name + 24 { opener += 1 }
        guard tokens.isName(name), type != nil || nesting.innermost.opener == nil, let close = tokens.closing(opener),
            tokens.isText(close + 1, "->"), let (words, next) = tokens.typeWords(close + 2)
        else { return }
        let brace = tokens.kind(next) == .postfixMark ? next + 1 : next
        guard tokens.kind(brace) == .leftBrace, let end = tokens.closing(brace) else { return }
        let color = tokens.colorType(tokens.bytes(next - 1))
        guard color != nil || words == ["String"] && type.map(mayNameColors) ?? false,
            type.flatMap({ file.declarations.types[$0]?.kind }) != .protocol
        else { return }
        let isStatic = type == nil || tokens.hasWord(before: index, "static", "class")
        var declaration = ValueDeclaration(isStatic ? .staticFunction : .function)
        declaration.type = color?.rawValue ?? words.joined(separator: ".")
        let isPrivate = tokens.hasWord(before: index, "private", "fileprivate")
        declaration.parameters = [.unknown]
        if opener == name + 1, let parameters = valueParameters(opener) {
            declaration.parameters = parameters
            if !isPrivate {
                declaration.steps = SwiftValueSteps.steps(
                    ofBody: TokenRange(brace + 1, end), returning: color, in: tokens)
            }
        }
        // Without parameters, the color is a definition.
        guard !declaration.parameters.isEmpty || declaration.steps != nil && !isStatic || color == nil else { return }
        add(declaration, of: (type.map { $0 + "." } ?? "") + tokens.text(name))
    }

    /// Adds the initializer at `index`, of a structure whose values may be parts of names of colors, or of a color.
    func readValueInitializer(_ index: Int) {
        guard let type = nesting.typeName else { return }
        let color = SwiftColorType(rawValue: type)
        let opener = tokens.kind(index + 1) == .postfixMark ? index + 2 : index + 1
        guard color != nil || mayNameColors(type), nesting.innermost.opener != nil else { return }
        let close = tokens.kind(opener) == .leftParen ? tokens.closing(opener) ?? opener : opener
        var declaration = ValueDeclaration(.initializer)
        declaration.type = type
        declaration.parameters = [.unknown]
        if tokens.kind(opener) == .leftParen, let parameters = valueParameters(opener) {
            declaration.parameters = parameters
            if tokens.kind(close + 1) == .leftBrace, let end = tokens.closing(close + 1),
                !tokens.hasWord(before: index, "private", "fileprivate")
            {
                declaration.steps = SwiftValueSteps.steps(
                    ofBody: TokenRange(close + 2, end), returning: color, isInitializer: true, in: tokens)
            }
        }
        add(declaration, of: type + ".init")
    }

    /// Returns the one step that makes the value of `steps`, of the type `type`; nil if there is none.
    private func single(_ steps: [ValueStep], of type: String) -> ValueStep? {
        if steps.count == 1 { return steps[0] }
        // `Shade.deep`
        guard steps.count == 2, steps[0] == .name(type), case .member(let name) = steps[1] else { return nil }
        return .implicit(name)
    }

    /// Returns the steps that make the property `property` of the case `name` of the enumeration around, in lines; nil if they are
    /// unknown.
    func code(ofCase name: String, _ property: String, of type: String) -> String? {
        let key = type + "." + property + ColorObject.valueCode
        guard objectNames.contains(key) else { return nil }
        let steps: [ValueStep] = [.name("Self"), .member(name), .member(property), .result]
        return ([key] + steps.compactMap(\.line)).joined(separator: "\n")
    }

    /// Returns the parameters in the parentheses at `opener`; nil if some cannot be read.
    private func valueParameters(_ opener: Int) -> [ValueDeclaration.Parameter]? {
        guard let arguments = tokens.arguments(opener), arguments.count <= 8 else { return nil }
        var result: [ValueDeclaration.Parameter] = []
        for argument in arguments {
            let first = argument.label ?? argument.lower
            let name = tokens.kind(first + 1) == .colon ? first : first + 1
            guard tokens.isName(first), tokens.isName(name), tokens.kind(name + 1) == .colon else { return nil }
            let type = tokens.typeWords(name + 2)
            var next = type?.next ?? name + 2
            if tokens.kind(next) == .postfixMark { next += 1 }
            let isPlain = type != nil && (next >= argument.upper || tokens.kind(next) == .equal)
            var parameter = ValueDeclaration.Parameter(
                label: tokens.text(first), name: tokens.text(name),
                type: isPlain ? type?.words.joined(separator: ".") ?? "" : "")
            // Any value may be left out that has an equal sign after its type.
            while next < argument.upper, tokens.kind(next) != .equal { next = tokens.next(next) ?? argument.upper }
            if next < argument.upper {
                parameter.hasDefault = true
                let value = SwiftValueSteps.steps(of: TokenRange(next + 1, argument.upper), in: tokens)
                parameter.defaultValue = value.flatMap { single($0, of: parameter.type) }
            }
            result.append(parameter)
        }
        return result
    }
}
