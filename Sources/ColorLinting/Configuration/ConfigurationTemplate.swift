import JSONSyntax

extension ConfigurationKey {
    /// A configuration file to begin with: every key, explained and commented out.
    package static var template: String {
        var text =
            "// What color-lint asks of the files in this folder and below. Take the // from what you want to change.\n{\n"
        for key in allCases where key != .schema {
            let declaration = key.declaration
            text += "  // \(declaration.summary)."
            if let standard = declaration.standard { text += " Default: \(standard)" }
            text += "\n  // \"\(key.rawValue)\": \(declaration.example),\n\n"
        }
        return String(text.dropLast()) + "}\n"
    }

    /// The JSON Schema of configuration files, for editors to complete and check them by.
    package static var schemaText: String {
        var json = JSONWriter(indentation: 2)
        json.object { json in
            json.field("$schema", "http://json-schema.org/draft-07/schema#")
            json.field("title", "color-lint configuration")
            json.field("description", "The file \(ConfigurationFile.name), JSON with comments.")
            json.field("allowTrailingCommas", true)
            fileSchema.write(into: &json)
        }
        json.endLine()
        return json.text
    }
}
