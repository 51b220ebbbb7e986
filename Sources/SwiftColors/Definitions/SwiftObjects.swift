import SourceColors
import SourceText

/// Objects whose members are colors: themes, palettes, and the types that conform to their protocols.
extension SwiftDefinitionReader {
    /// The types that a type inherits from, but for those that have no colors.
    struct Conformance {
        var types: [String] = []
        /// Whether it is a view, whose properties are given from outside.
        var isView = false
    }

    /// Notes what the type declared at `index` inherits from.
    func readInheritance(_ index: Int) {
        guard let type = tokens.typeName(index, in: nesting.typeName) else { return }
        readRawValues(of: type, at: index)
        readRawDigits(of: type, at: index)
        readValueType(index)
        var next = index + 2
        while tokens.kind(next) == .period, tokens.isName(next + 1) { next += 2 }
        guard tokens.kind(next) == .colon else { return }
        var found = conformances[type] ?? Conformance()
        next += 1
        while found.types.count < 8, let (words, after) = tokens.typeWords(next) {
            if Self.views.contains(tokens.bytes(after - 1)) {
                found.isView = true
            } else if !Self.colorless.contains(tokens.bytes(after - 1)) {
                found.types.append(words.joined(separator: "."))
            }
            next = after
            guard tokens.kind(next) == .comma else { break }
            next += 1
        }
        conformances[type] = found
    }

    private static let views = WordSet(
        """
        View ViewModifier ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle Shape App Scene UIView UIViewController \
        UITableViewCell UICollectionViewCell UIControl UIButton UILabel NSView NSViewController UIViewRepresentable
        """)
    private static let colorless = WordSet(
        """
        Equatable Hashable Codable Decodable Encodable Sendable Identifiable CaseIterable Comparable ObservableObject \
        NSObject NSObjectProtocol AnyObject String Int CustomStringConvertible RawRepresentable Error XCTestCase
        """)

    /// Whether values of `type` may be one of several that a protocol stands for.
    func isOneOfSeveral(_ type: String) -> Bool {
        guard let conformance = conformances[type], !conformance.isView else { return false }
        return !conformance.types.isEmpty
    }

    // MARK: Members

    /// Adds the color of the stored property `name` of `type`, which conforms to a protocol, if nothing in the file assigns it
    /// another.
    func readStoredColor(_ name: Int, of type: String) {
        guard isOneOfSeveral(type), !isAssigned(name),
            let binding = bindings.binding(of: name, in: type, isStatic: false, takesInitialValue: true)
        else { return }
        addMember(name, of: type, as: value(of: binding, name))
        typesWithColors.insert(type)
    }

    /// Adds `value` as the member `name` of all objects of `type`.
    func addMember(_ name: Int, of type: String, as value: ExpressionID) {
        addMember(tokens.text(name), of: type, as: value, at: tokens[name].range)
    }

    private func addMember(_ member: String, of object: String, as value: ExpressionID, at range: ByteRange) {
        add(
            Expansion(
                name: object + String(ColorObject.memberMark) + member, nameRange: range, value: value, isShared: true))
    }

    /// Adds `value` as the member `member`, written at the token `token`, of all values of `type` whose types have no other.
    func addReplaceable(_ member: String, at token: Int, of type: String, as value: ExpressionID) {
        addMember(member, of: type, as: value, at: tokens[token].range)
        if replaceable.insert(type).inserted { addObject(type + String(ColorObject.memberMark), "") }
    }

    /// Whether the file assigns something to a property called like the token `name`, other than initially.
    func isAssigned(_ name: Int) -> Bool { assigned[tokens.text(name)] != nil }

    /// Returns the names that the file assigns, and how often.
    func assignedNames() -> [String: Int] {
        var names: [String: Int] = [:]
        for index in 0..<max(tokens.count - 1, 0) where tokens.kind(index + 1) == .equal && tokens.isName(index) {
            if tokens.isText(index - 1, "var") || tokens.isText(index - 1, "let") { continue }
            // `var accent: Color = …`
            if tokens.kind(index - 1) == .colon || tokens.isCapitalized(index) || isOfSystemView(index) { continue }
            names[tokens.text(index), default: 0] += 1
        }
        return names
    }

