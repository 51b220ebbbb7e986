import HTMLColors
import SourceColors
import SourceText

/// The elements of one template.
package struct MarkupFile: Sendable {
    /// An element in several places.
    private struct Entry: Sendable {
        var name: String
        var classes: [String]
        /// The first place.
        var path: String
        var range: ByteRange
        var line: Int
        var contexts: [MarkupContext]

        var key: String { name + " " + classes.joined(separator: " ") }

        /// Adds `context` unless there are many.
        mutating func add(_ context: MarkupContext) {
            if contexts.count < MarkupFile.mostContexts, !contexts.contains(context) { contexts.append(context) }
        }
    }

    /// Its distinct elements of which all classes are known, in source order.
    private var elements: [Entry] = []
    /// All classes that occur in it, and what is around code that may write what other templates contain.
    private var names: Set<String> = []
    private var hosts: Set<String> = []
    /// The classes of elements that contain only icons, and those of all others.
    private var (ofIcons, ofOthers): (Set<String>, Set<String>) = ([], [])
    /// The maximum number of different surroundings of an element.
    private static let mostContexts = 6

    /// Reads `source`, the content of the file at `path`.
    package init(_ source: SourceBytes, at path: String) {
        let isScript = path.hasSuffix(".js")
        // Most scripts have no tags, and bundles are none of the project's own.
        if isScript, path.hasSuffix(".min.js") || !source.contains("className=", in: ByteRange(0, source.count)) {
            return
        }
        var reader = MarkupReader(source)
        var lines = LineColumnCursor(source)
        var places: [String: Int] = [:]
        while let tag = reader.next() {
            names.formUnion(tag.classes)
            if tag.isOfIcons { ofIcons.formUnion(tag.classes) } else { ofOthers.formUnion(tag.classes) }
            guard !tag.isOpen, !tag.isExempt, !tag.name.isEmpty, !tag.classes.isEmpty else { continue }
            var entry = Entry(
                name: tag.name, classes: Set(tag.classes).ordered(), path: path, range: tag.range, line: 1,
                contexts: [MarkupContext(tag.around, isWhole: false)])
            if let place = places[entry.key] {
                elements[place].add(entry.contexts[0])
                continue
            }
            entry.line = lines.lineColumn(of: tag.range.lowerBound).line
            places[entry.key] = elements.count
            elements.append(entry)
        }
        hosts = reader.hosts
        guard reader.isWhole else { return }
        for index in elements.indices {
            elements[index].contexts = elements[index].contexts.map { MarkupContext($0.names, isWhole: true) }
        }
    }

    /// Whether it shows no classes.
    package var isEmpty: Bool { names.isEmpty }

    /// Whether `other`, an earlier version, has the same elements in the same lines.
    package func isAlike(_ other: MarkupFile) -> Bool {
        names == other.names && hosts == other.hosts && ofIcons == other.ofIcons && ofOthers == other.ofOthers
            && elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy {
                $0.name == $1.name && $0.classes == $1.classes && $0.range == $1.range && $0.line == $1.line
                    && $0.contexts == $1.contexts
            }
    }

    /// Returns the elements of `files`, each as it occurs first.
    package static func merged(_ files: [MarkupFile]) -> Markup {
        var (elements, names, hosts): ([Entry], Set<String>, Set<String>) = ([], [], [])
        var (ofIcons, ofOthers): (Set<String>, Set<String>) = ([], [])
        var places: [String: Int] = [:]
        for file in files {
            names.formUnion(file.names)
            hosts.formUnion(file.hosts)
            ofIcons.formUnion(file.ofIcons)
            ofOthers.formUnion(file.ofOthers)
            for element in file.elements {
                if let place = places[element.key] {
                    for context in element.contexts { elements[place].add(context) }
                } else {
                    places[element.key] = elements.count
                    elements.append(element)
                }
            }
        }
        return Markup(
            elements.map {
                MarkupElement(
                    name: $0.name, classes: $0.classes, path: $0.path, range: $0.range, line: $0.line,
                    contexts: $0.contexts)
            }, names: names, hosts: hosts, ofIcons: ofIcons.subtracting(ofOthers))
    }
}

extension MarkupElement {
    /// The tag where it occurs first.
    var place: RelatedPlace {
        var place = RelatedPlace(path: path, range: range, message: text)
        place.line = line
        return place
    }
}
