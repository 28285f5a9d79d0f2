/// The result of connecting a dynamic property.
enum PropertyConnection {
    /// The storage of the property from now on.
    case memory(AnyObject)
    /// An object of the type with this name is missing.
    case missing(String)
}

/// A property whose value belongs to the view's structural identity.
@MainActor
protocol DynamicProperty {
    /// Connects the property before the body is evaluated.
    ///
    /// - Parameter memory: The stored value; nil the first time.
    func connect(_ memory: AnyObject?, _ environment: EnvironmentValues) -> PropertyConnection
}
