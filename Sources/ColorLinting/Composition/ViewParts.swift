import SourceColors

/// What belongs to the scopes, uses and views of a file, by their indices. It is found once for each version of the file, not
/// whenever the project is composed.
struct ViewParts: Sendable {
    /// The uses in each scope.
    private(set) var uses: [[Int]]
    /// The scopes that each use passes to what it shows, with their labels.
    private(set) var content: [[(label: String, scope: Int)]]
    /// The defaults of each view, by its name.
    private(set) var defaults: [String: [Int]] = [:]
    /// The properties that decide about branches of each view, by its name.
    private(set) var deciding: [String: [Int]] = [:]
    /// The texts of each scope that have the color around it.
    private(set) var texts: [[Int]]

    /// The definitions of each name.
    private(set) var definitions: [ColorName: [Int]] = [:]

    /// Finds the parts of `facts`.
    init(of facts: ColorFacts) {
        uses = facts.viewScopes.map { _ in [] }
        texts = uses
        content = facts.viewUses.map { _ in [] }
        for (number, scope) in facts.viewScopes.enumerated() {
            if let use = scope.container, use < content.count { content[use].append((scope.label, number)) }
        }
        for (number, use) in facts.viewUses.enumerated() { if let scope = use.scope { uses[scope].append(number) } }
        for (number, value) in facts.viewDefaults.enumerated() {
            let name = value.name.text
            guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
            defaults[String(name[..<dot]), default: []].append(number)
        }
        for (number, property) in facts.decidingProperties.enumerated() {
            deciding[property.view, default: []].append(number)
        }
        for (number, definition) in facts.definitions.enumerated() where definition.name.space == .swiftMember {
            definitions[definition.name, default: []].append(number)
        }
        for (number, text) in facts.viewTexts.enumerated() { texts[text.scope].append(number) }
    }
}
