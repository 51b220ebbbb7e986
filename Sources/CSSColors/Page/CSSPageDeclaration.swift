import ColorMath
import SourceColors
import SourceText

/// A property of a style sheet's declaration that matters for how text and what is behind it look on a page.
package enum CSSPageProperty: UInt8, CaseIterable, Sendable {
    case color, backgroundColor, backgroundImage, backgroundClip, opacity, filter, mixBlendMode, backgroundBlendMode
    case backgroundSize, backgroundRepeat, backgroundPosition
    case textFillColor, textShadow, position, fontSize, fontWeight, colorScheme, declaredBackground
    /// Whether the box hides its text.
    case hidden
    /// Whether `display` is `none`.
    case display
    /// Whether `visibility` hides the text.
    case visibility
    case custom
}

/// A declaration of a style sheet for the elements that one selector selects.
package struct CSSPageDeclaration: Sendable {
    package enum Value: Sendable {
        case color(ExpressionID)
        case images([ExpressionID])
        /// The parent's value.
        case inherited
        /// No background.
        case nothing
        /// The browser's own value, or one that is not known.
        case unknown
        /// Whether the property has an effect.
        case flag(Bool)
        /// An opacity, 0…1.
        case factor(Double)
        case pixels(Double)
        case rootRelative(Double)
        case relative(Double)
        /// The text size or weight at this range, which may need custom properties or a calculation.
        case computed(ByteRange)
        /// The definition of a custom property.
        case definition(String, ExpressionID)
    }

    package var property: CSSPageProperty
    package var value: Value
    /// The range of the selector.
    package var selector: ByteRange
    /// The preludes of the rules around it, innermost first; empty if it is not nested.
    package var parents: [ByteRange]
    /// The order in the cascade; higher wins. Important declarations have at least ``important``.
    package var rank: UInt64
    package var appearances: AppearanceSet
    /// Whether it depends on a condition other than the appearance, such as the width of the window.
    package var isConditional: Bool

    /// The lowest rank of important declarations.
    package static let important = CSSRecord.importantRank
}

/// A declaration as the reader comes across it.
struct CSSPageRecord {
    enum Content {
        case setting(Int32)
        case definition(Int32)
        /// The font weight at a range.
        case weight(ByteRange)
        /// Whether it hides the element.
        case hides(CSSPageProperty, Bool)
    }

    var content: Content
    var selector: Int32
    var rank: UInt64
    var context: Int32
    var appearances: AppearanceSet
    /// The preludes of the rules around its own, innermost first.
    var parents: [ByteRange]

    func value(
        in reader: borrowing CSSRuleReader, _ facts: inout ColorFacts
    ) -> (CSSPageProperty, CSSPageDeclaration.Value)? {
        switch content {
        case .hides(let property, let hides): return (property, .flag(hides))
        case .weight(let range): return (.fontWeight, .computed(range))
        case .definition(let index):
            let definition = facts.definitions[Int(index)]
            return (.custom, .definition(definition.name.text, definition.value))
        case .setting(let index):
            let setting = reader.settings[Int(index)]
            guard let property = CSSPageProperty(setting.property) else { return nil }
            switch setting.value {
            case .color(.literal(let literal, let range)):
                return (property, .color(facts.expressions.add(.literal(literal), at: range)))
            case .color(.unresolved(let reason, let range)):
                return (property, .color(facts.expressions.add(.unresolved(reason), at: range)))
            case .color(.expression(let id, _)): return (property, .color(id))
            case .inherited: return (property, .inherited)
            case .nothing: return (property, .nothing)
            case .elsewhere, .content: return (property, .unknown)
            case .images(let images): return (property, .images(images.layers))
            case .size(.pixels(let pixels)): return (property, .pixels(pixels))
            case .size(.rootRelative(let factor)): return (property, .rootRelative(factor))
            case .size(.relative(let factor)): return (property, .relative(factor))
            case .size(.computed(let range)): return (property, .computed(range))
            case .size: return (property, .unknown)
            case .isBold(let isBold): return (property, isBold.map { .flag($0) } ?? .unknown)
            case .isDark(let isDark): return (property, isDark.map { .flag($0) } ?? .unknown)
            case .covers(let covers): return (property, covers.map { .flag($0) } ?? .nothing)
            case .icon: return (property, .flag(false))
            case .effect(let has): return (property, .flag(has))
            case .shadows: return (property, .flag(true))
            case .opacity(let factor): return (property, factor > 0 ? .factor(factor) : .flag(true))
            }
        }
    }
}

