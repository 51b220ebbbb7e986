import SourceText

/// The views and objects of which a comment says what lies behind them.
extension SwiftScanner {
    /// The declared background that `chain` has, by its place in ``declaredBackgrounds``.
    func declaredBackground(of chain: SwiftChain) -> Int? {
        // A chain in other brackets than braces has none: their content is a part of what is around them.
        guard !declaredBackgrounds.isEmpty, let opener = frames.last?.opener,
            opener < 0 || tokens.kind(opener) == .leftBrace, let inBraces = declaredByBrace[max(opener, -1)]
        else { return nil }
        var (low, high) = (0, inBraces.count)
        while low < high {
            let middle = (low + high) / 2
            if declaredBackgrounds[inBraces[middle]].token < chain.end { low = middle + 1 } else { high = middle }
        }
        guard low > 0, declaredBackgrounds[inBraces[low - 1]].token >= chain.start else { return nil }
        return inBraces[low - 1]
    }

    /// Whether `chain` makes a view, not a value or an effect.
    private func isView(_ chain: SwiftChain, _ look: SwiftLook) -> Bool {
        if !look.foregrounds.isEmpty || !look.backgrounds.isEmpty { return true }
        let head = chain.links[0]
        return !head.isPlain
            && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(tokens.bytes(head.name).first ?? 0)
    }

    /// What holds around `chain`, which looks like `look`: a comment's word on what lies behind it stands before what the
    /// containers say.
    mutating func surroundings(of chain: SwiftChain, _ look: SwiftLook) -> SwiftSurroundings {
        var outer = currentSurroundings ?? SwiftSurroundings()
        guard let index = declaredBackground(of: chain), isView(chain, look) else { return outer }
        declaredBackgrounds[index].isTaken = true
        for link in look.backgrounds {
            declaredBackgrounds[index].ownBackgrounds.append(
                tokens.range(chain.links[link].name, chain.links[link].end))
        }
        let background = declaredBackgrounds[index].expression
        outer.background = background
        outer.isDeclared = true
        outer.layers = 1
        outer.isShape = false
        meet(.declared, in: &outer)
        return outer
    }

    /// Gives the declared backgrounds that no view has to the objects whose properties are set in their statements.
    mutating func assignDeclaredBackgrounds() {
        guard declaredBackgrounds.contains(where: { !$0.isTaken }) else { return }
        let order = assignments.indices.sorted { assignments[$0].token < assignments[$1].token }
        var explicit: [String: Int] = [:]
        for (index, assignment) in assignments.enumerated() where assignment.property == .background {
            explicit["\(assignment.scope) \(assignment.receiver)"] = index
        }
        for index in declaredBackgrounds.indices where !declaredBackgrounds[index].isTaken {
            let declared = declaredBackgrounds[index]
            let statement = statement(at: declared.token)
            var (low, high) = (0, order.count)
            while low < high {
                let middle = (low + high) / 2
                if assignments[order[middle]].token < statement.lower { low = middle + 1 } else { high = middle }
            }
            while low < order.count, assignments[order[low]].token < statement.upper,
                assignments[order[low]].property != .foreground
            {
                low += 1
            }
            guard low < order.count, assignments[order[low]].token < statement.upper else { continue }
            let own = assignments[order[low]]
            declaredBackgrounds[index].isTaken = true
            if let explicit = explicit["\(own.scope) \(own.receiver)"], let value = assignments[explicit].value {
                assignments[explicit].value = facts.background(value, over: declared.expression)
            } else {
                var assignment = own
                assignment.property = .background
                assignment.value = declared.expression
                assignments.append(assignment)
            }
        }
    }

    /// The tokens of the statement that the token at `index` is in, outside all brackets of its own.
    private func statement(at index: Int) -> (lower: Int, upper: Int) {
        func starts(_ index: Int) -> Bool {
            tokens[index].flags.contains(.newlineBefore) && tokens.kind(index) != .period
                || tokens.kind(index) == .semicolon
        }
        var lower = index
        for _ in 0..<256 where lower > 0 && !starts(lower) {
            let before = lower - 1
            if tokens.kind(before) == .leftBrace { break }
            let partner = Int(tokens[before].partner)
            lower = tokens.kind(before).closes && partner >= 0 ? partner : before
        }
        var upper = index
        for _ in 0..<256 where upper < tokens.count && tokens.kind(upper) != .rightBrace {
            guard let next = tokens.next(upper) else { break }
            upper = next
            if starts(upper) { break }
        }
        return (lower, max(upper, lower))
    }
}
