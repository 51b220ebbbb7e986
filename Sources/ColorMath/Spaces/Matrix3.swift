/// A 3 × 3 matrix for linear conversions between color spaces.
struct Matrix3: Sendable {
    let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        columns = (first, second, third)
    }

    /// Creates a matrix from rows, as printed in specifications.
    init(rows first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        columns = (
            SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z)
        )
    }

    /// Creates a matrix that scales each component.
    init(diagonal: SIMD3<Double>) {
        columns = (SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
    }

    /// Applies `matrix` to `vector`.
    static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }

    /// Returns the matrix that applies `right`, then `left`.
    static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        Matrix3(columns: left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    /// The inverse. Contains infinities if the matrix is singular, which no color space's is.
    var inverse: Matrix3 {
        let (a, b, c) = columns
        let determinant = dot(a, cross(b, c))
        return Matrix3(rows: cross(b, c) / determinant, cross(c, a) / determinant, cross(a, b) / determinant)
    }
}

func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
