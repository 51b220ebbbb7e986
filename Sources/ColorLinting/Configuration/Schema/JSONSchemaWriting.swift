import JSONSyntax

extension JSONSchema {
    /// Writes the schema's members in JSON Schema to an object.
    func write(into json: inout JSONWriter) {
        switch self {
        case .string, .text: json.field("type", "string")
        case .boolean: json.field("type", "boolean")
        case .number(let range):
            json.field("type", "number")
            json.key("minimum")
            json.value(range.lowerBound)
            json.key("maximum")
            json.value(range.upperBound)
        case .choice(let words):
            json.field("type", "string")
            json.array("enum") { for word in words { $0.value(word) } }
        case .anyOf(let schemas):
            json.array("anyOf") { json in
                for schema in schemas { json.object { schema.write(into: &$0) } }
            }
        case .array(let element):
            json.field("type", "array")
            json.object("items") { element.write(into: &$0) }
        case .object(let properties):
            json.field("type", "object")
            json.object("properties") { json in
                for property in properties {
                    json.object(property.name) {
                        $0.field("description", property.summary + ".")
                        property.schema.write(into: &$0)
                    }
                }
            }
            let required = properties.filter(\.isRequired)
            if !required.isEmpty {
                json.array("required") { for property in required { $0.value(property.name) } }
            }
            json.field("additionalProperties", false)
        }
    }
}
