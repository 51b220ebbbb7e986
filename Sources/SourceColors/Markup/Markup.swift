import SourceText

/// An element that a template shows: a start tag with literal classes.
package final class MarkupElement: Sendable {
    /// The name in lowercase.
    package let name: String
    /// The classes, without duplicates, in the order of their bytes.
    package let classes: [String]
    /// The file of the first such tag.
    package let path: String
    /// The tag there, and its line, from 1.
    package let range: ByteRange
    package let line: Int
    /// What is around it where it occurs, as far as that differs.
    package let contexts: [MarkupContext]

    package init(
        name: String, classes: [String], path: String, range: ByteRange, line: Int, contexts: [MarkupContext]
    ) {
        self.contexts = contexts
        self.name = name
        self.classes = classes
        self.path = path
        self.range = range
        self.line = line
    }

    /// The tag with nothing but its classes.
    package var text: String { "<\(name) class=\"\(classes.joined(separator: " "))\">" }
}

/// The elements around one of a template.
package struct MarkupContext: Equatable, Sendable {
    /// Their types, as `<nav`, and their classes, as far as they are in its file.
    package var names: Set<String>
    /// Whether the file is a whole page, so that there are no others.
    package var isWhole: Bool

    package init(_ names: Set<String>, isWhole: Bool) {
        self.names = names
        self.isWhole = isWhole
    }
}

/// The elements of a project's templates, by their classes.
package final class Markup: Sendable, Hashable {
    /// The elements under the class that the fewest of them have.
    private let places: [String: [MarkupElement]]
    /// All classes that occur, also on elements of which not all is known.
    private let names: Set<String>
    /// The types and classes of elements in which other templates may be.
    private let hosts: Set<String>
    /// The classes of which all elements contain only icons.
    package let ofIcons: Set<String>

    /// Creates an index of `elements`, which are distinct; `names` are the classes that occur anywhere, and `hosts` the types, as
    /// `<nav`, and classes of elements in which other templates may be.
    package init(_ elements: [MarkupElement], names: Set<String>, hosts: Set<String>, ofIcons: Set<String> = []) {
        (self.names, self.hosts, self.ofIcons) = (names, hosts, ofIcons)
        var counts: [String: Int] = [:]
        for element in elements { for name in element.classes { counts[name, default: 0] += 1 } }
        var places: [String: [MarkupElement]] = [:]
        for element in elements {
            guard let rarest = element.classes.min(by: { counts[$0] ?? 0 < counts[$1] ?? 0 }) else { continue }
            places[rarest, default: []].append(element)
        }
        self.places = places
    }

    /// Whether there are no elements.
    package var isEmpty: Bool { places.isEmpty }

    /// The elements of which the class `name` is the one that the fewest have.
    package func elements(under name: String) -> [MarkupElement] { places[name] ?? [] }

    /// Whether the class `name` occurs.
    package func contains(_ name: String) -> Bool { names.contains(name) }

    /// Whether an element with the type, as `<nav`, or class `name` may be around those in `context`.
    package func mayBeAround(_ name: String, _ context: MarkupContext) -> Bool {
        context.names.contains(name) || !context.isWhole && hosts.contains(name)
    }

    package static func == (a: Markup, b: Markup) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
