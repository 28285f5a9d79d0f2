public import StoryCore

extension LibraryInspection {
    /// How many stories were looked at.
    public var storyCount: Int { Set(items.compactMap(\.story)).count }
}

extension LibraryFinding {
    /// Whether nothing is wrong any more.
    public var isMended: Bool {
        if case .done = mend { true } else { false }
    }
}
