import StoryCore

/// Finds what does not fit in a text: names, marks, conditions, ranks.
struct TextChecker {
    private let plot: Plot
    private let plan: PlotPlan
    private let text: PlotText
    /// The words that may not appear in a story.
    private let reviewedWords: Set<String>

    init(plot: Plot, reviewedWords: Set<String> = []) {
        self.plot = plot
        self.reviewedWords = reviewedWords
        plan = plot.plan
        text = plot.text
    }

    private var file: String { "\(plot.language.rawValue)/\(plan.id).json" }

    /// Everything that is wrong.
    var findings: [Finding] {
        scenes + names + titles + plot.locatedLines.flatMap { check($0.line, at: $0.location) }
            + ranks + PictureChecker(plot: plot).findings
    }

    private func error(_ kind: Finding.Kind, _ location: String, _ message: String) -> Finding {
        Finding(kind, .error, file: file, location: location, message)
    }

    private func warning(_ kind: Finding.Kind, _ location: String, _ message: String) -> Finding {
        Finding(kind, .warning, file: file, location: location, message)
    }

    // MARK: - The whole

    private var scenes: [Finding] {
        var findings: [Finding] = []
        for (form, scenes, told) in [("main", plan.main, text.main), ("small", plan.small, text.small)] {
            let planned = Set(scenes.map(\.id))
            for id in planned.subtracting(told.keys).sorted() {
                findings.append(error(.missingText, form, "The plan's scene '\(id)' has no text."))
            }
            for id in Set(told.keys).subtracting(planned).sorted() {
                findings.append(error(.missingScene, "\(form).\(id)", "The plan has no such scene."))
            }
        }
        if text.minute.isEmpty { findings.append(warning(.missingText, "minute", "There is no form for a minute.")) }
        return findings
    }

    private var names: [Finding] {
        var findings: [Finding] = []
        for mark in Set(plan.cast.keys).union(text.cast.keys).sorted() {
            guard plan.cast[mark] != nil, let cast = text.cast[mark] else {
                findings.append(error(.unknownName, "cast.\(mark)", "It is not in both the plan and the text."))
                continue
            }
            if cast.names.isEmpty { findings.append(error(.fewNames, "cast.\(mark)", "It has no name.")) }
        }
        for thing in Set(plan.things).union(text.things.keys).sorted() {
            if !plan.things.contains(thing) || text.things[thing, default: []].isEmpty {
                findings.append(error(.unknownName, "things.\(thing)", "It is not in both the plan and the text."))
            }
        }
        if plan.hasRefrain != (text.refrain != nil) {
            findings.append(error(.refrainMissing, "refrain", "The plan and the text do not agree on a refrain."))
        }
        if let refrain = text.refrain, refrain.line == refrain.last {
            findings.append(error(.refrainMissing, "refrain.last", "The refrain does not turn the last time."))
        }
        return findings
    }

    private var titles: [Finding] {
        var findings: [Finding] = []
        if text.titles.count < 2 { findings.append(warning(.fewNames, "titles", "Two titles or more are better.")) }
        for (index, title) in text.titles.enumerated() {
            findings += marks(of: title, at: "titles[\(index)]")
        }
        return findings
    }

    /// How much of the text can be left out, so that every length can be met.
    private var ranks: [Finding] {
        let lines = plot.locatedLines.filter { $0.location.hasPrefix("main") }.map(\.line)
        let words = lines.map { ($0.rank, $0.templates.map { TellableLine.wordCount(of: $0.source) }.max() ?? 0) }
        let all = words.reduce(0) { $0 + $1.1 }
        let ranked = words.filter { $0.0 > 0 }.reduce(0) { $0 + $1.1 }
        guard all > 0, ranked * 100 < all * 35 || ranked * 100 > all * 68 else { return [] }
        let share = ranked * 100 / all
        return [warning(.fewRanks, "main", "\(share) % of the words have a rank; 40 to 55 % should.")]
    }

    // MARK: - Lines

    private func check(_ line: PlotLine, at location: String) -> [Finding] {
        var findings: [Finding] = []
        if !(0...5).contains(line.rank) { findings.append(error(.badValue, location, "The rank goes from 0 to 5.")) }
        if line.tone != nil, line.rank < 2 {
            findings.append(warning(.badValue, location, "A line of one tone has rank 2 or more."))
        }
        for name in line.tells where !isKnown(name) {
            findings.append(error(.unknownName, location, "'\(name)' in 'tells' is no thing, fact or cast member."))
        }
        for name in line.conditions where !isKnown(name) && !isScene(name) {
            findings.append(error(.unknownName, location, "'\(name)' in 'if' is no fact, scene or cast member."))
        }
        if case .pick(let picks) = line.wording, picks[nil] == nil, line.rank == 0 {
            findings.append(error(.badValue, location, "A 'pick' that is always told needs a line for \"\"."))
        }
        for template in line.templates { findings += check(template, at: location) }
        return findings
    }

