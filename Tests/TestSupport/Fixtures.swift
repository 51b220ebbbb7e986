import CStandardLibrary
import FileSystem
import SourceText
import Testing

/// An example in a file of `Tests/Fixtures`, with its expectations marked in place.
package struct Example: Sendable, CustomTestStringConvertible {
    /// The file, relative to `Tests/Fixtures`.
    package var file: String
    /// What the example is about. Unique in its file.
    package var title: String
    /// The language of the file.
    package var language: Language
    /// The text with marks, without a line break at the end.
    package var marked: String

    /// The text without marks.
    package var text: String { MarkedSource(marked).text }

    package var testDescription: String { "\(file): \(title)" }
}

/// The files in `Tests/Fixtures`, which hold many short examples each.
///
/// A line `// ---- title` or `/* ---- title */` begins an example. Blank lines at its end do not count.
package enum Fixtures {
    /// Returns the examples of all files in the folder `area`, sorted by file, in the order of the file.
    ///
    /// Throws unless the folder exists and each of its files holds examples with a text and a title of their own.
    package static func examples(_ area: String) throws(FixtureProblem) -> [Example] {
        let folder = String(#filePath.dropLast("TestSupport/Fixtures.swift".count)) + "Fixtures/\(area)"
        guard let names = folderNames(in: folder), !names.isEmpty else { throw FixtureProblem("\(area) has no files") }
        var examples: [Example] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            examples += try Self.examples("\(area)/\(name)", at: "\(folder)/\(name)")
        }
        return examples
    }

    private static func examples(_ file: String, at path: String) throws(FixtureProblem) -> [Example] {
        guard let language = Language(path: path) else { throw FixtureProblem("\(file) is in no known language") }
        var reader = FileReader()
        guard let bytes = try? reader.read(path) else { throw FixtureProblem("\(file) cannot be read") }
        return try examples(in: String(decoding: bytes, as: UTF8.self), file, language)
    }

    /// Returns the examples that `text`, the content of `file`, holds.
    package static func examples(
        in text: String, _ file: String, _ language: Language
    ) throws(FixtureProblem) -> [Example] {
        var examples: [Example] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let title = title(line) {
                examples.append(Example(file: file, title: title, language: language, marked: ""))
            } else if examples.isEmpty {
                throw FixtureProblem("\(file) does not begin with a title")
            } else {
                examples[examples.count - 1].marked += "\(line)\n"
            }
        }
        var titles: Set<String> = []
        for index in examples.indices {
            while examples[index].marked.utf8.last == UInt8(ascii: "\n") { examples[index].marked.removeLast() }
            let example = examples[index]
            if example.marked.isEmpty { throw FixtureProblem("\(example.testDescription): no text") }
            if !titles.insert(example.title).inserted {
                throw FixtureProblem("\(example.testDescription): the title occurs twice")
            }
            if MarkedSource(example.marked).marks.contains(where: { $0.label == MarkedSource.unclosed }) {
                throw FixtureProblem("\(example.testDescription): a mark is not closed")
            }
        }
        return examples
    }

    private static func title(_ line: Substring) -> String? {
        if line.hasPrefix("// ---- ") { return String(line.dropFirst(8)) }
        return line.hasPrefix("/* ---- ") && line.hasSuffix(" */") ? String(line.dropFirst(8).dropLast(3)) : nil
    }
}

/// Why a fixture cannot be used.
package struct FixtureProblem: Error, CustomStringConvertible {
    package var description: String

    init(_ description: String) { self.description = description }
}
