/// The one of `names` that `text` was probably meant to be: the nearest by edits, where at most a third of it is wrong.
package func nearestName(to text: String, among names: some Sequence<String>) -> String? {
    let text = Array(text.lowercased().utf8)
    // Nobody mistypes a name of this length; the cost is its product with each name's.
    guard text.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
        let distance = editDistance(text, Array(name.lowercased().utf8))
        if distance <= max(1, max(text.count, name.utf8.count) / 3), distance < best?.distance ?? .max {
            best = (name, distance)
        }
    }
    return best?.name
}

/// How many insertions, deletions, replacements and swaps of neighbours make `b` of `a` (optimal string alignment).
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (row, byte) in a.enumerated() {
        var current = [row + 1]
        for (column, other) in b.enumerated() {
            var cost = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, byte == b[column - 1], other == a[row - 1] {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        beforeLast = last
        last = current
    }
    return last[b.count]
}
