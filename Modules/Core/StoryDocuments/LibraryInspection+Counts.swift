public import StoryCore

extension LibraryInspection {
    /// The number of checked stories.
    public var storyCount: Int { Set(items.compactMap(\.story)).count }
}

extension LibraryFinding {
    /// Whether no damage remains.
    public var isMended: Bool {
        if case .done = mend { true } else { false }
    }
}
