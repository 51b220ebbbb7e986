import ColorMath
import SourceText

extension FileReport {
    /// Returns what lies behind the text with the color at `range`, if another view decides it, and the way to it from
    /// the root; nil otherwise.
    package func background(behind range: ByteRange) -> String? {
        guard
            let pair = pairs.first(where: { $0.foregroundRange == range && $0.backgroundGiver != nil }),
            let giver = pair.backgroundGiver, let background = pair.background
        else { return nil }
        var text = "on \(HexColor(background)) of \(giver)"
        if let appearance = pair.appearance { text += " in the \(appearance.title) appearance" }
        text += pair.levelClause
        if pair.environments > 1 { text += ", the worst of \(pair.environments) places" }
        let way = pair.way.map { place in
            let name = place.path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
                place.path[place.path.utf8.index(after: $0)...]
            }
            return "\(place.message) at \(name.map(String.init) ?? place.path):\(place.line ?? 1)"
        }
        return way.isEmpty ? text : text + "; " + way.joined(separator: ", ")
    }
}
