import SourceColors
import SourceText

/// Names of catalog colors that code of the project makes of constants: `UIColor.shade(.gray, .deep)`.
extension ExpressionUnits {
    /// Returns the name of the catalog color that `call` makes: the name of a function, ``ColorObject/valueCode`` and steps, or that
    /// of a member of a case; nil if it makes none, or one that is not known.
    mutating func catalogName(of call: ColorName) -> String? {
        var evaluation = ValueEvaluation()
        let lines = call.text.parts(separatedBy: "\n")
        if lines.count > 1 {
            let steps = lines.dropFirst().compactMap { ValueStep(line: $0) }
            guard steps.count == lines.count - 1 else { return nil }
            let owner = String(lines[0]).beforeLastPeriod.map(String.init) ?? ""
            return value(of: steps, in: .init(type: owner), &evaluation)?.color
        }
        // `Hue.gray.color`
        let text = call.text.utf8
        guard let dot = text.lastIndex(of: UInt8(ascii: ".")), let inner = text[..<dot].lastIndex(of: UInt8(ascii: "."))
        else { return nil }
        let (type, member) = (String(call.text[..<inner]), call.text[text.index(after: dot)...])
        guard !targets(of: type + "." + member + ColorObject.valueCode).isEmpty else { return nil }
        let name = String(call.text[text.index(after: inner)..<dot])
        guard let value = staticMember(name, of: type, &evaluation) else { return nil }
        return self.member(String(member), of: value, &evaluation)?.color
    }

    // MARK: Declarations

    /// Returns the different declarations of `name`: those of functions and initializers, or all others.
    mutating func declarations(of name: String, areFunctions: Bool = false) -> [ValueDeclaration] {
        let key = areFunctions ? name + "()" : name
        if let known = valueDeclarations[key] { return known }
        let found = newDeclarations(of: name, areFunctions)
        valueDeclarations[key] = found
        return found
    }

    private mutating func newDeclarations(of name: String, _ areFunctions: Bool) -> [ValueDeclaration] {
        var texts: [String] = []
        for text in targets(of: name + ColorObject.valueCode) where !texts.contains(text) && texts.count < 16 {
            texts.append(text)
        }
        return texts.compactMap { ValueDeclaration(text: $0) }.filter { $0.kind.isFunction == areFunctions }
    }

    /// Returns the full name of the type of the project that `name` stands for in `outer`; nil if none does, or several.
    mutating func type(_ name: String, in outer: String) -> String? {
        if name == "Self" { return outer.isEmpty ? nil : outer }
        var outer = outer
        for _ in 0..<8 where !name.isEmpty {
            let full = outer.isEmpty ? name : outer + "." + name
            let found = declarations(of: full).filter { $0.kind == .type }
            if !found.isEmpty { return found.count == 1 ? full : nil }
            if outer.isEmpty { return nil }
            outer = outer.beforeLastPeriod.map(String.init) ?? ""
        }
        return nil
    }

    // MARK: Evaluation

    /// Returns the value that `steps` make in `scope`.
    mutating func value(
        of steps: [ValueStep], in scope: ValueScope, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        guard evaluation.enter() else { return nil }
        defer { evaluation.leave() }
        var scope = scope
        var stack: [NamingValue] = []
        for step in steps {
            guard evaluation.step() else { return nil }
            switch step {
            case .text(let text): stack.append(.text(text))
            case .number(let number): stack.append(.number(number))
            case .implicit(let name): stack.append(.implicit(name))
            case .name(let name):
                guard let value = named(name, in: scope, &evaluation) else { return nil }
                stack.append(value)
            case .member(let name):
                guard let base = stack.popLast(), let value = member(name, of: base, &evaluation) else { return nil }
                stack.append(value)
            case .method(let name, let labels):
                guard stack.count > labels.count else { return nil }
                let arguments = Array(stack.suffix(labels.count))
                stack.removeLast(labels.count)
                guard let base = stack.popLast(),
                    let value = method(name, of: base, .init(labels: labels, values: arguments), &evaluation)
                else { return nil }
                stack.append(value)
            case .function(let name, let labels):
                guard stack.count >= labels.count else { return nil }
                let arguments = ValueArguments(labels: labels, values: Array(stack.suffix(labels.count)))
                stack.removeLast(labels.count)
                guard let value = function(name, arguments, in: scope, &evaluation) else { return nil }
                stack.append(value)
            case .join(let count):
                guard stack.count >= count else { return nil }
                var text = ""
                for value in stack.suffix(count) {
                    guard let part = description(of: value, &evaluation) else { return nil }
                    text += part
                }
                stack.removeLast(count)
                stack.append(.text(text))
            case .add:
                guard case .text(let second)? = stack.popLast(), case .text(let first)? = stack.popLast() else {
                    return nil
                }
                stack.append(.text(first + second))
            case .bind(let name):
                guard let value = stack.popLast() else { return nil }
                scope.names[name] = value
            case .assign(let name):
                guard let value = stack.popLast(), let typed = property(name, value, of: scope.type, &evaluation) else {
                    return nil
                }
                scope.made[name] = typed
            case .catalog:
                switch stack.popLast() {
                case .text(let text)?: stack.append(.color(text))
                case .color(let name)?: stack.append(.color(name))
                default: return nil
                }
            case .result: return stack.last
            }
            guard stack.count <= 64, stack.last.map({ $0.isShort }) ?? true else { return nil }
        }
        return scope.isInitializer ? .instance(type: scope.type, scope.made) : stack.last
    }

