import JSONSyntax
import SourceColors
import SourceText

/// Checks a color set against the values that Xcode accepts.
struct ColorSetCheck {
    private let tree: JSONTree
    private let source: SourceBytes
    private(set) var problems: [ColorSetProblem] = []

    static let spaces = [
        "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
    ]
    private static let idioms = [
        "universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision", "ios-marketing", "watch-marketing",
        "reality",
    ]
    private static let appearances = ["luminosity": ["light", "dark", "tinted"], "contrast": ["high", "normal"]]

    /// Checks `set`, which was read from `tree`.
    init(_ set: ColorSet, _ tree: JSONTree, in source: SourceBytes) {
        self.tree = tree
        self.source = source
        var seen: [(devices: String, entry: ColorSet.Entry)] = []
        for entry in set.entries {
            checkWord("idiom", of: entry.node, among: Self.idioms, "idiom")
            let isKnown = checkAppearances(of: entry.node)
            if let color = entry.color { checkColor(color) }
            let isTwin = seen.contains {
                $0.devices == entry.devices && $0.entry.isDark == entry.isDark
                    && $0.entry.isHighContrast == entry.isHighContrast
            }
            if isTwin, isKnown, !entry.isForOtherLooks {
                report(tree.nodes[Int(entry.node)].range, "duplicate entry for the same devices and appearance")
            }
            if !entry.isForOtherLooks { seen.append((entry.devices, entry)) }
        }
    }

    private mutating func report(
        _ range: ByteRange, _ message: String, _ replacements: [String] = [], words: [String] = []
    ) {
        problems.append(ColorSetProblem(range: range, message: message, replacements: replacements, words: words))
    }

    /// Checks that the string under `key` is one of `words`, and returns the word if so.
    @discardableResult
    private mutating func checkWord(
        _ key: StaticString, of object: Int32, among words: [String], _ noun: String
    ) -> String? {
        guard let index = tree.member(key, of: object, in: source), let word = tree.string(index, in: source) else {
            return nil
        }
        if words.contains(word) || word.hasPrefix("generic") { return word }
        report(
            tree.nodes[Int(index)].contentRange, "unknown \(noun) “\(word)”", words: words)
        return nil
    }

    /// Checks the entry's appearances; returns whether all of them are known.
    private mutating func checkAppearances(of entry: Int32) -> Bool {
        guard let list = tree.member("appearances", of: entry, in: source) else { return true }
        let before = problems.count
        for each in tree.children(of: list) {
            let kinds = Self.appearances.keys.ordered()
            guard let kind = checkWord("appearance", of: each, among: kinds, "kind of appearance") else { continue }
            checkWord("value", of: each, among: Self.appearances[kind] ?? [], kind)
        }
        return problems.count == before
    }

    private mutating func checkColor(_ color: Int32) {
        guard let components = tree.member("components", of: color, in: source),
            tree.nodes[Int(components)].kind == .object
        else { return }
        let space = checkWord("color-space", of: color, among: Self.spaces, "color space")
        let isGray = space.map { $0 == "gray-gamma-22" || $0 == "extended-gray" }
        let hasWhite = tree.member("white", of: components, in: source) != nil
        let hasRed = tree.member("red", of: components, in: source) != nil
        if let isGray, isGray ? hasRed && !hasWhite : hasWhite && !hasRed {
            report(
                tree.nodes[Int(components)].range,
                isGray
                    ? "a gray color has `white`, not red, green and "
                        + "blue" : "a color in \(space ?? "") has no `white`")
        }
        let isExtended = space == nil || space?.hasPrefix("extended") == true
        for child in tree.children(of: components) {
            let node = tree.nodes[Int(child)]
            let isAlpha = tree.hasKey(child, "alpha", in: source)
            check(child, node, isAlpha: isAlpha, isExtended: isExtended && !isAlpha)
        }
        if hasRed || !hasWhite {
            for (key, has) in [
                ("red", hasRed), ("green", tree.member("green", of: components, in: source) != nil),
                ("blue", tree.member("blue", of: components, in: source) != nil),
            ] where !has && !hasWhite && isGray != true {
                report(tree.nodes[Int(components)].range, "missing component `\(key)`")
            }
        }
    }

    /// Checks the component at `index`.
    private mutating func check(_ index: Int32, _ node: JSONTree.Node, isAlpha: Bool, isExtended: Bool) {
        let key = source.text(node.keyContentRange)
        guard ["red", "green", "blue", "white", "alpha"].contains(key) else {
            return report(node.keyContentRange, "unknown component `\(key)`")
        }
        guard node.kind == .string || node.kind == .number else {
            return report(node.range, "a component must be a number in a string")
        }
        let text = source.text(node.contentRange)
        guard let channel = JSONChannel(node, in: source, isInString: node.kind == .string) else {
            let words = text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
            let pointed = String(decoding: words, as: UTF8.self)
            let percent = text.hasSuffix("%") ? Double(text.dropLast()) : nil
            let meant = percent.map { decimalText($0 / 100, places: 3, minimumPlaces: 3) }
            let isNumber = Double(pointed) != nil && pointed != text
            return report(
                node.contentRange, "invalid component “\(text)”: write 0.500, 128 or 0x80",
                [meant, isNumber ? pointed : nil].compactMap { $0 })
        }
        let value = isAlpha && channel.spelling == .integer ? channel.number : channel.component
        if isExtended || (0...1).contains(value) { return }
        let range = isAlpha || channel.spelling.isDecimal ? "0…1" : "0…255"
        var replacements: [String] = []
        let isWhole = channel.number == channel.number.rounded() && (0...255).contains(channel.number)
        if isWhole, channel.spelling.isDecimal, !isAlpha {
            replacements = [decimalText(channel.number, places: 0)]
        } else if isWhole, isAlpha, channel.number > 1 {
            let places = decimalText(channel.number / (channel.number > 100 ? 255 : 100), places: 3, minimumPlaces: 3)
            replacements = [places]
        }
        report(node.contentRange, "\(text) is outside \(range)", replacements)
    }
}

extension JSONChannel.Spelling {
    /// Whether it has a decimal point.
    fileprivate var isDecimal: Bool { if case .decimal = self { true } else { false } }
}
