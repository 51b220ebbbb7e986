import CSSColors
import JSONColors
import SourceColors
import SourceText
import SwiftColors

extension Language {
    /// What the language offers. The one list of languages.
    package var colorSyntax: any ColorSyntax.Type {
        switch self {
        case .swift: SwiftColorSyntax.self
        case .css: CSSColorSyntax.self
        case .scss: SCSSColorSyntax.self
        case .less: LessColorSyntax.self
        case .json: JSONColorSyntax.self
        }
    }
}
