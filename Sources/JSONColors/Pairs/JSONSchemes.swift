import JSONSyntax
import SourceColors
import SourceText

/// The tables of what lies on what in the color schemes of terminals and editors: Zed, Alacritty, iTerm2, Sublime Text and
/// base16.
enum JSONSchemes {
    /// The rows of one kind of scheme: a foreground, and the surfaces that it may be on, topmost first.
    struct Table {
        let rows: [(foreground: String, surfaces: [String])]
        /// What precedes and follows the number or the name of a terminal's color, and the surface that all are on.
        var palette: (names: [String], surface: String)?

        fileprivate init(_ text: StaticString, palette: (names: [String], surface: String)? = nil) {
            rows = String(describing: text).split(separator: "\n").compactMap { line in
                let parts = line.split(separator: ";").map(String.init)
                return parts.first.map { ($0, Array(parts.dropFirst())) }
            }
            self.palette = palette
        }
    }

    /// The colors that programs write in. Black and white are left out because one of them is close to the background.
    private static let colors = ["red", "green", "yellow", "blue", "magenta", "cyan"]

    /// The style of a theme of Zed. <https://zed.dev/schema/themes/v0.2.0.json>
    static let zed = Table(
        """
        text.muted;panel.background;surface.background;background
        text.accent;panel.background;surface.background;background
        text.placeholder;element.background;surface.background;background
        editor.line_number;editor.gutter.background;editor.background;background
        editor.active_line_number;editor.gutter.background;editor.background;background
        terminal.foreground;terminal.background;background
        """,
        palette: (
            (colors + ["bright_black"] + colors.map { "bright_" + $0 }).map { "terminal.ansi." + $0 },
            "terminal.background"
        ))

    /// The colors in a configuration of Alacritty. <https://alacritty.org/config-alacritty.html>
    static let alacritty = Table(
        """
        cursor.text;cursor.cursor
        selection.text;selection.background
        primary.bright_foreground;primary.background
        """,
        palette: (
            colors.map { "normal." + $0 } + (["black"] + colors).map { "bright." + $0 }, "primary.background"
        ))

    /// A profile of iTerm2. <https://iterm2.com/documentation-dynamic-profiles.html>
    static let iTerm = Table(
        """
        Bold Color;Background Color
        Link Color;Background Color
        Cursor Text Color;Cursor Color
        Selected Text Color;Selection Color
        """,
        palette: ((Array(1...6) + Array(8...14)).map { "Ansi \($0) Color" }, "Background Color"))

    /// The globals of a color scheme of Sublime Text. <https://www.sublimetext.com/docs/color_schemes.html>
    static let sublime = Table(
        """
        gutter_foreground;gutter;background
        selection_foreground;selection;background
        find_highlight_foreground;find_highlight;background
        """)

    /// A base16 or base24 scheme. <https://github.com/tinted-theming/home/blob/main/styling.md>
    static let base16 = Table(
        """
        base03;base00
        base04;base01
        base05;base00
        base08;base00
        base09;base00
        base0A;base00
        base0B;base00
        base0C;base00
        base0D;base00
        base0E;base00
        base0F;base00
        """)
}

extension JSONColorScanner {
    /// Returns the pairs of the document if it is a color scheme of one of ``JSONSchemes``.
    func schemeMeetings() -> [Meeting] {
        guard let root = tree.nodes.first, root.kind == .object else { return [] }
        var found: [Meeting] = []
        if let themes = tree.member("themes", of: 0, in: source), tree.nodes[Int(themes)].kind == .array {
            for theme in tree.children(of: themes) {
                guard let style = tree.member("style", of: theme, in: source) else { continue }
                let values = colors(in: style)
                found += meetings(values, JSONSchemes.zed)
                guard let syntax = tree.member("syntax", of: style, in: source),
                    let editor = values["editor.background"]
                else { continue }
                for rule in tree.children(of: syntax) {
                    guard let color = tree.member("color", of: rule, in: source) else { continue }
                    found.append(Meeting(foreground: color, background: editor))
                }
            }
        }
        let colors = tree.member("colors", of: 0, in: source) ?? 0
        if tree.member("primary", of: colors, in: source) != nil, tree.member("normal", of: colors, in: source) != nil {
            found += meetings(self.colors(in: colors), JSONSchemes.alacritty)
        }
        if let profiles = tree.member("Profiles", of: 0, in: source) {
            for profile in tree.children(of: profiles) {
                found += meetings(self.colors(in: profile), JSONSchemes.iTerm)
            }
        } else if tree.member("Background Color", of: 0, in: source) != nil {
            found += meetings(self.colors(in: 0), JSONSchemes.iTerm)
        }
        let palette = tree.member("palette", of: 0, in: source) ?? 0
        if tree.member("base00", of: palette, in: source) != nil {
            found += meetings(self.colors(in: palette), JSONSchemes.base16)
        }
        if let globals = tree.member("globals", of: 0, in: source) {
            let values = self.colors(in: globals)
            found += meetings(values, JSONSchemes.sublime)
            guard let page = values["background"], let rules = tree.member("rules", of: 0, in: source) else {
                return found
            }
            for rule in tree.children(of: rules) {
                guard let color = tree.member("foreground", of: rule, in: source),
                    tree.member("background", of: rule, in: source) == nil
                else { continue }
                // Text may be in one of several colors.
                let isList = tree.nodes[Int(color)].kind == .array
                for color in isList ? Array(tree.children(of: color)) : [color] {
                    found.append(Meeting(foreground: color, background: page))
                }
            }
        }
        return found
    }

    /// Returns the value that the string `node` names in a color scheme of Sublime Text: `var(ink)`; nil if it names none.
    mutating func variable(_ node: JSONTree.Node) -> Int32? {
        guard node.contentRange.count > 5, source[node.contentRange.lowerBound] == UInt8(ascii: "v") else { return nil }
        let text = source.text(node.contentRange)
        guard text.hasPrefix("var("), text.hasSuffix(")") else { return nil }
        if variables == nil { variables = tree.member("variables", of: 0, in: source).map { colors(in: $0) } ?? [:] }
        return variables?[String(text.dropFirst(4).dropLast())]
    }

    /// Returns the values in the object at `index` by key, and those in the objects in it by both keys.
    private func colors(in index: Int32) -> [String: Int32] {
        var values: [String: Int32] = [:]
        guard tree.nodes[Int(index)].kind == .object else { return values }
        for child in tree.children(of: index) {
            let node = tree.nodes[Int(child)]
            guard node.kind == .string || node.kind == .object else { continue }
            let key = source.text(node.keyContentRange)
            values[key] = child
            guard node.kind == .object else { continue }
            for inner in tree.children(of: child) where tree.nodes[Int(inner)].kind == .string {
                values[key + "." + source.text(tree.nodes[Int(inner)].keyContentRange)] = inner
            }
        }
        return values
    }

    private func meetings(_ values: [String: Int32], _ table: JSONSchemes.Table) -> [Meeting] {
        var found: [Meeting] = []
        for (foreground, surfaces) in table.rows {
            guard let foreground = values[foreground] else { continue }
            let layers = surfaces.compactMap { values[$0] }
            guard let first = layers.first else { continue }
            found.append(Meeting(foreground: foreground, background: first, bases: Array(layers.dropFirst())))
        }
        guard let palette = table.palette, let surface = values[palette.surface] else { return found }
        for name in palette.names {
            guard let color = values[name] else { continue }
            let bases = values["background"].map { [$0] } ?? []
            found.append(Meeting(foreground: color, background: surface, bases: bases, isPalette: true))
        }
        return found
    }
}
