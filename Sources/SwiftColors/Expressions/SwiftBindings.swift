import SourceColors
import SourceText

/// A color that a name is bound to.
struct SwiftBinding {
    var family: SwiftColorFamily
    /// The value, or a body with its braces.
    var range: TokenRange
}

/// Reads the bindings of names to colors: `let accent = Color.red`, `var accent: Color { … }`.
final class SwiftBindings {
    private let tokens: SwiftTokens
    private let literals: SwiftLiteralIndex

    init(_ file: SwiftFile, _ literals: SwiftLiteralIndex) {
        tokens = file.tokens
        self.literals = literals
    }

    /// The full name of the member `name` of `type`, or `name` if there is no type.
    func memberName(_ name: Int, of type: String?) -> String {
        (type.map { $0 + "." } ?? "") + tokens.text(name)
    }

    /// The type annotation of a name.
    private enum Annotation {
        /// There is none.
        case none
        case color(SwiftColorFamily)
        case other
    }

    /// Whether the name at `name` is declared with a color type.
    func hasColorType(_ name: Int, in type: String?) -> Bool {
        if !isPattern(name), case .color = annotation(of: name, in: type).type { true } else { false }
    }

    /// Whether the name at `name` has no written type, and the initial value begins with a color.
    func hasColorValue(_ name: Int) -> Bool {
        tokens.kind(name + 1) == .equal && !isPattern(name) && family(ofColorAt: name + 2) != nil
    }

    /// Returns the color that the name at `name` is bound to; nil if it is not a color, or may change.
    ///
    /// - Parameters:
    ///   - type: the type that it is a member of, or nil.
    ///   - takesInitialValue: whether the initial value of a variable counts.
    func binding(
        of name: Int, in type: String?, isStatic: Bool, takesInitialValue: Bool = false
    ) -> SwiftBinding? {
        if isPattern(name) { return nil }
        let (annotation, next) = annotation(of: name, in: type)
        var family: SwiftColorFamily?
        switch annotation {
        case .color(let known): family = known
        case .other: return nil
        case .none: break
        }
        // A stored variable may be assigned another color.
        guard tokens.isText(name - 1, "let") || isStatic || takesInitialValue || tokens.kind(next) == .leftBrace else {
            return nil
        }
        guard let range = body(next) else { return nil }
        if family == nil { family = self.family(ofColorAt: range.lower) ?? (isAsset(range) ? .any : nil) }
        // In an extension of a color type: `static let link = accent`, `static let ink = Self { … }`
        let isOwn =
            tokens.isText(range.lower, "Self") || range.upper == range.lower + 1 && tokens.isName(range.lower)
        if family == nil, isOwn, isStatic { family = type.flatMap { self.family(ofSelf: $0) } }
        return family.map { SwiftBinding(family: $0, range: range) }
    }

    /// Whether the name at `name` is bound by a pattern.
    private func isPattern(_ name: Int) -> Bool {
        let before = tokens.kind(name - 2)
        return before == .leftParen || before == .identifier && Self.patterns.contains(tokens.bytes(name - 2))
    }

    private static let patterns = WordSet("if guard while case for")

    /// Returns the type annotation of the name at `name`, and the token after it.
    private func annotation(of name: Int, in type: String?) -> (type: Annotation, next: Int) {
        guard tokens.kind(name + 1) == .colon else { return (.none, name + 1) }
        var last = name + 2
        if tokens.isText(last, "some") { last += 1 }
        while tokens.kind(last + 1) == .period, tokens.isName(last + 2) { last += 2 }
        let isSelf = tokens.isText(last, "Self")
        let family =
            tokens.colorFamily(tokens.bytes(last))
            ?? (isSelf && type == "Color" || tokens.isText(last, "ShapeStyle") ? .swiftUI : nil)
            ?? (SwiftExpressionReader.gradientTypes.contains(tokens.bytes(last)) ? .shapeStyle : nil)
            ?? (isSelf ? type.flatMap { self.family(ofSelf: $0) } : nil)
        var next = last + 1
        while tokens.kind(next) == .postfixMark { next += 1 }
        return (family.map { .color($0) } ?? .other, next)
    }

    private func family(ofSelf type: String) -> SwiftColorFamily? {
        switch type {
        case "UIColor": .uiKit
        case "NSColor": .appKit
        case "Color": .swiftUI
        default: nil
        }
    }

    /// Returns the expression after the `=` at `index`, or the body that the `{` there opens.
    private func body(_ index: Int) -> TokenRange? {
        switch tokens.kind(index) {
        case .equal:
            let upper = tokens.endOfValue(from: index + 1, limit: tokens.count)
            return upper > index + 1 ? TokenRange(index + 1, upper) : nil
        case .leftBrace:
            // The requirement of a protocol has no body.
            if tokens.isText(index + 1, "get"), tokens.kind(index + 2) != .leftBrace { return nil }
            if tokens.isText(index + 1, "didSet") || tokens.isText(index + 1, "willSet") { return nil }
            return tokens.closing(index).map { TokenRange(index, $0 + 1) }
        default: return nil
        }
    }

    /// Whether `range` is the color of a generated accessor for catalogs: `Asset.Brand.ink.color`.
    private func isAsset(_ range: TokenRange) -> Bool {
        guard range.upper - range.lower >= 5, Self.accessors.contains(tokens.bytes(range.last)),
            tokens.isCapitalized(range.lower)
        else { return false }
        return (range.lower..<range.upper).allSatisfy {
            ($0 - range.lower) % 2 == 0 ? tokens.isName($0) : tokens.kind($0) == .period
        }
    }

    private static let accessors = WordSet("color uiColor nsColor swiftUIColor")

    /// Returns the family of the color type that the expression at `lower` begins with.
    private func family(ofColorAt lower: Int) -> SwiftColorFamily? {
        if tokens.isText(lower, "#colorLiteral") { return .any }
        let isModule = SwiftTokens.modules.contains(tokens.bytes(lower)) && tokens.kind(lower + 1) == .period
        let word = tokens.bytes(isModule ? lower + 2 : lower)
        if let family = tokens.colorFamily(word) { return family }
        if SwiftExpressionReader.gradientTypes.contains(word) { return .shapeStyle }
        if tokens.isText(lower, "ColorAsset") || tokens.isText(lower, "ColorResource") { return .any }
        // `UIColorFromRGB(0x1E90FF)`, `rgb(30, 144, 255)`
        guard tokens.kind(lower + 1) == .leftParen else { return nil }
        return literals.digits(inCallAt: lower + 1) != nil || literals.literal(at: lower) != nil ? .any : nil
    }
}
