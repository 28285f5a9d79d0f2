/// Something that was put in around a view, found by its type: `@Environment(Player.self) var player`.
///
/// Views below one another see the same instance. A view whose object nobody put in is a mistake of the program: see
/// ``MissingObjectPolicy``.
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let find: (EnvironmentValues) -> Value?
    private let link = Link<Value>()

    /// Looks for the object of a type, or of a protocol that it was put in as.
    public init(_ type: Value.Type) {
        find = { $0[type] }
    }

    /// Looks for one of the values that are always there.
    public init(_ value: KeyPath<EnvironmentValues, Value>) {
        find = { $0[keyPath: value] }
    }

    /// What was found; may be read from the view's body on.
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
