import ColorMath
import SourceColors
import SourceText

/// Calls of helpers that make colors of components: `UIColor(r: 30, g: 144, b: 255)`, `rgb(30, 144, 255)`.
struct SwiftComponentCalls {
    private let tokens: SwiftTokens
    private let evaluator: SwiftConstantEvaluator
    private let helpers: SwiftHexHelpers
    private let facts: SwiftFactCollector
    private let brackets: SwiftBrackets
    private let context: SwiftHexContext

    init(
        _ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ helpers: SwiftHexHelpers,
        _ facts: SwiftFactCollector, _ brackets: SwiftBrackets
    ) {
        tokens = file.tokens
        self.brackets = brackets
        context = SwiftHexContext(file, brackets)
        self.evaluator = evaluator
        self.helpers = helpers
        self.facts = facts
    }

    /// Whether the labels or names of parameters after the `(` at `opener` begin with a component: `(r: Int`, `(_ red: Int`.
    func takesComponents(_ opener: Int) -> Bool {
        let label = opener + 1
        if Self.firstComponents.contains(tokens.bytes(label)) { return true }
        return tokens.isName(label + 1) && tokens.kind(label + 2) == .colon
            && Self.firstComponents.contains(tokens.bytes(label + 1))
    }

    /// Returns the literal that the call of a function with the `(` at `opener` is, with its tokens; nil if it is none.
    func literal(ofFunctionAt opener: Int) -> (literal: ColorLiteral, range: TokenRange)? {
        let name = opener - 1
        guard tokens.kind(name) == .identifier, !tokens.isText(name, "init"), !tokens.isText(name - 1, "func"),
            tokens.continuesCall(opener),
            // A function called `rgb` or `colorFromRGBA` mostly makes a color of components.
            takesComponents(opener) || SwiftColorWords.asksForDigits(tokens.bytes(name))
        else { return nil }
        var lower = name
        var type: String? = ""
        if tokens.kind(name - 1) == .period {
            lower -= 1
            if tokens.endsExpression(name - 2) {
                guard tokens.isCapitalized(name - 2), tokens.kind(name - 3) != .period else { return nil }
                lower -= 1
                type = tokens.text(name - 2)
            } else {
                // `.of(red: 1, …)` may be a case of any enumeration.
                guard context.isColorContext(lower) else { return nil }
                type = nil
            }
        } else if let brace = brackets.enclosing(opener), tokens.isText(brace - 2, "extension"),
            tokens.colorFamily(tokens.bytes(brace - 1)) != nil
        {
            type = nil
        }
        return literal(of: tokens.text(name), opener, lower, type)
    }

    /// Returns the literal that the call of an initializer of `type` in `range` is; nil if no helper is known.
    func literal(ofInitializer type: SwiftColorType, at opener: Int, _ range: TokenRange) -> ColorLiteral? {
        literal(of: "init", opener, range.lower, type.rawValue)?.literal
    }

    private func literal(
        of name: String, _ opener: Int, _ lower: Int, _ type: String?
    ) -> (literal: ColorLiteral, range: TokenRange)? {
        guard let arguments = tokens.arguments(opener), !arguments.isEmpty, let close = tokens.closing(opener) else {
            return nil
        }
        if facts.shared.openNames.count < Self.mostNames {
            let label = arguments[0].label.map { tokens.text($0) } ?? ""
            facts.shared.openNames.insert(SwiftHexHelper.key(name, label))
        }
        guard let helper = helpers.componentHelper(name, arguments, of: type), let form = helper.form else {
            return nil
        }
        let range = TokenRange(lower, close + 1)
        let value = value(of: helper, form, arguments)
        return (ColorLiteral(range: tokens.byteRange(range), form: form, value: value), range)
    }

    /// Returns the color that `helper` makes of `arguments` by the initializer `form`, or why it is unknown.
    private func value(of helper: SwiftHexHelper, _ form: LiteralForm, _ arguments: [SwiftArgument]) -> LiteralValue {
        var numbers: [Double] = []
        for component in helper.components {
            guard let place = component.parameter else {
                numbers.append(component.factor)
                continue
            }
            let number =
                arguments.indices.contains(place) ? evaluator.floatingPoint(arguments[place].range) : component.standard
            guard let number else { return .unresolved(.notConstant) }
            numbers.append(number * component.factor)
        }
        guard case .swiftCall(_, let model) = form, numbers.allSatisfy((0...1).contains) else {
            return .unresolved(.componentOutOfRange)
        }
        let count = model == .white ? 1 : 3
        guard numbers.count == count || numbers.count == count + 1 else { return .unresolved(.unknownInitializer) }
        let alpha = numbers.count > count ? numbers[count] : 1
        switch model {
        case .white: return .color(ColorValue(.gray, numbers[0], 0, 0, alpha: alpha))
        case .hsb: return .color(ColorValue(.hsb, numbers[0], numbers[1], numbers[2], alpha: alpha))
        case .rgb: return .color(ColorValue(.srgb, numbers[0], numbers[1], numbers[2], alpha: alpha))
        case .displayP3: return .color(ColorValue(.displayP3, numbers[0], numbers[1], numbers[2], alpha: alpha))
        case .linearRGB: return .color(ColorValue(.srgbLinear, numbers[0], numbers[1], numbers[2], alpha: alpha))
        }
    }

    /// The maximum number of names of a file that others may declare.
    private static let mostNames = 256
    private static let firstComponents = WordSet("r red R h hue H")
}
