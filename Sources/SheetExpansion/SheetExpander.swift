import CSSColors
import SourceColors
import SourceText

/// Writes a Sass or Less sheet as it is after calls of mixins with constant arguments, loops over constants, and
/// placeholders. What depends on anything else gets values that say so.
struct SheetExpander {
    /// The value of a parameter, a variable of a loop, or one in a mixin.
    enum Value {
        case text([ExpandedText.Piece])
        case unknown(Doubt)
    }

    /// The variables of a block.
    struct Scope {
        var values: [String: Value] = [:]
        /// The values that are composed of several pieces, where these are constants.
        var constants: [String: SheetConstant] = [:]
        /// The index of the scope around, or -1.
        var parent: Int
    }

    /// Where statements are read.
    struct Context {
        /// The number of the file.
        var source: Int32 = 0
        /// The index of the scope; -1 in the sheet itself, whose variables the linter resolves.
        var scope = -1
        var frame: Int32 = -1
        /// The index of the block that was passed to the mixin, or -1.
        var content = -1
        /// Why it is not known whether the statements apply; nil if they do.
        var doubt: Doubt?
    }

    /// A block that is passed to a mixin.
    struct Content {
        var statement: Int
        var context: Context
    }

    /// How far a chain of `@if` and `@else` is; it is doubted if compilations differ in what they take.
    enum Chain { case none, taken, open, unknown, doubted }

    enum Task {
        /// Statements from one index up to another.
        case run(Int, Int, Context, Chain)
        /// What ends a block.
        case word(StaticString, Int32)
        case copy(ByteRange, Context)
        /// What was written since an offset is a block that was passed to a mixin.
        case passed(Int)
        /// The rules of placeholders in other files.
        case placeholders(ArraySlice<String>)
    }

    private(set) var sheets: [PreprocessorSheet]
    /// Returns the sheet that defines a name, a member of a module unless that is empty, as a sheet sees it.
    typealias Library = (_ name: String, _ module: String, _ user: PreprocessorSheet) -> PreprocessorSheet?
    let library: Library
    var text = ExpandedText()
    var scopes: [Scope] = []
    var contents: [Content] = []
    var tasks: [Task] = []
    private var steps = 0
    /// The values of variables of files, as far as conditions asked for them, by the numbers of the files that use them.
    var globals: [Int32: [String: SheetConstant]] = [:]
    /// The numbers of the sheets that define names, -1 if none is known.
    var definers: [String: Int32] = [:]
    /// The numbers of the sheets with texts that were computed.
    var computedTexts: [String: Int32] = [:]
    /// The elements of maps and lists that are set for files, by the paths of these and the names.
    var globalItems: [String: [Item]] = [:]
    /// How many lists and maps are being read inside others.
    var itemLevels = 0
    /// The indices of mixins of the sheet itself that were called in it.
    private(set) var called: Set<Int> = []
    /// Whether anything was written in another way than it was read.
    var hasChanged = false
    /// What the calls of mixins define for other files, by their names.
    var makingMixins: [String: MixinDefinitions] = [:]
    /// The names that were looked for in other sheets.
    var wanted: Set<String> = []

    /// The limits: calls in calls, and rounds of a loop.
    static let mostLevels = 24
    static let mostRounds = 64

    /// Creates an expander for `sheet`.
    init(_ sheet: PreprocessorSheet, library: @escaping Library) {
        sheets = [sheet]
        self.library = library
    }

    var dialect: CSSDialect { sheets[0].dialect }
    var syntax: CSSColorSyntax { CSSColorSyntax(dialect: dialect) }
    func source(_ number: Int32) -> SourceBytes { sheets[Int(number)].source }
    func lexemes(_ number: Int32) -> CSSLexemes { CSSLexemes(source(number), dialect: dialect) }

