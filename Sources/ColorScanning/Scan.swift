import SourceText

/// Finds everything `file` says about colours.
///
/// The one entry for the command and the server. It is linear in the file's size and accepts any bytes.
package func scan(_ file: SourceFile, options: ScanOptions = ScanOptions()) -> ColorFacts {
    var facts = file.withBytes { file.language.colorSyntax.scan($0, options: options) }
    if facts.catalogue != nil { facts.nameColorSet(at: file.path) }
    return facts
}
