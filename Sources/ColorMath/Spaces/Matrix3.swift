/// A 3 × 3 matrix, for the linear steps between colour spaces.
struct Matrix3: Sendable {
    /// The columns, from the first.
    let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// A matrix of three columns.
    init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        columns = (first, second, third)
    }

    /// A matrix of three rows, as specifications print them.
    init(rows first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        columns = (
            SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z)
        )
    }

    /// A matrix that scales each component by itself.
    init(diagonal: SIMD3<Double>) {
        columns = (SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
    }

    /// The vector `matrix` turns `vector` into.
    static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }

    /// The matrix that does `right` first, then `left`.
    static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        Matrix3(columns: left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    /// The matrix that undoes this one. A singular matrix gives infinities; no colour space has one.
    var inverse: Matrix3 {
        let (a, b, c) = columns
        let determinant = dot(a, cross(b, c))
        return Matrix3(rows: cross(b, c) / determinant, cross(c, a) / determinant, cross(a, b) / determinant)
    }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
