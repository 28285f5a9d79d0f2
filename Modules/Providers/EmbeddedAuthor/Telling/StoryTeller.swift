import StoryCore

/// Tells a plan: leaves out what is too much, fits the sentences to the age, and fills pages.
struct StoryTeller {
    private let brief: StoryBrief
    private let material: Material
    /// The title.
    let title: String
    private let beats: [Beat]
    private let cast: Cast
    private let propFinder: PropFinder
    /// Lines that name the heroes where a page does not.
    private let presences: [String]

    init(brief: StoryBrief, plan: StoryPlan, material: Material) {
        self.brief = brief
        self.material = material
        propFinder = PropFinder(table: material.things)
        cast = Cast(
            heroes: brief.heroes, table: material.language.cast, grammar: material.grammar, words: plan.words)
        var memory = Cast.Memory()
        title = PlainWords.capitalized(cast.fill(plan.title, memory: &memory))
        let wording = Wording(ageBand: brief.ageBand, grammar: material.grammar)
        var chance = SeededGenerator(seed: brief.seed)
        presences = material.language.presences.filter { material.vocabulary.suits($0, brief.ageBand) }
            .map(wording.shaped).shuffledStably(using: &chance)
        beats = plan.beats
    }

    /// What returns on purpose, as it is told.
    func told(_ refrains: [String]) -> [String] {
        refrains.map(full)
    }

    /// How many words the shortest form of the story has.
    var leastWordCount: Int {
        tell(shortener.beats(wordCount: 0)).reduce(0) { $0 + words(in: $1.text) }
    }

    private var shortener: Shortener {
        Shortener(beats: beats) { words(in: full($0.text)) }
    }

    /// The passages of the story, each of which fits on one page, with about as many words as are wanted.
    func passages(wordCount target: Int) -> [AuthoredPassage] {
        let shortener = shortener
        var goal = target
        var best: (distance: Int, goal: Int, passages: [AuthoredPassage])?
        // Names become pronouns and pages need names only when it is told, so the first try may miss a little.
        for number in 0..<Self.mostTries {
            let passages = tell(shortener.beats(wordCount: goal))
            let count = passages.reduce(0) { $0 + words(in: $1.text) }
            let distance = abs(count - target)
            if distance < best?.distance ?? .max { best = (distance, goal, passages) }
            if distance * 40 <= target { break }
            goal = number < Self.triesByMiss ? goal + target - count : Self.goal(near: best?.goal ?? target, number)
        }
        return best?.passages ?? []
    }

    /// Two goals may miss on two sides for ever; then others near the best one are tried, farther and farther away.
    private static func goal(near best: Int, _ number: Int) -> Int {
        let step = (number - triesByMiss) / 2 * 3 + 3
        return number.isMultiple(of: 2) ? best + step : best - step
    }

    private static let triesByMiss = 5
    private static let mostTries = 15

    private func words(in text: String) -> Int {
        // What is told has one space or an empty line between two words, and no other.
        text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.count
    }

    private func tell(_ beats: [Beat]) -> [AuthoredPassage] {
        var presence = presences[...]
        var memory = Cast.Memory()
        var pageCount = 0
        // What can be left out makes room for what cannot.
        var repetition = RepetitionGuard(mostUses: 2)
        var spoken = RepetitionGuard(mostUses: 3)
        return beats.flatMap { beat in
            let isNew = beat.sentences.map { sentence in
                let isNeeded = sentence.isRefrain || sentence.rank == 0
                return repetition.admits(full(sentence.text), isNeeded: isNeeded) || isNeeded
            }
            let sentences = joined(Shortener.kept(beat.sentences, isNew))
            var look = Look(pose: .standing, mood: .happy)
            let length = Self.pageLength(names: cast.names)
            return PageDivider<Sentence>(limit: length) { full($0.text).count + 1 }.pages(of: sentences).map {
                page in
                look = page.last { $0.look != nil }?.look ?? look
                // The page before says who is meant; names on every page are too many.
                memory.beginPage(knowsNames: !pageCount.isMultiple(of: 2))
                pageCount += 1
                let text = text(of: page, presence: &presence, memory: &memory, spoken: &spoken)
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
        var memory = Cast.Memory()
        return cast.fill(text, memory: &memory)
    }

    /// Some descriptions become part of the one before: for children who can follow longer sentences, and as the
    /// tone wants it.
    private func joined(_ sentences: [Sentence]) -> [Sentence] {
        guard let interval = Self.joinInterval(brief.tone, brief.ageBand) else { return sentences }
        var result: [Sentence] = []
        var sinceJoined = interval
        for sentence in sentences {
            sinceJoined += 1
            if sinceJoined > interval, sentence.isDetail, !sentence.beginsParagraph, let last = result.last,
                last.isDetail, let both = material.grammar.joined(last.text, sentence.text)
            {
                result[result.count - 1].text = both
                result[result.count - 1].companions += sentence.companions
                sinceJoined = 0
            } else {
                result.append(sentence)
            }
        }
        return result
    }

    /// After how many sentences two may be joined again: quiet tones flow, lively ones are short of breath.
    private static func joinInterval(_ tone: StoryTone, _ ageBand: AgeBand) -> Int? {
        let isQuiet = tone == .gentle || tone == .magical
        return switch ageBand {
        case .sixToTen: 0
        case .fourToSix, .all: isQuiet ? 3 : nil
        case .twoToFour: nil
        }
    }

    private func text(
        of page: [Sentence], presence: inout ArraySlice<String>, memory: inout Cast.Memory,
        spoken: inout RepetitionGuard
    ) -> String {
        var paragraphs: [[String]] = [[]]
        for (index, sentence) in page.enumerated() {
            if sentence.beginsParagraph, index > 0 {
                paragraphs.append([])
                memory.beginParagraph()
            }
            let told = tell(sentence, memory: &memory, spoken: &spoken)
            paragraphs[paragraphs.count - 1].append(told)
        }
        if presence.isEmpty { presence = presences[...] }
        if !cast.isComplete(memory), let line = presence.popFirst() {
            memory.beginPage(knowsNames: false)
            paragraphs[0].insert(cast.fill(line, memory: &memory), at: 0)
        }
        return paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    /// A sentence as it is told: with the heroes' names in another order, or without them, where that would say the
    /// same words once too often.
    private func tell(_ sentence: Sentence, memory: inout Cast.Memory, spoken: inout RepetitionGuard) -> String {
        for order in 0..<brief.heroes.count {
            var trial = memory
            trial.turnNames(by: order)
            let told = cast.fill(sentence.text, memory: &trial, hasOthers: !sentence.companions.isEmpty)
            let isLast = order == brief.heroes.count - 1
            if spoken.admits(told, isNeeded: isLast) || isLast {
                memory = trial
                return told
            }
        }
        return ""
    }

    // MARK: - Scene

    private func scene(of beat: Beat, page: [Sentence], text: String, look: Look) -> Scene {
        var scene = beat.scene
        scene.characters = brief.heroes.map { SceneCharacter(.hero($0.id), pose: look.pose, mood: look.mood) }
        for companion in page.flatMap(\.companions)
        where !scene.characters.contains(where: { $0.subject == companion.subject }) {
            scene.characters.append(companion)
        }
        for prop in propFinder.props(in: text) where !scene.props.contains(prop) && scene.props.count < Self.mostProps {
            scene.props.append(prop)
        }
        return scene
    }

    private static let mostProps = 4
}
