import StoryCore

/// Tells a plan: leaves out what is too much, joins short sentences for bigger children, and fills pages.
struct StoryTeller {
    private let brief: StoryBrief
    private let grammar: CastGrammar

    init(brief: StoryBrief) {
        self.brief = brief
        grammar = CastGrammar(heroes: brief.heroes)
    }

    /// The passages of a plan; each fits on one page.
    func tell(_ plan: StoryPlan, targetWordCount: Int) -> [AuthoredPassage] {
        let kept = shorten(plan.beats, to: targetWordCount)
        return kept.flatMap { beat in passages(of: beat) }
    }

    // MARK: - Length

    /// Leaves out sentences, those of the highest rank first and of equals the latest, until the length fits.
    private func shorten(_ beats: [Beat], to target: Int) -> [Beat] {
        var beats = beats
        var count = beats.reduce(0) { $0 + $1.sentences.reduce(0) { $0 + words(in: $1) } }
        let removable = beats.indices.flatMap { beat in
            beats[beat].sentences.indices.map { (beat: beat, sentence: $0, rank: beats[beat].sentences[$0].rank) }
        }.filter { $0.rank > 0 }
        // By rank, then spread over the story: the last of each beat before the next to last of any.
        let order = removable.sorted {
            ($0.rank, $0.sentence, $0.beat) > ($1.rank, $1.sentence, $1.beat)
        }
        var removed: Set<[Int]> = []
        for place in order where count > target {
            let length = words(in: beats[place.beat].sentences[place.sentence])
            // The last sentence to go may take the length further away than it was.
            guard count - length >= target || count - target > target - (count - length) else { continue }
            removed.insert([place.beat, place.sentence])
            count -= length
        }
        for beat in beats.indices {
            var opensParagraph = false
            beats[beat].sentences = beats[beat].sentences.enumerated().compactMap { index, sentence in
                opensParagraph = opensParagraph || sentence.beginsParagraph
                guard !removed.contains([beat, index]) else { return nil }
                var kept = sentence
                kept.beginsParagraph = opensParagraph
                opensParagraph = false
                return kept
            }
        }
        return beats
    }

    private func words(in sentence: Sentence) -> Int {
        var isNamed = false
        return grammar.fill(sentence.text, isNamed: &isNamed).split(separator: " ").count
    }

    // MARK: - Pages

    /// Characters that a page should not go beyond; the limit is 500.
    private static let pageLength = 430

    private func passages(of beat: Beat) -> [AuthoredPassage] {
        let pages = divide(beat.sentences)
        return pages.enumerated().map { index, sentences in
            var scene = beat.scene
            let look = beat.looks[min(index, beat.looks.count - 1)]
            scene.characters = scene.characters.map { character in
                guard case .hero = character.subject else { return character }
                var posed = character
                posed.pose = look.pose
                posed.mood = look.mood
                return posed
            }
            return AuthoredPassage(text: text(of: sentences), scene: scene)
        }
    }

    /// Sentences in pages of about the same length, two paragraphs each at most.
    private func divide(_ sentences: [Sentence]) -> [[Sentence]] {
        let total = sentences.reduce(0) { $0 + length(of: $1) }
        let pageCount = max(1, (total + Self.pageLength - 1) / Self.pageLength)
        let aim = total / pageCount
        var pages: [[Sentence]] = [[]]
        var filled = 0
        for sentence in sentences {
            let length = length(of: sentence)
            let isFull = filled + length > Self.pageLength || (filled >= aim && pages.count < pageCount)
            let isThirdParagraph = sentence.beginsParagraph && (pages.last ?? []).count { $0.beginsParagraph } > 0
                && (pages.last?.first?.beginsParagraph == false || (pages.last ?? []).count { $0.beginsParagraph } > 1)
            if filled > 0, isFull || isThirdParagraph {
                pages.append([])
                filled = 0
            }
            pages[pages.count - 1].append(sentence)
            filled += length
        }
        return pages.filter { !$0.isEmpty }
    }

    private func length(of sentence: Sentence) -> Int {
        var isNamed = false
        return grammar.fill(sentence.text, isNamed: &isNamed).count + 1
    }

    private func text(of sentences: [Sentence]) -> String {
        var isNamed = false
        var paragraphs: [[String]] = [[]]
        for (index, sentence) in sentences.enumerated() {
            if sentence.beginsParagraph, index > 0 { paragraphs.append([]) }
            let told = grammar.fill(sentence.text, isNamed: &isNamed)
            if let joined = join(paragraphs[paragraphs.count - 1].last, told) {
                paragraphs[paragraphs.count - 1][paragraphs[paragraphs.count - 1].count - 1] = joined
            } else {
                paragraphs[paragraphs.count - 1].append(told)
            }
        }
        // A page on which nobody was named yet tells whom it is about.
        if !isNamed, !sentences.isEmpty { paragraphs[0][0] = naming(paragraphs[0][0]) }
        return paragraphs.map { $0.joined(separator: " ") }.joined(separator: "\n\n")
    }

    private func naming(_ sentence: String) -> String {
        "\(grammar.names) looked around. \(sentence)"
    }

    /// Two short sentences of telling as one, for children who can follow longer ones.
    private func join(_ first: String?, _ second: String) -> String? {
        guard brief.ageBand == .sixToTen, let first, first.last == ".", second.last == ".",
            !first.contains(", and "), !first.contains("“"), !second.contains("“"), !second.contains(", "),
            second.hasPrefix("The ") || second.hasPrefix("It ")
        else { return nil }
        return first.dropLast() + ", and " + second.prefix(1).lowercased() + second.dropFirst()
    }
}
