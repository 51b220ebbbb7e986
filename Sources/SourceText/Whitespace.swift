extension String {
    /// The text with each run of whitespace as one space, and none at its ends.
    package var withSingleSpaces: String {
        var result = ""
        var isApart = false
        for character in self {
            if character.isWhitespace {
                isApart = !result.isEmpty
            } else {
                if isApart { result += " " }
                isApart = false
                result.append(character)
            }
        }
        return result
    }
}
