import ColorMath
import SourceText

/// Reads the selectors in the arguments of a pseudo-class.
extension CSSCompoundReader {
    /// Returns the highest specificity of the selectors in `range`.
    /// <https://www.w3.org/TR/selectors-4/#specificity-rules>
    func specificity(ofArguments range: ByteRange) -> CSSSpecificity {
        var best = CSSSpecificity()
        var current = CSSSpecificity()
        var place = range.lowerBound
        var startsCompound = true
        while place < range.upperBound {
            let byte = source[place]
            switch byte {
            case UInt8(ascii: ","):
                best = max(best, current)
                current = CSSSpecificity()
                startsCompound = true
                place += 1
            case UInt8(ascii: "#"), UInt8(ascii: "."):
                current = current + (byte == UInt8(ascii: "#") ? .identifier : .ofClass)
                place = lexemes.endOfName(place + 1)
                startsCompound = false
            case UInt8(ascii: "["):
                current = current + .ofClass
                place = endOfBracket(place)
                startsCompound = false
            case UInt8(ascii: ":"):
                let isElement = source[place + 1] == UInt8(ascii: ":")
                current = current + (isElement ? .type : .ofClass)
                place = lexemes.endOfName(place + (isElement ? 2 : 1))
                startsCompound = false
            case UInt8(ascii: "\""), UInt8(ascii: "'"): place = lexemes.endOfString(place).end
            default:
                if startsCompound, lexemes.startsName(place) {
                    current = current + .type
                    place = max(lexemes.endOfName(place), place + 1)
                    startsCompound = false
                } else {
                    startsCompound =
                        startsCompound || lexemes.has(place, .whitespace) || byte == UInt8(ascii: ">")
                        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "(")
                    place += 1
                }
            }
        }
        return max(best, current)
    }

    /// Returns the offset after the bracket that closes the one at `start`, or the end.
    func endOfBracket(_ start: Int) -> Int {
        var depth = 0
        var place = start
        while place < end {
            switch source[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth <= 0 { return place + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                place = lexemes.endOfString(place).end
                continue
            case UInt8(ascii: "\\"): place += 1
            default: break
            }
            place += 1
        }
        return end
    }
}
