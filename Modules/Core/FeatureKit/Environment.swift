/// The objects that views share, found by their type.
///
/// The root of an app puts its view models in once; every view below reads the same instances.
@MainActor
public struct Environment {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Makes an empty environment.
    public init() {}

    /// The same environment with one more object, which replaces one of the same type.
    public func providing<Object: AnyObject>(_ object: Object) -> Environment {
        var copy = self
        copy.objects[ObjectIdentifier(Object.self)] = object
        return copy
    }

    /// The object of a type, or nil if the root did not put one in.
    public subscript<Object: AnyObject>(_ type: Object.Type) -> Object? {
        objects[ObjectIdentifier(type)] as? Object
    }
}
