import ColorMath
import SourceColors
import SourceText

/// Names of catalog colors that code of the project makes of constants: `UIColor.shade(.gray, .deep)`.
extension ExpressionUnits {
    /// Returns the name of the catalog color that `call` makes: the name of a function, ``ColorObject/valueCode`` and steps, or that
    /// of a member of a case; nil if it makes none, or one that is not known.
    mutating func catalogName(of call: ColorName) -> String? {
        var evaluation = ValueEvaluation()
        let lines = call.text.split(separator: "\n")
        if lines.count > 1 {
            let steps = lines.dropFirst().compactMap { ValueStep(line: $0) }
            guard steps.count == lines.count - 1 else { return nil }
            let owner = lines[0].lastIndex(of: ".").map { String(lines[0][..<$0]) } ?? ""
            return value(of: steps, in: .init(type: owner), &evaluation)?.color
        }
        // `Hue.gray.color`
        guard let dot = call.text.lastIndex(of: "."), let inner = call.text[..<dot].lastIndex(of: ".") else { return nil }
        let (type, member) = (String(call.text[..<inner]), call.text[call.text.index(after: dot)...])
        guard !targets(of: type + "." + member + ColorObject.valueCode).isEmpty else { return nil }
        let name = String(call.text[call.text.index(after: inner)..<dot])
        guard let value = staticMember(name, of: type, &evaluation) else { return nil }
        return self.member(String(member), of: value, &evaluation)?.color
    }

    // MARK: Declarations

    /// Returns the different declarations of `name`: those of functions and initializers, or all others.
    private mutating func declarations(of name: String, areFunctions: Bool = false) -> [ValueDeclaration] {
        var texts: [String] = []
        for text in targets(of: name + ColorObject.valueCode) where !texts.contains(text) && texts.count < 16 {
            texts.append(text)
        }
        return texts.compactMap { ValueDeclaration(text: $0) }.filter { $0.kind.isFunction == areFunctions }
    }

