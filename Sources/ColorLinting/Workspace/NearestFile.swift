import SourceColors
import SourceText

extension Workspace {
    /// Returns the definitions of the Swift member or the color set `name` in the file that is nearest to the one at `path`; nil
    /// if none is nearer than all others.
    ///
    /// No module of Swift declares a member twice, and no target has two color sets of one name, so each definition is in a
    /// target of its own. The folder of a target contains both its definition and its uses. Likewise, each site of a repository
    /// has a background of its own.
    func nearestDefinitions(
        of name: ColorName, seenFrom path: String, skipsOwn: Bool
    ) -> (name: ColorName, path: String, definitions: [SharedDefinition])? {
        var key = name
        var candidates: [String]
        switch name.space {
        case .asset, .assetSymbol: (key, candidates) = colorSets(of: name)
        case .swiftMember:
            candidates = checkouts.seen(paths(defining: name).ordered(), from: path)
            if candidates.isEmpty, let symbol = name.generatedSymbol { (key, candidates) = colorSets(of: symbol) }
        case .pageBackground: candidates = paths(defining: name).ordered()
        default: return nil
        }
        candidates = checkouts.seen(candidates, from: path)
        if skipsOwn { candidates.removeAll { $0 == path } }
        guard let nearest = Self.nearest(candidates, to: path) else { return nil }
        return (key, nearest, definitions(of: key, in: nearest))
    }

    /// Returns the one of `candidates` that shares more folders with `path` than all others; nil if there is none.
    static func nearest(_ candidates: [String], to path: String) -> String? {
        guard candidates.count <= mostEqual else { return nil }
        let common = candidates.map { commonFolders($0, path) }
        guard let most = common.max(), let nearest = common.firstIndex(of: most), common.lastIndex(of: most) == nearest
        else { return nil }
        return candidates[nearest]
    }

    /// The number of folders that contain both `first` and `second`.
    static func commonFolders(_ first: String, _ second: String) -> Int {
        var count = 0
        for (one, other) in zip(first.utf8, second.utf8) {
            guard one == other else { break }
            if one == UInt8(ascii: "/") { count += 1 }
        }
        return count
    }
}
