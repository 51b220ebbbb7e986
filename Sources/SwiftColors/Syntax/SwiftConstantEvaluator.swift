import SourceText

/// Works out constant expressions over a file's tokens: numbers, `+ - * /`, brackets and conversions such as `CGFloat(…)`.
///
/// Has stacks of its own, kept from one expression to the next.
struct SwiftConstantEvaluator {
    private enum Entry {
        case operation(SwiftNumber.Operation)
        case negation
        /// An open bracket, with the conversion called by it.
        case bracket(SwiftNumber.Kind)
    }

    /// The names of the file, once they have been asked for.
    private var known: SwiftDeclarations?
    /// The named numbers worked out so far, by the token of their declaration.
    private var constants: [Int: SwiftNumber?] = [:]
    /// How many names deep the current expression is.
    private var depth = 0
    private static let deepest = 8

    private var numbers: [SwiftNumber] = []
    private var pending: [Entry] = []
    /// The brackets of conversions to floating point in which a division of integers has dropped a fraction, by their `(`,
    /// with what they hold. Whoever wants to know clears it first.
    var truncations: [(opener: Int, number: SwiftNumber)] = []

    /// The value of the tokens `lower..<upper` of `tokens` where a floating-point number is wanted, or nil where they are no
    /// constant expression.
    mutating func floatingPoint(_ tokens: SwiftTokens, _ lower: Int, _ upper: Int) -> Double? {
        value(tokens, lower, upper)?.asFloatingPoint
    }

    /// The number the tokens `lower..<upper` come to.
    mutating func value(_ tokens: SwiftTokens, _ lower: Int, _ upper: Int) -> SwiftNumber? {
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
                    let last = tokens.kind(index + 1) == .period ? index + 2 : index
                    guard last < upper, let number = constant(tokens, index, last) else { return nil }
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
                    let operation = operation(tokens, index)
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
                if number.losesFraction(to: kind) { truncations.append((Int(tokens[index].partner), number)) }
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

    /// The names that the file of `tokens` declares.
    mutating func declarations(_ tokens: SwiftTokens) -> SwiftDeclarations {
        if let known { return known }
        let declarations = SwiftDeclarations(tokens)
        known = declarations
        return declarations
    }

    /// The number that the name in the tokens `first...last` stands for: `base`, `Theme.base`, `Self.base`.
    private mutating func constant(_ tokens: SwiftTokens, _ first: Int, _ last: Int) -> SwiftNumber? {
        guard tokens.isName(last), depth < Self.deepest else { return nil }
        let names = declarations(tokens)
        let name = tokens.text(last)
        let declaration: SwiftDeclaration?
        if first == last {
            declaration = names.declaration(of: name, at: first)
        } else if tokens.isText(first, "Self") || tokens.isText(first, "self") {
            declaration = names.declaration(of: name, at: first).flatMap { $0.type == nil ? nil : $0 }
        } else {
            declaration = names.member(name, of: tokens.text(first))
        }
        guard let declaration, declaration.meaning == .binding, tokens.isText(declaration.token - 1, "let") else {
            return nil
        }
        if let known = constants[declaration.token] { return known }
        constants[declaration.token] = .some(nil)
        let number = value(tokens, of: declaration)
        constants[declaration.token] = .some(number)
        return number
    }

    private mutating func value(_ tokens: SwiftTokens, of declaration: SwiftDeclaration) -> SwiftNumber? {
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
        guard upper > next + 1, let number = value(tokens, next + 1, upper) else { return nil }
        if let type {
            if type == .integer { return number.converted(to: type) }
            return number.asFloatingPoint.map { SwiftNumber(type == .float ? Double(Float($0)) : $0, type) }
        }
        return number.kind == .literal ? number.converted(to: number.isIntegral ? .integer : .double) : number
    }

    /// Applies the signs that stand right before the last number.
    private mutating func negate() {
        while case .negation? = pending.last, let last = numbers.popLast() {
            pending.removeLast()
            numbers.append(last.negated)
        }
    }

    /// Applies the last pending operation to the last two numbers.
    private mutating func apply() -> Bool {
        guard case .operation(let operation)? = pending.popLast(), let right = numbers.popLast(),
            let left = numbers.popLast(), let result = SwiftNumber.combine(operation, left, right)
        else { return false }
        numbers.append(result)
        return true
    }

    private func operation(_ tokens: SwiftTokens, _ index: Int) -> SwiftNumber.Operation? {
        if tokens.isText(index, "/") { return .divide }
        if tokens.isText(index, "*") { return .times }
        if tokens.isText(index, "+") { return .plus }
        return tokens.isText(index, "-") ? .minus : nil
    }

    private static let conversions = SwiftWordTable<SwiftNumber.Kind>([
        ("CGFloat", .double), ("Double", .double), ("Float64", .double), ("Float", .float), ("Float32", .float),
        ("Int", .integer), ("UInt", .integer), ("UInt8", .integer), ("Int32", .integer), ("UInt32", .integer),
    ])
}
