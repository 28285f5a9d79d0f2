public import Library

extension DeleteConfirmationViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.error(let left), .error(let right)): left == right
        case (.asking(let left), .asking(let right)): left == right
        case (.deleting(let left), .deleting(let right)): left == right
        case (.deleted(let left), .deleted(let right)): left == right
        case (.failed(let left, let leftError), .failed(let right, let rightError)):
            left == right && leftError == rightError
        // Listed one by one, so that a new case does not compile until it is handled.
        case (.idle, _), (.loading, _), (.error, _), (.asking, _), (.deleting, _), (.deleted, _), (.failed, _): false
        }
    }
}