    /// Returns the number of `sheet`.
    mutating func number(of sheet: PreprocessorSheet) -> Int32 {
        count(sheets.count / 16)
        if let known = sheets.firstIndex(where: { $0 === sheet }) { return Int32(truncatingIfNeeded: known) }
        return add(sheet)
    }

    /// Adds a sheet and returns its number.
    mutating func add(_ sheet: PreprocessorSheet) -> Int32 {
        sheets.append(sheet)
        return Int32(truncatingIfNeeded: sheets.count - 1)
    }

    /// Whether it takes too much.
    var isOver: Bool { text.bytes.count > mostBytes || steps > mostSteps }
    private var mostBytes = 0, mostSteps = 0

    /// Counts work that writes nothing, such as reading a list again, in about the time of a statement.
    mutating func count(_ work: Int) { steps += work }

    /// Writes the sheet; returns nil if nothing changes, or it takes too much.
    mutating func expanded() -> ExpandedText? {
        let sheet = sheets[0]
        mostBytes = sheet.source.count * 4 + 1 << 18
        mostSteps = sheet.statements.count * 16 + 1 << 15
        tasks.append(.run(0, sheet.statements.count, Context(), .none))
        if dialect == .scss { tasks.append(.placeholders(sheet.extenders.keys.ordered()[...])) }
        while let task = tasks.popLast() {
            if isOver { return nil }
            switch task {
            case .word(let word, let frame): text.append(word, frame: frame)
            case .copy(let range, let context): copy(range, context)
            case .passed(let start): text.notePassed(ByteRange(start, text.bytes.count))
            case .placeholders(let names):
                guard let name = names.first else { break }
                tasks.append(.placeholders(names.dropFirst()))
                addForeignPlaceholder(name)
            case .run(let index, let end, let context, let chain): run(index, end, context, chain)
            }
        }
        return hasChanged && !isOver ? text : nil
    }

    /// Writes the rule `index` of a placeholder in another file.
    mutating func addForeignRule(_ index: Int, _ context: Context) {
        tasks.append(.run(index, index + 1, context, .none))
    }

    mutating func copy(_ range: ByteRange, _ context: Context) {
        text.append(
            ExpandedText.Piece(source: context.source, range: range, frame: context.frame), from: source(context.source)
        )
    }

    /// Writes the text at `range` with the values of local variables.
    mutating func write(_ range: ByteRange, _ context: Context) {
        let all = pieces(of: range, context)
        if all.count != 1 { hasChanged = true }
        for piece in all { write(piece) }
    }

    mutating func write(_ piece: ExpandedText.Piece) {
        if let doubt = piece.doubt { return text.append(doubt.word(dialect), frame: piece.frame, for: piece) }
        text.append(piece, from: source(piece.source))
    }

    /// Returns a scope inside that of `context`; none in the sheet itself.
    mutating func inner(_ context: Context) -> Context {
        guard context.scope >= 0 else { return context }
        var result = context
        result.scope = scopes.count
        scopes.append(Scope(parent: context.scope))
        return result
    }

