import Observation

/// A value that belongs to the view's structural identity, and lasts as long as a view of the type is there.
///
/// A body that reads it is evaluated again after a change.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private let link = Link<Kept<Value>>()

    /// Creates the property with the value that a new node has.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// The value in this node.
    public var wrappedValue: Value {
        get { kept.value }
        nonmutating set { kept.value = newValue }
    }

    /// Reads and changes the value from another view.
    public var projectedValue: Binding<Value> { Binding(kept, \.value) }

    func connect(_ memory: AnyObject?, _ environment: EnvironmentValues) -> PropertyConnection {
        let kept = memory as? Kept<Value> ?? kept
        link.target = kept
        return .memory(kept)
    }

    /// The storage; a view outside any tree has its own.
    private var kept: Kept<Value> {
        if let kept = link.target { return kept }
        let kept = Kept(initial)
        link.target = kept
        return kept
    }
}

/// A reference shared by copies of a view, which leads to the storage.
@MainActor
final class Link<Target> {
    var target: Target?
}

@MainActor
@Observable
private final class Kept<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
