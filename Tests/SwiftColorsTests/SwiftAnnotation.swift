import ColorMath
import SourceColors
import SourceText
import SwiftColors
import TestSupport

/// Marks the facts of a Swift file in its text.
enum SwiftAnnotation {
    static func facts(_ text: String, options: ScanOptions = ScanOptions()) -> ColorFacts {
        SwiftColorSyntax().scan(SourceFile(path: "Example.swift", language: .swift, text: text), options: options)
    }

    /// Returns `text` with each literal marked by its value.
    static func literals(_ text: String, options: ScanOptions = ScanOptions()) -> String {
        let marks = facts(text, options: options).literals.map {
            MarkedSource.Mark($0.range.lowerBound, $0.range.upperBound, $0.value.marked)
        }
        return MarkedSource.annotate(text, with: marks)
    }

    /// Returns `text` with both sides of each pair marked: `1f` is over `1b`, `2f` over `2b`.
    static func pairs(_ text: String) -> String {
        let facts = facts(text)
        var marks: [MarkedSource.Mark] = []
        let pairs = facts.pairs.compactMap { pair in pair.background.map { (pair, $0) } }
        for (number, (pair, background)) in pairs.enumerated() {
            var kind = pair.kind == .sameElement ? "" : " \(pair.kind.rawValue)"
            if pair.appearances != .all { kind += pair.appearances == .dark ? " in the dark" : " in the light" }
            let sides = [("f", pair.foreground, describe(pair.content)), ("b", background, kind)]
            for (side, id, more) in sides {
                let range = facts.expressions[id].range
                let label = "\(number + 1)\(side) \(facts.marked(id))\(more)"
                marks.append(MarkedSource.Mark(range.lowerBound, range.upperBound, label))
            }
        }
        marks.sort { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
        return MarkedSource.annotate(text, with: marks)
    }

    /// Returns `text` with the text colors marked that have no known background.
    static func textColors(_ text: String) -> String {
        let facts = facts(text)
        let marks = facts.pairs.filter { $0.background == nil }.map { pair in
            let range = facts.expressions[pair.foreground].range
            var label = facts.marked(pair.foreground) + describe(pair.content)
            if pair.appearances != .all { label += pair.appearances == .dark ? " in the dark" : " in the light" }
            return MarkedSource.Mark(range.lowerBound, range.upperBound, label)
        }
        return MarkedSource.annotate(text, with: marks)
    }

    /// Returns `text` with the name of each definition marked by its value.
    static func definitions(_ text: String) -> String {
        let facts = facts(text)
        var marks: [MarkedSource.Mark] = []
        for definition in facts.definitions {
            let label = "\(definition.name.text): \(facts.marked(definition.value))"
            if let last = marks.indices.last, marks[last].lowerBound == definition.nameRange.lowerBound {
                marks[last].label += "; " + label
            } else {
                marks.append(
                    MarkedSource.Mark(definition.nameRange.lowerBound, definition.nameRange.upperBound, label))
            }
        }
        return MarkedSource.annotate(text, with: marks)
    }

    private static func describe(_ content: PairContent) -> String {
        switch content {
        case .text: ""
        case .textOfUnknownSize: " of some size"
        case .largeText: " large"
        case .nonText: " non-text"
        }
    }
}
