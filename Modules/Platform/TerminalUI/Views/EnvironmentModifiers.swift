extension View {
    /// Provides an object to the view and its children, by its type.
    public func environment<Value: AnyObject>(_ object: Value) -> some View {
        environment(object, as: Value.self)
    }

    /// Provides an object to the view and its children, by a protocol.
    public func environment<Value>(_ object: Value, as type: Value.Type) -> some View {
        transformEnvironment { $0.provide(object, as: type) }
    }

    /// Sets one of the values that are always in the environment.
    public func environment<Value>(
        _ value: WritableKeyPath<EnvironmentValues, Value>, _ newValue: Value
    ) -> some View {
        transformEnvironment { $0[keyPath: value] = newValue }
    }

    /// Changes the environment of the view.
    func transformEnvironment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentView(content: self, change: change)
    }
}

private struct EnvironmentView<Content: View>: Primitive {
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void

    func makeNode(in context: NodeContext) -> WrapperNode { WrapperNode(context) }

    func update(_ node: WrapperNode, environment: EnvironmentValues) {
        var environment = environment
        change(&environment)
        node.wrap(content, environment: environment)
    }
}
