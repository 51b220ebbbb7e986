import ColorMath
import SourceColors
import SourceText

/// What a file does to the controllers that it shows views in.
struct SwiftHostChanges {
    /// Whether it sets the background of the view of a controller.
    private(set) var setsBackground = false
    /// Whether it sets the appearance of one.
    private(set) var setsAppearance = false
    /// The appearance that it always gives to its window, if that is the only one that it sets.
    private(set) var windowAppearance: AppearanceSet?
    /// The number of times that it sets one.
    private var assignments = 0
    /// The controllers whose views it uses, by name.
    private var embedded: Set<String> = []

    /// Looks at all of `tokens`.
    init(_ tokens: SwiftTokens) {
        for index in 2..<max(tokens.count, 2) {
            if tokens.kind(index) == .equal {
                if tokens.isText(index - 1, "overrideUserInterfaceStyle") { noteAppearance(index, tokens) }
                if tokens.isText(index - 1, "backgroundColor"),
                    tokens.isText(index - 3, "view") || tokens.isText(index - 4, "view")
                {
                    setsBackground = true
                }
            } else if tokens.isText(index, "view"), tokens.kind(index - 1) == .period {
                // `controller.view`, `controller?.view`
                let name = tokens.kind(index - 2) == .postfixMark ? index - 3 : index - 2
                if tokens.isName(name) { embedded.insert(tokens.text(name)) }
            } else if tokens.isText(index, "addChild"), tokens.kind(index + 1) == .leftParen,
                tokens.isName(index + 2)
            {
                embedded.insert(tokens.text(index + 2))
            }
        }
    }

    /// Notes that the assignment at `equal` sets an appearance.
    private mutating func noteAppearance(_ equal: Int, _ tokens: SwiftTokens) {
        // What users choose may be either.
        let isFixed = Self.isOneAppearance(equal + 1, tokens)
        let only = isFixed && assignments == 0 ? Self.windowAppearance(equal, tokens) : nil
        // Of several, which one holds is not known.
        setsAppearance = setsAppearance || windowAppearance != nil || isFixed && only == nil
        windowAppearance = only
        assignments += 1
    }

    /// Whether the value at `index` is an appearance alone: `.dark`, `UIUserInterfaceStyle.light`.
    private static func isOneAppearance(_ index: Int, _ tokens: SwiftTokens) -> Bool {
        let name = tokens.kind(index) == .period ? index + 1 : index + 2
        return tokens.kind(name - 1) == .period && (tokens.isText(name, "dark") || tokens.isText(name, "light"))
            && tokens.kind(name + 1) != .period
    }

    /// Returns the appearance that the assignment at `equal` always gives to a window: `window.overrideUserInterfaceStyle = .dark`
    /// in the body of a function; nil if it does not.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiwindow>
    private static func windowAppearance(_ equal: Int, _ tokens: SwiftTokens) -> AppearanceSet? {
        let receiver = tokens.kind(equal - 3) == .postfixMark ? equal - 4 : equal - 3
        let value = tokens.kind(equal + 1) == .period ? equal + 2 : equal + 3
        guard tokens.isText(receiver, "window"), tokens.kind(value - 1) == .period,
            tokens[value + 1].flags.contains(.newlineBefore)
        else { return nil }
        var index = equal
        while index > 0 {
            if tokens.kind(index) == .leftBrace { break }
            index = tokens.kind(index).closes ? (tokens.partner(index) ?? 0) - 1 : index - 1
        }
        // The braces are those of a function, not of a condition or of a closure.
        guard index > 0 else { return nil }
        for before in (max(index - maxHead, 0)..<index).reversed() {
            if tokens.kind(before) == .leftBrace || tokens.kind(before) == .rightBrace { return nil }
            if tokens.isText(before, "func") {
                return tokens.isText(value, "dark") ? .dark : tokens.isText(value, "light") ? .light : nil
            }
        }
        return nil
    }

    /// The maximum number of tokens between `func` and the body.
    private static let maxHead = 64

    /// Whether the view of the controller that `chain` makes may be part of another view.
    func embeds(_ chain: SwiftChain, _ tokens: SwiftTokens) -> Bool {
        if chain.links.contains(where: { tokens.isText($0.name, "view") }) { return true }
        if tokens.kind(chain.start - 1) == .leftParen, tokens.isText(chain.start - 2, "addChild") { return true }
        guard !embedded.isEmpty, let name = Self.name(before: chain.start, tokens) else { return false }
        return embedded.contains(tokens.text(name))
    }

