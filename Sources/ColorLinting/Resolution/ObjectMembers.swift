import ColorMath
import SourceColors
import SourceText

/// Members of objects: `theme.colors.accent`, of each type of theme.
extension ExpressionUnits {
    /// The maximum number of objects that a name is followed through, and of types that a protocol stands for.
    private static let maxSteps = 64

    /// A name that a color has in one of the variants.
    private struct Step {
        var text: String
        /// The type that stands for the protocol; nil before one.
        var label: String?
        /// The classes that the type inherits from, the nearest first, if the name is still that of a member of the type; nil if
        /// it is another.
        var bases: [String]?
    }

    /// Where a step leads.
    private enum Lead {
        case color(PerAppearance<ID?>)
        case name(String)
        /// The types that conform to the protocol `name`, with the same member.
        case types(name: String, [Step], ThemeVariant.Kind = .theme)
        case nowhere
    }

    /// Returns the meaning of `name`, used at `use` in `unit`, as the member of an object; nil if it is none.
    mutating func meaningThroughObjects(of name: ColorName, at use: ByteRange, in unit: Int) -> Meaning? {
        guard !facts.objects.isEmpty || workspace.objects.mayHold(name) || name.isMadeByCode else { return nil }
        let question = Question(name: name, path: viewer(in: unit))
        if let known = placesThroughObjects[question] { return meaningsThroughObjects[known] }
        let meaning = newMeaningThroughObjects(of: name, at: use, in: unit)
        placesThroughObjects[question] = meaningsThroughObjects.count
        meaningsThroughObjects.append(meaning)
        return meaning
    }

    private mutating func newMeaningThroughObjects(of name: ColorName, at use: ByteRange, in unit: Int) -> Meaning? {
        let assets = targets(of: name.text + ColorObject.stringMark)
        if let asset = assets.first, assets.allSatisfy({ $0 == asset }) {
            return meaningByItself(of: ColorName(.asset, asset), at: use, in: unit)
        }
        if let asset = catalogName(of: name) {
            let meaning = meaningByItself(of: ColorName(.asset, asset), at: use, in: unit)
            if case .values = meaning { return meaning }
            return nil
        }
        if name.isMadeByCode { return nil }
        var steps = [Step(text: name.text)]
        var variants: (name: String, found: [(label: String, values: PerAppearance<ID?>)], kind: ThemeVariant.Kind)?
        var count = 0
        while let step = steps.popLast() {
            count += 1
            guard count <= Self.maxSteps else { return nil }
            switch lead(of: step, at: use, in: unit) {
            case .color(let values):
                guard let label = step.label else { return .values(values) }
                variants?.found.append((label, values))
            case .name(let text): steps.append(Step(text: text, label: step.label))
            case .types(let name, let types, let kind):
                guard step.label == nil else { return nil }
                variants = (name, [], kind)
                steps += types
            case .nowhere:
                guard let label = step.label else { return nil }
                variants?.found.append((label, PerAppearance(nil)))
            }
        }
        guard let variants, variants.found.contains(where: { $0.values.light != nil }) else { return nil }
        return .variants(
            name: variants.name, variants.found.ordered { $0.label < $1.label }, kind: variants.kind)
    }

    /// Returns what `step` leads to: of a class, its own member or the one that it inherits.
    private mutating func lead(of step: Step, at use: ByteRange, in unit: Int) -> Lead {
        guard let label = step.label, let bases = step.bases else { return lead(of: step.text, at: use, in: unit) }
        let member = step.text.dropFirst(label.count)
        for type in [label] + bases {
            let found = lead(of: type + member, ofType: type, at: use, in: unit)
            if case .nowhere = found {} else { return found }
            if !targets(of: type + member + ColorObject.assignmentMark).isEmpty { break }
        }
        return .nowhere
    }

    /// Returns `types` and their subclasses, with the classes that each inherits from.
    private mutating func withSubclasses(_ types: [String]) -> [(type: String, bases: [String])] {
        var result = Set(types).ordered().map { (type: $0, bases: [String]()) }
        var next = 0
        while next < result.count, result.count < Self.maxSteps {
            let (type, bases) = result[next]
            next += 1
            guard !targets(of: type + "!").isEmpty else { continue }
            for subclass in Set(targets(of: type + ":")).ordered()
            where !result.contains(where: { $0.type == subclass }) {
                result.append((subclass, [type] + bases))
            }
        }
        return result
    }

    /// Returns what the longest part of `text` that is an object leads to. It is a member of `type` itself, not of a subclass, if
    /// that is given.
    private mutating func lead(
        of text: String, ofType type: String? = nil, at use: ByteRange, in unit: Int
    ) -> Lead {
        let name = ColorName(.swiftMember, text)
        if case .values(let values) = meaningByItself(of: name, at: use, in: unit) { return .color(values) }
        if let mark = text.firstIndex(of: ":") { return cases(of: text, upTo: mark) }
        var end = text.endIndex
        while let dot = text.utf8[..<end].lastIndex(of: UInt8(ascii: ".")) {
            end = dot
            let object = String(text[..<dot])
            let member = String(text[text.index(after: dot)...])
            let targets = targets(of: object)
            if targets.count > 1, targets.contains(where: { $0 != targets[0] }) { return .nowhere }
            if let target = targets.first {
                return target.hasSuffix(")") && Self.isInitializer(target)
                    ? made(object, by: target, member, at: use, in: unit) : .name(target + "." + member)
            }
            let types = object == type ? [] : self.targets(of: object + ":")
            if !types.isEmpty, self.targets(of: object + "!").isEmpty {
                return .types(
                    name: object,
                    withSubclasses(types).map { Step(text: $0 + "." + member, label: $0, bases: $1) })
            }
            // A value may be one of a subclass.
            for type in types where replaces(member, in: type, at: use, in: unit) { return .nowhere }
            if let values = values(of: member, in: object, at: use, in: unit) { return .color(values) }
            if let member = dynamicMember(member, of: object) { return .name(member) }
        }
        // A theme may copy the member of another object.
        let sources = targets(of: text)
        guard let source = sources.first, sources.allSatisfy({ $0 == source }) else { return .nowhere }
        return .name(source)
    }

