import SourceText

/// The place of a color set in its asset catalog.
package struct AssetPlace: Sendable {
    /// The path of the color set, without `.colorset`.
    private let path: Substring
    /// The color set's own name: `Brand`.
    package let name: String

    /// Returns the place for the path of a `Contents.json` of a color set; nil for other files.
    ///
    /// <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>
    package init?(colorSetAt path: String) {
        let ending = ".colorset/Contents.json"
        guard path.hasSuffix(ending) else { return nil }
        let bytes = path.utf8.dropLast(ending.utf8.count)
        let last = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[$0...].dropFirst() } ?? bytes
        guard !last.isEmpty else { return nil }
        self.path = Substring(bytes)
        name = String(Substring(last))
    }

    /// The paths of the folders between the catalog and the color set, outermost first.
    package var folders: [String] {
        let inner = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map { String($0) }
        let first = inner.lastIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? 0
        return inner.indices[first...].map { inner[...$0].joined(separator: "/") }
    }

    /// Returns the path of the folder that a catalog's `Contents.json` at `path` describes; nil for other files.
    package static func folder(describedAt path: String) -> String? {
        let ending = "/Contents.json"
        return path.hasSuffix(ending) ? String(path.dropLast(ending.utf8.count)) : nil
    }

    /// Returns the name to use in code, such as `Theme/Brand`. `provideNamespaces` are the paths of the folders that
    /// are part of names.
    package func name(within provideNamespaces: Set<String>) -> String {
        provideNamespaces.isEmpty ? name : (spaces(within: provideNamespaces) + [name]).joined(separator: "/")
    }

    private func spaces(within provideNamespaces: Set<String>) -> [String] {
        folders.filter { provideNamespaces.contains($0) }.map { path in
            String(path.split(separator: "/").last ?? "")
        }
    }
}
