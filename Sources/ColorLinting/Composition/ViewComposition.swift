import ColorMath
import SourceColors
import SourceText

/// Composes the views of a project: finds what lies behind each of its scopes wherever they are used.
///
/// It begins with the scopes that nothing uses, and with the windows, and follows each use once for every distinct
/// environment. Scopes in cycles that nothing leads into come last.
struct ViewComposition: Sendable {
    /// The maximum number of distinct environments of a scope; views in more are unresolved.
    static let maxEnvironments = 16
    /// The maximum number of times that the uses in a scope are followed.
    static let maxVisits = 1024
    /// The maximum length of a way that is told.
    static let maxWay = 8

    /// A scope of a file.
    struct Place: Hashable {
        var file: Int
        var scope: Int
    }

    /// The files with views, in order of their paths, and the place of each among them.
    private let files: [(path: String, views: SharedViews)]
    private let places: [String: Int]
    /// The environments of the scopes of each file.
    private let environments: [[[ViewEnvironment]]]
    /// The numbers of the environments of each file, in order: ``KeptSurroundings``.
    private let numbers: [[Int32]]
    /// What tells whose numbers they are; nil if there are none.
    private let numbering: KeptSurroundings.Numbering?
    /// The modifiers that the project declares, by name.
    let modifiers: ComposedModifiers
    /// What lies behind the texts of classes, and where.
    private let ofClasses: [(place: Place, environment: ViewEnvironment)]

    /// Composes `views`, by path, with names from `workspace`; `last` is the composition before.
    init(_ views: [(path: String, views: SharedViews)], workspace: Workspace, after last: ViewComposition? = nil) {
        var kept: KeptSurroundings?
        self.init(views, workspace: workspace, after: last, keeping: &kept)
    }

    /// Composes `views`, by path, with names from `workspace`; `last` is the composition before. What is in `kept` is used again,
    /// so the names must mean the same as then.
    init(
        _ views: [(path: String, views: SharedViews)], workspace: Workspace, after last: ViewComposition? = nil,
        keeping kept: inout KeptSurroundings?
    ) {
        files = views
        var changes: [ColorFacts]?
        if let last, last.files.count == views.count, zip(last.files, views).allSatisfy({ $0.path == $1.path }) {
            places = last.places
            changes = kept?.changes(to: views)
        } else {
            var places: [String: Int] = [:]
            for (index, file) in views.enumerated() { places[file.path] = index }
            self.places = places
        }
        if let last, let changes, changes.allSatisfy(\.viewModifiers.isEmpty) {
            modifiers = last.modifiers
        } else {
            modifiers = ComposedModifiers(views, workspace: workspace)
            if let last, kept != nil, !modifiers.areSame(as: last.modifiers) {
                (kept, changes) = (KeptSurroundings(), nil)
            }
        }
        var composer = ViewComposer(views, modifiers, workspace: workspace, keeping: kept.take())
        composer.run()
        var (environments, numbers) = (composer.environments, composer.environmentNumbers)
        numbering = composer.kept?.numbering
        kept = composer.finish()
        if let last, let changes, changes.allSatisfy(\.viewClasses.isEmpty) {
            ofClasses = last.ofClasses
        } else {
            var classes = ClassBackdrops(views, modifiers, workspace: workspace)
            ofClasses = classes.environments()
        }
        for (place, environment) in ofClasses where !environments[place.file][place.scope].contains(environment) {
            environments[place.file][place.scope].append(environment)
            numbers[place.file].append(KeptSurroundings.unknown)
        }
        (self.environments, self.numbers) = (environments, numbers)
    }

    /// Returns the distinct environments of scope number `scope` of the file at `path`; empty if none is known.
    func environments(of scope: Int, in path: String) -> [ViewEnvironment] {
        guard let place = places[path], scope < environments[place].count else { return [] }
        return environments[place][scope]
    }

    /// Whether the environments of the file at `index` have the numbers of those at `place` in `other`, and so are equal.
    private func hasSameNumbers(_ index: Int, as place: Int, in other: ViewComposition) -> Bool {
        guard let numbering, numbering === other.numbering else { return false }
        return numbers[index] == other.numbers[place] && !numbers[index].contains(KeptSurroundings.unknown)
    }

    /// Returns the paths of the files in which an environment differs from that in `other`.
    func paths(differingFrom other: ViewComposition) -> Set<String> {
        var result: Set<String> = []
        let moved = steps(differingFrom: other)
        for (index, file) in files.enumerated() {
            let place = other.place(of: file.path, near: index)
            let isSame =
                place.map { hasSameNumbers(index, as: $0, in: other) || environments[index] == other.environments[$0] }
                ?? environments[index].isEmpty
            if !isSame || hasWay(through: moved, to: index) { result.insert(file.path) }
        }
        for (index, file) in other.files.enumerated() where places[file.path] == nil {
            if !other.environments[index].isEmpty { result.insert(file.path) }
        }
        return result
    }

    /// Returns the place in words of `step` on a way; nil if it is not of these files.
    func place(of step: WayStep) -> RelatedPlace? {
        places[step.path].flatMap { files[$0].views.step(Int(step.use), in: step.path) }
    }

    /// Returns the place of the file at `path`, which may be `index`; nil if there is none.
    private func place(of path: String, near index: Int) -> Int? {
        index < files.count && files[index].path == path ? index : places[path]
    }

    /// Returns the steps on ways that are at other lines, or in words others, than in `other`.
    private func steps(differingFrom other: ViewComposition) -> Set<WayStep> {
        var result: Set<WayStep> = []
        for (index, file) in files.enumerated() {
            guard let place = other.place(of: file.path, near: index), other.files[place].views !== file.views else {
                continue
            }
            for use in file.views.facts.viewUses.indices {
                let (now, before) = (file.views.step(use, in: ""), other.files[place].views.step(use, in: ""))
                if now?.line != before?.line || now?.message != before?.message {
                    result.insert(WayStep(path: file.path, use: Int32(truncatingIfNeeded: use)))
                }
            }
        }
        return result
    }

    /// Whether one of `steps` is on a way to views of the file at `index`.
    private func hasWay(through steps: Set<WayStep>, to index: Int) -> Bool {
        !steps.isEmpty && environments[index].contains { $0.contains { $0.way.contains(where: steps.contains) } }
    }
}
