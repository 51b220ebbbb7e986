import ColorLinting
import JSONSyntax
import SourceText

/// The server settings that the VS Code extension contributes in its `package.json`.
///
/// <https://code.visualstudio.com/api/references/contribution-points#contributes.configuration>
enum VSCodeSettings {
    /// Configuration keys that can be set in an editor.
    static let keys = ConfigurationKey.allCases.filter(\.isOverridable)

    /// Returns their declarations by name as an object, indented by `indentation` spaces.
    static func text(indentation: Int) throws -> String {
        var json = JSONWriter()
        json.object { json in
            for key in keys {
                json.object("color-lint.\(key.rawValue)") { write(key.declaration, of: key, into: &$0) }
            }
        }
        let document = try JSONDocument(strict: json.bytes)
        return document.root.map { layOut($0, indentation: indentation, column: indentation + 14) } ?? ""
    }

    /// Unset settings leave the decision to the project. Defaults are therefore null, or empty for lists and objects,
    /// because VS Code has no form for values that may also be null.
    private static func write(
        _ declaration: ConfigurationKey.Declaration, of key: ConfigurationKey, into json: inout JSONWriter
    ) {
        let node = schema(of: key)
        switch declaration.schema {
        case .choice(let words):
            json.array("type") { for type in ["string", "null"] { $0.value(type) } }
            json.array("enum") { json in
                json.null()
                for word in words { json.value(word) }
            }
            json.nullField("default")
        case .boolean:
            json.array("type") { for type in ["boolean", "null"] { $0.value(type) } }
            json.nullField("default")
        case .anyOf:
            json.array("anyOf") { json in
                for choice in node?["anyOf"].map({ Array($0.children) }) ?? [] { json.raw(choice.text) }
                json.object { $0.field("type", "null") }
            }
            json.nullField("default")
        case .array, .object, .string, .text, .number:
            for member in node.map({ Array($0.members) }) ?? [] where member.key != "description" {
                json.field(member.key, raw: member.value.text)
            }
            switch declaration.schema {
            case .array: json.field("default", raw: "[]")
            case .object: json.field("default", raw: "{}")
            default: json.nullField("default")
            }
        }
        let more = key == .palette ? " Only colors; put files into `.color-lint.json`." : ""
        json.field("markdownDescription", "\(declaration.summary).\(more) If not set, `.color-lint.json` applies.")
    }

    /// Returns the schema of `key`.
    private static func schema(of key: ConfigurationKey) -> JSONNode? {
        JSONDocument(Array(ConfigurationKey.schemaText.utf8)).root?["properties"]?[key.rawValue]
    }

    /// Lays out `node` on one line if it fits after `column`, otherwise on several.
    private static func layOut(_ node: JSONNode, indentation: Int, column: Int) -> String {
        let (open, close) = node.kind == .object ? ("{", "}") : ("[", "]")
        guard node.kind == .object || node.kind == .array else { return node.text }
        let line = onOneLine(node)
        if column + line.utf8.count <= 118 { return line }
        let inner = String(repeating: " ", count: indentation + 2)
        let parts = node.children.map { child in
            let key = child.key.map { "\"\($0)\": " } ?? ""
            let column = indentation + 2 + key.utf8.count
            return inner + key + layOut(child, indentation: indentation + 2, column: column)
        }
        return "\(open)\n\(parts.joined(separator: ",\n"))\n\(inner.dropLast(2))\(close)"
    }

    private static func onOneLine(_ node: JSONNode) -> String {
        let parts = node.children.map { child in (child.key.map { "\"\($0)\": " } ?? "") + onOneLine(child) }
        switch node.kind {
        case .object: return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
        case .array: return "[\(parts.joined(separator: ", "))]"
        default: return node.text
        }
    }
}
