import CSSColors
import SourceColors
import SourceText

extension ColorFacts {
    private static let functions: [StaticString] = ["light-dark", "color-mix"]
    /// The length in bytes from which a call is no longer read.
    private static let maxLength = 2048

    /// Adds the calls of `light-dark()` and `color-mix()` in `file`, whose facts these are, that no definition or pair refers
    /// to, such as colors of borders. Returns their expressions; those that begin in `part`, if given.
    ///
    /// Calls in comments contain neither a literal of the file nor one of `names`, the ranges of its names, in order.
    package mutating func addColorFunctions(
        in file: SourceFile, within part: ByteRange?, names: [ByteRange]
    ) -> [ExpressionID] {
        guard file.language != .swift, file.language != .json else { return [] }
        var known: Set<ByteRange> = []
        for id in expressions.ids { known.insert(expressions.range(of: id)) }
        var found: [ExpressionID] = []
        file.withBytes { source in
            var offset = max(part?.lowerBound ?? 0, 0)
            let end = min(part?.upperBound ?? source.count, source.count)
            while offset < end {
                defer { offset += 1 }
                guard source[offset] == UInt8(ascii: "("), offset >= 10, source[offset - 1] != 0x20,
                    let name = Self.functions.first(where: { source.has($0, before: offset) }),
                    let close = Self.close(of: offset, in: source)
                else { continue }
                let range = ByteRange(offset - name.utf8CodeUnitCount, close + 1)
                guard !known.contains(range), contains(range, names),
                    case .read(let other, let root) = DeclaredColor(css: range, in: source)
                else { continue }
                found.append(addDeclared(root, of: other))
            }
        }
        return found
    }

    /// Returns the offset of the parenthesis that closes the one at `open`; nil if it is far away.
    private static func close(of open: Int, in source: SourceBytes) -> Int? {
        var depth = 0
        for offset in open..<min(open + maxLength, source.count) {
            switch source[offset] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return offset }
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
            default: break
            }
        }
        return nil
    }

    /// Whether a literal or one of `names` begins in `range`.
    private func contains(_ range: ByteRange, _ names: [ByteRange]) -> Bool {
        let literal = literals.partitioningIndex { $0.range.lowerBound > range.lowerBound }
        if literal < literals.count, literals[literal].range.lowerBound < range.upperBound { return true }
        let name = names.partitioningIndex { $0.lowerBound > range.lowerBound }
        return name < names.count && names[name].lowerBound < range.upperBound
    }
}
