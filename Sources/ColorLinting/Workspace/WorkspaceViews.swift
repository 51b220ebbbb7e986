import SourceColors
import SourceText

extension Workspace {
    /// Notes that `new` are the views of the file at `path`, which had the views `old`.
    mutating func replaceViews(of path: String, _ old: SharedViews?, by new: SharedViews?) {
        switch (old, new) {
        case (nil, nil): break
        case (let old?, let new?):
            hasNewViews = hasNewViews || !old.isEquivalent(to: new)
            guard let place = viewList?.partitioningIndex(where: { $0.path >= path }),
                viewList?.indices.contains(place) == true
            else { return }
            viewList?[place].views = new
        default: (hasNewViews, viewList) = (true, nil)
        }
    }

    /// Keeps what composing the views finds, so that composing them again after an edit takes less time and more memory.
    package mutating func keepSurroundings() { keptSurroundings = keptSurroundings ?? KeptSurroundings() }

    /// Forgets what is around views, since names may mean something else.
    mutating func forgetSurroundings() { if keptSurroundings != nil { keptSurroundings = KeptSurroundings() } }

    /// Composes the views of all files, if they or the colors behind them may have changed, because names or images have.
    ///
    /// - Returns: the paths of the files whose views lie on something else than before.
    @discardableResult
    package mutating func composeViews(
        names haveChanged: Bool = false, images haveNewImages: Bool = false
    ) -> Set<String> {
        guard hasNewViews || (haveChanged || haveNewImages) && composition != nil else { return [] }
        let views = viewList ?? viewFiles
        viewList = views
        let surfaces = ProjectSurfaces(of: views)
        if haveNewImages || surfaces != self.surfaces { forgetSurroundings() }
        self.surfaces = surfaces
        let before = composition
        var kept = keptSurroundings.take()
        let now = ViewComposition(views, workspace: self, after: before, keeping: &kept)
        keptSurroundings = kept
        finishComposition(now)
        return before.map { now.paths(differingFrom: $0) } ?? Set(views.map(\.path))
    }

    /// Returns the composition that tells what lies behind the views of `facts`, scanned in `file`: that of the project,
    /// or if the file is not part of it, that of the file alone; nil if it has no views.
    func composition(for facts: ColorFacts, in file: SourceFile) -> ViewComposition? {
        guard file.language == .swift, !facts.pairs.isEmpty else { return nil }
        if let composition, facts.viewScopes.isEmpty || knowsViews(facts, of: file.path) { return composition }
        return SharedViews(facts, of: file).map { ViewComposition([(file.path, $0)], workspace: self) }
    }

    /// Whether the file at `path` is indexed.
    func knows(_ path: String) -> Bool { files[path] != nil }

    /// The files with views, sorted by path.
    var viewFiles: [(path: String, views: SharedViews)] {
        files.compactMap { path, names in names.views.map { (path, $0) } }.ordered { $0.0 < $1.0 }
    }

    /// Whether the views of `facts` are those indexed for the file at `path`.
    func knowsViews(_ facts: ColorFacts, of path: String) -> Bool {
        guard let views = files[path]?.views else { return false }
        return views.facts.viewUses.count == facts.viewUses.count
            && views.hasText == SharedViews.scopesWithText(of: facts)
    }
}