extension CSSPageProperty {
    init?(_ property: CSSProperty) {
        switch property {
        case .color: self = .color
        case .backgroundColor: self = .backgroundColor
        case .backgroundImage: self = .backgroundImage
        case .backgroundClip: self = .backgroundClip
        case .backgroundSize: self = .backgroundSize
        case .backgroundRepeat: self = .backgroundRepeat
        case .backgroundPosition: self = .backgroundPosition
        case .opacity: self = .opacity
        case .filter: self = .filter
        case .mixBlendMode: self = .mixBlendMode
        case .backgroundBlendMode: self = .backgroundBlendMode
        case .textFillColor: self = .textFillColor
        case .textShadow: self = .textShadow
        case .position: self = .position
        case .fontSize: self = .fontSize
        case .fontWeight: self = .fontWeight
        case .colorScheme: self = .colorScheme
        case .declaredBackground: self = .declaredBackground
        case .hidden: self = .hidden
        default: return nil
        }
    }

    /// The properties with an effect on colors: those with an ``effectName``.
    package static let effects = allCases.filter { $0.effectName != nil }

    /// Whether an element without a value of its own has its parent's.
    package var isInherited: Bool { self == .textFillColor || self == .textShadow }

    /// The name of the effect in messages; nil if it changes no colors.
    package var effectName: String? {
        switch self {
        case .opacity: "opacity"
        case .filter: "filter"
        case .mixBlendMode: "mix-blend-mode"
        case .backgroundBlendMode: "background-blend-mode"
        case .backgroundClip: "background-clip: text"
        case .textFillColor: "-webkit-text-fill-color"
        case .textShadow: "text-shadow"
        default: nil
        }
    }
}

extension CSSRuleReader {
    /// Notes `content` of the current rule for each of its selectors, if declarations are collected.
    mutating func notePage(_ content: CSSPageRecord.Content, isImportant: Bool) {
        guard pageRecords != nil, let block = blocks.last, block.isStyle else { return }
        var parents: [ByteRange] = []
        for block in blocks.reversed() where block.kind == .style && block.isStyle { parents.append(block.prelude) }
        if !parents.isEmpty { parents.removeFirst() }
        var last = ByteRange(0, 0)
        for index in selectorsOfTop() {
            let selector = selectors.all[index]
            // A nested selector is in the list once for each selector around it.
            if selector.range == last { continue }
            last = selector.range
            let record = CSSPageRecord(
                content: content, selector: Int32(truncatingIfNeeded: index),
                rank: rank(selector.specificity, block.layer.rank, isImportant: isImportant), context: block.context,
                appearances: block.appearances, parents: parents)
            pageRecords?.append(record)
        }
    }

    /// Notes whether the value at `range` of the property `name` hides the element.
    mutating func noteHiding(_ name: ByteRange, _ range: ByteRange) {
        let isDisplay = lexemes.matches(name, "display")
        guard isDisplay || lexemes.matches(name, "visibility") else { return }
        let start = lexemes.endOfWhitespace(range.lowerBound)
        let end = lexemes.endOfName(start)
        let word = ByteRange(start, min(end, range.upperBound))
        let hides = isDisplay ? lexemes.matches(word, "none") : !lexemes.matches(word, "visible")
        let isImportant = lexemes.source[lexemes.endOfBlank(end)] == UInt8(ascii: "!")
        order += 1
        notePage(.hides(isDisplay ? .display : .visibility, hides), isImportant: isImportant)
    }
}
