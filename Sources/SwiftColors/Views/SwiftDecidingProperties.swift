import SourceColors
import SourceText

/// The properties of views that callers set, and that conditions ask: `Badge(isDark: true)` with `if isDark { … }` in it.
extension SwiftNameReader {
    /// Returns how callers set the property `name` of the view `type`, which conditions call `subject`; nil if it is computed, a
    /// wrapper keeps its value, or code changes it.
    func decidingProperty(_ name: String, of type: String, subject: String) -> DecidingProperty? {
        guard let declaration = file.declarations.member(name, of: type), declaration.type == type else { return nil }
        if isBinding(declaration.token), file.declarations.types[type]?.hasInitializer == false {
            return DecidingProperty(view: type, label: name, subject: subject, initialValue: nil, isBinding: true)
        }
        guard let given = givenProperty(name, declaration) else { return nil }
        // A variable of an optional type begins as nil.
        let isNil =
            given.initialValue == nil && file.declarations.types[type]?.hasInitializer == false
            && isOptionalVariable(declaration.token)
        let value = isNil ? "nil" : given.initialValue.flatMap { tokens.constant($0) }
        // A string decides seldom, and those of arguments are not read.
        return DecidingProperty(
            view: type, label: given.label, subject: subject,
            initialValue: value?.hasPrefix("\"") ?? true ? nil : value,
            mayBeClosure: isNil && mayBeClosure(declaration.token + 2))
    }

    /// Whether the property at `name` is a variable with an optional type: `var icon: String?`.
    private func isOptionalVariable(_ name: Int) -> Bool {
        guard tokens.isText(name - 1, "var"), tokens.kind(name + 1) == .colon, tokens.isName(name + 2) else {
            return false
        }
        var last = name + 2
        while tokens.kind(last + 1) == .period, tokens.isName(last + 2) { last += 2 }
        return tokens.kind(last + 1) == .postfixMark && tokens.isText(last + 1, "?")
    }

    /// Whether the type that the token `type` begins may be one of closures, or of content that they make.
    private func mayBeClosure(_ type: Int) -> Bool {
        let word = tokens.text(type)
        return word.utf8.count < 3 || Self.closureWords.contains { word.hasSuffix($0) }
    }

    private static let closureWords =
        SwiftViewScopes.contentWords.parts(separatedBy: " ").map(String.init)
        + ["Content", "Label", "View", "Action", "Handler", "Closure", "Block", "Callback", "Completion"]

    /// Whether the property at `name` is bound to a value elsewhere: `@Binding var isOn: Bool`.
    private func isBinding(_ name: Int) -> Bool {
        (max(name - 4, 0)..<max(name, 0)).contains { tokens.isText($0, "Binding") && tokens.kind($0 - 1) == .at }
    }
}

extension SwiftExpressionReader {
    /// Returns what conditions call the property of the view around that `range` passes on; nil for anything else, and for types
    /// that decide seldom.
    fileprivate func passedSubject(_ range: TokenRange) -> String? {
        let isOwn = range.upper == range.lower + 3 && tokens.isText(range.lower, "self")
        guard isOwn || range.upper == range.lower + 1, tokens.isName(range.last), let type = names.nesting.type?.name,
            let declaration = names.file.declarations.member(tokens.text(range.last), of: type),
            tokens.kind(declaration.token + 1) == .colon, tokens.isCapitalized(declaration.token + 2),
            !Self.undecidingTypes.contains(tokens.bytes(declaration.token + 2))
        else { return nil }
        return subject(range, type)
    }

    /// The types of properties that seldom decide about branches.
    private static let undecidingTypes = WordSet(
        """
        String Substring LocalizedStringKey LocalizedStringResource AttributedString Text Image UIImage NSImage Color UIColor \
        NSColor Int Double Float CGFloat CGSize CGRect CGPoint Date URL UUID Data Binding Set Array Dictionary Namespace Font
        """)
}

extension SwiftViewScopes {
    /// Returns the arguments in the parentheses at `opener` that may decide about branches of a view; nil if it is not known what
    /// is given.
    ///
    /// - Parameter item: what the sheet around is given.
    func decidingArguments(in opener: Int?, after name: Int, given item: SwiftPresentedItem?) -> [DecidingArgument]? {
        let closure = DecidingArgument(label: DecidingArgument.trailingClosure, values: [], isBound: false)
        guard let opener else { return tokens.kind(name + 1) == .leftBrace ? [closure] : nil }
        var result: [DecidingArgument] = []
        for (index, argument) in (tokens.arguments(opener) ?? []).enumerated() {
            let kind = tokens.kind(argument.lower)
            guard argument.label != nil || index == 0 else { continue }
            let label = argument.label.map { tokens.text($0) } ?? ViewArgument.unlabeled
            if kind == .leftBrace || kind == .stringOpen {
                // That it is given at all may decide.
                result.append(DecidingArgument(label: label, values: [], isBound: false))
                continue
            }
            var value = argument.range
            // `.constant(false)`
            let isBound =
                kind == .period && tokens.isText(value.lower + 1, "constant")
                && tokens.kind(value.lower + 2) == .leftParen
            if isBound { value = TokenRange(value.lower + 3, max(value.last, value.lower + 3)) }
            let constant = tokens.constant(value)
            let values = constant.map { [$0] } ?? item.map { $0.is(value, tokens) ? $0.values : [] } ?? []
            let subject = values.isEmpty && !isBound ? expressions.passedSubject(value) : nil
            result.append(DecidingArgument(label: label, values: values, isBound: isBound, subject: subject))
        }
        if let close = tokens.closing(opener), tokens.kind(close + 1) == .leftBrace {
            result.append(closure)
        }
        return result
    }
}
