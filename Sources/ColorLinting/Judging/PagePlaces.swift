import SourceColors
import SourceText

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
