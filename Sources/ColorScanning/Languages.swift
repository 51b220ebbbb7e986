import CSSColors
import HTMLColors
import JSONColors
import NibColors
import SourceColors
import SourceText
import SwiftColors

extension Language {
    /// What the language offers. The one list of languages.
    package var colorSyntax: any ColorSyntax {
        switch self {
        case .swift: SwiftColorSyntax()
        case .css: CSSColorSyntax.css
        case .scss: CSSColorSyntax.scss
        case .less: CSSColorSyntax.less
        case .json: JSONColorSyntax()
        case .html: HTMLColorSyntax.html
        case .vue, .svelte: HTMLColorSyntax.component
        case .nib: NibColorSyntax()
        }
    }

    /// The languages in whose colors people write a color by itself, the likeliest first.
    static let ofTypedColors: [Language] = [.css, .swift, .json]
}
