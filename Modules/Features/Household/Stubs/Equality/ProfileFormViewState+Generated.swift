// Derived from ProfileFormViewState.swift by './generate.sh derive'. Changes here are lost.

public import Household

extension ProfileFormViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.error(let left), .error(let right)): left == right
        case (.editing, .editing): true
        case (.saving, .saving): true
        case (.saved(let left), .saved(let right)): left == right
        case (.failed(let left), .failed(let right)): left == right
        case (.idle, _), (.loading, _), (.error, _), (.editing, _), (.saving, _), (.saved, _), (.failed, _): false
        }
    }
}
