/// What the place of a view gives a property of it.
enum PropertyConnection {
    /// What the place keeps for it from now on.
    case memory(AnyObject)
    /// Nobody put in an object of the type of this name.
    case missing(String)
}

/// A property of a view whose value belongs to the place where the view stands.
@MainActor
protocol DynamicProperty {
    /// Gets its value before the view is asked for its body.
    ///
    /// - Parameter memory: What the place keeps for it; nil at the first time.
    func connect(_ memory: AnyObject?, _ environment: EnvironmentValues) -> PropertyConnection
}