    private mutating func run(_ start: Int, _ end: Int, _ context: Context, _ chain: Chain) {
        let sheet = sheets[Int(context.source)]
        let isPlain = context.scope < 0 && context.doubt == nil
        var index = start
        var chain = chain
        while index < end, !isOver {
            steps += 1
            let statement = sheet.statements[index]
            let next = statement.next
            if statement.kind != .otherwise { chain = .none }
            if isPlain, !statement.isActive || statement.kind == .mixin {
                if statement.kind == .mixin, statement.makes {
                    copyMixin(index, context)
                } else {
                    copy(ByteRange(statement.lead, statement.end), context)
                }
                index = next
                continue
            }
            if isPlain, statement.kind != .include {
                copy(ByteRange(statement.lead, statement.prelude.lowerBound), context)
            }
            /// Runs the statements of the block, then those after it.
            func enter(_ inner: Context, _ after: Task? = nil, chain: Chain = .none) {
                tasks.append(.run(next, end, context, chain))
                if let after { tasks.append(after) }
                tasks.append(
                    .run(index + 1, next, inner, .none))
            }
            switch statement.kind {
            case .plain, .extend: writeDeclaration(statement, context)
            case .variable:
                if context.scope >= 0 {
                    assign(statement, context)
                } else if context.doubt == nil {
                    writeDeclaration(statement, context)
                } else {
                    copy(ByteRange(statement.prelude.lowerBound, statement.end), context)
                }
            case .function: break
            case .mixin: break
            case .content:
                hasChanged = true
                guard context.content >= 0 else { break }
                let content = contents[context.content]
                var inside = content.context
                inside.doubt = inside.doubt ?? context.doubt
                if !isBare(statement, context) { inside.doubt = .content }
                let sheet = sheets[Int(inside.source)]
                let block = sheet.statements[content.statement]
                tasks += [.run(next, end, context, .none), .passed(text.bytes.count)]
                inside = inner(inside)
                tasks.append(.run(content.statement + 1, block.next, inside, .none))
                return
            case .condition, .otherwise:
                var isTrue: Bool? = true
                if statement.kind == .otherwise, chain == .taken {
                    hasChanged = true
                    index = next
                    continue
                } else if chain == .unknown || chain == .doubted {
                    isTrue = nil
                } else if let range = condition(of: statement, context) {
                    isTrue = truth(of: range, context)
                    chain = isTrue == nil && asksForVariable(range, context) ? .doubted : .unknown
                }
                if isTrue == false {
                    hasChanged = true
                    chain = .open
                    index = next
                    continue
                }
                if isTrue == nil, context.scope < 0 {
                    openBlock(statement, context)
                    var inside = context
                    if chain == .doubted {
                        hasChanged = true
                        inside.doubt = inside.doubt ?? .condition
                    }
                    return enter(inside, .copy(ByteRange(statement.bodyEnd, statement.end), context), chain: chain)
                }
                hasChanged = true
                var inside = inner(context)
                if isTrue == nil { inside.doubt = inside.doubt ?? .condition }
                return enter(inside, chain: isTrue == nil ? .unknown : .taken)
            case .loop:
                guard context.scope >= 0 else {
                    openBlock(statement, context)
                    return enter(context, .copy(ByteRange(statement.bodyEnd, statement.end), context))
                }
                var inside = inner(context)
                inside.doubt = inside.doubt ?? .loop
                setUnknown(statement, inside, .loop)
                return enter(inside)
            case .each:
                hasChanged = true
                tasks.append(.run(next, end, context, .none))
                return runRounds(index, statement, context)
            case .include:
                if let calls = call(index, statement, context) {
                    hasChanged = true
                    tasks.append(.run(next, end, context, .none))
                    for call in calls.reversed() {
                        if call.context.source == 0 { called.insert(call.mixin) }
                        let mixin = sheets[Int(call.context.source)].statements[call.mixin]
                        tasks.append(
                            .run(call.mixin + 1, mixin.next, call.context, .none))
                    }
                    return
                }
                writeUnknown(index, context)
                if isPlain { copy(ByteRange(statement.lead, statement.prelude.lowerBound), context) }
                guard statement.hasBlock else {
                    writeDeclaration(statement, context)
                    break
                }
                fallthrough
            case .rule, .atRule:
                if statement.kind == .rule, dialect == .scss, context.scope < 0,
                    statement.isExtended || sheet.placeholder(in: statement.prelude, sheet.source) != nil
                {
                    if openPlaceholder(index, statement, context) {
                        hasChanged = true
                    } else if context.source == 0 {
                        openBlock(statement, context)
                    } else {
                        index = next
                        continue
                    }
                } else {
                    openBlock(statement, context)
                }
                if isPlain { return enter(context, .copy(ByteRange(statement.bodyEnd, statement.end), context)) }
                let inside = inner(context)
                return enter(inside, .word("}", context.frame))
            }
            index = next
        }
    }
}
