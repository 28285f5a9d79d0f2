import StoryCore

/// Tells a plan: leaves out what is too much, fits the sentences to the age, and fills pages.
struct StoryTeller {
    private let brief: StoryBrief
    /// The title.
    let title: String
    private let beats: [Beat]
    private let grammar: CastGrammar

    init(brief: StoryBrief, plan: StoryPlan) {
        self.brief = brief
        grammar = CastGrammar(heroes: brief.heroes, words: plan.words)
        var memory = CastGrammar.Memory()
        title = EnglishText.capitalized(grammar.fill(plan.title, memory: &memory))
        beats = plan.beats.map { beat in
            var beat = beat
            for index in beat.sentences.indices {
                beat.sentences[index].text = Wording.shaped(beat.sentences[index].text, for: brief.ageBand)
            }
            return beat
        }
    }

    /// The passages of the story, each of which fits on one page, with about as many words as are wanted.
    func passages(wordCount target: Int) -> [AuthoredPassage] {
        let shortener = Shortener(beats: beats) { words(in: full($0.text)) }
        var goal = target
        var best: (distance: Int, passages: [AuthoredPassage])?
        // Names become pronouns and pages need names only when it is told, so the first try may miss a little.
        for _ in 0..<Self.mostTries {
            let passages = tell(shortener.beats(wordCount: goal))
            let count = passages.reduce(0) { $0 + words(in: $1.text) }
            let distance = abs(count - target)
            if distance < best?.distance ?? .max { best = (distance, passages) }
            if distance * 40 <= target { break }
            goal += target - count
        }
        return best?.passages ?? []
    }

    private static let mostTries = 8

    private func words(in text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count
    }

    private func tell(_ beats: [Beat]) -> [AuthoredPassage] {
        var presence = Interludes.presence[...]
        return beats.flatMap { beat in
            var look = Look(pose: .standing, mood: .happy)
            let length = Self.pageLength(names: grammar.names)
            return PageDivider(limit: length) { full($0.text).count + 1 }.pages(of: joined(beat.sentences)).map {
                page in
                look = page.last { $0.look != nil }?.look ?? look
                let text = text(of: page, presence: &presence)
                return AuthoredPassage(text: text, scene: scene(of: beat, page: page, text: text, look: look))
            }
        }
    }

    /// Characters of a page that leave room for naming the heroes once more; the limit is 500.
    private static func pageLength(names: String) -> Int {
        max(200, 470 - names.count - 20)
    }

    // MARK: - Text

    /// The sentence as it is told where nobody has been named before; the longest that it can become.
    private func full(_ text: String) -> String {
        var memory = CastGrammar.Memory()
        return grammar.fill(text, memory: &memory)
    }

    /// Every second description becomes part of the one before, for children who can follow longer sentences.
    private func joined(_ sentences: [Sentence]) -> [Sentence] {
        guard brief.ageBand == .sixToTen else { return sentences }
        var result: [Sentence] = []
        var canJoin = true
        for sentence in sentences {
            if canJoin, sentence.isDetail, !sentence.beginsParagraph, let last = result.last, last.isDetail,
                let both = Wording.joined(last.text, sentence.text)
            {
                result[result.count - 1].text = both
                canJoin = false
            } else {
                result.append(sentence)
                canJoin = true
            }
        }
        return result
    }

    private func text(of page: [Sentence], presence: inout ArraySlice<String>) -> String {
        var memory = CastGrammar.Memory()
        var paragraphs: [[String]] = [[]]
        for (index, sentence) in page.enumerated() {
            if sentence.beginsParagraph, index > 0 {
                paragraphs.append([])
                memory.beginParagraph()
            }
            let told = grammar.fill(sentence.text, memory: &memory, hasOthers: !sentence.companions.isEmpty)
            paragraphs[paragraphs.count - 1].append(told)
        }
        if !grammar.isComplete(memory) {
            if presence.isEmpty { presence = Interludes.presence[...] }
            var fresh = CastGrammar.Memory()
            paragraphs[0].insert(grammar.fill(presence.removeFirst(), memory: &fresh), at: 0)
        }
        return paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    // MARK: - Scene

    private func scene(of beat: Beat, page: [Sentence], text: String, look: Look) -> Scene {
        var scene = beat.scene
        scene.characters = brief.heroes.map { SceneCharacter(.hero($0.id), pose: look.pose, mood: look.mood) }
        for companion in page.flatMap(\.companions)
        where !scene.characters.contains(where: { $0.subject == companion.subject }) {
            scene.characters.append(companion)
        }
        for prop in PropFinder.props(in: text) where !scene.props.contains(prop) && scene.props.count < Self.mostProps {
            scene.props.append(prop)
        }
        return scene
    }

    private static let mostProps = 4
}
