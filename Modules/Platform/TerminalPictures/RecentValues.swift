/// Keeps the values that were asked for last.
struct RecentValues<Key: Equatable, Value> {
    /// The one that was asked for last is the last one.
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

    /// Keeps a value, in place of the one that nobody has asked for the longest.
    mutating func keep(_ value: Value, for key: Key) {
        values.removeAll { $0.key == key }
        if values.count >= capacity { values.removeFirst() }
        values.append((key, value))
    }
}
