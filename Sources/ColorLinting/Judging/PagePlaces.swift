import SourceColors
import SourceText

extension PairExpansion {
    /// The calls that made the pair, for messages.
    func places(in path: String) -> [RelatedPlace] {
        calls.map { RelatedPlace(path: path, range: $0, message: "included here") }
    }
}

extension PageUse {
    /// The first element, with how many there are.
    var place: RelatedPlace {
        var text = element
        if pages > 1 {
            text += ", on \(pages) pages, \(elements) elements"
        } else if elements > 1 {
            text += ", \(elements) elements"
        }
        var place = RelatedPlace(path: path, range: range, message: text)
        place.line = line
        return place
    }
}
