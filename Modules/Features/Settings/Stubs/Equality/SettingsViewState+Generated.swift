// Derived from SettingsViewState.swift by './generate.sh derive'. Changes here are lost.

public import Settings

extension SettingsViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.loaded(let left), .loaded(let right)): left == right
        case (.error(let left), .error(let right)): left == right
        case (.idle, _), (.loading, _), (.loaded, _), (.error, _): false
        }
    }
}
