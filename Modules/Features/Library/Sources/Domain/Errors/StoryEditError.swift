public import StoryCore

/// An error of an edit; pages count from 0.
public enum StoryEditError: Error, Hashable, Sendable {
    /// The title is empty or has no visible character.
    case blankTitle
    /// The title has this many characters, more than ``Story/maximumTitleLength``.
    case titleTooLong(Int)
    /// The story has no such page; it has `count` pages.
    case noSuchPage(Int, count: Int)
    /// The text of the page is empty or has no visible character.
    case blankText(page: Int)
    /// The text of the page has `count` characters, more than ``StoryPage/maximumTextLength``.
    case textTooLong(page: Int, count: Int)
    /// The text of the page has `count` paragraphs, more than ``StoryPage/maximumParagraphCount``.
    case tooManyParagraphs(page: Int, count: Int)
}

extension StoryEditError: ExplainedError {
    public var code: String {
        switch self {
        case .blankTitle: "edit.blankTitle"
        case .titleTooLong: "edit.titleTooLong"
        case .noSuchPage: "edit.noSuchPage"
        case .blankText: "edit.blankText"
        case .textTooLong: "edit.textTooLong"
        case .tooManyParagraphs: "edit.tooManyParagraphs"
        }
    }

    public var message: String {
        switch self {
        case .blankTitle: "A story needs a title."
        case .titleTooLong(let count):
            "The title is too long: \(count) characters, and the limit is \(Story.maximumTitleLength)."
        case .noSuchPage(let page, _): "The story has no page \(page + 1)."
        case .blankText(let page): "Page \(page + 1) needs some text."
        case .textTooLong(let page, let count):
            "The text of page \(page + 1) is too long: \(count) characters, and the limit is "
                + "\(StoryPage.maximumTextLength)."
        case .tooManyParagraphs(let page, let count):
            "Page \(page + 1) has too many paragraphs: \(count), and the limit is \(StoryPage.maximumParagraphCount)."
        }
    }

    public var reason: String? {
        switch self {
        case .noSuchPage(_, count: 1): "It has 1 page."
        case .noSuchPage(_, let count): "It has \(count) pages."
        case .blankTitle, .titleTooLong, .blankText, .textTooLong, .tooManyParagraphs: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .blankTitle: .enterTitle(example: nil)
        case .titleTooLong: .shorten
        case .noSuchPage(_, let count): .choosePage(count: count)
        case .blankText: .writeSomething
        case .textTooLong, .tooManyParagraphs: .shortenOrSplit
        }
    }

    public var category: ErrorCategory { .invalidRequest }

    public var severity: ErrorSeverity { .error }
}

extension StoryEdit {
    /// Returns the normalised edit: a one-line title, paragraphs separated by empty lines.
    func checked(for story: Story) throws(StoryEditError) -> StoryEdit {
        var checked = StoryEdit()
        if let title { checked.title = try Self.checkedTitle(title) }
        for (page, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard story.pages.indices.contains(page) else { throw .noSuchPage(page, count: story.pages.count) }
            checked.texts[page] = try Self.checkedText(text, page: page)
        }
        return checked
    }

    /// All typed texts of the edit.
    var typedTexts: [String] {
        [title].compactMap { $0 } + texts.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func checkedTitle(_ title: String) throws(StoryEditError) -> String {
        guard let line = PlainText.line(title, limit: .max) else { throw .blankTitle }
        let length = PlainText.effectiveLength(of: line)
        guard length <= Story.maximumTitleLength else { throw .titleTooLong(length) }
        return line
    }

    private static func checkedText(_ text: String, page: Int) throws(StoryEditError) -> String {
        let whole = PlainText.paragraphs(text, limit: .max)
        guard !whole.isEmpty else { throw .blankText(page: page) }
        let length = PlainText.effectiveLength(of: whole)
        guard length <= StoryPage.maximumTextLength else { throw .textTooLong(page: page, count: length) }
        let count = whole.split(separator: "\n\n").count
        guard count <= StoryPage.maximumParagraphCount else { throw .tooManyParagraphs(page: page, count: count) }
        return whole
    }
}
