import SourceColors
import SourceText

/// The controllers whose background or appearance code in other files changes.
struct HostChanges: Sendable {
    /// The functions that change the background of the controller that they are called on, and its appearance.
    private var functions: (backgrounds: Set<String>, appearances: Set<String>) = ([], [])
    /// The classes that change their own.
    private var classes: (backgrounds: Set<String>, appearances: Set<String>) = ([], [])
    private var superclasses: [String: String] = [:]
    /// The maximum number of classes that inherit from one another.
    private static let maxDepth = 8

    /// Collects those of `files`.
    init(_ files: [(path: String, views: SharedViews)]) {
        for file in files {
            functions.backgrounds.formUnion(file.views.facts.hosts.backgrounds)
            functions.appearances.formUnion(file.views.facts.hosts.appearances)
            for type in file.views.facts.viewClasses {
                if type.isDeclared { superclasses[type.name] = type.superclass }
                for view in type.views {
                    if view.name == "view", !view.backgrounds.isEmpty || !view.obstacles.isEmpty {
                        classes.backgrounds.insert(type.name)
                    }
                    if view.name.isEmpty || view.name == "view", !view.flags.isDisjoint(with: [.light, .dark]) {
                        classes.appearances.insert(type.name)
                    }
                }
            }
        }
        // What an extension of a protocol does, it may do to each class that conforms to it.
        for file in files {
            for type in file.views.facts.viewClasses {
                for name in type.protocols {
                    if classes.backgrounds.contains(name) { classes.backgrounds.insert(type.name) }
                    if classes.appearances.contains(name) { classes.appearances.insert(type.name) }
                }
            }
        }
    }

    /// Returns what is changed of the controller of `use`, in a file with the facts `hosts`.
    func changes(of use: ViewUse, _ hosts: HostFacts) -> ViewWindow {
        var result: ViewWindow = []
        guard use.window.contains(.hosted) else { return result }
        if hosts.calls.contains(where: { functions.backgrounds.contains($0) }) { result.insert(.changed) }
        if hosts.calls.contains(where: { functions.appearances.contains($0) }) {
            result.formUnion([.changed, .restyled])
        }
        if !use.host.isEmpty { result.formUnion(changes(of: use.host)) }
        guard use.window.contains(.ofClass) else { return result }
        // What a class without a known superclass inherits is not known.
        return superclasses[use.owner] == nil ? result.union(.changed) : result.union(changes(of: use.owner))
    }

    /// Returns what the class `name` and those that it inherits from change of themselves.
    private func changes(of name: String) -> ViewWindow {
        var result: ViewWindow = []
        var name = name
        for _ in 0..<Self.maxDepth {
            if classes.backgrounds.contains(name) { result.insert(.changed) }
            if classes.appearances.contains(name) { result.formUnion([.changed, .restyled]) }
            guard let next = superclasses[name] else { break }
            name = next
        }
        return result
    }
}
