import ColorMath
import SourceText

/// A call that has hex digits among its arguments.
struct SwiftHexCall {
    /// Whether the callee makes a color: `UIColor(…)`, `hexColor(…)`, a helper that the configuration names.
    var makesColor = false
    /// Whether the callee is an initializer without a type: `.init(…)`.
    var isImplicit = false
    /// Whether the callee is a helper without a type: `.hex(…)`.
    var isImplicitHelper = false
    /// Whether the callee is a type that reads hex digits as bytes or numbers: `Data(hex:)`.
    var readsBytes = false
    /// Whether the callee is `Color`, whose string without a label names an asset.
    var namesAsset = false
    /// The order of digits that the callee's name tells, or nil.
    var order: HexAlphaOrder?
    /// The alpha argument.
    var alpha: Alpha = .none
    /// Whether there are arguments of unknown meaning.
    var hasUnknownArguments = false
    /// The `(`.
    var opener = 0
    /// The token of the callee's name, which may be `init` or a type.
    var name = 0

    enum Alpha {
        case none
        case constant(Double)
        case notConstant
    }
}

/// Reads calls that have hex digits among their arguments, each once.
final class SwiftHexCallReader {
    private let tokens: SwiftTokens
    private let evaluator: SwiftConstantEvaluator
    private let brackets: SwiftBrackets
    /// The names of helpers in the configuration.
    private let hexHelpers: [String]
    /// The calls read so far, by their `(`.
    private var calls: [Int: SwiftHexCall] = [:]

    init(_ file: SwiftFile, _ evaluator: SwiftConstantEvaluator, _ brackets: SwiftBrackets) {
        tokens = file.tokens
        self.brackets = brackets
        hexHelpers = file.options.hexHelpers
        self.evaluator = evaluator
    }

    /// Returns what the call at the `(` `opener` does with hex digits.
    func call(at opener: Int) -> SwiftHexCall {
        if let known = calls[opener] { return known }
        var call = SwiftHexCall()
        var name = opener - 1
        if tokens.isText(name, "init"), tokens.kind(name - 1) == .period {
            if tokens.endsExpression(name - 2), tokens.isName(name - 2) { name -= 2 } else { call.isImplicit = true }
        }
        call.opener = opener
        call.name = name
        if !call.isImplicit {
            let word = tokens.bytes(name)
            let type = tokens.colorType(word)
            call.namesAsset = type == .color
            call.readsBytes = Self.byteTypes.contains(word)
            call.makesColor = SwiftColorWords.makesColor(word)
            if SwiftColorWords.saysARGB(word) {
                call.order = .argb
            } else if SwiftColorWords.saysRGBA(word) {
                call.order = .rgba
            }
            if !call.makesColor, SwiftColorWords.asksForDigits(word) {
                if tokens.kind(name - 1) == .period {
                    // `UIColor.hex(…)`, `.hex(…)`
                    call.isImplicitHelper = !tokens.endsExpression(name - 2)
                    call.makesColor = SwiftColorWords.namesColor(tokens.bytes(name - 2))
                } else if let brace = brackets.enclosing(opener), tokens.isText(brace - 2, "extension") {
                    // `extension Color { static let ink = hex(…) }`
                    call.makesColor = tokens.colorFamily(tokens.bytes(brace - 1)) != nil
                }
            }
        }
        if !hexHelpers.isEmpty, hexHelpers.contains(tokens.text(name)) { call.makesColor = true }
        readOtherArguments(of: opener, into: &call)
        calls[opener] = call
        return call
    }

    /// Reads the arguments beside the digits: an alpha, more digits, or something unknown.
    private func readOtherArguments(of opener: Int, into call: inout SwiftHexCall) {
        for argument in tokens.arguments(opener) ?? [] {
            if let label = argument.label, Self.alphaLabels.contains(tokens.bytes(label)) {
                let alpha = evaluator.floatingPoint(argument.range)
                call.alpha = alpha.map(SwiftHexCall.Alpha.constant) ?? .notConstant
                continue
            }
            let last = argument.upper - 1
            let first = tokens.kind(last) == .stringClose ? tokens.partner(last) ?? last : last
            let isDigits = tokens.kind(first) == .stringOpen || isHexNumber(first)
            let isWhole = first == argument.lower || tokens.kind(first - 1) == .colon && first > argument.lower
            if !isDigits || !isWhole { call.hasUnknownArguments = true }
        }
    }

    private func isHexNumber(_ index: Int) -> Bool {
        tokens.kind(index) == .number && tokens.bytes(index).starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
    }

    private static let alphaLabels = WordSet("alpha opacity a withAlpha")

    /// Types whose `hex:` means bytes or numbers.
    private static let byteTypes = WordSet(
        """
        Data Array UInt8 Int Int32 Int64 UInt UInt16 UInt32 UInt64 BigInt BigUInt String Substring UUID NSData \
        ByteBuffer ContiguousArray SymmetricKey Digest Character Unicode Scalar UnicodeScalar
        """)
}
