import StoryCore

/// The things that a title promises and the story does not have.
struct TitlePromise {
    /// The things of the title that the story never names.
    let broken: [String]

    /// - Parameter nouns: The things that stories are about, in lower case.
    init(of story: ToldStory, nouns: Set<String>) {
        let told = Set(Sentences.words(of: story.pages.joined(separator: " ")))
        let stems = Set(told.map { String($0.prefix(Self.stemLength)) })
        broken = Sentences.words(of: story.title).filter { word in
            nouns.contains(word) && !told.contains(word) && !stems.contains(String(word.prefix(Self.stemLength)))
        }
    }

    private static let stemLength = 4
}
