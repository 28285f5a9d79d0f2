/// Where a view stands among those that its container arranges: what is remembered belongs to the place.
struct Place: Hashable {
    private enum Step: Hashable {
        case position(Int)
        case branch(Int)
        case element(AnyHashable)
    }

    private var steps: [Step] = []

    /// The place of a view that stands alone.
    static var only: Place { Place() }

    func position(_ index: Int) -> Place { adding(.position(index)) }
    func branch(_ index: Int) -> Place { adding(.branch(index)) }
    func element(_ id: AnyHashable) -> Place { adding(.element(id)) }

    private func adding(_ step: Step) -> Place {
        var place = self
        place.steps.append(step)
        return place
    }
}

/// A view and where it stands among the others of its container.
struct Member {
    var place: Place
    var view: any View

    /// Divides what stands for several views into these.
    @MainActor
    static func collect(_ view: any View, _ place: Place, into members: inout [Member]) {
        switch view {
        case let several as any Multiple: several.collect(place, into: &members)
        case let erased as AnyView: collect(erased.wrapped, place, into: &members)
        default: members.append(Member(place: place, view: view))
        }
    }
}

/// A view that stands for any number of views.
@MainActor
protocol Multiple: View where Body == Drawn {
    /// Adds those that it stands for.
    func collect(_ place: Place, into members: inout [Member])
}
