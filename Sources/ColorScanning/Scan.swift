import SourceColors
import SourceText

/// Finds everything `file` says about colors.
///
/// The one entry for the command and the server. It is linear in the file's size and accepts any bytes.
package func scan(_ file: SourceFile, options: ScanOptions = ScanOptions()) -> ColorFacts {
    file.language.colorSyntax.scan(file, options: options)
}

/// Facts about a file as it was before an edit, which those about the edited file may be made of.
package struct EarlierFacts: Sendable {
    private let file: SourceFile
    private var facts: ColorFacts

    /// The `facts` about `file`, which were scanned with ``ScanOptions/findsRestartPoints``.
    package init(_ facts: ColorFacts, about file: SourceFile) {
        self.file = file
        self.facts = facts
    }

    /// Returns the facts about `edited`, which has the same language; nil if it has to be scanned.
    package consuming func facts(about edited: SourceFile) -> ColorFacts? {
        let isEnough = file.withBytes { old in
            edited.withBytes { file.language.colorSyntax.update(&facts, about: old, to: $0) }
        }
        return isEnough ? facts : nil
    }
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
