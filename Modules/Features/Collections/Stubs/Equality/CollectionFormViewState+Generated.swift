// Derived from CollectionFormViewState.swift by './generate.sh derive'. Changes here are lost.

public import Collections

extension CollectionFormViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading, .loading): true
        case (.error(let left), .error(let right)): left == right
        case (.editing, .editing): true
        case (.generating(let left), .generating(let right)): left == right
        case (.made(let left), .made(let right)): left == right
        case (.failed(let left), .failed(let right)): left == right
        case (.idle, _), (.loading, _), (.error, _), (.editing, _), (.generating, _), (.made, _), (.failed, _): false
        }
    }
}
