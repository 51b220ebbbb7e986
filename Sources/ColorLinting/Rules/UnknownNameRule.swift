import SourceColors
import SourceText

/// Flags names of colours that nothing defines, among such that are.
enum UnknownNameRule: Rule {
    static let card = RuleCard(
        id: "unknown-name",
        summary: "a colour's name has no definition where such names have one",
        why: """
            A misspelled name gives no error: `var(--brnad)` leaves a declaration without effect, `Color("Brnad")` is clear, \
            and a token's alias `{color.brnad}` is left out or stops the build. An alias that leads back to itself gives no \
            colour either.

            A name counts as unknown only where that can be told: a custom property, which a script or a page may define as \
            well, where it is another's name with a slip in one word, a catalogue's colour where there are catalogues, an alias where its \
            group has tokens. Only a whole folder shows what is defined, so in a single file aliases of its own groups are all \
            that is judged. A name with a fallback, `var(--brand, #fff)`, is never flagged.

            The fix writes the nearest name that is defined.
            """,
        severity: .warning,
        isEditorOnly: false,
        examples: [
            .flagged(
                .json,
                ##"{"color": {"brand": {"$value": "#336699"}, "link": {"$value": "⟦{color.brnad}¦unknown-name⟧"}}}"##),
            .flagged(
                .json,
                ##"{"color": {"a": {"value": "⟦{color.b.value}¦unknown-name⟧"}, "b": {"value": "⟦{color.a}¦unknown-name⟧"}}}"##
            ),
            .flagged(
                .json,
                ##"{"c": {"ink": {"$value": "#000000"}, "line": {"$type": "border", "$value": {"color": "⟦{c.inc}¦unknown-name⟧", "width": "1px"}}}}"##
            ),
            .allowed(
                .json, ##"{"color": {"brand": {"$value": "#336699"}, "link": {"$value": "{color.brand}"}}}"##),
            .allowed(
                .json, ##"{"color": {"brand": {"$value": "#336699"}, "link": {"$value": "{palette.blue.500}"}}}"##),
            .allowed(
                .json,
                ##"{"size": {"s": {"$value": "4px"}}, "b": {"$value": {"color": "#000000", "width": "{size.s}"}}}"##),
            .allowed(.css, ":root { --brand: #369 } p { color: var(--brnad); background: #fff }"),
            .fixed(
                .json,
                ##"{"color": {"brand": {"$value": "#336699"}, "link": {"$value": "{color.brnad}"}}}"##,
                into: ##"{"color": {"brand": {"$value": "#336699"}, "link": {"$value": "{color.brand}"}}}"##),
        ])

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        let facts = context.facts
        var resolver: Resolver?
        var meanings = Meanings(context)
        var seen: Set<ByteRange> = []
        for id in facts.expressions.ids {
            guard case .name(let name) = facts.expressions[id].kind, name.space != .swiftMember,
                name.space != .assetSymbol
            else { continue }
            if resolver == nil {
                resolver =
                    context.resolver ?? Resolver(facts, path: context.file.path, workspace: context.workspace)
            }
            let range = facts.expressions[id].range
            guard let outcome = resolver?.outcome(of: id, named: name), outcome != .known, seen.insert(range).inserted
            else { continue }
            let shown = name.space == .token ? "{\(name.text)}" : name.text
            guard outcome == .unknown else {
                if name.space == .token {
                    report(
                        Finding(
                            rule: card.id, severity: severity, range: range,
                            message: "\(shown) leads in a circle, which gives no colour"))
                }
                continue
            }
            guard let place = place(of: name, in: range, context), case .mistake(let meant) = meanings.verdict(on: name)
            else { continue }
            let fixes = meant.map {
                [
                    Fix(
                        title: "Write \($0)", safety: .review,
                        edits: [FileEdit(path: context.file.path, edit: Edit(place, $0))])
                ]
            }
            report(
                Finding(
                    rule: card.id, severity: severity, range: range,
                    message: "\(shown) has no definition" + (meant.map { "; did you mean \($0)?" } ?? ""),
                    fixes: fixes ?? []))
        }
    }

    /// Where the text of `name` stands in the expression at `range`; nil where the expression says more than the name, such as
    /// the bundle it is from.
    private static func place(of name: ColorName, in range: ByteRange, _ context: RuleContext) -> ByteRange? {
        context.file.withBytes { source in
            let text = Array(name.text.utf8)
            let bytes = source.buffer(range)
            guard bytes.count >= text.count else { return nil }
            for start in 0...(bytes.count - text.count) where bytes[start...].starts(with: text) {
                let rest = bytes[(start + text.count)...]
                if name.space == .asset, !rest.isEmpty, rest.count > 2 || rest.first != UInt8(ascii: "\"") {
                    return nil
                }
                return ByteRange(range.lowerBound + start, range.lowerBound + start + text.count)
            }
            return nil
        }
    }
}

/// Tells of names that nothing defines whether they are mistakes, and what was meant.
private struct Meanings {
    enum Verdict {
        /// Somebody else may define it.
        case unclear
        /// It is wrong, and this name was probably meant.
        case mistake(meant: String?)
    }

    /// For so many names in a file the nearest one is looked for among all.
    private static let mostSuggestions = 100

    private let context: RuleContext
    private var ownProperties: NameSlips?
    private var known: [ColorName.Space: KnownNames] = [:]
    private var suggestionCount = 0

    init(_ context: RuleContext) { self.context = context }

    mutating func verdict(on name: ColorName) -> Verdict {
        if name.space == .customProperty {
            guard !context.workspace.isEmpty else { return .unclear }
            let own = ownProperties ?? NameSlips(names(in: name.space))
            ownProperties = own
            let like = own.candidates(for: name.text).union(context.workspace.customProperties(like: name.text))
            return NameSlips.meant(by: name.text, among: like).map { .mistake(meant: $0) } ?? .unclear
        }
        let names = known[name.space] ?? KnownNames(name.space, context, own: names(in: name.space))
        known[name.space] = names
        guard names.hasKin(of: name.text) else { return .unclear }
        suggestionCount += 1
        guard suggestionCount <= Self.mostSuggestions else { return .mistake(meant: nil) }
        return .mistake(meant: nearestName(to: name.text, among: names.texts))
    }

    /// The file's own names.
    private func names(in space: ColorName.Space) -> [String] {
        context.facts.definitions.filter { $0.name.space == space }.map { $0.name.text }
    }
}

/// The names of one kind that this file and the others define.
private struct KnownNames {
    /// The names; none where it takes a whole folder to tell, and only a file is known.
    let texts: [String]
    private let space: ColorName.Space
    /// The groups that the names of tokens begin with.
    private let groups: Set<Substring>

    init(_ space: ColorName.Space, _ context: RuleContext, own: [String]) {
        let canTell = space == .token || !context.workspace.isEmpty
        texts = canTell ? Set(own).union(context.workspace.definedNames(in: space)).sorted() : []
        self.space = space
        groups = space == .token ? Set(texts.compactMap(Self.group)) : []
    }

    /// Whether names like `text` are defined, so that it ought to be: any of a catalogue, tokens of the same group.
    func hasKin(of text: String) -> Bool {
        space == .asset ? !texts.isEmpty : Self.group(of: text).map { groups.contains($0) } ?? false
    }

    /// `color` of the token `color.brand`.
    private static func group(of text: String) -> Substring? {
        text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text[..<$0] }
    }
}

extension Resolver {
    /// What came of looking a name up.
    enum NameOutcome {
        case known, unknown, circular
    }

    /// What comes of looking up `name`, which the expression `id` asks for.
    fileprivate mutating func outcome(of id: ExpressionID, named name: ColorName) -> NameOutcome {
        if isUndefined(name, at: id) { return .unknown }
        // Circles of other names go without a finding.
        guard name.space == .token else { return .known }
        let resolved = resolve(id)
        if case .same(.unresolved(.circularName)) = resolved { return .circular }
        return .known
    }
}
