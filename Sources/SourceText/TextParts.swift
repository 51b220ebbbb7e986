extension String {
    /// Returns the parts between the ASCII characters `separator`, which is faster than a comparison of `Character`s.
    package func parts(separatedBy separator: Unicode.Scalar, omittingEmpty: Bool = true) -> [Substring] {
        utf8.split(omittingEmptySubsequences: omittingEmpty) { $0 == UInt8(ascii: separator) }.map { Substring($0) }
    }

    /// The part before the last period; nil without one.
    package var beforeLastPeriod: Substring? {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { self[..<$0] }
    }
}
