import ColorMath
import SourceColors
import SourceText

/// Functions of the project that take colors for several appearances by label: `Color(light: …, dark: …)`.
extension SwiftExpressionReader {
    /// Returns the choice between the arguments labeled `light` and `dark`, or with similar words, of the call `link` of
    /// `chain`; nil if it has other labels.
    func labeledChoice(
        _ link: SwiftLink, _ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int
    ) -> ExpressionID? {
        guard let opener = link.arguments, tokens.isName(opener + 1), tokens.kind(opener + 2) == .colon,
            appearances(ofLabel: opener + 1) != nil, let arguments = tokens.arguments(opener), arguments.count > 1,
            arguments.count <= 4
        else { return nil }
        let isInitializer = tokens.isText(link.name, "init") || tokens.colorType(tokens.bytes(link.name)) != nil
        var places: [(AppearanceSet, SwiftArgument)] = []
        for argument in arguments {
            guard let label = argument.label, let set = appearances(ofLabel: label),
                isInitializer || !Self.labels(label, are: "day", "night", in: tokens)
            else { return nil }
            places.append((set, argument))
        }
        let own = tokens.colorFamily(tokens.bytes(chain.start)) ?? family
        var values = PerAppearance<ExpressionID?>(nil)
        // A color for increased contrast replaces the one for both.
        for (set, argument) in places.ordered(by: { $0.0.count > $1.0.count }) {
            let value = given(argument, to: link, expression(argument.range, own, depth: depth + 1))
            for appearance in Appearance.allCases where set.contains(appearance) { values[appearance] = value }
        }
        let range = tokens.byteRange(chain.range(through: link))
        guard let light = values.light, let dark = values.dark, let lightHigh = values.lightHighContrast,
            let darkHigh = values.darkHighContrast, light != dark
        else { return nil }
        let inLight = light == lightHigh ? light : addContrast(light, lightHigh, at: range)
        let inDark = dark == darkHigh ? dark : addContrast(dark, darkHigh, at: range)
        facts.note(own, at: range)
        return facts.add(.lightDark(light: inLight, dark: inDark), at: range)
    }

    /// Returns the color of the case that `argument` of the project's initializer `link` may be, or else `color`:
    /// `UIColor(light: .ink100, dark: .ink0)`.
    private func given(_ argument: SwiftArgument, to link: SwiftLink, _ color: ExpressionID) -> ExpressionID {
        guard let label = argument.label, tokens.kind(argument.lower) == .period, argument.upper == argument.lower + 2,
            let type = tokens.colorType(tokens.bytes(link.name))
        else { return color }
        switch facts.kind(of: color) {
        case .name, .nameOr, .unresolved: break
        // Whether `.gray` is the system's depends on what the initializer takes, which is a color with the usual labels.
        default: if Self.usualLabels.contains(tokens.bytes(label)) { return color }
        }
        let name = type.rawValue + ".init()." + tokens.text(label) + "." + tokens.text(argument.lower + 1)
        return facts.add(.nameOr(ColorName(.swiftMember, name), fallback: color), at: tokens.byteRange(argument.range))
    }

    private static let usualLabels = WordSet("light dark any lightMode darkMode default day night")

    /// Returns the appearances that the label at `index` names.
    private func appearances(ofLabel index: Int) -> AppearanceSet? {
        let isHigh = SwiftColorWords.saysContrast(tokens.bytes(index))
        let isLight =
            Self.labels(index, are: "light", "any", in: tokens) || Self.labels(index, are: "day", "default", in: tokens)
        let isDark = Self.labels(index, are: "dark", "night", in: tokens)
        guard isLight != isDark else { return nil }
        let both: AppearanceSet = isLight ? .light : .dark
        return isHigh ? both.intersection(.highContrast) : both
    }

    /// Whether the label at `index` begins with one of the two words: `light`, `lightHex`.
    private static func labels(_ index: Int, are first: StaticString, _ second: StaticString, in tokens: SwiftTokens)
        -> Bool
    {
        let bytes = tokens.bytes(index)
        return [first, second].contains { word in
            guard bytes.count >= word.utf8CodeUnitCount else { return false }
            for offset in 0..<word.utf8CodeUnitCount where bytes[offset] != word.utf8Start[offset] { return false }
            guard bytes.count > word.utf8CodeUnitCount else { return true }
            return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[word.utf8CodeUnitCount])
        }
    }
}
