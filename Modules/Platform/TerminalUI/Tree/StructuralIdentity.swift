/// The structural identity of a view within its container, to which its state belongs.
struct StructuralIdentity: Hashable {
    private enum Step: Hashable {
        case position(Int)
        case branch(Int)
        case element(AnyHashable)
    }

    private var steps: [Step] = []

    /// The identity of a single view.
    static var only: StructuralIdentity { StructuralIdentity() }

    func position(_ index: Int) -> StructuralIdentity { adding(.position(index)) }
    func branch(_ index: Int) -> StructuralIdentity { adding(.branch(index)) }
    func element(_ id: AnyHashable) -> StructuralIdentity { adding(.element(id)) }

    private func adding(_ step: Step) -> StructuralIdentity {
        var identity = self
        identity.steps.append(step)
        return identity
    }
}

/// A view with its structural identity.
struct Member {
    var identity: StructuralIdentity
    var view: any View

    /// Expands a view that stands for several.
    @MainActor
    static func collect(_ view: any View, _ identity: StructuralIdentity, into members: inout [Member]) {
        switch view {
        case let several as any Multiple: several.collect(identity, into: &members)
        case let erased as AnyView: collect(erased.wrapped, identity, into: &members)
        default: members.append(Member(identity: identity, view: view))
        }
    }
}

/// A view that stands for any number of views.
@MainActor
protocol Multiple: View where Body == Drawn {
    /// Adds the views that it stands for.
    func collect(_ identity: StructuralIdentity, into members: inout [Member])
}
