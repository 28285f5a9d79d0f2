/// A family's changes to a story.
public struct StoryEdit: Hashable, Sendable {
    /// The new title; nil to keep the old one.
    public var title: String?
    /// New texts by page index, from 0.
    public var texts: [Int: String]

    /// Creates an edit.
    public init(title: String? = nil, texts: [Int: String] = [:]) {
        self.title = title
        self.texts = texts
    }
}

extension Story {
    /// Returns the story with the changes applied. A narration becomes outdated, and with another title the cover.
    package func applying(_ edit: StoryEdit) -> Story {
        var story = self
        if let title = edit.title, title != story.title {
            story.title = title
            if story.cover.status == .ready { story.cover.status = .outdated }
        }
        for index in story.pages.indices {
            guard let text = edit.texts[index], text != story.pages[index].text else { continue }
            story.pages[index].text = text
            // The ranges of the marks no longer fit the text.
            story.pages[index].delivery = nil
        }
        let isSaidOtherwise = story.title != title || story.pages != pages
        if isSaidOtherwise, story.narrationStatus == .ready { story.narrationStatus = .outdated }
        return story
    }
}
