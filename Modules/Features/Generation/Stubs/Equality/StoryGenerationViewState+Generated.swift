// Derived from StoryGenerationViewState.swift by './generate.sh derive'. Changes here are lost.

public import Generation

extension StoryGenerationViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.generating(let left), .generating(let right)): left == right
        case (.completed(let left), .completed(let right)): left == right
        case (.failed(step: let left1, error: let left2), .failed(step: let right1, error: let right2)):
            left1 == right1 && left2 == right2
        case (.idle, _), (.generating, _), (.completed, _), (.failed, _): false
        }
    }
}
