import SourceText

/// Evaluates constant expressions of a file: numbers, `+ - * /`, parentheses, conversions such as `CGFloat(…)`, and names of
/// constants.
///
/// It works on stacks of its own, which are kept from one expression to the next.
final class SwiftConstantEvaluator {
    private enum Entry {
        case operation(SwiftNumber.Operation)
        case negation
        /// An open parenthesis, with the conversion that it calls.
        case bracket(SwiftNumber.Kind)
    }

    /// The value of a named constant.
    private enum Constant {
        case number(SwiftNumber)
        /// Not a constant, or one that is being evaluated.
        case unknown
    }

    private let file: SwiftFile
    private let tokens: SwiftTokens
    /// The constants evaluated so far, by the token of their declaration.
    private var constants = [Int: Constant]()
    /// The number of names that the current expression is nested in.
    private var depth = 0
    private static let maximumDepth = 8

    private let loops: SwiftLoops
    /// The current elements of loops, by the token of their variables.
    private var elements = [Int: SwiftNumber]()
    /// The variables of loops that expressions use, with all their elements, in the order of their first use; nil while
    /// nobody asks.
    private var variables: [(token: Int, elements: [SwiftNumber])]?

    private var numbers: [SwiftNumber] = []
    private var pending: [Entry] = []
    /// The conversions to floating point whose argument is a division of integers that dropped a fraction, by their `(`,
    /// with the argument's value. Callers that need them clear them first.
    var truncations: [(opener: Int, number: SwiftNumber)] = []

    init(_ file: SwiftFile) {
        self.file = file
        tokens = file.tokens
        loops = SwiftLoops(file)
    }

    /// Calls `body` for each combination of the elements of the loops that the expressions which it evaluates depend on.
    ///
    /// - Returns: what `body` returns, in the order of the loops; nil if there is no loop, or a combination has no value, or
    ///   there are too many.
    func eachElement<Value>(_ body: () -> Value?) -> [Value]? {
        variables = []
        defer {
            variables = nil
            elements = [:]
        }
        // The first call finds the variables.
        guard body() != nil, let found = variables, !found.isEmpty else { return nil }
        let count = found.reduce(1) { $0 * $1.elements.count }
        guard count <= SwiftLoops.maximumCount else { return nil }
        var result: [Value] = []
        for index in 0..<count {
            var rest = index
            for variable in found.reversed() {
                elements[variable.token] = variable.elements[rest % variable.elements.count]
                rest /= variable.elements.count
            }
            guard let value = body() else { return nil }
            result.append(value)
        }
        return result
    }

    /// Calls `body` with the parameters declared at the tokens of `arguments` being these numbers.
    func withArguments<Value>(_ arguments: [Int: SwiftNumber], _ body: () -> Value) -> Value {
        let outside = elements
        elements = arguments
        defer { elements = outside }
        return body()
    }

    /// Returns `number` as a value of the type that the word at `type` names; nil if that is no type of numbers.
    func converted(_ number: SwiftNumber, toTypeAt type: Int) -> SwiftNumber? {
        Self.conversions[tokens.bytes(type)].flatMap { number.converted(to: $0) }
    }

    /// Returns the current element of the loop with the variable `declaration`; nil if it belongs to none.
    private func element(of declaration: SwiftDeclaration) -> SwiftNumber? {
        if let current = elements[declaration.token] { return current }
        guard let found = variables, found.count < 3 else { return nil }
        let outside = (numbers, pending, depth)
        let all = loops.elements(of: declaration, self)
        (numbers, pending, depth) = outside
        guard let first = all.first else { return nil }
        variables?.append((declaration.token, all))
        elements[declaration.token] = first
        return first
    }

    /// The maximum number of tokens of a name with the types around it.
    private static let longestName = 8

    /// Returns the value of `range` as a floating-point number, or nil if it is not a constant expression.
    func floatingPoint(_ range: TokenRange) -> Double? { value(range)?.asFloatingPoint }

