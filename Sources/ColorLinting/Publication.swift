/// Who publishes the program, and where. These three words stand only here; `UPDATE=1 swift test --filter PublicationTests`
/// writes them, and the version, into every file that repeats them.
package struct Publication: Sendable {
    /// The account on GitHub that owns the repository; `OWNER` until it has one.
    package var owner: String
    /// The name of the repository.
    package var repository: String
    /// The publisher of the extension for VS Code.
    package var publisher: String

    /// A place of the repository `owner`/`repository`.
    package init(owner: String, repository: String, publisher: String) {
        self.owner = owner
        self.repository = repository
        self.publisher = publisher
    }

    /// The project's own.
    package static let current = Publication(owner: "OWNER", repository: "color-lint", publisher: "color-lint")

    /// The repository's address; nil as long as it has no owner, so that no report links to a stranger's account.
    package var address: String? { owner == "OWNER" ? nil : "https://github.com/\(owner)/\(repository)" }

    /// The address of the page about the rule `id`, the same for every version; nil as long as the repository has no owner.
    package func page(ofRule id: String) -> String? { address.map { "\($0)/blob/main/docs/rules/\(id).md" } }
}
