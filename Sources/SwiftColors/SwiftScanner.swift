import ColorMath
import SourceColors
import SourceText

/// Finds what one Swift file says about colors, in two passes over its tokens: first the literals, then what names, pairs
/// and definitions make of them.
///
/// Neither pass recurses with the nesting of the source: brackets are followed on a stack of frames.
struct SwiftScanner {
    let tokens: SwiftTokens
    let options: ScanOptions
    var facts = ColorFacts()
    var evaluator = SwiftConstantEvaluator()

    /// The open brackets around the current token, the innermost last.
    var frames: [SwiftFrame] = []

    /// The literals that are calls, by their first token.
    var calls: [Int: LiteralCall] = [:]
    /// The hex literals, by the `(` of the call they are an argument of.
    var hexLiterals: [Int: [HexLiteral]] = [:]
    /// What is known of calls that may make a color of hex digits, by their `(`.
    var hexCalls: [Int: SwiftHexCall] = [:]

    /// The helpers of the file that make colors of hex digits, once they have been asked for.
    var hexHelpers: [SwiftHexHelper]?
    /// The helpers that calls are of, by the call's `(`, and the keys by which they go.
    var hexHelperByCall: [Int: (key: String, helper: SwiftHexHelper?)] = [:]
    /// Whether the file takes bits apart, or reads digits, so that it may declare such helpers.
    var mayDeclareHelpers = false
    /// What other files may want to know, and what is to be asked of them.
    var shared = SwiftFacts()

    /// The frameworks the file imports.
    var imports = SwiftImports()
    /// What color expressions have been read already, by their first token and the one behind them.
    var expressionsByPlace: [Int: ExpressionID] = [:]
    /// The definitions that every value of a type has, by the type: the member's name, and its place among the definitions.
    var instanceMembers: [String: [(member: String, definition: Int)]] = [:]
    /// The static members that may hold such values, with the types they stand in.
    var instanceCandidates: [(name: Int, type: String)] = []
    /// Whether a property or a variable is declared to be a color.
    var hasColorProperties = false
    /// How many definitions have been made of cases and instances.
    var expansions = 0
    /// Assignments of colors to properties, in the order of the file.
    var assignments: [SwiftAssignment] = []
    /// The scopes that hold assignments, by number.
    var scopes: [SwiftScope] = []
    /// The colors that are given to text and symbols, in the order in which they are met.
    var textColors: [SwiftTextColor] = []
    /// What holds inside the braces of containers.
    var surroundings: [SwiftSurroundings] = []
    /// The foregrounds and backgrounds that meet wherever there is text.
    var meetings: [SwiftMeeting] = []
    /// The surroundings within braces that are a view's content, by their `{`.
    var contents: [Int: SwiftContent] = [:]
    /// What comments say to lie behind views and objects.
    var declaredBackgrounds: [SwiftDeclaredBackground] = []
    /// Their places, by the `{` around them, or −1.
    var declaredByBrace: [Int: [Int]] = [:]
    /// The braces in all of which a comment says what lies behind, in the order of the file.
    var declaredRegions: [SwiftDeclaredRegion] = []
    /// A chain's storage, kept from one to the next.
    var chain = SwiftChain(start: 0, end: 0)

    /// A literal that is a call.
    struct LiteralCall {
        /// The token behind it.
        var upper: Int
        var expression: ExpressionID
    }

    /// A hex literal in a call.
    struct HexLiteral {
        /// Its first token.
        var token: Int
        /// The token of its label, or nil.
        var label: Int?
        var expression: ExpressionID
    }

    /// A scanner of `source`.
    init(_ source: SourceBytes, options: ScanOptions) {
        var tokens = SwiftTokens(of: source)
        tokens.aliases = SwiftTypeAliases(options.swiftProject.aliases)
        tokens.readTypeAliases()
        self.tokens = tokens
        self.options = options
    }

    /// Both passes.
    mutating func run() -> ColorFacts {
        findLiterals()
        settleAlphaOrders()
        shareDeclarations()
        if !options.findsLiteralsOnly {
            readDirectives()
            findUses()
        }
        return facts
    }
}

/// An open bracket.
struct SwiftFrame {
    /// Its token.
    var opener: Int
    /// Whether a statement such as `if` has begun in it whose `{` is not reached, so that a brace is no closure.
    var isInCondition = false
    /// The number of the scope of assignments the frame's content belongs to.
    var scope = 0
    /// What holds for the views in it: an index into ``SwiftScanner/surroundings``, or −1.
    var surroundings = -1
    /// Of a type's braces what a comment says to hold for the views in its members, or −1.
    var memberSurroundings = -1
    /// Whether the views in it lie one over the other.
    var isStack = false
    /// Whether it is a statement's, whose content belongs to the frame around it.
    var isStatement = false
    /// Of a type's braces the type's name, with those around it: `Theme.Dark`.
    var typeName: String?
    /// The full name of the innermost type around what is in it.
    var enclosingType: String?
    /// The full name of the innermost type of which an extension is around what is in it.
    var extendedType: String?
}

extension SwiftScanner {
    /// Opens a frame at the bracket `index`.
    mutating func open(_ index: Int) {
        var frame = SwiftFrame(opener: index)
        if let outer = frames.last {
            frame.scope = outer.scope
            frame.enclosingType = outer.enclosingType
            frame.extendedType = outer.extendedType
        }
        frames.append(frame)
    }

    /// Closes the frame whose closing bracket is `index`, and all that were left open in it.
    mutating func close(_ index: Int) {
        let partner = Int(tokens[index].partner)
        guard partner >= 0 else { return }
        while !frames.isEmpty, frames[frames.count - 1].opener >= partner { frames.removeLast() }
    }
}
