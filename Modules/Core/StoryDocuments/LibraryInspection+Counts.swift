public import StoryCore

extension LibraryInspection {
    /// The number of checked stories.
    public var storyCount: Int { Set(items.compactMap(\.story)).count }
}

extension LibraryFinding {
    /// Whether no damage remains.
    public var isRepaired: Bool {
        if case .done = repairStatus { true } else { false }
    }
}
