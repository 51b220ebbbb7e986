import ColorLinting
import SourceText

extension ProjectIndex {
    /// Returns the key of a link in a page with the shown `path` to the style sheet `reference`, relative to `base`.
    static func link(to reference: String, base: String?, from path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return (slash.map { String(path[..<$0]) } ?? "") + "\n" + (base ?? "") + "\n" + reference
    }

    /// Removes the links to style sheets that are linted themselves, which are found without a link. A part of the files links
    /// them if they are in another part.
    mutating func removeNeedlessLinks() {
        var needed: Set<String> = []
        for (link, entry) in entries where entry.roles == .link {
            if isFoundWithout(link) {
                entries[link] = nil
            } else if let path = target(of: link) {
                needed.insert(path)
            }
        }
        for (path, entry) in entries where entry.roles.contains(.sheet) && !needed.contains(path) {
            var entry = entry
            entry.roles.remove(.sheet)
            if entry.roles.isDisjoint(with: .contents) { (entry.count, entry.packed) = (0, []) }
            entries[path] = entry.roles.isEmpty ? nil : entry
        }
    }

    /// Whether one of the paths that `link` may mean is that of a style sheet with names.
    private func isFoundWithout(_ link: String) -> Bool {
        let parts = link.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let reference = SheetReference(String(parts[2]), base: String(parts[1])) else {
            return false
        }
        let paths = reference.paths(from: parts[0].isEmpty ? "page" : parts[0] + "/page")
        return paths.contains { path in
            entries[path]?.roles.isSuperset(of: [.inPlay, .names]) == true && Language(path: path) == .css
        }
    }
}
