import ColorLinting
import Foundation
import TestSupport
import Testing

/// Every file that repeats the version, the repository or the publisher repeats what the program says. After a change of
/// `version` or `Publication.current`, `UPDATE=1 swift test --filter PublicationTests` rewrites the others.
@Suite(.serialized) struct PublicationTests {
    private static let repository = "\(Publication.current.owner)/\(Publication.current.repository)"
    private static let address = #"https://github\.com/([\w.-]+/[\w.-]+)"#

    /// A file, a pattern whose group is the repeated word, and the word.
    static let places: [(file: String, pattern: String, word: String)] = [
        ("README.md", #"- uses: ([\w-]+/[\w.-]+@v\d+\.\d+\.\d+\S*)"#, "\(repository)@v\(version)"),
        ("README.md", "- repo: \(address)", repository),
        ("README.md", #"rev: v(\S+)"#, version),
        ("README.md", #"color-lint==([^\]\s]+)"#, version),
        ("README.md", #"brew install ([\w-]+)/tap/"#, Publication.current.owner),
        ("README.md", #"github:([\w-]+/[\w.-]+)"#, repository),
        // The names of images are in lower case.
        ("README.md", #"ghcr\.io/([\w-]+/[\w.-]+)"#, repository.lowercased()),
        ("README.md", "\(address)/releases/latest/download/", repository),
        ("SECURITY.md", "\(address)/security/advisories/new", repository),
        ("SECURITY.md", #"attestation verify \S+ --repo ([\w-]+/[\w.-]+)"#, repository),
        ("MODULE.bazel", #"version = "([^"]*)""#, version),
        ("docs/scale.md", #"\n    remote = "\#(address)\.git""#, repository),
        ("docs/scale.md", #"\n    tag = "v([^"]*)""#, version),
        ("docs/scale.md", #"color-lint==(\S+)"#, version),
        (".github/ISSUE_TEMPLATE/config.yml", "\(address)/security/advisories/new", repository),
        ("editors/emacs/color-lint.el", #";; Version: (\S+)"#, version),
        ("editors/emacs/color-lint.el", ";; URL: \(address)", repository),
        ("editors/emacs/lsp-color-lint.el", #";; Version: (\S+)"#, version),
        ("editors/emacs/lsp-color-lint.el", ";; URL: \(address)", repository),
        ("editors/vscode/README.md", #"--install-extension color-lint-(\S+)\.vsix"#, version),
        ("editors/vscode/package.json", #"\n  "version": "([^"]*)""#, version),
        ("editors/vscode/package.json", #"\n  "publisher": "([^"]*)""#, Publication.current.publisher),
        ("editors/vscode/package.json", #""url": "\#(address)""#, repository),
        ("editors/vscode/package.json", #""url": "\#(address)/issues""#, repository),
        ("editors/vscode/package.json", #""homepage": "\#(address)#readme""#, repository),
        ("editors/nvim/mason/package.yaml", "homepage: \(address)", repository),
        ("editors/nvim/mason/package.yaml", #"id: pkg:github/([\w.-]+/[\w.-]+)@"#, repository),
        ("editors/nvim/mason/package.yaml", #"id: pkg:github/\S+@v(\S+)"#, version),
        ("editors/zed/Cargo.toml", #"\nversion = "([^"]*)""#, version),
        ("editors/zed/src/lib.rs", #"REPOSITORY: &str = "([^"]*)""#, repository),
        ("editors/zed/extension.toml", #"\nversion = "([^"]*)""#, version),
        ("editors/zed/extension.toml", #"\nrepository = "\#(address)""#, repository),
    ]

    @Test(arguments: places.indices)
    func repeatedWordsAreTheProgramsOwn(_ index: Int) throws {
        let (file, pattern, word) = Self.places[index]
        let regex = try Regex(pattern)
        let text = try PublishedFile(file).text { text in
            text.matches(of: regex).compactMap { $0.output[1].range }.reversed().reduce(into: text) {
                $0.replaceSubrange($1, with: word)
            }
        }
        let found = text.matches(of: regex).compactMap { $0.output[1].substring.map(String.init) }
        #expect(!found.isEmpty, "\(file) has no \(pattern)")
        #expect(found.allSatisfy { $0 == word }, "\(file): \(found), not \(word)")
    }

    /// A file that names the repository is in the list above, so that a release fills it in.
    @Test func noOtherFileNamesTheRepository() throws {
        let listed = Set(Self.places.map(\.file))
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let name = Publication.current.repository
        let regex = try Regex(#"github\.com/[\w.-]+/\#(name)\b|\bOWNER/"#)
        let files = try #require(FileManager.default.enumerator(atPath: root.path))
        var count = 0
        for case let path as String in files {
            let isFolderOfOthers = [".git", ".build", "node_modules", "Samples"].contains {
                path == $0 || path.hasSuffix("/" + $0) || path.hasPrefix(".build-")
            }
            if isFolderOfOthers {
                files.skipDescendants()
                continue
            }
            guard !path.hasPrefix("Tests/"), !path.hasSuffix("Publication.swift"), !listed.contains(path),
                let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
            else { continue }
            count += 1
            #expect(text.firstMatch(of: regex) == nil, "\(path) names the repository")
        }
        #expect(count > 300)
    }

    /// The newest version with notes is the program's; before the first release there are only the unreleased ones.
    @Test(arguments: ["CHANGELOG.md", "editors/vscode/CHANGELOG.md"])
    func changelogsEndWithTheVersion(_ file: String) throws {
        let headings = try PublishedFile(file).text().matches(of: /(?m)^## (.*)$/).map { String($0.1) }
        #expect(headings.first == "Unreleased")
        let released = headings.dropFirst()
        let form = /\d+\.\d+\.\d+(-[\w.]+)? - \d{4}-\d{2}-\d{2}/
        #expect(released.allSatisfy { $0.wholeMatch(of: form) != nil }, "\(file): \(headings)")
        if file == "CHANGELOG.md", let newest = released.first { #expect(newest.hasPrefix("\(version) - ")) }
    }
}
