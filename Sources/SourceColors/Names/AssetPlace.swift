import SourceText

/// The place of a color set in its asset catalog.
package struct AssetPlace: Hashable, Sendable {
    /// The paths of the folders between the catalog and the color set, outermost first.
    package let folders: [String]
    /// The color set's own name: `Brand`.
    package let name: String

    /// Returns the place for the path of a `Contents.json` of a color set; nil for other files.
    ///
    /// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>
    package init?(colorSetAt path: String) {
        let ending = ".colorset/Contents.json"
        guard path.hasSuffix(ending) else { return nil }
        let parts = path.dropLast(ending.utf8.count).split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last, !last.isEmpty else { return nil }
        name = String(last)
        let inner = parts.dropLast()
        let first = inner.lastIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? 0
        folders = inner.indices[first...].map { inner[...$0].joined(separator: "/") }
    }

    /// Returns the path of the folder that a catalog's `Contents.json` at `path` describes; nil for other files.
    package static func folder(describedAt path: String) -> String? {
        let ending = "/Contents.json"
        return path.hasSuffix(ending) ? String(path.dropLast(ending.utf8.count)) : nil
    }

    /// Returns the name to use in code, such as `Theme/Brand`. `provideNamespaces` are the paths of the folders that
    /// are part of names.
    package func name(within provideNamespaces: Set<String>) -> String {
        (spaces(within: provideNamespaces) + [name]).joined(separator: "/")
    }

    private func spaces(within provideNamespaces: Set<String>) -> [String] {
        folders.filter { provideNamespaces.contains($0) }.map { path in
            String(path.split(separator: "/").last ?? "")
        }
    }
}
