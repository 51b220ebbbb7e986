import JSONSyntax

extension ConfigurationKey {
    /// A configuration file with all keys explained and commented out.
    package static var template: String {
        var text =
            "// Configuration of color-lint for this folder and its subfolders. Uncomment the settings you want to change.\n{\n"
        for key in allCases where key != .schema {
            let declaration = key.declaration
            text += "  // \(declaration.summary)."
            if let defaultValue = declaration.defaultValue { text += " Default: \(defaultValue)" }
            text += "\n  // \"\(key.rawValue)\": \(declaration.example),\n\n"
        }
        return String(text.dropLast()) + "}\n"
    }

    /// The JSON Schema of configuration files, for completion and validation in editors.
    package static var schemaText: String {
        var json = JSONWriter(indentation: 2)
        json.object { json in
            json.field("$schema", "http://json-schema.org/draft-07/schema#")
            json.field("title", "color-lint configuration")
            json.field("description", "Configuration file \(ConfigurationFile.name) (JSON with comments).")
            json.field("allowTrailingCommas", true)
            fileSchema.write(into: &json)
        }
        json.endLine()
        return json.text
    }
}
