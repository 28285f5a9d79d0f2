// Derived from PINFormViewState.swift by './generate.sh derive'. Changes here are lost.

public import Household

extension PINFormViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.error(let left), .error(let right)): left == right
        case (.editing(isSet: let left), .editing(isSet: let right)): left == right
        case (.saving, .saving): true
        case (.saved(isSet: let left), .saved(isSet: let right)): left == right
        case (.idle, _), (.loading, _), (.error, _), (.editing, _), (.saving, _), (.saved, _): false
        }
    }
}
