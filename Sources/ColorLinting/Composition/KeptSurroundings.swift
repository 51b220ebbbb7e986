import SourceColors

/// What is around the views that uses show, kept from one composition for the next, so that composing after an edit does
/// again only what it concerns.
///
/// Each of them has a number. It follows from the one around it, the use, and the files of both, so equal numbers stand
/// for equal surroundings, with equal places.
struct KeptSurroundings: Sendable {
    /// What decides about the surroundings of a scope.
    struct Key: Hashable {
        /// The number of the surroundings of the use; ``none`` for that of a window.
        var outer: Int32
        /// The version of its file, and its index.
        var file: Int32
        var use: Int32
        /// The version of the file of the scope, and its index.
        var targetFile: Int32
        var scope: Int32
        /// The number of the surroundings of the code that gives the content; ``none`` for other scopes.
        var giver: Int32
        /// The window of the scope.
        var window: ViewWindow
    }

    /// What is around a scope.
    final class Surroundings: Sendable {
        /// Nil if it looked like another of the scope, so that it was not needed.
        let environment: ViewEnvironment?
        let backgrounds: ViewLooks.Backgrounds
        /// How the environment looks.
        let look: ViewLooks.Look
        /// The number that tells them from others.
        let number: Int32

        init(
            _ environment: ViewEnvironment?, _ backgrounds: ViewLooks.Backgrounds, _ look: ViewLooks.Look, number: Int32
        ) {
            (self.environment, self.backgrounds, self.look, self.number) = (environment, backgrounds, look, number)
        }
    }

    /// Tells by its identity whose numbers some are.
    final class Numbering: Sendable {}

    /// What is around a scope that nothing is known to show.
    private struct Unseen: Hashable {
        let file: Int32
        let scope: Int
        let reason: UnresolvedReason
    }

    /// The numbers that new ones take the place of.
    private struct Replacements {
        private var first: Int32 = 0
        private var numbers: [Int32] = []

        /// Starts after `last`.
        mutating func begin(after last: Int32) {
            first = last + 1
            numbers.removeAll(keepingCapacity: true)
        }

        /// Notes that the next number takes the place of `number`, or of none.
        mutating func append(_ number: Int32) { numbers.append(number) }

        /// The number that `number` takes the place of; the same if of none.
        subscript(number: Int32) -> Int32 {
            let place = Int(number) - Int(first)
            return numbers.indices.contains(place) && numbers[place] >= 0 ? numbers[place] : number
        }
    }

    /// The number of no surroundings, and that of those which are not kept.
    static let none: Int32 = -1
    static let unknown: Int32 = -2

    /// The numbers of colors, between compositions.
    private var numbers = ViewLooks()
    private var surroundings: [Key: (found: Surroundings, composition: UInt32)] = [:]
    private var unseen: [Unseen: Int32] = [:]
    /// The surroundings of this composition, and the versions of its files, that take the place of others.
    private var (newSurroundings, newVersions) = (Replacements(), Replacements())
    /// The last version of each file, by path.
    private var versions: [String: (views: SharedViews, number: Int32)] = [:]
    /// The files in which names mean something else than in the last composition, by path.
    private var changed: Set<String> = []
    private var lastNumber: Int32 = 0
    private var lastVersion: Int32 = 0
    /// The number of the composition, by which unused surroundings are told.
    private var composition: UInt32 = 0
    /// What tells these numbers from those of others.
    let numbering = Numbering()
    /// The number of surroundings above which those that the last composition did not use are dropped, and the number of colors
    /// above which all are; 0 before the first composition.
    private var limits = (surroundings: 0, colors: 0)

    /// Returns the views of the files that have changed since the last composition, before and after; nil if all may have.
    func changes(to files: [(path: String, views: SharedViews)]) -> [ColorFacts]? {
        if versions.isEmpty { return nil }
        var result: [ColorFacts] = []
        for (path, views) in files {
            let known = versions[path]?.views
            if known === views, !changed.contains(path) { continue }
            result.append(views.facts)
            if let known { result.append(known.facts) }
        }
        return result
    }

    /// Returns the numbers of the versions of `files`, and of colors.
    mutating func begin(_ files: [(path: String, views: SharedViews)]) -> (versions: [Int32], numbers: ViewLooks) {
        composition += 1
        newSurroundings.begin(after: lastNumber)
        newVersions.begin(after: lastVersion)
        let current = files.map { path, views in
            let known = versions[path]
            if let known, known.views === views, !changed.contains(path) { return known.number }
            lastVersion += 1
            newVersions.append(known?.number ?? Self.none)
            versions[path] = (views, lastVersion)
            return lastVersion
        }
        changed = []
        if versions.count > files.count {
            let paths = Set(files.map(\.path))
            versions = versions.filter { paths.contains($0.key) }
        }
        defer { numbers = ViewLooks() }
        return (current, numbers)
    }

    /// Ends a composition, which numbered colors as in `numbers`.
    mutating func end(_ numbers: consuming ViewLooks) {
        if limits.surroundings == 0 {
            limits = (Self.limit(surroundings.count), Self.limit(numbers.count))
        } else if numbers.count > limits.colors || unseen.count > limits.surroundings || lastNumber > .max / 2 {
            self = KeptSurroundings()
            return
        } else if surroundings.count > limits.surroundings {
            surroundings = surroundings.filter { $0.value.composition == composition }
            limits.surroundings = Self.limit(surroundings.count)
        }
        self.numbers = numbers
    }

    /// Returns how many of what a project has `count` of are kept.
    private static func limit(_ count: Int) -> Int { count + count / 4 + 1024 }

    /// Forgets what the uses in the files at `paths` lead to, since names mean something else in them.
    mutating func forget(_ paths: Set<String>) { changed.formUnion(paths) }

    /// Returns what is around a scope as `key` tells, which this composition uses.
    mutating func use(_ key: Key) -> Surroundings? {
        guard let place = surroundings.index(forKey: key) else { return nil }
        surroundings.values[place].composition = composition
        return surroundings.values[place].found
    }

    mutating func keep(_ found: Surroundings, at key: Key) { surroundings[key] = (found, composition) }

    /// Returns the number of the surroundings that `key` leads to: that of the ones before if nothing else is around, so that what
    /// is in them is not found again.
    mutating func number(
        of environment: ViewEnvironment, _ backgrounds: ViewLooks.Backgrounds, at key: Key
    ) -> Int32 {
        var before = key
        (before.outer, before.giver) = (newSurroundings[key.outer], newSurroundings[key.giver])
        (before.file, before.targetFile) = (newVersions[key.file], newVersions[key.targetFile])
        let known = before == key ? nil : surroundings[before]?.found
        if let known, known.backgrounds == backgrounds, known.environment == environment { return known.number }
        return nextNumber(insteadOf: known?.number ?? Self.none)
    }

    private mutating func nextNumber(insteadOf number: Int32) -> Int32 {
        lastNumber += 1
        newSurroundings.append(number)
        return lastNumber
    }

    /// Returns the number of the surroundings of a scope that nothing is known to show, for `reason`.
    mutating func number(ofUnseen scope: Int, in file: Int32, _ reason: UnresolvedReason) -> Int32 {
        let key = Unseen(file: file, scope: scope, reason: reason)
        if let known = unseen[key] { return known }
        // The version of the file does not matter to what is around it.
        let before = unseen[Unseen(file: newVersions[file], scope: scope, reason: reason)]
        let number = before ?? nextNumber(insteadOf: Self.none)
        unseen[key] = number
        return number
    }
}
