import ColorMath
import SourceColors
import SourceText

/// Finds the boxes in which the main content of pages is, which may have a background of their own: `.content`, `#main`. Text
/// without any background may be in them or beside them.
extension CSSPairing {
    /// What text without a background of its own lies on.
    struct MainBackground {
        var color: ExpressionID
        var appearances: AppearanceSet
        /// A container if it is known to be around the text; otherwise the page.
        var kind = PairKind.page
    }

    /// Returns the backgrounds of the page, each with those of the boxes in front of it; for the tokens of code if `ofTokens`, for
    /// which those of code count.
    mutating func mainBackgrounds(ofTokens: Bool) -> [MainBackground] {
        let place = ofTokens ? 1 : 0
        let backgrounds = mainBackgrounds[place] ?? findMainBackgrounds(ofTokens: ofTokens)
        mainBackgrounds[place] = backgrounds
        return backgrounds
    }

    private mutating func findMainBackgrounds(ofTokens: Bool) -> [MainBackground] {
        let pages = backgroundsOfPage()
        let main = elements.all.indices.filter { isBox($0, aroundCode: false) }
        let code = ofTokens ? elements.all.indices.filter { isBox($0, aroundCode: true) } : []
        guard !main.isEmpty || !code.isEmpty else {
            return pages.map { MainBackground(color: $0.color, appearances: $0.appearances) }
        }
        let hasTokens = !code.isEmpty && hasTokens()
        var result: [MainBackground] = []
        for page in pages {
            var colors: [MainBackground] = []
            for appearance in Appearance.allCases where page.appearances.contains(appearance) {
                let own = hasTokens ? codeBackground(of: code, appearance) : nil
                let color = own ?? covered(page.color, by: main, code, appearance)
                if let known = colors.firstIndex(where: { $0.color == color }) {
                    colors[known].appearances.formUnion(AppearanceSet(appearance))
                } else {
                    colors.append(
                        MainBackground(
                            color: color, appearances: AppearanceSet(appearance), kind: own == nil ? .page : .container)
                    )
                }
            }
            if colors.count == 1 { colors[0].appearances = page.appearances }
            result += colors
        }
        return result
    }

    /// The number of rules for tokens from which on classes of two letters are taken for tokens: Pygments has some 80.
    private static let leastTokens = 10

    /// Whether rules are for the tokens of code in any place.
    mutating func hasTokens() -> Bool {
        if let tokensExist { return tokensExist }
        let count = elements.all.count { element in
            let selector = selectors.all[Int(element.selector)]
            guard element.hasColor, selector.compounds.count == 1, !selector.isOpaque,
                let last = selector.compounds.last
            else { return false }
            return isToken(selectors.compounds[last])
        }
        tokensExist = count >= Self.leastTokens
        return count >= Self.leastTokens
    }

    /// Returns the background `page` with those of the boxes `main` and `code` in front of it.
    private mutating func covered(
        _ page: ExpressionID, by main: [Int], _ code: [Int], _ appearance: Appearance
    ) -> ExpressionID {
        func lists(_ boxes: [Int]) -> [[Int32]] { boxes.map { [Int32(truncatingIfNeeded: $0)] } }
        var behind = Side(expression: page, view: views.count, elements: FewElements())
        if !main.isEmpty { behind.expression = veiled(behind, by: lists(main), .box, appearance) }
        if !code.isEmpty { behind.expression = veiled(behind, by: lists(code), .code, appearance) }
        return behind.expression
    }

    /// Returns the background of the first of the boxes around code at the indices `code`, with those of the others in front of it
    /// unless all are alike; nil if it is not one opaque color.
    private mutating func codeBackground(of code: [Int], _ appearance: Appearance) -> ExpressionID? {
        var first: CSSWinner?
        var others: [[Int32]] = []
        for box in code {
            let own = [Int32(truncatingIfNeeded: box)]
            let winner = elements.winner(.backgroundColor, among: own, appearance)
            if let winner, case .nothing = settings[Int(winner.setting)].value { continue }
            if first == nil, let winner, !hasImage(own, appearance) {
                first = winner
            } else if first.map({ hasImage(own, appearance) || !isAlike($0.setting, winner?.setting) }) ?? true {
                others.append(own)
            }
        }
        guard let first, case .color(let paint) = settings[Int(first.setting)].value, alpha(of: paint) == 1 else {
            return nil
        }
        let color = expression(paint, views.count, appearance)
        let behind = Side(expression: color, view: views.count, elements: FewElements())
        return others.isEmpty ? color : veiled(behind, by: others, .code, appearance)
    }

    /// Whether the element at `index` is a box with a background, at rest, around code or the main content.
    private func isBox(_ index: Int, aroundCode: Bool) -> Bool {
        let element = elements.all[index]
        let selector = selectors.all[Int(element.selector)]
        guard element.hasBackground, element.context == 0, !selector.isOpaque, selector.root == nil,
            let last = selector.compounds.last
        else {
            return false
        }
        let compound = selectors.compounds[last]
        return compound.pseudoElement == nil && compound.state < 0
            && selectors.parts[compound.parts].contains {
                !CSSPart.isState($0) && (aroundCode ? isAroundCode($0) : isMainContent($0))
            }
    }

    /// Whether `part` is about code: `.highlight`, `pre`, `[class^="highlight"]`.
    private func isAroundCode(_ part: Int32) -> Bool {
        var isCode = false
        selectors.texts.withText(CSSPart.id(part)) { text in
            isCode =
                CSSPart.isType(part)
                ? text.elementsEqual("pre".utf8)
                : text.split { $0 < UInt8(ascii: "A") || $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "_") }.contains {
                    $0.elementsEqual("highlight".utf8) || $0.elementsEqual("codehilite".utf8)
                }
        }
        return isCode
    }

    /// Whether `part` says nothing but that its elements hold the main content.
    private func isMainContent(_ part: Int32) -> Bool {
        var isMain = false
        selectors.texts.withText(CSSPart.id(part)) {
            isMain = CSSPart.isType(part) ? Self.mainTypes[$0] != nil : Self.mainNames[$0] != nil
        }
        return isMain || !CSSPart.isType(part) && !hasWord(part) { word, _ in Self.mainWords[word] == nil }
    }

    private static let mainTypes = WordTable<Bool>([("main article", true)])

    /// Names in which other words are.
    private static let mainNames = WordTable<Bool>([("wpcontent wy-nav-content wy-nav-content-wrap", true)])

    private static let mainWords = WordTable<Bool>([
        (
            "main content contents page site wrapper wrap container document article body inner outer post entry markdown",
            true
        )
    ])
}
