import JSONSyntax
import PathPatterns

/// Which HTML files are pages, whose elements show what lies on what, and their style sheets.
package struct PageRule: Equatable, Sendable {
    /// The files, by patterns relative to the configuration file's folder.
    var files: PathSelection
    /// The style sheets besides those that the files link, relative to that folder.
    var sheets: [String] = []

    /// The schema of an entry with style sheets.
    static let schema = JSONSchema.object([
        .init("files", "Pages, as .gitignore patterns", .array(ConfigurationKey.pattern), isRequired: true),
        .init("sheets", "Style sheets besides those that they link", .array(.string), isRequired: true),
    ])

    /// Reads a list of patterns, and of objects with style sheets, which come first.
    static func rules(_ node: JSONNode) -> [PageRule] {
        func texts(_ node: JSONNode?) -> [String] { node?.children.compactMap(\.string) ?? [] }
        let others = node.children.filter { $0.kind == .object }.map {
            PageRule(files: PathSelection(texts($0["files"])), sheets: texts($0["sheets"]))
        }
        return others + [PageRule(files: PathSelection(texts(node)))]
    }
}

extension Configuration {
    /// Decides whether the file at `path`, relative to the configuration file's folder, is a page.
    mutating func choosePage(at path: Substring) {
        guard let pageRules else { return }
        let rule = pageRules.first { $0.files.contains(path) }
        isPage = rule != nil
        let up = String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
        pageSheets = rule?.sheets.map { up + $0 } ?? []
    }
}