    /// Returns how the controller that `chain` makes is presented, if the statements after it say so; nil if not.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle>
    static func level(_ chain: SwiftChain, _ tokens: SwiftTokens) -> ViewWindow? {
        guard let name = name(before: chain.start, tokens) else { return nil }
        // `window.rootViewController = …`
        if tokens.isText(name, "rootViewController"), tokens.kind(name - 1) == .period { return .base }
        var result: ViewWindow?
        var depth = 0
        for index in chain.end..<max(chain.end, min(tokens.count, chain.end + maxReach)) {
            if tokens.kind(index) == .leftBrace { depth += 1 }
            if tokens.kind(index) == .rightBrace { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, result == nil, tokens.isText(index, "rootViewController"), tokens.kind(index - 1) == .period,
                tokens.kind(index + 1) == .equal,
                tokens.text(index + 2) == tokens.text(name), tokens[index + 3].flags.contains(.newlineBefore)
            {
                return .base
            }
            guard tokens.isText(index, "modalPresentationStyle"), tokens.kind(index + 1) == .equal,
                tokens.kind(index - 1) == .period, tokens.text(index - 2) == tokens.text(name)
            else { continue }
            let style = tokens.kind(index + 2) == .period ? index + 3 : index + 4
            // In braces, it is set at times only.
            guard depth == 0, result == nil, let level = levels[tokens.bytes(style)] else { return nil }
            result = level
        }
        return result
    }

    /// The maximum number of tokens after a controller in which its style is looked for.
    private static let maxReach = 512

    private static let levels = WordTable<ViewWindow>([
        ("fullScreen overFullScreen", .base), ("formSheet pageSheet popover", .elevated),
    ])

    /// The maximum number of tokens of a type before `=`.
    private static let maxType = 24

    /// Returns the name that is assigned what begins at `index`: `let name: Type = …`, `self.name = …`.
    private static func name(before index: Int, _ tokens: SwiftTokens) -> Int? {
        guard tokens.kind(index - 1) == .equal else { return nil }
        for before in (max(index - 1 - maxType, 1)..<max(index - 1, 1)).reversed() {
            if tokens.isText(before - 1, "let") || tokens.isText(before - 1, "var") { return before }
            if tokens[before].flags.contains(.newlineBefore) { break }
        }
        let last = tokens.kind(index - 2) == .postfixMark ? index - 3 : index - 2
        return tokens.isName(last) ? last : nil
    }

    /// The maximum number of functions that ``calls(_:)`` returns.
    private static let maxCalls = 256

    /// Returns the names of the functions that `tokens` call.
    static func calls(_ tokens: SwiftTokens) -> [String] {
        var seen: Set<String> = []
        var result: [String] = []
        for index in 1..<max(tokens.count, 1) where result.count < maxCalls {
            guard tokens.kind(index) == .leftParen, tokens.isName(index - 1), !tokens.isCapitalized(index - 1),
                !tokens.isText(index - 2, "func")
            else { continue }
            let name = tokens.text(index - 1)
            if seen.insert(name).inserted { result.append(name) }
        }
        return result
    }
}

extension SwiftClassViews {
    /// The maximum number of functions that are noted.
    private static let maxChanges = 64

    /// Notes that the function around the current token changes the controller that it is called on: its appearance, or its
    /// background. In a class of the project it is the class's own matter.
    func noteHostChange(_ isAppearance: Bool) {
        guard let type = nesting.type?.name, Self.isOfSystem(type), type.hasSuffix("Controller") else { return }
        for frame in nesting.frames.suffix(64) {
            guard let opener = frame.opener, tokens.kind(opener) == .leftBrace, !frame.isTypeBody,
                let name = memberName(opener), tokens.isText(name - 1, "func")
            else { continue }
            let text = tokens.text(name)
            if isAppearance {
                Self.add(text, to: &facts.collected.hosts.appearances)
            } else {
                Self.add(text, to: &facts.collected.hosts.backgrounds)
            }
            return
        }
    }

    private static func add(_ name: String, to names: inout [String]) {
        if names.count < maxChanges, !names.contains(name) { names.append(name) }
    }
}

extension SwiftViewScopes {
    /// Whether the file imports AppKit or uses its types outside of code for macOS alone, so that it is for macOS even if it
    /// imports only SwiftUI.
    var usesAppKit: Bool {
        file.mentionsAppKit
            && (0..<tokens.count).contains { index in
                tokens.isOfAppKit(index) && !facts.isForOtherPlatform(at: tokens[index].range)
            }
    }
}