    private func check(_ template: Template, at location: String) -> [Finding] {
        var findings = marks(of: template, at: location)
        for case .told(let name) in template.conditions where !isKnown(name) && !isScene(name) {
            findings.append(error(.unknownCondition, location, "'<\(name):' is no condition that is known."))
        }
        let source = template.source
        if source.contains("\"") { findings.append(error(.quotes, location, "Quotation marks are typographic.")) }
        if source.contains("...") { findings.append(error(.quotes, location, "Three dots are one sign: …")) }
        if plot.language.base.rawValue == "de" {
            if source.contains("”") { findings.append(error(.quotes, location, "German quotes are „ and “.")) }
        } else if source.contains("„") {
            findings.append(error(.quotes, location, "English quotes are “ and ”."))
        }
        if source.contains("'") { findings.append(warning(.quotes, location, "The apostrophe is ’.")) }
        if source.count > 450 { findings.append(error(.longSentences, location, "A line has at most 450 characters.")) }
        let plain = source.lowercased()
        for word in Set(EventWords.words(in: plain)).intersection(reviewedWords).sorted() {
            findings.append(warning(.reviewedWord, location, "'\(word)' is a word of the review list."))
        }
        for phrase in StockPhrases.phrases(in: plot.language) where plain.contains(phrase) {
            findings.append(warning(.stockSentence, location, "'\(phrase)' could stand in any story."))
        }
        return findings
    }

    private func marks(of template: Template, at location: String) -> [Finding] {
        guard let forms = HeroFormsByLanguage.forms(of: plot.language) else { return [] }
        let known = template.piecesWithKnownPronoun
        return template.marks.compactMap { mark in
            let small = mark.prefix(1).lowercased() + mark.dropFirst()
            if forms.marksOfKnown.contains(small), !known.contains(mark) {
                return error(.knownOnly, location, "'{\(mark)}' stands only inside <pron:…>.")
            }
            return isMark(mark, forms) || isMark(small, forms)
                ? nil : error(.unknownMark, location, "'{\(mark)}' is no mark that is known.")
        }
    }

    private func isMark(_ mark: String, _ forms: any HeroForms) -> Bool {
        if forms.marks.contains(mark) || mark.contains("/") { return true }
        let parts = mark.split(separator: ".", maxSplits: 1).map(String.init)
        let form = parts.count > 1 ? parts[1] : ""
        switch parts.first ?? "" {
        case "refrain": return text.refrain != nil && ["", "last"].contains(form)
        case "hero", "all", "pal", "others": return ["", "gen"].contains(form)
        case "keepsake", "person": return plan.archetype != nil && text.defaults[mark] != nil
        case "place": return plan.archetype != nil && form.isEmpty
        case "thing":
            return plan.archetype != nil && forms.keepsake("keepsake." + form, Noun("thing", gender: .neuter)) != nil
        case let name:
            let role = name == "friend" ? plan.companion ?? name : name
            return plan.cast[role] != nil && ["", "gen", "noun"].contains(form)
        }
    }

    private func isKnown(_ name: String) -> Bool {
        plan.facts[name] != nil || plan.things.contains(name) || plan.cast[name] != nil
            || (name == "friend" && plan.companion != nil)
    }

    private func isScene(_ name: String) -> Bool {
        (plan.main + plan.small).contains { $0.id == name }
    }
}

extension Template {
    /// The marks that are used only if the main hero's pronouns are known.
    fileprivate var piecesWithKnownPronoun: Set<String> {
        func marks(in pieces: [Piece], isKnown: Bool) -> Set<String> {
            pieces.reduce(into: []) { found, piece in
                switch piece {
                case .text: break
                case .mark(let mark): if isKnown { found.insert(mark) }
                case .choice(let condition, let left, let right):
                    found.formUnion(marks(in: left, isKnown: isKnown || condition == .pronoun || condition == .many))
                    found.formUnion(marks(in: right, isKnown: isKnown))
                }
            }
        }
        return marks(in: pieces, isKnown: false)
    }
}

/// Phrases that stand in too many stories.
enum StockPhrases {
    static func phrases(in language: LanguageCode) -> [String] {
        language.base.rawValue == "de" ? german : english
    }

    private static let english = [
        "thought hard", "had an idea", "took a deep breath", "nodded slowly", "suddenly", "little did",
        "knew the feeling",
        "could not believe", "couldn’t believe", "couldn't believe", "with all {hers} heart", "once upon a time",
        "leaned forward to", "a twinkle in", "smiled from ear to ear", "heart leapt", "heart skipped",
    ]

    private static let german = [
        "dachte angestrengt", "hatte eine idee", "holte tief luft", "nickte langsam", "plötzlich", "kannte das gefühl",
        "konnte es kaum glauben", "es war einmal", "von ganzem herzen", "strahlte über das ganze gesicht",
        "machte sich auf den weg",
    ]
}
