import ColorMath
import JSONSyntax
import SourceText

/// The color set of an asset catalog, `Brand.colorset/Contents.json`, as Xcode reads it: a list of entries, of which one is
/// shown for each device and appearance.
///
/// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html>
struct ColorSet {
    /// The entries, in the order of the file.
    let entries: [Entry]

    /// One entry: a color, and for what it is.
    struct Entry {
        /// The entry's object.
        let node: Int32
        /// The value of `color`; nil where the entry has none.
        let color: Int32?
        /// For which devices it is: idiom, display, locale and the like. Entries that differ in it do not stand in for each
        /// other in the same place.
        let devices: String
        /// Whether its appearances ask for a dark look (`true`) or a light one; nil where they ask for neither.
        var isDark: Bool?
        /// Whether they ask for increased contrast.
        var isHighContrast = false
        /// Whether they ask for something else, such as a tinted look.
        var isForOtherLooks = false

        /// How well the entry fits `appearance`, more is better; nil where it is for others.
        func fit(to appearance: Appearance) -> Int? {
            if isForOtherLooks || isDark ?? appearance.isDark != appearance.isDark { return nil }
            if isHighContrast, !appearance.isHighContrast { return nil }
            return (isDark == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
        }
    }

    /// The color set that `tree` is; nil where it is something else.
    init?(_ tree: JSONTree, in source: SourceBytes) {
        guard let root = tree.nodes.first, root.kind == .object, tree.member("info", of: 0, in: source) != nil,
            let list = tree.member("colors", of: 0, in: source), tree.nodes[Int(list)].kind == .array
        else { return nil }
        var entries: [Entry] = []
        for child in tree.children(of: list) {
            guard tree.nodes[Int(child)].kind == .object else { return nil }
            entries.append(Entry(child, tree, source))
        }
        guard entries.contains(where: { tree.member("idiom", of: $0.node, in: source) != nil }) else { return nil }
        self.entries = entries
    }

    /// The entries that are shown in `appearance`: for each kind of device the best, or all the best.
    func shown(in appearance: Appearance) -> [Entry] {
        var best: [(devices: String, fit: Int, entries: [Entry])] = []
        for entry in entries {
            guard let fit = entry.fit(to: appearance) else { continue }
            guard let index = best.firstIndex(where: { $0.devices == entry.devices }) else {
                best.append((entry.devices, fit, [entry]))
                continue
            }
            if fit > best[index].fit {
                best[index] = (entry.devices, fit, [entry])
            } else if fit == best[index].fit {
                best[index].entries.append(entry)
            }
        }
        return best.flatMap(\.entries)
    }
}

extension ColorSet.Entry {
    fileprivate init(_ node: Int32, _ tree: JSONTree, _ source: SourceBytes) {
        self.node = node
        color = tree.member("color", of: node, in: source).flatMap { tree.nodes[Int($0)].kind == .object ? $0 : nil }
        var devices: [String] = []
        var appearances: Int32?
        for child in tree.children(of: node) {
            if tree.hasKey(child, "appearances", in: source) {
                appearances = child
            } else if let value = tree.string(child, in: source) {
                devices.append(source.text(tree.nodes[Int(child)].keyContentRange) + "=" + value)
            }
        }
        self.devices = devices.sorted().joined(separator: ",")
        guard let appearances, tree.nodes[Int(appearances)].kind == .array else { return }
        for each in tree.children(of: appearances) {
            let kind = tree.string(tree.member("appearance", of: each, in: source), in: source)
            switch (kind, tree.string(tree.member("value", of: each, in: source), in: source)) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): isHighContrast = true
            default: isForOtherLooks = true
            }
        }
    }
}
