public import Library

extension HeroFormViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.error(let left), .error(let right)): left == right
        case (.editing(let left), .editing(let right)): left == right
        case (.saving, .saving): true
        case (.saved(let left), .saved(let right)): left == right
        case (.failed(let left), .failed(let right)): left == right
        // Listed one by one, so that a new case does not compile until it is handled.
        case (.idle, _), (.loading, _), (.error, _), (.editing, _), (.saving, _), (.saved, _), (.failed, _): false
        }
    }
}
