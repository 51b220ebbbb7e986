extension CSSPairing {
    /// The indices of at most three elements.
    struct FewElements: Equatable {
        private var indices = SIMD4<Int32>()
        private(set) var count = 0

        /// Creates an empty list.
        init() {}

        /// Creates a list of one element.
        init(_ element: Int32) {
            indices[0] = element
            count = 1
        }

        var isEmpty: Bool { count == 0 }

        /// The first one.
        var first: Int32? { count > 0 ? indices[0] : nil }

        /// Returns the list with `element` at its end; the same if there is no room.
        func adding(_ element: Int32) -> FewElements {
            guard count < 4 else { return self }
            var result = self
            result.indices[count] = element
            result.count += 1
            return result
        }

        /// Whether `element` is the only one.
        func isOnly(_ element: Int32) -> Bool { count == 1 && indices[0] == element }

        /// Whether `condition` holds for some of them.
        func contains(where condition: (Int32) -> Bool) -> Bool { (0..<count).contains { condition(indices[$0]) } }

        /// Whether `element` is one of them.
        func contains(_ element: Int32) -> Bool { contains { $0 == element } }

        /// The elements as an array.
        var all: [Int32] { (0..<count).map { indices[$0] } }
    }
}