    /// Returns the cases of the enumeration that the part of `text` before `mark` stands for, followed by the rest of it.
    private mutating func cases(of text: String, upTo mark: String.Index) -> Lead {
        let cases = Set(targets(of: String(text[...mark]))).ordered()
        guard let first = cases.first, let dot = first.lastIndex(of: ".") else { return .nowhere }
        // Functions may name the type in another way than the type itself.
        let isValue = first.hasSuffix(ColorObject.valueMark)
        let type = first[..<dot]
        let name = type.lastIndex(of: ".").map { type[type.index(after: $0)...] } ?? type
        let (object, member) = (text[..<mark], text[text.index(after: mark)...])
        return .types(
            name: String(name),
            cases.map { target in
                let one = target[(target.lastIndex(of: ".") ?? target.startIndex)...].dropLast(isValue ? 1 : 0)
                return Step(text: "\(object)\(one)\(member)", label: "\(name)\(one)")
            },
            isValue ? .value : .theme)
    }

    /// Whether `call` is of an initializer, whose type begins with a capital letter.
    private static func isInitializer(_ call: String) -> Bool {
        let callee = call.utf8.prefix { $0 != UInt8(ascii: "(") }
        let word = callee.lastIndex(of: UInt8(ascii: ".")).map { callee[callee.index(after: $0)...] } ?? callee
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(word.first ?? 0)
    }

    /// Returns what the member `member` of `object` is, which `call`, of an initializer, makes.
    private mutating func made(
        _ object: String, by call: String, _ member: String, at use: ByteRange, in unit: Int
    ) -> Lead {
        let first = member.prefix { $0 != "." }
        if let source = targets(of: call + "." + first).first, let mark = source.firstIndex(of: ":") {
            let arguments = targets(of: object + "(" + source[...mark] + ")")
            guard let argument = arguments.first, arguments.count == 1 else { return .nowhere }
            return .name(argument + source[source.index(after: mark)...] + member.dropFirst(first.count))
        }
        // An initializer of its own may do anything with its arguments.
        let type = call.prefix { $0 != "(" }
        guard targets(of: type + "(").isEmpty else { return .nowhere }
        return values(of: member, in: object, at: use, in: unit).map { .color($0) } ?? .nowhere
    }

    /// Whether the class `type` declares the member `member`, or the function that it begins with.
    private mutating func replaces(_ member: String, in type: String, at use: ByteRange, in unit: Int) -> Bool {
        let name = member.firstIndex(of: ")").map { String(member[...$0]) } ?? member
        if values(of: name, in: type, at: use, in: unit) != nil { return true }
        let own = ColorName(.swiftMember, type + "." + name)
        if case .undefined = meaningByItself(of: own, at: use, in: unit) { return false }
        return true
    }

    /// Returns the member of another type that `object` looks `member` up in: `Tokens.ink` of `Colors.ink`; nil if it is its own
    /// member, or calls may replace it.
    private mutating func dynamicMember(_ member: String, of object: String) -> String? {
        let types = targets(of: object + ColorObject.dynamicMark)
        guard let type = types.first, types.allSatisfy({ $0 == type }) else { return nil }
        let lines = type.parts(separatedBy: "\n")
        let first = member.prefix { $0 != "." }
        guard var root = lines.first, !lines.dropFirst().contains(first) else { return nil }
        if root.hasSuffix(ColorObject.replaceableMark) {
            root.removeLast()
            guard !targets(of: ColorObject.override).contains(where: { $0.isEmpty || $0 == first }) else { return nil }
        }
        return root + "." + member
    }

    /// Returns the color that `object` itself gives its member `member`.
    private mutating func values(
        of member: String, in object: String, at use: ByteRange, in unit: Int
    ) -> PerAppearance<ID?>? {
        let name = ColorName(.swiftMember, object + String(ColorObject.memberMark) + member)
        guard case .values(let values) = meaningByItself(of: name, at: use, in: unit) else { return nil }
        return values
    }

    /// Returns what `name` stands for.
    mutating func targets(of name: String) -> [String] {
        let elsewhere = workspace.objects.targets(of: name, outside: path, workspace.checkouts)
        return facts.objects.isEmpty ? elsewhere : (ownObjects[name] ?? []) + elsewhere
    }

    /// Returns the targets of the objects of `facts`, by name.
    static func targets(in facts: ColorFacts) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for object in facts.objects { result[object.name, default: []].append(object.target) }
        return result
    }
}