    /// Whether the token at `index` is a member of a value whose type is written and one of UIKit's or AppKit's:
    /// `bar.backgroundColor`.
    private func isOfSystemView(_ index: Int) -> Bool {
        var root = index
        while tokens.kind(root - 1) == .period, tokens.isName(root - 2), index - root < 16 { root -= 2 }
        guard root < index, let declaration = file.declarations.declaration(of: tokens.text(root), at: root) else {
            return false
        }
        let next = declaration.token + 1
        guard tokens.kind(next) == .colon || tokens.kind(next) == .equal,
            let first = tokens.typeWords(next + 1)?.words.first
        else { return false }
        return first.hasPrefix("UI") || first.hasPrefix("NS")
    }

    // MARK: Objects

    /// Adds the object that the property `name` of `type` holds, if it may have colors as its members.
    func readObject(_ name: Int, of type: String, isStatic: Bool) {
        var next = name + 1
        var words: [String]?
        if tokens.kind(next) == .colon {
            guard let annotation = tokens.typeWords(next + 1) else { return }
            words = annotation.words
            next = annotation.next
        }
        let object = type + "." + tokens.text(name)
        if tokens.kind(next) == .postfixMark { next += 1 }
        // The value of a variable of the environment is only the initial one.
        let isOfColors = isStatic && SwiftColorType(rawValue: type) != nil
        readConstantMember(name, value: next + 1, of: type, isStatic: isStatic)
        guard tokens.kind(next) == .equal, type != "EnvironmentValues" || words == nil,
            let (value, after) = tokens.typeWords(next + 1), words == nil || tokens.kind(after) == .period
        else {
            // `var theme: Theme`, of any value, which `= Night()` only begins with
            if let words = words ?? tokens.environmentType(name),
                type == "EnvironmentValues" || isOfColors || words.last.map(Self.isTheme) ?? false
            {
                addObject(object, words.joined(separator: "."))
            }
            return
        }
        let isNamedForColors = type == "EnvironmentValues" || isOfColors || Self.isTheme(value.joined(separator: "."))
        switch tokens.kind(after) {
        case .period where isStatic || isOneOfSeveral(type):
            // `DarkColors.swiftUI`
            guard tokens.isName(after + 1),
                tokens[after + 2].flags.contains(.newlineBefore) || tokens.kind(after + 2) == .rightBrace
            else { return }
            // `CoreColors.self`
            let member = tokens.isText(after + 1, "self") ? [] : [tokens.text(after + 1)]
            addObject(object, (value + member).joined(separator: "."))
            typesWithColors.insert(type)
        case .leftParen where tokens.continuesCall(after) && words == nil:
            guard let close = tokens.closing(after), tokens.kind(close + 1) != .period,
                let arguments = tokens.arguments(after)
            else { return }
            readCall(
                of: value.joined(separator: "."), arguments, as: object, of: type, isStatic: isStatic,
                isNamedForColors)
        default: break
        }
    }

    /// Adds the object that a call of an initializer of `callee` makes.
    private func readCall(
        of callee: String, _ arguments: [SwiftArgument], as object: String, of type: String, isStatic: Bool,
        _ isNamedForColors: Bool
    ) {
        if arguments.isEmpty {
            if isNamedForColors { addObject(object, callee) }
            return
        }
        // The members of a type of the file are known as they are.
        guard arguments.count <= 256, file.declarations.types[callee] == nil,
            file.declarations.types[type + "." + callee] == nil
        else { return }
        var labels = ""
        var colors: [(label: Int, range: TokenRange, family: SwiftColorFamily)] = []
        var values: [(label: String, target: String)] = []
        for argument in arguments {
            guard let label = argument.label else { return }
            labels += tokens.text(label) + ":"
            if let family = tokens.colorFamily(tokens.bytes(argument.lower)), tokens.kind(argument.lower + 1) != .colon
            {
                colors.append((label, argument.range, family))
            } else if argument.upper == argument.lower + 1, tokens.isName(argument.lower),
                objectNames.contains(type + "." + tokens.text(argument.lower))
            {
                values.append((tokens.text(label), type + "." + tokens.text(argument.lower)))
            }
        }
        guard !colors.isEmpty || !values.isEmpty else { return }
        addObject(object, callee + "(" + labels + ")")
        if !isStatic { typesWithColors.insert(type) }
        for (label, target) in values { addObject(object + "(" + label + ":)", target) }
        for (label, range, family) in colors {
            addMember(
                tokens.text(label), of: object, as: expressions.expression(range, family), at: tokens[label].range)
        }
    }

    func addObject(_ name: String, _ target: String) {
        guard facts.collected.objects.count < Self.maximumExpansions else { return }
        objectNames.insert(name)
        facts.collected.objects.append(ColorObject(name: name, target: target))
    }

