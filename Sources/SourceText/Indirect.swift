/// A value on the heap, which is copied when it is changed while it is shared.
///
/// The compiler writes code to copy and destroy each type, as large as the type has fields. Types that hold a large value this way
/// have little of it. Reading such a property copies the value, so it is not for what runs for each pair of a file.
@propertyWrapper
@frozen
@usableFromInline
package struct Indirect<Value> {
    @usableFromInline final class Storage {
        @usableFromInline var value: Value

        @inlinable init(_ value: Value) { self.value = value }
    }

    @usableFromInline var storage: Storage

    /// Moves `wrappedValue` to the heap.
    @inlinable package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    /// The same value, without copying it.
    @inlinable package var projectedValue: Indirect {
        get { self }
        set { self = newValue }
    }

    /// Whether `other` is the same value, shared.
    @inlinable package func isIdentical(to other: Indirect) -> Bool { storage === other.storage }

    /// The value.
    @inlinable package var wrappedValue: Value {
        _read { yield storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}

extension Indirect: @unchecked Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
    @inlinable package static func == (left: Indirect, right: Indirect) -> Bool {
        left.storage === right.storage || left.wrappedValue == right.wrappedValue
    }
}

extension Indirect: Hashable where Value: Hashable {
    @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
