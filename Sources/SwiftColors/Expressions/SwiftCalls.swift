import SourceColors
import SourceText

/// Calls of functions of the project that return colors: `Palette.text(for: theme)`.
extension SwiftNameReader {
    /// The maximum number of arguments of a call that is followed.
    private static let maximumArguments = 8

    /// What is known of an argument.
    private enum Argument {
        /// The case of an enumeration: `.dark`, or `true` or `false`.
        case constant(String)
        /// A value that is known only at run time.
        case variable
    }

    /// Returns the color that the function returns that the link number `index` of `chain` calls, and the index of the link after
    /// it; what is unknown if it cannot be followed.
    func call(_ chain: SwiftChain, at index: Int, of owners: [String]) -> (ExpressionID, Int) {
        let link = chain.links[index]
        let unknown = unknownCall(link, chain)
        let function = tokens.text(link.name)
        var texts: [String] = []
        if let suffix = suffix(of: link) {
            texts = owners.map { $0.isEmpty ? function + suffix : "\($0).\(function)\(suffix)" }
        }
        if let code = code(of: link) {
            texts += owners.map { ($0.isEmpty ? function : $0 + "." + function) + ColorObject.valueCode + "\n" + code }
        }
        guard !texts.isEmpty else { return (unknown, index + 1) }
        return (add(texts, fallback: unknown, at: tokens.byteRange(chain.range(through: link))), index + 1)
    }

    /// Returns the color that an initializer of the project for the color type `type` makes of the case that `link` gives it,
    /// `fallback` if it declares none: `Color(brand: .accent)`.
    func initialized(
        _ type: SwiftColorType, by link: SwiftLink, of chain: SwiftChain, fallback: ExpressionID
    ) -> ExpressionID {
        let suffix = suffix(of: link)
        // Nothing that is given decides.
        if suffix == "()" { return fallback }
        var names: [String] = []
        if let suffix { names.append(type.rawValue + ".init" + suffix) }
        if case .unresolved = facts.kind(of: fallback), let code = code(of: link) {
            names.append(type.rawValue + ".init" + ColorObject.valueCode + "\n" + code)
        }
        return names.isEmpty
            ? fallback : add(names, fallback: fallback, at: tokens.byteRange(chain.range(through: link)))
    }

    /// Returns the steps that call the function that `link` calls with constants, in lines; nil if some arguments are none.
    private func code(of link: SwiftLink) -> String? {
        guard let opener = link.arguments, link.closure == nil, !link.hasMore,
            let arguments = tokens.arguments(opener), arguments.count <= Self.maximumArguments, !arguments.isEmpty
        else { return nil }
        var steps: [ValueStep] = []
        for argument in arguments {
            guard let value = SwiftValueSteps.steps(of: argument.range, in: tokens), isConstant(value) else {
                return nil
            }
            steps += value
        }
        let isInitializer = tokens.isText(link.name, "init") || tokens.isCapitalized(link.name)
        let name = isInitializer ? "Self" : tokens.text(link.name)
        steps.append(.function(name, labels: arguments.map { $0.label.map { tokens.text($0) } ?? "_" }))
        let lines = steps.compactMap(\.line)
        return lines.count == steps.count ? lines.joined(separator: "\n") : nil
    }

    /// Whether `steps` use no names of values, which are known only at run time.
    private func isConstant(_ steps: [ValueStep]) -> Bool {
        steps.allSatisfy {
            guard case .name(let name) = $0 else { return true }
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name.utf8.first ?? 0)
        }
    }

    /// Returns what follows the name of the function that `link` calls: `().label.case`, if a case decides; nil if it cannot be
    /// followed.
    private func suffix(of link: SwiftLink) -> String? {
        guard let opener = link.arguments, link.closure == nil, !link.hasMore,
            let arguments = tokens.arguments(opener), arguments.count <= Self.maximumArguments
        else { return nil }
        var suffix = "()"
        for argument in arguments {
            if tokens.isLabeled(argument, "alpha") || tokens.isLabeled(argument, "opacity") { return nil }
            switch value(of: argument.range) {
            case .variable?: continue
            // Which of several decides is not known.
            case .constant(let name)? where suffix == "()":
                suffix += "." + (argument.label.map { tokens.text($0) } ?? "_") + "." + name
            default: return nil
            }
        }
        return suffix
    }

    /// Returns the full names of the types that may have the function that the link number `index` of `chain` calls, the nearest
    /// first: those around the use if nothing is written before it, and none as an empty name.
    func owners(of chain: SwiftChain, before index: Int) -> [String] {
        if index > 0, !tokens.isText(chain.links[0].name, "self"), !tokens.isText(chain.links[0].name, "Self") {
            let words = chain.links[..<index].map { tokens.text($0.name) }
            return tokens.isCapitalized(chain.links[index - 1].name) ? candidates(words, .type) : []
        }
        guard let name = nesting.type?.name else { return [] }
        var owners = [name]
        while owners.count < 4, let dot = owners[owners.count - 1].utf8.lastIndex(of: UInt8(ascii: ".")) {
            owners.append(String(owners[owners.count - 1][..<dot]))
        }
        return owners
    }

    /// Returns what is known of the argument `range`; nil if it is a value of another kind.
    private func value(of range: TokenRange) -> Argument? {
        let lower = range.lower
        if tokens.kind(lower) == .period, range.upper == lower + 2, tokens.isName(lower + 1) {
            return .constant(tokens.text(lower + 1))
        }
        for (place, index) in range.indices.enumerated() {
            let isWord = place.isMultiple(of: 2)
            guard isWord ? tokens.isName(index) : tokens.kind(index) == .period else {
                guard tokens.kind(index) == .postfixMark else { return nil }
                return range.upper - index < 8
                    && (index + 1..<max(range.upper, index + 1)).allSatisfy {
                        tokens.isName($0) || tokens.kind($0) == .period || tokens.kind($0) == .postfixMark
                    } ? .variable : nil
            }
        }
        if tokens.isText(lower, "true") || tokens.isText(lower, "false") {
            return range.upper == lower + 1 ? .constant(tokens.text(lower)) : nil
        }
        // `Theme.dark`
        let isMember = range.upper == lower + 3 && tokens.isCapitalized(lower) && !tokens.isCapitalized(lower + 2)
        return isMember ? .constant(tokens.text(lower + 2)) : .variable
    }
}
