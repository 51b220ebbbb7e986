import Foundation
import JSONSyntax
import TestSupport

/// Compares parsed JSON with Foundation's.
enum FoundationTree {
    /// Whether both contain the same values; the last of duplicate keys counts.
    static func equal(_ node: JSONNode, _ value: Any) -> Bool {
        switch node.kind {
        case .object:
            guard let dictionary = value as? [String: Any], Set(node.members.map(\.key)) == Set(dictionary.keys) else {
                return false
            }
            return dictionary.allSatisfy { key, value in node[key].map { equal($0, value) } ?? false }
        case .array:
            guard let array = value as? [Any], array.count == node.count else { return false }
            return zip(node.children, array).allSatisfy(equal)
        case .string: return node.string.map { $0.utf8.elementsEqual(((value as? String) ?? "?").utf8) } ?? false
        case .number:
            guard let number = value as? NSNumber else { return false }
            return node.int.map { $0 == number.intValue } ?? (node.double == number.doubleValue)
        case .true, .false: return (value as? Bool) == node.bool
        case .null: return value is NSNull
        case .invalid: return false
        }
    }

    static func random(_ random: inout SplitMix64, depth: Int) -> Any {
        switch random.next() % (depth > 0 ? 8 : 6) {
        case 0: NSNull()
        case 1: random.next() % 2 == 0
        case 2: Int(Int32(truncatingIfNeeded: random.next()))
        case 3: Double(Int(random.next() % 2_000_001) - 1_000_000) / 1024
        case 4, 5: text(&random)
        case 6: (0..<random.next() % 5).map { _ in self.random(&random, depth: depth - 1) }
        default:
            Dictionary(
                (0..<random.next() % 5).map { _ in (text(&random), self.random(&random, depth: depth - 1)) }
            ) { $1 }
        }
    }

    private static func text(_ random: inout SplitMix64) -> String {
        let letters = ["a", "é", "😀", "\"", "\\", "/", "\n", "\u{1}", "\u{2028}", " ", "#fff", "日本"]
        return (0..<random.next() % 12).map { _ in letters[Int(random.next() % UInt64(letters.count))] }.joined()
    }
}
