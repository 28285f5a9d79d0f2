import StoryCore

/// The finished units of a job's write-ahead journal, indexed.
struct JobJournal: Sendable {
    private(set) var title: String?
    private(set) var telling: TellingRecord?
    private(set) var passages: [AuthoredPassage] = []
    private(set) var isStoryComplete = false
    private(set) var sentences: [Int: SentenceUnit] = [:]
    private(set) var pictures: [IllustrationSlot: PictureUnit] = [:]

    /// Indexes recorded units; passages count only up to the first missing one.
    init(units: [JobUnit]) {
        var passages: [Int: AuthoredPassage] = [:]
        for unit in units {
            switch unit {
            case .title(let title): self.title = title
            case .telling(let telling): self.telling = telling
            case .passage(let index, let passage): passages[index] = passage
            case .storyEnd: isStoryComplete = true
            case .sentence(let index, let sentence): sentences[index] = sentence
            case .picture(let page, let picture): pictures[.page(page)] = picture
            case .cover(let picture): pictures[.cover] = picture
            }
        }
        while let next = passages[self.passages.count] { self.passages.append(next) }
    }
}
