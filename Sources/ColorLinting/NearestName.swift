/// Returns the name that `text` is probably a misspelling of: the one with the lowest edit distance, if that is at
/// most a third of its length.
package func nearestName(to text: String, among names: some Sequence<String>) -> String? {
    let text = Array(text.lowercased().utf8)
    // Longer names are not mistyped; the cost is proportional to both lengths.
    guard text.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
        let length = name.utf8.count
        let limit = min(max(1, max(text.count, length) / 3), (best?.distance ?? .max) - 1)
        guard abs(length - text.count) <= limit,
            let distance = editDistance(text, Array(name.lowercased().utf8), atMost: limit)
        else { continue }
        best = (name, distance)
    }
    return best?.name
}

/// Returns the number of insertions, deletions, replacements and transpositions that turn `a` into `b` (optimal string
/// alignment); nil if it exceeds `limit`. Faster for smaller limits.
func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var (start, aEnd, bEnd) = (0, a.count, b.count)
    while start < aEnd, start < bEnd, a[start] == b[start] { start += 1 }
    while aEnd > start, bEnd > start, a[aEnd - 1] == b[bEnd - 1] { (aEnd, bEnd) = (aEnd - 1, bEnd - 1) }
    let (a, b) = (a[start..<aEnd], b[start..<bEnd])
    guard abs(a.count - b.count) <= limit else { return nil }
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    // Only cells near the diagonal can be part of a short path.
    let tooFar = limit + 1
    var beforeLast = [Int](repeating: tooFar, count: b.count + 1)
    var last = beforeLast
    var current = beforeLast
    var minBefore = 0
    for column in 0...min(b.count, limit) { last[column] = column }
    for row in 0..<a.count {
        let first = max(0, row - limit)
        let end = min(b.count, row + limit + 1)
        guard first < end else { return nil }
        current[first] = first == 0 ? min(row + 1, tooFar) : tooFar
        var least = current[first]
        for column in first..<end {
            let (byte, other) = (a[start + row], b[start + column])
            var cost = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, byte == b[start + column - 1], other == a[start + row - 1] {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current[column + 1] = min(cost, tooFar)
            least = min(least, cost)
        }
        if end < b.count { current[end + 1] = tooFar }
        // A transposition uses the row before the previous one.
        if least > limit, minBefore > limit { return nil }
        minBefore = least
        (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
}
