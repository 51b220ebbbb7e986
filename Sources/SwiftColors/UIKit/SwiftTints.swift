import SourceColors
import SourceText

/// What image views and buttons draw in their tint color.
/// <https://developer.apple.com/documentation/uikit/uiview/tintcolor>
extension SwiftClassViews {
    /// What is known of the image views and buttons of a file.
    struct Tinted {
        /// Whether all images of each view are templates, which are drawn in the tint color.
        var areTemplates: [Int: Bool] = [:]
        /// The buttons whose titles are drawn in the tint color, and those whose titles are set.
        var systemButtons: Set<Int> = [], titled: Set<Int> = []
        /// The views whose images keep their colors, and the buttons whose configurations decide.
        var untinted: Set<Int> = []
    }

    /// Notes that the view `view` shows the image that `range` makes.
    func noteTemplate(_ range: TokenRange, of view: Int) {
        let range = imageValue(range)
        let isTemplate = (range.lower..<min(range.upper, range.lower + 64)).contains {
            tokens.isText($0, "systemName") || tokens.isText($0, "alwaysTemplate")
        }
        tinted.areTemplates[view] = isTemplate && tinted.areTemplates[view] ?? true
        let keepsColors = range.indices.contains {
            tokens.isText($0, "alwaysOriginal") || tokens.isText($0, "withTintColor")
        }
        if keepsColors { tinted.untinted.insert(view) }
    }

    /// Returns the value of the local constant that `range` names; `range` itself if it names none.
    private func imageValue(_ range: TokenRange) -> TokenRange {
        guard range.upper == range.lower + 1, tokens.isName(range.lower),
            let declaration = file.declarations.declaration(of: tokens.text(range.lower), at: range.lower),
            declaration.type == nil, tokens.isText(declaration.token - 1, "let"),
            tokens.kind(declaration.token + 1) == .equal
        else { return range }
        let lower = declaration.token + 2
        return TokenRange(lower, tokens.endOfExpression(from: lower, limit: min(tokens.count, lower + 128)))
    }

    /// Notes how the button `view` draws its title and image, by the `arguments` of its initializer.
    func noteButton(_ arguments: [SwiftArgument], _ view: Int) {
        for argument in arguments {
            if tokens.isLabeled(argument, "type"), tokens.isText(argument.upper - 1, "system") {
                tinted.systemButtons.insert(view)
            } else if tokens.isLabeled(argument, "configuration") {
                tinted.untinted.insert(view)
            }
        }
    }

    /// Returns the size of the text in the view `number` if no font is set. The titles of buttons are as large as their type says.
    func standardContent(of number: Int) -> PairContent {
        views[number].view.type.hasSuffix("Button") && !tinted.systemButtons.contains(number)
            ? .textOfUnknownSize : .text
    }

    /// Whether the button `number` shows an image, and nothing in the file gives it a title.
    func isUntitled(_ number: Int) -> Bool {
        let view = views[number].view
        return view.type == "UIButton" && !view.flags.contains(.outlet) && tinted.areTemplates[number] != nil
            && !tinted.titled.contains(number) && !tinted.untinted.contains(number)
    }

    /// Returns what the view `number` draws in its tint color; nil if that is not known.
    ///
    /// The tint has no effect on other images than templates, so images that code gives one are taken for such.
    private func content(inTintOf number: Int) -> PairContent? {
        let areTemplates = tinted.areTemplates[number]
        if tinted.untinted.contains(number) { return nil }
        switch views[number].view.type {
        case "UIImageView": return .nonText
        case "UIButton":
            if tinted.systemButtons.contains(number) {
                return tinted.titled.contains(number) || areTemplates == nil ? .textOfUnknownSize : .nonText
            }
            // A nib may give it a title or an image.
            return areTemplates != nil ? .nonText : .textOfUnknownSize
        default: return nil
        }
    }

    /// Returns what all `views` draw in their tint color, the content with the highest required contrast; nil if that is not
    /// known.
    func content(inTintOf views: [Int]) -> PairContent? {
        var result: PairContent?
        for view in views.prefix(8) {
            guard let content = content(inTintOf: view) else { return nil }
            if content.strictness >= result?.strictness ?? content.strictness { result = content }
        }
        return result
    }
}
