import SourceText
import Testing

@Suite struct OrderingTests {
    @Test func sortsAsTheStandardLibraryDoes() {
        var state: UInt64 = 7
        for count in 0..<64 {
            let values = (0..<count).map { _ -> Int in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 59)
            }
            #expect(values.ordered() == values.sorted())
            #expect(values.ordered { $0 > $1 } == values.sorted { $0 > $1 })
            #expect(Set(values).ordered() == Set(values).sorted())
            var array = values
            array.order { $0 / 4 < $1 / 4 }
            #expect(array.map { $0 / 4 } == values.map { $0 / 4 }.sorted())
        }
    }

    @Test func equalElementsKeepTheirOrder() {
        let pairs = (0..<200).map { (key: $0 % 7, place: $0) }
        let sorted = pairs.ordered { $0.key < $1.key }
        for (one, next) in zip(sorted, sorted.dropFirst()) {
            #expect(one.key < next.key || one.key == next.key && one.place < next.place)
        }
    }
}
