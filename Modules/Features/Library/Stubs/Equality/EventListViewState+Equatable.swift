public import Library

extension EventListViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.loaded(let left), .loaded(let right)): left == right
        case (.empty, .empty): true
        case (.error(let left), .error(let right)): left == right
        // Listed one by one, so that a new case does not compile until it is handled.
        case (.idle, _), (.loading, _), (.loaded, _), (.empty, _), (.error, _): false
        }
    }
}