    // MARK: Initializers

    /// Notes the initializer at `index`, and the properties that it sets to members of its arguments.
    func readInitializer(_ index: Int) {
        guard let type = nesting.typeName, file.declarations.types[type].map({ $0.kind != .extended }) ?? false else {
            return
        }
        let mark = tokens.kind(index + 1) == .postfixMark ? 1 : 0
        let opener = index + 1 + mark
        guard tokens.kind(opener) == .leftParen, let close = tokens.closing(opener),
            tokens.kind(close + 1) == .leftBrace, let end = tokens.closing(close + 1), end - close < 4096
        else { return }
        readInherited(TokenRange(close + 2, end), of: type)
        readPaletteInitializer(TokenRange(close + 2, end), opener, of: type)
        guard hasColorProperties, let parameters = tokens.arguments(opener) else { return }
        facts.collected.objects.append(ColorObject(name: type + "(", target: ""))
        var labels = ""
        for parameter in parameters {
            guard let label = parameter.label else { return }
            labels += tokens.text(label) + ":"
        }
        guard !parameters.isEmpty else { return }
        let names = Set(parameters.compactMap { $0.label.map { tokens.text($0) } })
        for equal in close + 2..<max(end, close + 2) where tokens.kind(equal) == .equal && tokens.isName(equal - 1) {
            var value = equal + 1
            if tokens.colorFamily(tokens.bytes(value)) != nil, tokens.kind(value + 1) == .leftParen {
                value += 2
                if tokens.kind(value + 1) == .colon { value += 2 }
            }
            guard tokens.isName(value), names.contains(tokens.text(value)), tokens.kind(value + 1) == .period,
                tokens.isName(value + 2), tokens.kind(value + 3) != .period, tokens.kind(value + 3) != .leftParen,
                tokens.kind(value + 3) == .rightParen || tokens[value + 3].flags.contains(.newlineBefore)
            else { continue }
            addObject(
                type + "(" + labels + ")." + tokens.text(equal - 1),
                tokens.text(value) + ":." + tokens.text(value + 2))
        }
    }

    /// Adds the colors that an initializer of the class `type`, with the statements in `body`, gives to members that it inherits:
    /// `self.paper = UIColor.black`.
    private func readInherited(_ body: TokenRange, of type: String) {
        guard file.declarations.types[type]?.kind == .class, conformances[type]?.types.isEmpty == false else { return }
        var next: Int? = body.lower
        while let index = next, index < body.upper {
            // What is in braces happens at times only.
            next = tokens.next(index)
            let (member, value) = (index + 2, index + 4)
            guard tokens.isText(index, "self"), tokens.kind(index + 1) == .period, tokens.kind(index + 3) == .equal,
                tokens.isName(member), assigned[tokens.text(member)] == 1,
                file.declarations.member(tokens.text(member), of: type) == nil,
                let family = tokens.colorFamily(tokens.bytes(value))
            else { continue }
            let range = TokenRange(value, tokens.endOfExpression(from: value, limit: body.upper))
            addMember(member, of: type, as: expressions.expression(range, family))
            typesWithColors.insert(type)
        }
    }

    // MARK: Protocols

    /// Adds the types of the file that conform to protocols and have colors.
    func addConformances() {
        if hasColorProperties || !replaceable.isEmpty {
            for type in file.declarations.types.keys.ordered()
            where file.declarations.types[type]?.kind == .class && conformances[type]?.isView != true
                && (hasColorProperties || replaceable.contains(type))
            {
                addObject(type + "!", "")
            }
        }
        guard !conformances.isEmpty, file.imports.modules.isDisjoint(with: ["XCTest", "Testing"]) else { return }
        for type in conformances.keys.ordered() where isOneOfSeveral(type) && !Self.isDouble(type) {
            guard instanceMembers[type] != nil || typesWithColors.contains(type) else { continue }
            for name in conformances[type]?.types ?? [] { addObject(name + ":", type) }
            guard file.declarations.types[type]?.kind == .class else { continue }
            for name in assigned.keys.ordered() where !file.declarations.isDeclared(name) {
                addObject(type + "." + name + ColorObject.assignmentMark, "")
            }
        }
    }

    /// Whether `type` is named for tests or previews.
    private static func isDouble(_ type: String) -> Bool {
        ["Mock", "Preview", "Stub", "Fake", "Dummy", "Test"].contains { type.hasPrefix($0) || type.hasSuffix($0) }
    }
}
