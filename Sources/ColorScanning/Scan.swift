import SourceColors
import SourceText

/// Finds everything `file` says about colors.
///
/// The one entry for the command and the server. It is linear in the file's size and accepts any bytes.
package func scan(_ file: SourceFile, options: ScanOptions = ScanOptions()) -> ColorFacts {
    file.language.colorSyntax.scan(file, options: options)
}

extension ColorFacts {
    /// Where names are written in `file`, which these facts are about: ``ColorSyntax/nameOccurrences(in:of:)``.
    package func nameOccurrences(in file: SourceFile) -> [NameOccurrence] {
        file.withBytes { file.language.colorSyntax.nameOccurrences(in: $0, of: self) }
    }
}

extension SourceFile {
    /// The name that is being typed at the offset `offset`: ``ColorSyntax/nameCompletion(at:in:)``.
    package func nameCompletion(at offset: Int) -> NameCompletion? {
        withBytes { language.colorSyntax.nameCompletion(at: offset, in: $0) }
    }
}
