import SourceColors
import SourceText

/// Calls in code that makes names of catalog colors.
extension ExpressionUnits {
    /// Returns what the method `name` of `base` returns.
    mutating func method(
        _ name: String, of base: NamingValue, _ arguments: ValueArguments, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        switch base {
        case .text(let text):
            guard arguments.values.count <= 1, arguments.labels.allSatisfy({ $0 == "_" }) else { return nil }
            guard let argument = arguments.values.first else {
                return NamingValue.transformed(text, by: name + "()", nil)
            }
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
    mutating func function(
        _ name: String, _ arguments: ValueArguments, in scope: ValueScope, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        if let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
            if name == "Self", SwiftColorType(rawValue: scope.type) != nil {
                return made(scope.type, arguments, &evaluation)
            }
            return type(name, in: scope.type).flatMap { made($0, arguments, &evaluation) }
        }
        var outer = scope.type
        for _ in 0..<8 where !outer.isEmpty {
            if !targets(of: outer + "." + name + ColorObject.valueCode).isEmpty {
                let own = outer == scope.type ? scope.names["self"] : nil
                let isStatic = own == nil
                return call(
                    outer + "." + name, of: outer, arguments, as: isStatic ? .staticFunction : .function, own: own,
                    &evaluation)
            }
            outer = outer.beforeLastPeriod.map(String.init) ?? ""
        }
        return call(name, of: "", arguments, as: .staticFunction, own: nil, &evaluation)
    }

    /// Returns the value that an initializer of `type` makes.
    mutating func made(
        _ type: String, _ arguments: ValueArguments, _ evaluation: inout ValueEvaluation
    ) -> NamingValue? {
        // An object may change later.
        guard SwiftColorType(rawValue: type) != nil || declarations(of: type).contains(where: { $0.kind == .type })
        else {
            return nil
        }
        return call(type + ".init", of: type, arguments, as: .initializer, own: nil, &evaluation)
    }

    /// Returns the value of the only function called `name`, of the type `owner`, that takes `arguments`.
    mutating func call(
        _ name: String, of owner: String, _ arguments: ValueArguments, as kind: ValueDeclaration.Kind,
        own: NamingValue?,
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
        guard best.count == 1, let one = best.first, one.declaration.kind == kind, let steps = one.declaration.steps
        else {
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
    enum ValueBinding {
        case match([String: NamingValue])
        case mismatch
        case unknown
    }

    mutating func bound(
        _ arguments: ValueArguments, to declaration: ValueDeclaration, of owner: String,
        _ evaluation: inout ValueEvaluation
    ) -> ValueBinding {
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
    enum ValueTyping {
        case match(NamingValue)
        case mismatch
        case unknown

        var value: NamingValue? { if case .match(let value) = self { value } else { nil } }
    }

    /// Returns `value` as one of the type that is written as `name` in `owner`.
    mutating func typed(
        _ value: NamingValue, as name: String, in owner: String, _ evaluation: inout ValueEvaluation
    ) -> ValueTyping {
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
