import CSSColors

extension SheetExpander {
    /// Why a value is not known.
    enum Doubt: Sendable {
        case condition, loop, list, content, guarded

        /// The variable that stands for such a value.
        func word(_ dialect: CSSDialect) -> StaticString {
            switch (self, dialect == .less) {
            case (.condition, false): "$--if"
            case (.loop, false): "$--for"
            case (.list, false): "$--each"
            case (.content, false): "$--content"
            case (.guarded, false): "$--when"
            case (.condition, true): "@--if"
            case (.loop, true): "@--for"
            case (.list, true): "@--each"
            case (.content, true): "@--content"
            case (.guarded, true): "@--when"
            }
        }

        /// Returns the reason that the variable `name` stands for; nil if it is an ordinary one.
        static func reason(_ name: String) -> String? {
            switch name.dropFirst(3) {
            case "if": "a condition decides whether the rule applies"
            case "for": "a loop that counts sets the color"
            case "each": "a loop over values that are not constant sets the color"
            case "content": "a mixin decides where the rule applies"
            case "when": "a guard decides whether the rule applies"
            default: nil
            }
        }
    }
}
