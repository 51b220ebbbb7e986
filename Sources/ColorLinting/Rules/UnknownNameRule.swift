import SourceColors
import SourceText

/// Flags references to undefined color names.
enum UnknownNameRule: Rule {
    static let metadata = RuleMetadata(
        id: "unknown-name",
        summary: "reference to an undefined color name",
        why: """
            Flags color names that are not defined anywhere in the project, and aliases defined in terms of themselves.

            A misspelled name causes no error: `var(--brnad)` makes a declaration invalid, `Color("Brnad")` is clear, and a \
            token alias such as `{color.brnad}` is dropped or stops the build.

            A name is flagged only if it is known to be wrong. A custom property could also be defined by a script or a \
            page, so it is flagged only if it differs by one typo from a defined property. An asset catalog color is flagged \
            if the project has asset catalogs, an alias if its group defines tokens. Definitions are known only when a whole \
            folder is checked; in a single file, only aliases to its own groups are checked. A name with a fallback, such as \
            `var(--brand, #fff)`, is never flagged.

            The fix writes the most similar defined name.
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

    static func check(_ context: RuleContext, report: RuleReport) {
        let facts = context.facts
        var names: [(id: ExpressionID, name: ColorName, range: ByteRange)] = []
        facts.expressions.forEachName { id, expression in
            guard case .name(let name) = expression.kind, name.space != .swiftMember, name.space != .assetSymbol else {
                return
            }
            names.append((id, name, expression.range))
        }
        if names.isEmpty { return }
        var resolver = context.resolver ?? Resolver(facts, path: context.file.path, workspace: context.workspace)
        var meanings = Meanings(context)
        var seen: Set<ByteRange> = []
        for (id, name, range) in names {
            let outcome = resolver.outcome(of: id, named: name, at: range)
            guard outcome != .known, seen.insert(range).inserted else { continue }
            let shown = name.space == .token ? "{\(name.text)}" : name.text
            guard outcome == .unknown else {
                if name.space == .token {
                    report.add(
                        at: range,
                        "\(shown) is defined in terms of itself")
                }
                continue
            }
            guard let place = place(of: name, in: range, context), case .mistake(let meant) = meanings.verdict(on: name)
            else { continue }
            let fix = meant.map { context.fix("Write \($0)", .review, replacing: place, with: $0) }
            report.add(
                at: range,
                "\(shown) is not defined" + (meant.map { "; did you mean \($0)?" } ?? ""),
                fixes: fix.map { [$0] } ?? [])
        }
    }

    /// Returns the range of `name` in the expression at `range`; nil if the expression contains more than the name,
    /// such as a bundle.
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

/// Decides whether undefined names are mistakes, and suggests corrections.
private struct Meanings {
    enum Verdict {
        /// It may be defined elsewhere.
        case unclear
        /// It is wrong, and this name was probably meant.
        case mistake(meant: String?)
    }

    /// Maximum number of names in a file for which suggestions are computed.
    private static let maxSuggestions = 100

    private let context: RuleContext
    private var ownProperties: NameSlips?
    private var ownAreKnown: Bool?
    private var known: [ColorName.Space: KnownNames] = [:]
    private var suggestionCount = 0

    init(_ context: RuleContext) { self.context = context }

    mutating func verdict(on name: ColorName) -> Verdict {
        if name.space == .customProperty {
            guard !context.workspace.isEmpty else { return .unclear }
            var like = context.workspace.customProperties(like: name.text)
            // A folder's names mostly include the file's own.
            if like == nil || !workspaceKnowsOwn() {
                let own = ownProperties ?? NameSlips(names(in: name.space))
                ownProperties = own
                like = (own.candidates(for: name.text) ?? []).union(like ?? [])
            }
            return NameSlips.meant(by: name.text, among: like ?? []).map { .mistake(meant: $0) } ?? .unclear
        }
        let names = known[name.space] ?? KnownNames(name.space, context, own: names(in: name.space))
        known[name.space] = names
        guard names.hasSibling(of: name.text) else { return .unclear }
        suggestionCount += 1
        guard suggestionCount <= Self.maxSuggestions else { return .mistake(meant: nil) }
        return .mistake(meant: nearestName(to: name.text, among: names.texts))
    }

    /// Whether all custom properties that the file defines are in the workspace.
    private mutating func workspaceKnowsOwn() -> Bool {
        let known =
            ownAreKnown
            ?? context.facts.definitions.allSatisfy {
                $0.name.space != .customProperty || context.workspace.defines($0.name)
            }
        ownAreKnown = known
        return known
    }

    /// The file's own names.
    private func names(in space: ColorName.Space) -> [String] {
        context.facts.definitions.filter { $0.name.space == space }.map { $0.name.text }
    }
}

/// The defined names of one kind.
private struct KnownNames {
    /// The names; empty if only a single file is known and that is not sufficient.
    let texts: [String]
    private let space: ColorName.Space
    /// Groups of token names.
    private let groups: Set<Substring>

    init(_ space: ColorName.Space, _ context: RuleContext, own: [String]) {
        let canTell = space == .token || !context.workspace.isEmpty
        texts = canTell ? Set(own).union(context.workspace.definedNames(in: space)).ordered() : []
        self.space = space
        groups = space == .token ? Set(texts.compactMap(Self.group)) : []
    }

    /// Whether similar names are defined, so that this one should be too: for an asset, any; for a token, in the same
    /// group.
    func hasSibling(of text: String) -> Bool {
        space == .asset ? !texts.isEmpty : Self.group(of: text).map { groups.contains($0) } ?? false
    }

    /// Returns the group of a token: `color` for `color.brand`.
    private static func group(of text: String) -> Substring? {
        text.utf8.firstIndex(of: UInt8(ascii: ".")).map { text[..<$0] }
    }
}

extension Resolver {
    /// The result of looking up a name.
    enum NameOutcome {
        case known, unknown, circular
    }

    /// Looks up `name`, which the expression `id` uses.
    fileprivate mutating func outcome(
        of id: ExpressionID, named name: ColorName, at range: ByteRange
    ) -> NameOutcome {
        if isUndefined(name, at: range) { return .unknown }
        // Circles of other names go without a finding.
        guard name.space == .token else { return .known }
        let resolved = resolve(id)
        if case .same(.unresolved(.circularName)) = resolved { return .circular }
        return .known
    }
}
