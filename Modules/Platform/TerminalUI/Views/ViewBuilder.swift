/// Builds views from consecutive expressions.
@MainActor
@resultBuilder
public enum ViewBuilder {
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Group {
        var members: [any View] = []
        for view in repeat each content { members.append(view) }
        return Group(members: members)
    }

    /// The views of an `if` that holds.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> {
        .first(first)
    }

    /// The views of an `else`.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> {
        .second(second)
    }

    /// The views of an `if` without an `else`.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}

/// Several views, arranged by their container.
public struct Group: Multiple {
    let members: [any View]

    init(members: [any View]) {
        self.members = members
    }

    /// Creates a group.
    public init(@ViewBuilder _ content: () -> some View) {
        members = [content()]
    }

    func collect(_ identity: StructuralIdentity, into members: inout [Member]) {
        for (index, view) in self.members.enumerated() {
            Member.collect(view, identity.position(index), into: &members)
        }
    }
}

/// One of two views; what a node remembers of one is not taken for the other's.
public enum ConditionalView<First: View, Second: View>: Multiple {
    /// That of an `if`.
    case first(First)
    /// That of an `else`.
    case second(Second)

    func collect(_ identity: StructuralIdentity, into members: inout [Member]) {
        switch self {
        case .first(let view): Member.collect(view, identity.branch(0), into: &members)
        case .second(let view): Member.collect(view, identity.branch(1), into: &members)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Nothing that could be looked into.
    public var body: Drawn { Drawn() }
}

extension Optional: Multiple where Wrapped: View {
    func collect(_ identity: StructuralIdentity, into members: inout [Member]) {
        if let self { Member.collect(self, identity.branch(0), into: &members) }
    }
}

/// A view for each element; its state follows the element's identity when the order changes.
public struct ForEach: Multiple {
    private let elements: [(id: AnyHashable, view: any View)]

    /// Creates a view for each element.
    ///
    /// - Parameters:
    ///   - id: The key path to an element's identity; of two equal ones, the second has no state of its own.
    ///   - content: The view of an element.
    public init<Elements: Sequence, ID: Hashable, Content: View>(
        _ elements: Elements, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: (Elements.Element) -> Content
    ) {
        self.elements = elements.map { (AnyHashable($0[keyPath: id]), content($0)) }
    }

    /// Creates a view for each element at once.
    public init<Elements: Sequence, Content: View>(
        _ elements: Elements, @ViewBuilder content: (Elements.Element) -> Content
    ) where Elements.Element: Identifiable {
        self.init(elements, id: \.id, content: content)
    }

    func collect(_ identity: StructuralIdentity, into members: inout [Member]) {
        for element in elements { Member.collect(element.view, identity.element(element.id), into: &members) }
    }
}
