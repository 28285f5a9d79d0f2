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
            guard let text = edit.texts[index], text != story.pages[index].text else { continue }
            story.pages[index].text = text
            // Nobody knows any more where its marks stand.
            story.pages[index].delivery = nil
        }
        let isSaidOtherwise = story.title != title || story.pages != pages
        if isSaidOtherwise, story.narrationStatus == .ready { story.narrationStatus = .outdated }
        return story
    }
}
