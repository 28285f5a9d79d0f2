/// What a family changes in a story.
public struct StoryEdit: Hashable, Sendable {
    /// The new title; nil keeps the old one.
    public var title: String?
    /// New texts by the index of their page, from 0.
    public var texts: [Int: String]

    /// Makes an edit.
    public init(title: String? = nil, texts: [Int: String] = [:]) {
        self.title = title
        self.texts = texts
    }
}

extension Story {
    /// The story with another title or other texts; what was narrated, and a cover with another title, are outdated.
    package func applying(_ edit: StoryEdit) -> Story {
        var story = self
        if let title = edit.title, title != story.title {
            story.title = title
            if story.cover.status == .ready { story.cover.status = .outdated }
        }
        for index in story.pages.indices {
            story.pages[index].text = edit.texts[index] ?? story.pages[index].text
        }
        let isSaidOtherwise = story.title != title || story.pages != pages
        if isSaidOtherwise, story.narrationStatus == .ready { story.narrationStatus = .outdated }
        return story
    }
}