    /// Returns the full name of the type of the project that `name` stands for in `outer`; nil if none does, or several.
    private mutating func type(_ name: String, in outer: String) -> String? {
        if name == "Self" { return outer.isEmpty ? nil : outer }
        var outer = outer
        for _ in 0..<8 where !name.isEmpty {
            let full = outer.isEmpty ? name : outer + "." + name
            let found = declarations(of: full).filter { $0.kind == .type }
            if !found.isEmpty { return found.count == 1 ? full : nil }
            if outer.isEmpty { return nil }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return nil
    }

    // MARK: Evaluation

    /// Returns the value that `steps` make in `scope`.
    private mutating func value(
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
                guard case .text(let second)? = stack.popLast(), case .text(let first)? = stack.popLast() else { return nil }
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
    private mutating func named(
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
    private mutating func staticMember(
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
    private mutating func member(
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
    private mutating func computed(
        _ name: String, of base: NamingValue, _ type: String, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        let found = declarations(of: type + "." + name)
        guard found.count == 1, found[0].kind == .computed, let steps = found[0].steps else { return nil }
        return value(of: steps, in: ValueScope(type: type, names: ["self": base]), &evaluation)
    }

    /// Returns the property `name` that an initializer of `type` makes `value`.
    private mutating func property(
        _ name: String, _ value: NamingValue, of type: String, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        let found = declarations(of: type + "." + name)
        guard found.count == 1, found[0].kind == .stored else { return nil }
        if found[0].type.isEmpty { return value.isImplicit ? nil : value }
        return typed(value, as: found[0].type, in: type, &evaluation).value
    }

    /// Returns what an interpolation writes for `value`.
    private mutating func description(of value: NamingValue, _ evaluation: inout ValueEvaluation) -> String? {
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

    // MARK: Calls

    /// Returns what the method `name` of `base` returns.
    private mutating func method(
        _ name: String, of base: NamingValue, _ arguments: ValueArguments, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        switch base {
        case .text(let text):
            guard arguments.values.count <= 1, arguments.labels.allSatisfy({ $0 == "_" }) else { return nil }
            guard let argument = arguments.values.first else { return NamingValue.transformed(text, by: name + "()", nil) }
            guard case .number(let number) = argument else { return nil }
            return NamingValue.transformed(text, by: name + "()", number)
        case .type(let type):
            if name == "init" { return made(type, arguments, &evaluation) }
            return call(type + "." + name, of: type, arguments, as: .staticFunction, own: nil, &evaluation)
        case .enumerationCase(let type, _), .instance(let type, _):
            return call(type + "." + name, of: type, arguments, as: .function, own: base, &evaluation)
        case .number, .implicit, .color, .unknown: return nil
        }
    }

    /// Returns what the function or initializer `name` returns that code in `scope` calls.
    private mutating func function(
        _ name: String, _ arguments: ValueArguments, in scope: ValueScope, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        if let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
            if name == "Self", SwiftColorType(rawValue: scope.type) != nil { return made(scope.type, arguments, &evaluation) }
            return type(name, in: scope.type).flatMap { made($0, arguments, &evaluation) }
        }
        var outer = scope.type
        for _ in 0..<8 where !outer.isEmpty {
            if !targets(of: outer + "." + name + ColorObject.valueCode).isEmpty {
                let own = outer == scope.type ? scope.names["self"] : nil
                let isStatic = own == nil
                return call(
                    outer + "." + name, of: outer, arguments, as: isStatic ? .staticFunction : .function, own: own, &evaluation)
            }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return call(name, of: "", arguments, as: .staticFunction, own: nil, &evaluation)
    }

    /// Returns the value that an initializer of `type` makes.
    private mutating func made(
        _ type: String, _ arguments: ValueArguments, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        call(type + ".init", of: type, arguments, as: .initializer, own: nil, &evaluation)
    }

    /// Returns the value of the only function called `name`, of the type `owner`, that takes `arguments`.
    private mutating func call(
        _ name: String, of owner: String, _ arguments: ValueArguments, as kind: ValueDeclaration.Kind, own: NamingValue?,
        _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        var found: [(declaration: ValueDeclaration, names: [String: NamingValue], isWhole: Bool)] = []
        for declaration in declarations(of: name, areFunctions: true) {
            guard evaluation.step() else { return nil }
            switch bound(arguments, to: declaration, of: owner, &evaluation) {
            case .mismatch: continue
            case .unknown: return nil
            case .match(let names):
                found.append((declaration, names, declaration.parameters.count == arguments.values.count))
            }
        }
        // One that needs no defaults is preferred.
        let whole = found.filter(\.isWhole)
        let best = whole.isEmpty ? found : whole
        guard best.count == 1, let one = best.first, one.declaration.kind == kind, let steps = one.declaration.steps else {
            return nil
        }
        var scope = ValueScope(type: owner, names: one.names)
        if let own { scope.names["self"] = own }
        let isMade = kind == .initializer && SwiftColorType(rawValue: owner) == nil
        scope.isInitializer = isMade
        guard let value = value(of: steps, in: scope, &evaluation) else { return nil }
        return isMade ? value : typed(value, as: one.declaration.type, in: owner, &evaluation).value
    }

    /// Whether a function takes arguments, and the values of its parameters.
    private enum Binding {
        case match([String: NamingValue])
        case mismatch
        case unknown
    }

    private mutating func bound(
        _ arguments: ValueArguments, to declaration: ValueDeclaration, of owner: String, _ evaluation: inout ValueEvaluation
    ) -> Binding {
        if declaration.parameters == [.unknown] { return .unknown }
        var names: [String: NamingValue] = [:]
        var next = 0
        var isUnknown = false
        for parameter in declaration.parameters {
            let isGiven = next < arguments.values.count && arguments.labels[next] == parameter.label
            guard isGiven || parameter.hasDefault else { return .mismatch }
            let given = isGiven ? arguments.values[next] : nil
            let initial = isGiven ? nil : parameter.defaultValue
            var known = given
            if let initial { known = value(of: [initial], in: .init(type: owner), &evaluation) }
            if isGiven { next += 1 }
            switch typed(known ?? .unknown, as: parameter.type, in: owner, &evaluation) {
            case .match(let value): names[parameter.name] = value
            case .mismatch where isGiven: return .mismatch
            case .mismatch, .unknown:
                // A default that cannot be read matters only if it is used.
                names[parameter.name] = .unknown
                isUnknown = isUnknown || isGiven
            }
        }
        if next < arguments.values.count { return .mismatch }
        return isUnknown ? .unknown : .match(names)
    }

    /// Whether a value has a type, and the value then.
    private enum Typing {
        case match(NamingValue)
        case mismatch
        case unknown

        var value: NamingValue? { if case .match(let value) = self { value } else { nil } }
    }

    /// Returns `value` as one of the type that is written as `name` in `owner`.
    private mutating func typed(
        _ value: NamingValue, as name: String, in owner: String, _ evaluation: inout ValueEvaluation
    ) -> Typing {
        if SwiftColorType(rawValue: name) != nil { return value.color == nil ? .unknown : .match(value) }
        switch (name, value) {
        case ("String", .text), ("Int", .number): return .match(value)
        case ("String", .number), ("String", .enumerationCase), ("String", .instance), ("Int", .text),
            ("Int", .enumerationCase), ("Int", .instance):
            return .mismatch
        default: break
        }
        guard let type = type(name, in: owner) else { return .unknown }
        switch value {
        case .implicit(let name):
            if targets(of: type + "." + name + ColorObject.valueCode).isEmpty { return .mismatch }
            return staticMember(name, of: type, &evaluation).map { .match($0) } ?? .unknown
        case .enumerationCase(let own, _), .instance(let own, _): return own == type ? .match(value) : .mismatch
        case .text, .number: return .mismatch
        case .color, .type, .unknown: return .unknown
        }
    }
}
