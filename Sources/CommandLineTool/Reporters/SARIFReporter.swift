import ColorLanguageServer
import ColorLinting
import ColorScanning
import JSONSyntax
import SourceText

/// SARIF 2.1.0 for code scanning, with rules, fixes, fingerprints and relative URIs.
///
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
struct SARIFReporter: Reporter {
    /// The part of the files it covers, as `I/N`; nil for all.
    var shard: String?
    /// Where the rules are documented.
    var publication: Publication

    var fixCount: Int { .max }
    var namesElements: Bool { true }
    var separator: [UInt8] { [UInt8(ascii: ",")] }

    private static let ruleIndices = Dictionary(
        uniqueKeysWithValues: RuleCatalog.all.enumerated().map { ($0.element.metadata.id, $0.offset) })

    var opening: [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.field("version", "2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        json.object("tool") {
            $0.object("driver") {
                $0.field("name", "color-lint")
                $0.field("version", version)
                if let address = publication.address { $0.field("informationUri", address) }
                $0.array("rules") {
                    for rule in RuleCatalog.all {
                        $0.rule(rule.metadata, page: publication.page(ofRule: rule.metadata.id))
                    }
                }
            }
        }
        // Keeps runs over parts of a repository apart when they are merged.
        if let parts = shard?.split(separator: "/"), parts.count == 2 {
            json.object("automationDetails") { $0.field("id", "color-lint/\(parts[0])-of-\(parts[1])/") }
        }
        // Columns are counted in Unicode scalars.
        json.field("columnKind", "unicodeCodePoints")
        json.key("results")
        json.beginArray()
        return json.bytes
    }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let fingerprints = file.fingerprints()
        var index = 0
        let elementKind = file.file.language.colorSyntax.symbolKind.rawValue
        file.forEachFinding { finding, place in
            var json = JSONWriter()
            json.object {
                $0.field("ruleId", finding.rule)
                if let rule = Self.ruleIndices[finding.rule] { $0.field("ruleIndex", rule) }
                $0.field("level", finding.severity.sarifLevel)
                $0.object("message") { $0.field("text", finding.message) }
                $0.array("locations") {
                    $0.object {
                        $0.object("physicalLocation") {
                            $0.artifact(file.file.path)
                            $0.object("region") {
                                $0.field("startLine", place.start.line)
                                $0.field("startColumn", place.start.column)
                                $0.field("endLine", place.end.line)
                                $0.field("endColumn", place.end.column)
                                $0.bytes(finding.range)
                            }
                        }
                        if !place.element.isEmpty {
                            $0.array("logicalLocations") {
                                $0.object {
                                    $0.field("fullyQualifiedName", place.element)
                                    $0.field("kind", elementKind)
                                }
                            }
                        }
                    }
                }
                if !finding.related.isEmpty { $0.related(finding.related) }
                $0.object("partialFingerprints") {
                    $0.field("colorLint/v1", index < fingerprints.count ? fingerprints[index] : "")
                }
                if !finding.fixes.isEmpty {
                    $0.array("fixes") {
                        for fix in finding.fixes { $0.fix(fix) }
                    }
                }
            }
            output += Array((index == 0 ? "\n" : ",\n").utf8) + json.bytes
            index += 1
        }
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] { Array("\n]}]}\n".utf8) }
}

extension Severity {
    /// SARIF's level.
    fileprivate var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info, .hint: "note"
        case .off: "none"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func rule(_ metadata: RuleMetadata, page: String?) {
        object {
            $0.field("id", metadata.id)
            $0.object("shortDescription") { $0.field("text", metadata.summary) }
            $0.object("help") {
                $0.field("text", metadata.why)
                $0.field("markdown", metadata.why)
            }
            if let page { $0.field("helpUri", page) }
            $0.object("defaultConfiguration") {
                $0.field("enabled", metadata.severity != .off && !metadata.isEditorOnly)
                $0.field("level", metadata.severity == .off ? "warning" : metadata.severity.sarifLevel)
            }
        }
    }

    fileprivate mutating func artifact(_ path: String) {
        object("artifactLocation") { $0.field("uri", FileURI.uri(of: path)) }
    }

    fileprivate mutating func bytes(_ range: ByteRange) {
        field("byteOffset", range.lowerBound)
        field("byteLength", range.count)
    }

    fileprivate mutating func related(_ places: [RelatedPlace]) {
        array("relatedLocations") {
            for (number, place) in places.enumerated() {
                $0.object {
                    $0.field("id", number)
                    $0.object("message") { $0.field("text", place.message) }
                    $0.object("physicalLocation") {
                        $0.artifact(place.path)
                        $0.object("region") { $0.bytes(place.range) }
                    }
                }
            }
        }
    }

    fileprivate mutating func fix(_ fix: Fix) {
        object {
            $0.object("description") { $0.field("text", fix.title) }
            $0.array("artifactChanges") {
                for path in Set(fix.edits.map(\.path)).ordered() {
                    $0.object {
                        $0.artifact(path)
                        $0.array("replacements") {
                            for edit in fix.edits where edit.path == path {
                                $0.object {
                                    $0.object("deletedRegion") { $0.bytes(edit.edit.range) }
                                    $0.object("insertedContent") { $0.field("text", edit.edit.text) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
