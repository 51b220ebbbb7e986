import JSONSyntax
import SourceText

/// An error in a configuration file.
package struct ConfigurationProblem: Error, Equatable, Sendable {
    /// The affected bytes.
    package var range: ByteRange
    /// The error and the expected value, without a full stop.
    package var message: String

    init(_ range: ByteRange, _ message: String) {
        self.range = range
        self.message = message
    }
}

extension JSONSchema {
    /// Validates `node` and passes errors to `report`. A nested error invalidates only that value; its siblings are
    /// still checked.
    ///
    /// Recurses only as deep as the schema, regardless of the depth of the text.
    @discardableResult
    func check(_ node: JSONNode, report: (ConfigurationProblem) -> Void) -> Bool {
        switch self {
        case .string where node.kind == .string: return true
        case .boolean where node.bool != nil: return true
        case .number(let range) where node.double.map(range.contains) == true: return true
        case .choice(let words) where node.string.map(words.contains) == true: return true
        case .text(_, let problem):
            guard let text = node.string else { break }
            guard let words = problem(text) else { return true }
            report(ConfigurationProblem(node.range, "\(Self.quoted(text)): \(words)"))
            return false
        case .anyOf(let schemas):
            if schemas.contains(where: { $0.check(node, report: { _ in }) }) { return true }
            // The schema of the same type gives the best error message.
            let own = schemas.first { schema in
                switch schema {
                case .array: node.kind == .array
                case .object: node.kind == .object
                case .text: node.kind == .string
                default: false
                }
            }
            if let own { return own.check(node, report: report) }
        case .array(let element):
            guard node.kind == .array else { break }
            var isRight = true
            for child in node.children where !element.check(child, report: report) { isRight = false }
            return isRight
        case .object(let properties):
            guard node.kind == .object else { break }
            return check(node, properties, report)
        default: break
        }
        let found = node.kind == .string ? Self.quoted(node.string ?? "") : node.kind.description
        var message = "expected \(self), not \(node.kind == .number ? Self.shortened(node.text) : found)"
        if let text = node.string, let nearest = nearestName(to: text, among: words) {
            message += "; did you mean \(Self.quoted(nearest))?"
        }
        report(ConfigurationProblem(node.range, message))
        return false
    }

    private func check(
        _ node: JSONNode, _ properties: [Property], _ report: (ConfigurationProblem) -> Void
    ) -> Bool {
        var isRight = true
        var seen: Set<String> = []
        for (key, value) in node.members {
            let range = value.keyRange ?? value.range
            guard let property = properties.first(where: { $0.name == key }) else {
                var message = "unknown key \(Self.quoted(key))"
                let names = properties.map(\.name)
                if let nearest = nearestName(to: key, among: names) {
                    message += "; did you mean \(Self.quoted(nearest))?"
                } else if names.count <= 16 {
                    message += "; expected " + names.joined(separator: ", ")
                }
                report(ConfigurationProblem(range, message))
                isRight = false
                continue
            }
            if !seen.insert(key).inserted {
                report(ConfigurationProblem(range, "duplicate key \(Self.quoted(key))"))
                isRight = false
            }
            if !property.schema.check(value, report: report) { isRight = false }
        }
        for property in properties where property.isRequired && !seen.contains(property.name) {
            let end = ByteRange(node.range.lowerBound, min(node.range.lowerBound + 1, node.range.upperBound))
            report(ConfigurationProblem(end, "missing key \(Self.quoted(property.name))"))
            isRight = false
        }
        return isRight
    }

    private static func quoted(_ text: String) -> String { "“\(shortened(text))”" }

    private static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(39) + "…" : text }
}
