import JSONSyntax
import SourceColors
import SourceText

extension JSONColorScanner {
    /// A foreground over a background, as indices of their values.
    struct Meeting {
        var foreground: Int32
        var background: Int32
        /// The values under the background, topmost first, as far as they are known.
        var bases: [Int32] = []
        /// The evidence that the two meet.
        var kind = PairKind.container
        var content = PairContent.text
        /// Whether the foreground is one of a terminal's colors.
        var isPalette = false
    }

    /// Returns the pairs among the members of the object at `index` whose keys belong together by their form.
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
        var found: [Meeting] = []
        func add(_ foreground: Int32, _ key: String, over layers: [Int32]) {
            guard let behind = layers.first else { return }
            var meeting = Meeting(foreground: foreground, background: behind, bases: Array(layers.dropFirst()))
            meeting.content = JSONThemeColors.content(of: key)
            meeting.isPalette = key.hasPrefix("terminal.ansi")
            found.append(meeting)
        }
        for (key, foreground) in keys {
            for background in JSONNamedPairs.backgrounds(of: key) {
                let layers = layers(of: background, in: values)
                add(foreground, key, over: layers)
                if !layers.isEmpty { break }
            }
            for (surface, other) in JSONThemeSurfaces.states(of: key)
            where values[other] == nil && values[surface] != nil {
                add(foreground, key, over: layers(of: surface, in: values))
            }
        }
        return found
    }

    /// Returns the values of the surface `key` and of those under it among `values`, topmost first; empty if the topmost
    /// is not known.
    private func layers(of key: String, in values: [String: Int32]) -> [Int32] {
        var layers: [Int32] = []
        var next: String? = key
        // Longer than any chain of surfaces.
        for _ in 0..<8 {
            guard let key = next else { break }
            let (under, unset) = JSONThemeSurfaces.layers(of: key)
            if let value = values[key] {
                layers.append(value)
                next = under
            } else {
                next = unset
            }
        }
        return layers
    }

    /// Returns the values in the object at `index` whose keys end in `foreground`.
    func namedForegrounds(in index: Int32) -> [Int32] {
        tree.children(of: index).filter { child in
            let node = tree.nodes[Int(child)]
            guard node.kind == .string || node.kind == .object, !node.isKeyEscaped else { return false }
            return JSONNamedPairs.isForeground(source.buffer(node.keyContentRange))
        }
    }

    /// Returns the pairs of text colors in the group at `foregrounds` and backgrounds in the group at `backgrounds`, by
    /// role: `fgColor.danger` is used on `bgColor.danger.muted`, and `fgColor.onEmphasis` on `bgColor.danger.emphasis`.
    ///
    /// <https://app.unpkg.com/@primer/primitives/files/DESIGN_TOKENS_SPEC.md>
    func roleMeetings(_ foregrounds: Int32, over backgrounds: Int32) -> [Meeting] {
        let roles = roles(of: backgrounds)
        var found: [Meeting] = []
        guard let page = roles["default"] else { return [] }
        for (role, foreground) in self.roles(of: foregrounds) {
            switch role {
            case "default", "muted": found.append(Meeting(foreground: foreground, background: page))
            case "onEmphasis":
                // Text on yellow is dark.
                for (role, group) in roles where role != "attention" {
                    guard let behind = tree.member("emphasis", of: group, in: source) else { continue }
                    found.append(Meeting(foreground: foreground, background: behind, bases: [page]))
                }
            default:
                guard let behind = roles[role].flatMap({ tree.member("muted", of: $0, in: source) }) else { continue }
                found.append(Meeting(foreground: foreground, background: behind, bases: [page]))
            }
        }
        // In the order of the file.
        return found.ordered { ($0.foreground, $0.background) < ($1.foreground, $1.background) }
    }

    /// Returns the pairs of text colors in the group at `texts` on the page in the group at `backgrounds`.
    ///
    /// <https://mui.com/material-ui/customization/palette/>
    func paletteMeetings(_ texts: Int32, over backgrounds: Int32) -> [Meeting] {
        guard let page = tree.member("default", of: backgrounds, in: source) else { return [] }
        return (["primary", "secondary"] as [StaticString]).compactMap { key in
            tree.member(key, of: texts, in: source).map { Meeting(foreground: $0, background: page) }
        }
    }

    /// Returns the groups in the group at `index`, by key; empty if it is no group.
    private func roles(of index: Int32) -> [String: Int32] {
        var roles: [String: Int32] = [:]
        guard tree.nodes[Int(index)].kind == .object else { return roles }
        for child in tree.children(of: index) where tree.nodes[Int(child)].kind == .object {
            roles[source.text(tree.nodes[Int(child)].keyContentRange)] = child
        }
        return roles
    }

    /// Returns the pairs of a terminal's color scheme: each color on the scheme's background.
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

    /// Returns the pairs of text and editor in a VS Code theme: `tokenColors[].settings.foreground` and
    /// `semanticTokenColors` over `editor.background`. Does not guess VS Code's defaults. VS Code ignores the
    /// background of a token, so these pairs replace those that its two keys would form.
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
            if background != nil { meeting.bases = [editor] }
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
