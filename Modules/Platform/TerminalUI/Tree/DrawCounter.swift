/// The number of evaluated bodies.
@MainActor
public final class DrawCounter {
    private var counts: [ObjectIdentifier: Int] = [:]

    /// The number of evaluated bodies of a type.
    public subscript<Content: View>(_ type: Content.Type) -> Int { counts[ObjectIdentifier(type)] ?? 0 }

    /// The number of evaluated bodies.
    public var total: Int { counts.values.reduce(0, +) }

    /// Counts from 0 again.
    public func reset() { counts = [:] }

    func count<Content: View>(_ type: Content.Type) { counts[ObjectIdentifier(type), default: 0] += 1 }
}
