import SourceColors
import SourceText

/// Writes single statements, and begins blocks.
extension SheetExpander {
    mutating func openBlock(_ statement: PreprocessorSheet.Statement, _ context: Context) {
        write(statement.prelude, context)
        text.append("{", frame: context.frame)
    }

    /// Writes a statement without a block.
    mutating func writeDeclaration(_ statement: PreprocessorSheet.Statement, _ context: Context) {
        if context.scope < 0, context.doubt == nil {
            guard statement.kind == .plain || statement.kind == .variable, statement.isActive else {
                return copy(ByteRange(statement.prelude.lowerBound, statement.end), context)
            }
            let all = pieces(of: statement.prelude, context)
            writeOpenName(all, statement, context)
            if all.count != 1 || all[0].frame != context.frame { hasChanged = true }
            for piece in all { write(piece) }
            return copy(ByteRange(statement.prelude.upperBound, statement.end), context)
        }
        if let doubt = context.doubt {
            let lexemes = lexemes(context.source)
            let first = lexemes.source[statement.prelude.lowerBound]
            guard first != UInt8(ascii: "@"), let name = split(statement.prelude, at: .colon, lexemes).first,
                name.upperBound < statement.prelude.upperBound
            else { return }
            let colon = lexemes.endOfBlank(name.upperBound)
            let all = pieces(of: ByteRange(name.lowerBound, colon + 1), context)
            writeOpenName(all, statement, context)
            for piece in all { write(piece) }
            let value = trimmed(ByteRange(colon + 1, max(statement.prelude.upperBound, colon + 1)), lexemes)
            write(ExpandedText.Piece(source: context.source, range: value, frame: context.frame, doubt: doubt))
            return text.append(";", frame: context.frame)
        }
        let all = pieces(of: trimmed(statement.prelude, lexemes(context.source)), context)
        // A declaration of `null` is none.
        if dialect == .scss, all.count > 1, let last = all.last, last.doubt == nil,
            lexemes(last.source).matches(last.range, "null")
        {
            return
        }
        writeOpenName(all, statement, context)
        for piece in all { write(piece) }
        text.append(";", frame: context.frame)
    }

    /// Writes the mixin `index` as it is. If the sheet calls it, it does so without custom properties, which only the calls set.
    mutating func copyMixin(_ index: Int, _ context: Context) {
        let sheet = sheets[Int(context.source)]
        let mixin = sheet.statements[index]
        var start = mixin.lead
        if sheet.calls.contains(sheet.calledName(mixin.prelude, lexemes(context.source)).name) {
            for inner in sheet.statements[index..<mixin.next] where inner.kind == .plain && inner.makes {
                copy(ByteRange(start, max(inner.prelude.lowerBound, start)), context)
                start = inner.end
            }
        }
        copy(ByteRange(start, max(mixin.end, start)), context)
    }

    /// Whether a `@content` passes nothing.
    func isBare(_ statement: PreprocessorSheet.Statement, _ context: Context) -> Bool {
        statement.prelude.count <= 8
            || lexemes(context.source).endOfBlank(statement.prelude.lowerBound + 8) >= statement.prelude.upperBound
    }

    /// Notes the block of the call at `statement` and returns its index.
    mutating func keepContent(_ statement: Int, _ context: Context) -> Int {
        contents.append(Content(statement: statement, context: context))
        return contents.count - 1
    }

    /// Returns the frame of a call or round in `context`; nil if there are too many around.
    mutating func frame(_ range: ByteRange, _ context: Context, round: String? = nil) -> Int32? {
        let depth = context.frame >= 0 ? text.frames[Int(context.frame)].depth + 1 : 0
        guard depth < Self.mostLevels else { return nil }
        text.frames.append(
            ExpandedText.Frame(
                parent: context.frame, source: context.source, range: trimmed(range, lexemes(context.source)),
                round: round, depth: depth))
        return Int32(truncatingIfNeeded: text.frames.count - 1)
    }

    /// Runs the block of an `@each` once for each value.
    mutating func runRounds(_ index: Int, _ statement: PreprocessorSheet.Statement, _ context: Context) {
        let sheet = sheets[Int(context.source)]
        func run(_ inside: Context) {
            tasks.append(
                .run(index + 1, sheet.statements[index].next, inside, .none))
        }
        if let rounds = rounds(of: statement, context) {
            var contexts: [Context] = []
            for values in rounds {
                // Each has a scope of its own.
                count(1)
                var inside = context
                let word = values.first.flatMap { plainText($0.value) } ?? ""
                guard let frame = frame(statement.prelude, context, round: word) else { return }
                inside.frame = frame
                inside.scope = scopes.count
                scopes.append(Scope(parent: context.scope))
                for (name, value) in values { scopes[inside.scope].values[name] = value }
                contexts.append(inside)
            }
            for inside in contexts.reversed() { run(inside) }
            return
        }
        var inside = context
        inside.scope = scopes.count
        scopes.append(Scope(parent: context.scope))
        let counts = lexemes(context.source).matches(
            ByteRange(
                statement.prelude.lowerBound, min(statement.prelude.lowerBound + 4, statement.prelude.upperBound)),
            "@for")
        let doubt = counts ? Doubt.loop : .list
        inside.doubt = inside.doubt ?? doubt
        setUnknown(statement, inside, doubt)
        run(inside)
    }
}
