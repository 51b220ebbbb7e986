/// A value on the heap, which is copied when it is changed while it is shared.
///
/// The compiler writes code to copy and destroy each type, as large as the type has fields. Types that hold a large value this way
/// have little of it.
@propertyWrapper
package struct Indirect<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage

    /// Moves `wrappedValue` to the heap.
    package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// The value.
    package var wrappedValue: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}

extension Indirect: @unchecked Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
    package static func == (left: Indirect, right: Indirect) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }
}

extension Indirect: Hashable where Value: Hashable {
    package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