    /// Returns what `name` means in `scope`.
    mutating func named(
        _ name: String, in scope: ValueScope, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        if let value = scope.names[name] { return value }
        if name == "Self" || name == "self", !scope.type.isEmpty, !scope.isInitializer { return .type(scope.type) }
        if scope.isInitializer { return scope.made[name] ?? type(name, in: scope.type).map { .type($0) } }
        if let own = scope.names["self"], let value = member(name, of: own, &evaluation) { return value }
        if SwiftColorType(rawValue: name) != nil { return .type(name) }
        if let value = staticMember(name, of: scope.type, &evaluation) { return value }
        return type(name, in: scope.type).map { .type($0) }
    }

    /// Returns the case or constant `name` of `type`.
    mutating func staticMember(
        _ name: String, of type: String, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        let found = declarations(of: type + "." + name)
        guard found.count == 1, let declaration = found.first else { return nil }
        switch declaration.kind {
        case .enumerationCase: return .enumerationCase(type: type, name)
        case .constant:
            guard let steps = declaration.steps, let value = value(of: steps, in: .init(type: type), &evaluation) else {
                return nil
            }
            if declaration.type.isEmpty { return value.isImplicit ? nil : value }
            return typed(value, as: declaration.type, in: type, &evaluation).value
        default: return nil
        }
    }

    /// Returns the member `name` of `value`.
    mutating func member(
        _ name: String, of base: NamingValue, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        switch base {
        case .text(let text): return NamingValue.transformed(text, by: name, nil)
        case .number(let number): return name == "description" ? .text("\(number)") : nil
        case .type(let type): return staticMember(name, of: type, &evaluation)
        case .enumerationCase(let type, let one):
            if name == "rawValue" {
                let found = declarations(of: type + "." + one)
                guard found.count == 1, let steps = found[0].steps, !steps.isEmpty else { return nil }
                return value(of: steps, in: .init(type: type), &evaluation)
            }
            return computed(name, of: base, type, &evaluation)
        case .instance(let type, let properties):
            if let value = properties[name] { return value }
            let found = declarations(of: type + "." + name)
            if found.count == 1, found[0].kind == .stored, let steps = found[0].steps {
                guard let value = value(of: steps, in: .init(type: type), &evaluation) else { return nil }
                if found[0].type.isEmpty { return value.isImplicit ? nil : value }
                return typed(value, as: found[0].type, in: type, &evaluation).value
            }
            return computed(name, of: base, type, &evaluation)
        case .implicit, .color, .unknown: return nil
        }
    }

    /// Returns the computed property `name` of `base`, of the type `type`.
    mutating func computed(
        _ name: String, of base: NamingValue, _ type: String, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        let found = declarations(of: type + "." + name)
        guard found.count == 1, found[0].kind == .computed, let steps = found[0].steps else { return nil }
        return value(of: steps, in: ValueScope(type: type, names: ["self": base]), &evaluation)
    }

    /// Returns the property `name` that an initializer of `type` makes `value`.
    mutating func property(
        _ name: String, _ value: NamingValue, of type: String, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        let found = declarations(of: type + "." + name)
        guard found.count == 1, found[0].kind == .stored else { return nil }
        if found[0].type.isEmpty { return value.isImplicit ? nil : value }
        return typed(value, as: found[0].type, in: type, &evaluation).value
    }

    /// Returns what an interpolation writes for `value`.
    mutating func description(of value: NamingValue, _ evaluation: inout ValueEvaluation) -> String? {
        switch value {
        case .text(let text): return text
        case .number(let number): return "\(number)"
        case .enumerationCase(let type, _), .instance(let type, _):
            guard !targets(of: type + ColorObject.describedCode).isEmpty,
                case .text(let text)? = computed("description", of: value, type, &evaluation)
            else { return nil }
            return text
        case .implicit, .color, .type, .unknown: return nil
        }
    }
}
