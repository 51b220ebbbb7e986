import SheetExpansion
import SourceColors

/// Finds the sheets that sheets of Sass load. <https://sass-lang.com/documentation/at-rules/import/#finding-the-file>
extension Workspace {
    /// Returns the path of the sheet that the one at `path` loads as `address`, relative to it; nil if the project has none.
    func sheet(_ address: String, loadedFrom path: String) -> String? {
        var folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        var parts = address.split(separator: "/")[...]
        guard var name = parts.popLast() else { return nil }
        for part in parts where part != "." {
            if part != ".." {
                folders.append(part)
            } else if folders.last.map({ $0 != ".." && $0 != "." && !$0.isEmpty }) == true {
                folders.removeLast()
            } else {
                return nil
            }
        }
        if name.hasSuffix(".scss") { name = name.dropLast(5) }
        // Not `joined()`, which the linked standard library leaves out for substrings.
        var folder = ""
        for part in folders {
            folder += part
            folder += "/"
        }
        return ["_\(name)", "\(name)", "\(name)/_index", "\(name)/index"].lazy.map { "\(folder)\($0).scss" }
            .first { files[$0] != nil }
    }

    /// Returns the paths of the sheets that load the one at `path`, and whether they share variables with it.
    func loaders(of path: String) -> [(path: String, isShared: Bool)] {
        var keys = [PreprocessorSheet.key(ofPath: path)]
        if keys[0] == "index", let folder = path.split(separator: "/").dropLast().last { keys.append(String(folder)) }
        var result: [(path: String, isShared: Bool)] = []
        for key in keys {
            for loader in (sheets.loaders[key] ?? []).ordered() {
                for load in files[loader]?.library?.loads ?? [] where load.key == key {
                    if sheet(load.address, loadedFrom: loader) == path { result.append((loader, load.isShared)) }
                }
            }
        }
        return result
    }
}