    /// Returns the value of `range`, or nil if it is not a constant expression.
    func value(_ range: TokenRange) -> SwiftNumber? {
        let (lower, upper) = (range.lower, range.upper)
        if upper == lower + 1, tokens.kind(lower) == .number { return SwiftNumber(literal: tokens.bytes(lower)) }
        numbers.removeAll(keepingCapacity: true)
        pending.removeAll(keepingCapacity: true)
        var wantsOperand = true
        var index = lower
        while index < upper {
            let token = tokens[index]
            switch token.kind {
            case .number where wantsOperand:
                guard let number = SwiftNumber(literal: tokens.bytes(index)) else { return nil }
                numbers.append(number)
                negate()
                wantsOperand = false
            case .leftParen where wantsOperand: pending.append(.bracket(.literal))
            case .identifier where wantsOperand:
                if tokens.kind(index + 1) == .leftParen, tokens.continuesCall(index + 1) {
                    guard let kind = Self.conversions[tokens.bytes(index)] else { return nil }
                    pending.append(.bracket(kind))
                    index += 1
                } else {
                    var last = index
                    while last < index + Self.longestName, tokens.kind(last + 1) == .period { last += 2 }
                    guard last < upper, let number = constant(index, last) else { return nil }
                    numbers.append(number)
                    negate()
                    index = last
                    wantsOperand = false
                }
            case .operator where wantsOperand:
                guard token.flags.contains(.prefix) else { return nil }
                if tokens.isText(index, "-") {
                    pending.append(.negation)
                } else if !tokens.isText(index, "+") {
                    return nil
                }
            case .operator:
                guard !token.flags.contains(.prefix), !token.flags.contains(.postfix),
                    let operation = operation(index)
                else { return nil }
                while case .operation(let before)? = pending.last, before.binds(before: operation) {
                    guard apply() else { return nil }
                }
                pending.append(.operation(operation))
                wantsOperand = true
            case .rightParen where !wantsOperand:
                while case .operation? = pending.last { guard apply() else { return nil } }
                guard case .bracket(let kind)? = pending.popLast(), let number = numbers.popLast(),
                    let converted = number.converted(to: kind)
                else { return nil }
                if number.losesFraction(to: kind), let opener = tokens.partner(index) {
                    truncations.append((opener, number))
                }
                numbers.append(converted)
                negate()
            default: return nil
            }
            index += 1
        }
        guard !wantsOperand else { return nil }
        while !pending.isEmpty { guard apply() else { return nil } }
        return numbers.count == 1 ? numbers[0] : nil
    }

    /// Returns the number that the name in the tokens `first...last` stands for: `base`, `Theme.base`, `Self.base`,
    /// `Card.Layout.base`.
    private func constant(_ first: Int, _ last: Int) -> SwiftNumber? {
        guard tokens.isName(last), depth < Self.maximumDepth else { return nil }
        let names = file.declarations
        let name = tokens.text(last)
        let declaration: SwiftDeclaration?
        if first == last {
            declaration = names.declaration(of: name, at: first)
        } else if last == first + 2, tokens.isText(first, "Self") || tokens.isText(first, "self") {
            declaration = names.declaration(of: name, at: first).flatMap { $0.type == nil ? nil : $0 }
        } else {
            // `Self.Layout.base` is looked up like `Layout.base`.
            let start = tokens.isText(first, "Self") ? first + 2 : first
            declaration = names.member(name, ofTypeCalled: tokens.joinedText(TokenRange(start, last - 1)))
        }
        guard let declaration else { return nil }
        if declaration.meaning == .other, first == last { return element(of: declaration) }
        guard declaration.meaning == .binding, tokens.isText(declaration.token - 1, "let") else { return nil }
        switch constants[declaration.token] {
        case .number(let number): return number
        case .unknown: return nil
        case nil: break
        }
        constants[declaration.token] = .unknown
        guard let number = value(of: declaration) else { return nil }
        constants[declaration.token] = .number(number)
        return number
    }

    private func value(of declaration: SwiftDeclaration) -> SwiftNumber? {
        var next = declaration.token + 1
        var type: SwiftNumber.Kind?
        if tokens.kind(next) == .colon {
            type = Self.conversions[tokens.bytes(next + 1)]
            guard type != nil else { return nil }
            next += 2
        }
        guard tokens.kind(next) == .equal else { return nil }
        let upper = tokens.endOfExpression(from: next + 1, limit: min(tokens.count, next + 200))
        let outside = (numbers, pending)
        depth += 1
        defer {
            depth -= 1
            (numbers, pending) = outside
        }
        guard upper > next + 1, let number = value(TokenRange(next + 1, upper)) else { return nil }
        if let type {
            if type == .integer { return number.converted(to: type) }
            return number.asFloatingPoint.map { SwiftNumber(type == .float ? Double(Float($0)) : $0, type) }
        }
        return number.kind == .literal ? number.converted(to: number.isIntegral ? .integer : .double) : number
    }

    /// Applies the signs right before the last number.
    private func negate() {
        while case .negation? = pending.last, let last = numbers.popLast() {
            pending.removeLast()
            numbers.append(last.negated)
        }
    }

    /// Applies the last pending operation to the last two numbers.
    private func apply() -> Bool {
        guard case .operation(let operation)? = pending.popLast(), let right = numbers.popLast(),
            let left = numbers.popLast(), let result = SwiftNumber.combine(operation, left, right)
        else { return false }
        numbers.append(result)
        return true
    }

    private func operation(_ index: Int) -> SwiftNumber.Operation? {
        if tokens.isText(index, "/") { return .divide }
        if tokens.isText(index, "*") { return .times }
        if tokens.isText(index, "+") { return .plus }
        return tokens.isText(index, "-") ? .minus : nil
    }

    private static let conversions = WordTable<SwiftNumber.Kind>([
        ("CGFloat Double Float64", .double),
        ("Float Float32", .float),
        ("Int UInt UInt8 Int32 UInt32", .integer),
    ])
}
