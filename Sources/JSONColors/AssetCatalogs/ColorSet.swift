import ColorMath
import JSONSyntax
import SourceText

/// A color set of an asset catalog, `Brand.colorset/Contents.json`, as Xcode reads it: a list of entries, one of which
/// is shown for each device and appearance.
///
/// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html>
struct ColorSet {
    /// The entries, in source order.
    let entries: [Entry]

    /// A color with the devices and appearances it is for.
    struct Entry {
        let node: Int32
        /// The value of `color`; nil if the entry has none.
        let color: Int32?
        /// The devices it is for: idiom, display, locale and the like. Entries for different devices never replace each
        /// other.
        let devices: String
        /// Whether its appearances ask for dark (`true`) or light; nil if they ask for neither.
        var isDark: Bool?
        /// Whether they ask for increased contrast.
        var isHighContrast = false
        /// Whether they ask for anything else, such as a tinted appearance.
        var isForOtherLooks = false

        /// Returns how well the entry fits `appearance`, higher is better; nil if it does not apply.
        func fit(to appearance: Appearance) -> Int? {
            if isForOtherLooks || isDark ?? appearance.isDark != appearance.isDark { return nil }
            if isHighContrast, !appearance.isHighContrast { return nil }
            return (isDark == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
        }
    }

    /// Creates the color set in `tree`; returns nil if the document is something else.
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

    /// Returns the entries shown in `appearance`: the best for each kind of device, or all of them if several are
    /// equally good.
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
        self.devices = devices.ordered().joined(separator: ",")
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
