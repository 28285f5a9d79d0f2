public import Generation

extension StoryGenerationViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.generating(let left), .generating(let right)): left == right
        case (.completed(let left), .completed(let right)): left == right
        case (.failed(let leftStep, let leftError), .failed(let rightStep, let rightError)):
            leftStep == rightStep && leftError == rightError
        // Listed one by one, so that a new case does not compile until it is handled.
        case (.idle, _), (.generating, _), (.completed, _), (.failed, _): false
        }
    }
}
