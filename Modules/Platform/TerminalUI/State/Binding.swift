/// Reads and changes a value that is kept elsewhere.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: AnyBinding {
    private let read: @MainActor () -> Value
    private let write: @MainActor (Value) -> Void
    /// The identity of the binding; nil if it has none.
    fileprivate let origin: AnyHashable?

    /// Creates a binding of how to read and how to write.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        (read, write, origin) = (get, set, nil)
    }

    /// A property of an object.
    public init<Root: AnyObject>(_ root: Root, _ property: ReferenceWritableKeyPath<Root, Value>) {
        self.init(
            origin: [AnyHashable(ObjectIdentifier(root)), AnyHashable(property)],
            read: { root[keyPath: property] }, write: { root[keyPath: property] = $0 })
    }

    /// A value that never changes.
    public static func constant(_ value: Value) -> Binding {
        Binding(get: { value }, set: { _ in })
    }

    private init(
        origin: AnyHashable?, read: @escaping @MainActor () -> Value, write: @escaping @MainActor (Value) -> Void
    ) {
        (self.read, self.write, self.origin) = (read, write, origin)
    }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// A part of the value.
    public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(
            origin: origin.map { [$0, AnyHashable(part)] }, read: { read()[keyPath: part] },
            write: {
                var value = read()
                value[keyPath: part] = $0
                write(value)
            })
    }

    func isSame(as other: Any) -> Bool {
        guard let other = other as? Self, let origin else { return false }
        return origin == other.origin
    }
}

/// A binding of any type, for comparing views.
@MainActor
protocol AnyBinding {
    /// Returns whether both stand for the same property of the same object.
    func isSame(as other: Any) -> Bool
}
