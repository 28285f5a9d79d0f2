// Derived from DeleteConfirmationViewState.swift by './generate.sh derive'. Changes here are lost.

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
        case (.restoring(let left), .restoring(let right)): left == right
        case (.notRestored(let left1, let left2), .notRestored(let right1, let right2)):
            left1 == right1 && left2 == right2
        case (.failed(let left1, let left2), .failed(let right1, let right2)): left1 == right1 && left2 == right2
        case (.idle, _),
            (.loading, _),
            (.error, _),
            (.asking, _),
            (.deleting, _),
            (.deleted, _),
            (.restoring, _),
            (.notRestored, _),
            (.failed, _):
            false
        }
    }
}
