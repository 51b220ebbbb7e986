import JSONSyntax
import SourceText

/// Pairs whose keys say by their form that they belong together: `button.foreground` and `button.background`,
/// `primary-foreground` and `primary`, `onPrimary` and `primary`.
enum JSONNamedPairs {
    /// Whether `key` may be the foreground of such a pair.
    @inline(__always)
    static func mayBeForeground(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard key.count > 2, let last = key.last else { return false }
        // `…foreground`
        if last == UInt8(ascii: "d"), key.count > 10, key[key.count - 10] | 0x20 == UInt8(ascii: "f") { return true }
        // `onPrimary`, `md.sys.color.on-primary`
        let start = key.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
        guard key.count > start + 3, key[start] == UInt8(ascii: "o"), key[start + 1] == UInt8(ascii: "n") else {
            return false
        }
        let next = key[start + 2]
        return next == UInt8(ascii: "-") || next == UInt8(ascii: "_") || next == 0x20 || next &- 0x41 < 26
    }

    /// Whether `key` ends in `foreground` or `Foreground`.
    static func isForeground(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let word: StaticString = "oreground"
        guard key.count > word.utf8CodeUnitCount else { return false }
        let start = key.count - word.utf8CodeUnitCount
        guard key[start - 1] | 0x20 == UInt8(ascii: "f") else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { key[start + $0] == word.utf8Start[$0] }
    }

    /// The keys that name what lies behind the foreground `key`, the likeliest first; none where it is no foreground.
    static func backgrounds(of key: String) -> [String] {
        let parts = key.utf8.lastIndex(of: UInt8(ascii: ".")).map { key.utf8.index(after: $0) } ?? key.startIndex
        let (group, word) = (String(key[..<parts]), String(key[parts...]))
        for (ending, replacement) in [("foreground", "background"), ("Foreground", "Background")]
        where word.hasSuffix(ending) {
            var stem = String(word.dropLast(ending.utf8.count))
            // Only a theme's keys with a group have these.
            if !group.isEmpty {
                if let under = JSONThemeColors.cursors[key] { return [under] }
                let kin = JSONThemeColors.surfaces[key].map { [$0] } ?? []
                return [group + stem + replacement] + kin
            }
            let separators: [UInt8] = [UInt8(ascii: "-"), UInt8(ascii: "_")]
            if let last = stem.utf8.last, separators.contains(last) { stem.removeLast() }
            return stem.isEmpty ? [] : [String(word.dropLast(ending.utf8.count)) + replacement, stem]
        }
        guard word.hasPrefix("on"), word.utf8.count > 3 else { return [] }
        let rest = word.dropFirst(2)
        guard let first = rest.unicodeScalars.first else { return [] }
        if first == "-" || first == "_" || first == " " { return [group + rest.dropFirst()] }
        guard first.properties.isUppercase else { return [] }
        return [group + rest.prefix(1).lowercased() + rest.dropFirst(), group + rest]
    }

    /// The colours of a terminal that programs write in; black and white are the two ends, and one of them is as the
    /// background is.
    static let terminalColors: [String] = [
        "red", "green", "yellow", "blue", "purple", "magenta", "cyan", "brightBlack", "brightRed", "brightGreen",
        "brightYellow", "brightBlue", "brightPurple", "brightMagenta", "brightCyan",
    ]
}

extension JSONColorScanner {
    /// A foreground over a background, by their values.
    struct Meeting {
        /// The value of the foreground.
        var foreground: Int32
        /// The value of the background.
        var background: Int32
        /// What lies under the background, where that is known.
        var base: Int32?
        /// How the two are known to meet.
        var kind = PairKind.container
        /// What is drawn in the foreground.
        var content = PairContent.text
        /// Whether the foreground is one of a terminal's colours.
        var isPalette = false
    }

    /// The pairs among the members of the object at `index` that belong together by the form of their keys.
    func namedMeetings(in index: Int32) -> [Meeting] {
        var values: [String: Int32] = [:]
        var keys: [(key: String, value: Int32)] = []
        for child in tree.children(of: index) {
            let node = tree.nodes[Int(child)]
            guard node.kind == .string || node.kind == .object, !node.isKeyEscaped else { continue }
            let key = source.text(node.keyContentRange)
            values[key] = child
            keys.append((key, child))
        }
        let editor = values["editor.background"]
        var found: [Meeting] = []
        for (key, foreground) in keys {
            for background in JSONNamedPairs.backgrounds(of: key) {
                guard let behind = values[background] else { continue }
                var meeting = Meeting(foreground: foreground, background: behind)
                meeting.content = JSONThemeColors.content(of: key)
                if background.hasPrefix("editor."), behind != editor { meeting.base = editor }
                found.append(meeting)
                break
            }
        }
        return found
    }

    /// The values of the object at `index` whose keys end in `foreground`.
    func namedForegrounds(in index: Int32) -> [Int32] {
        tree.children(of: index).filter { child in
            let node = tree.nodes[Int(child)]
            guard node.kind == .string || node.kind == .object, !node.isKeyEscaped else { return false }
            return JSONNamedPairs.isForeground(source.buffer(node.keyContentRange))
        }
    }

    /// The pairs of a terminal's colour scheme: each colour on the scheme's background.
    ///
    /// <https://learn.microsoft.com/windows/terminal/customize-settings/color-schemes>
    func terminalMeetings(in index: Int32, background: Int32) -> [Meeting] {
        guard tree.member("brightBlack", of: index, in: source) != nil else { return [] }
        var found: [Meeting] = []
        for child in tree.children(of: index) where tree.nodes[Int(child)].kind == .string {
            let key = source.text(tree.nodes[Int(child)].keyContentRange)
            guard JSONNamedPairs.terminalColors.contains(key) else { continue }
            found.append(
                Meeting(foreground: child, background: background, isPalette: true))
        }
        return found
    }

    /// The pairs of a VS Code theme between its texts and its editor: `tokenColors[].settings.foreground` and the
    /// `semanticTokenColors` over the `editor.background`. A default of VS Code is not guessed. VS Code ignores the background
    /// of a token, so it replaces the pair that the two keys beside each other seem to be.
    ///
    /// <https://code.visualstudio.com/api/extension-guides/color-theme>
    func themeMeetings() -> [Meeting] {
        guard let root = tree.nodes.first, root.kind == .object,
            let colors = tree.member("colors", of: 0, in: source),
            let editor = tree.member("editor.background", of: colors, in: source)
        else { return [] }
        var found: [Meeting] = []
        func add(_ foreground: Int32?, over background: Int32?) {
            guard let foreground else { return }
            var meeting = Meeting(foreground: foreground, background: background ?? editor)
            if background != nil { meeting.base = editor }
            found.append(meeting)
        }
        if let list = tree.member("tokenColors", of: 0, in: source), tree.nodes[Int(list)].kind == .array {
            for rule in tree.children(of: list) {
                guard let settings = tree.member("settings", of: rule, in: source) else { continue }
                add(tree.member("foreground", of: settings, in: source), over: nil)
            }
        }
        if let list = tree.member("semanticTokenColors", of: 0, in: source), tree.nodes[Int(list)].kind == .object {
            for rule in tree.children(of: list) {
                let isStyle = tree.nodes[Int(rule)].kind == .object
                add(isStyle ? tree.member("foreground", of: rule, in: source) : rule, over: nil)
            }
        }
        return found
    }
}
