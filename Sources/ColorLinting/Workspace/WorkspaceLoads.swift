import SheetExpansion
import SourceColors

/// Finds the sheets that sheets of Sass load. <https://sass-lang.com/documentation/at-rules/import/#finding-the-file>
extension Workspace {
    /// Returns the path of the sheet that the one at `path` loads as `address`, relative to it; nil if the project has none.
    func sheet(_ address: String, loadedFrom path: String) -> String? {
        sheets.loadOrders.target(of: address, from: path, in: self)
    }

    /// Finds the same.
    func findSheet(_ address: String, loadedFrom path: String) -> String? {
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

    /// The keys under which sheets may load the one at `path`.
    private static func keys(of path: String) -> [String] {
        let key = PreprocessorSheet.key(ofPath: path)
        guard key == "index", let folder = path.split(separator: "/").dropLast().last else { return [key] }
        return [key, String(folder)]
    }

    /// Whether a sheet may load the one at `path` by an address that is not relative to itself, but to a folder that the compiler
    /// is told to search. <https://sass-lang.com/documentation/at-rules/import/#load-paths>
    /// - Parameter shared: whether only loads count that share variables with it.
    func mayBeLoadedFromLoadPath(_ path: String, shared: Bool = false) -> Bool {
        var parts = path.split(separator: "/").map { String($0) }
        if let last = parts.popLast() { parts.append(PreprocessorSheet.key(ofPath: last)) }
        return Self.keys(of: path).contains { key in
            (sheets.loaders[key] ?? []).contains { loader in
                (files[loader]?.library?.loads ?? []).contains { load in
                    guard load.key == key, load.isShared || !shared, sheet(load.address, loadedFrom: loader) == nil
                    else { return false }
                    let folders = load.address.split(separator: "/").dropLast().map { String($0) }
                    let address = folders + [key]
                    return parts.suffix(address.count) == address[...]
                        || parts.dropLast().suffix(address.count) == address[...]
                }
            }
        }
    }

    /// Returns the paths of the sheets that load the one at `path`, and whether they share variables with it.
    func loaders(of path: String) -> [(path: String, isShared: Bool)] {
        var result: [(path: String, isShared: Bool)] = []
        for key in Self.keys(of: path) {
            for loader in (sheets.loaders[key] ?? []).ordered() {
                for load in files[loader]?.library?.loads ?? [] where load.key == key {
                    if sheet(load.address, loadedFrom: loader) == path { result.append((loader, load.isShared)) }
                }
            }
        }
        return result
    }
}
