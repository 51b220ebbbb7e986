import ColorMath
import SourceColors

extension Purity {
    /// Describes `hue` and its purity in words: `blue, a tint: 12% towards white`.
    func words(hue: String?) -> String {
        let towardsWhite = "\(decimalText(tint * 100, places: 0))% towards white"
        let towardsBlack = "\(decimalText(shade * 100, places: 0))% towards black"
        let name = hue ?? ""
        switch kind {
        case .white, .gray, .black: return kind.rawValue
        case .pure: return "\(name), pure"
        case .tint: return "\(name), a tint: \(towardsWhite)"
        case .shade: return "\(name), a shade: \(towardsBlack)"
        case .tone: return "\(name), a tone: \(towardsWhite), \(towardsBlack)"
        }
    }
}
