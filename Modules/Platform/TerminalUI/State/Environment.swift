/// An object from the environment, found by its type: `@Environment(Player.self) var player`.
///
/// All views below one another share the instance. A missing object is a programming error: see
/// ``MissingObjectPolicy``.
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let find: (EnvironmentValues) -> Value?
    private let link = Link<Value>()

    /// Creates a property for the object of a type, or of a protocol under which it was provided.
    public init(_ type: Value.Type) {
        find = { $0[type] }
    }

    /// Creates a property for one of the built-in values.
    public init(_ value: KeyPath<EnvironmentValues, Value>) {
        find = { $0[keyPath: value] }
    }

    /// The object; available from the view's body on.
    public var wrappedValue: Value {
        guard let value = link.target else {
            preconditionFailure("\(Value.self) of the environment was read before the view was shown")
        }
        return value
    }

    func connect(_ memory: AnyObject?, _ environment: EnvironmentValues) -> PropertyConnection {
        link.target = find(environment)
        return link.target == nil ? .missing("\(Value.self)") : .memory(link)
    }
}
