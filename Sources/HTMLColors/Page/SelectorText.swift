/// Names of documents as selectors write them.
package enum SelectorText {
    /// Returns `name` as an identifier of CSS, with escapes where it needs them: `md\:inline`, `\34 04`.
    ///
    /// See https://www.w3.org/TR/cssom-1/#serialize-an-identifier
    package static func identifier(_ name: String) -> String {
        let bytes = name.utf8
        var result = ""
        for (place, scalar) in name.unicodeScalars.enumerated() {
            let isDigit = ("0"..."9").contains(scalar)
            let startsWithDigit = isDigit && (place == 0 || place == 1 && bytes.first == UInt8(ascii: "-"))
            if startsWithDigit || scalar.value < 0x20 || scalar.value == 0x7F {
                result += "\\" + String(scalar.value, radix: 16) + " "
            } else if isDigit || scalar.value >= 0x80 || scalar == "_" || ("a"..."z").contains(scalar)
                || ("A"..."Z").contains(scalar) || scalar == "-" && bytes.count > 1
            {
                result.unicodeScalars.append(scalar)
            } else {
                result.unicodeScalars.append("\\")
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
