import SourceColors

/// A workspace that does not change. What asks it for every name does so here, where it is read in place: elsewhere, it would be
/// copied first.
final class SharedWorkspace: Sendable {
    let value: Workspace

    init(_ value: Workspace) { self.value = value }

    func dependsOnPackage(_ name: ColorName) -> Bool { value.dependsOnPackage(name) }

    func forwarded(_ name: ColorName) -> (name: ColorName, path: String)? { value.forwarded(name) }

    func outcomeOfLoading(_ name: ColorName, seenFrom viewer: String) -> LoadOrder.Outcome? {
        value.outcomeOfLoading(name, seenFrom: viewer)
    }

    func definitions(of name: ColorName, seenFrom path: String, skipsOwn: Bool) -> Workspace.Lookup {
        value.definitions(of: name, seenFrom: path, skipsOwn: skipsOwn)
    }
}
