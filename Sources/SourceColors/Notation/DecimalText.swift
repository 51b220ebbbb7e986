/// Returns `value` with `places` decimals (at most 15), rounded half away from zero, without trailing zeros beyond
/// `minimumPlaces`. Returns `0` for NaN and infinities; zero never has a sign.
package func decimalText(_ value: Double, places: Int, minimumPlaces: Int = 0) -> String {
    let places = min(max(places, 0), 15)
    let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value * scale).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 9.2e18 else { return value.isFinite ? "\(value)" : "0" }
    var digits = String(Int64(scaled).magnitude)
    if digits.utf8.count <= places { digits = String(repeating: "0", count: places + 1 - digits.utf8.count) + digits }
    var whole = String(digits.dropLast(places))
    var fraction = String(digits.suffix(places))
    while fraction.utf8.count > max(minimumPlaces, 0), fraction.hasSuffix("0") { fraction.removeLast() }
    if scaled < 0 { whole = "-" + whole }
    return fraction.isEmpty ? whole : whole + "." + fraction
}
