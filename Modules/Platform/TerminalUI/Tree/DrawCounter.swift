/// How often views were asked for their bodies.
@MainActor
public final class DrawCounter {
    private var counts: [ObjectIdentifier: Int] = [:]

    /// How often views of a type were asked.
    public subscript<Content: View>(_ type: Content.Type) -> Int { counts[ObjectIdentifier(type)] ?? 0 }

    /// How often all views were asked.
    public var total: Int { counts.values.reduce(0, +) }

    /// Counts from 0 again.
    public func reset() { counts = [:] }

    func count<Content: View>(_ type: Content.Type) { counts[ObjectIdentifier(type), default: 0] += 1 }
}
