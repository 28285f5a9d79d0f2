/// A cache of the most recently used values.
struct RecentValues<Key: Equatable, Value> {
    /// The most recently used value is the last one.
    private var values: [(key: Key, value: Value)] = []
    private let capacity: Int

    /// - Parameter capacity: How many are kept, at least 1.
    init(capacity: Int) {
        self.capacity = max(1, capacity)
    }

    /// The value of a key, if it is kept.
    mutating func value(for key: Key) -> Value? {
        guard let index = values.lastIndex(where: { $0.key == key }) else { return nil }
        let found = values.remove(at: index)
        values.append(found)
        return found.value
    }

    /// Stores a value, and evicts the least recently used one.
    mutating func keep(_ value: Value, for key: Key) {
        values.removeAll { $0.key == key }
        if values.count >= capacity { values.removeFirst() }
        values.append((key, value))
    }
}
