import SourceText

extension SwiftLexer {
    mutating func readOpening(_ byte: UInt8) {
        let start = offset
        offset += 1
        switch byte {
        case UInt8(ascii: "("):
            if !strings.isEmpty { strings[strings.count - 1].parenthesisDepth += 1 }
            addOpening(.leftParen, from: start)
        case UInt8(ascii: "["): addOpening(.leftBracket, from: start)
        default: addOpening(.leftBrace, from: start)
        }
    }

    /// Adds an opening bracket or quote.
    mutating func addOpening(_ kind: SwiftToken.Kind, from start: Int, _ flags: SwiftToken.Flags = []) {
        add(kind, from: start, flags)
        open.append(Int32(truncatingIfNeeded: tokens.count - 1))
    }

    mutating func readClosing(_ byte: UInt8) {
        let start = offset
        offset += 1
        switch byte {
        case UInt8(ascii: ")"):
            if let string = strings.last {
                if string.parenthesisDepth == 0 { return endInterpolation(from: start) }
                strings[strings.count - 1].parenthesisDepth -= 1
            }
            close(.leftParen, with: .rightParen, from: start)
        case UInt8(ascii: "]"): close(.leftBracket, with: .rightBracket, from: start)
        default: close(.leftBrace, with: .rightBrace, from: start)
        }
    }

    /// Adds a closing bracket and joins it to its partner. A `}` leaves the brackets within its braces unclosed. A `)` or `]`
    /// that matches neither of the two innermost brackets closes nothing.
    private mutating func close(_ opening: SwiftToken.Kind, with kind: SwiftToken.Kind, from start: Int) {
        let floor = strings.last?.openCount ?? 0
        var depth = open.count
        if opening == .leftBrace {
            while depth > floor, openKind(depth - 1) != .leftBrace { depth -= 1 }
        } else if depth > floor, openKind(depth - 1) != opening {
            depth =
                depth - 1 > floor && openKind(depth - 1) != .leftBrace && openKind(depth - 2) == opening
                ? depth - 1 : floor
        }
        guard depth > floor else {
            // A stray `}` abandons all open brackets, so that they are not searched again.
            if opening == .leftBrace { open.removeLast(open.count - floor) }
            return add(kind, from: start)
        }
        let partner = open[depth - 1]
        open.removeLast(open.count - depth + 1)
        add(kind, from: start)
        join(partner)
    }

    private func openKind(_ index: Int) -> SwiftToken.Kind { tokens.kind(Int(open[index])) }

    /// Makes the last token the partner of the one at `index`.
    mutating func join(_ index: Int32) {
        tokens.setPartner(of: Int(index), to: tokens.count - 1)
        tokens.setPartner(of: tokens.count - 1, to: Int(index))
    }
}
