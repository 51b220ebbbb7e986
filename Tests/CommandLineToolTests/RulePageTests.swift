import ColorLinting
import Foundation
import Testing

/// The pages in `docs/rules` are what the program says of its rules. `UPDATE=1 swift test --filter RulePageTests` writes them.
@Suite(.serialized) struct RulePageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/rules")
    private let isUpdate = ProcessInfo.processInfo.environment["UPDATE"] == "1"

    /// Compares the file `name` with `text`; with `UPDATE=1` writes it.
    private func check(_ name: String, _ text: String) throws {
        let file = Self.folder.appending(path: name)
        if isUpdate {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let found = try #require(try? String(contentsOf: file, encoding: .utf8), "there is no docs/rules/\(name)")
        #expect(found == text)
    }

    @Test(arguments: RuleCatalog.all.map { $0.metadata.id })
    func eachRuleHasItsPage(_ id: String) throws {
        let page = CommandRun("explain", "--format", "markdown", id)
        #expect(page.code == 0)
        try check("\(id).md", page.output)
    }

    @Test func theIndexListsThem() throws {
        let rows = RuleCatalog.all.map { "| [`\($0.metadata.id)`](\($0.metadata.id).md) | \($0.metadata.summary) |\n" }
            .joined()
        try check(
            "README.md",
            """
            # Rules

            `color-lint explain RULE` prints a page in the terminal, `color-lint explain --format markdown RULE` as it is here.
            The pages are written from the rules by `UPDATE=1 swift test --filter RulePageTests`.

            | rule | flags |
            | --- | --- |
            \(rows)
            """)
    }

    @Test func noPageIsLeftOfARuleThatIsGone() throws {
        let pages = Set(RuleCatalog.all.map { "\($0.metadata.id).md" }).union(["README.md"])
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) where !pages.contains(name) {
            if isUpdate { try FileManager.default.removeItem(at: Self.folder.appending(path: name)) }
            #expect(isUpdate, "docs/rules/\(name) is no rule's page")
        }
    }

    /// A page in full, as it is read: what it does, why, its options, and examples with what is said of them.
    @Test func aPageHasItsHeadings() {
        let lines = CommandRun("explain", "--format=markdown", "contrast").output.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("#") } == [
                "# contrast", "## What it does", "## Why", "## Options", "## Examples", "### Flagged", "### Allowed",
                "### Fixed",
            ])
        #expect(lines.contains("- `#777`: contrast 4.47"))
        #expect(lines.contains("becomes"))
        let all = CommandRun("explain", "--format", "markdown").output.split(separator: "\n")
        #expect(all.filter { $0.hasPrefix("# ") } == RuleCatalog.all.map { "# \($0.metadata.id)" })
    }
}
