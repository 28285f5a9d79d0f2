import StoryCore

/// One telling of a plot: who is in it, which scenes, and how long it can be.
package struct PlotTelling {
    package let plot: Plot
    package let size: TellingSize
    package let scenes: [PlotScene]
    /// The names of the cast, by their marks.
    package let names: [String: String]
    package let title: String
    /// The refrain as it returns and as it stands the last time; empty if the telling has none.
    package let refrains: [String]
    let lines: [TellableLine]
    private let fitter: LengthFitter
    private let groupPronoun: GroupPronoun?

    /// Creates the telling of a plot for a brief; nil if the plot cannot be told at that size.
    init?(
        plot: Plot, size: TellingSize, brief: StoryBrief, history: TellingHistory, details: EventDetails, seed: UInt64
    ) {
        guard let forms = HeroFormsByLanguage.forms(of: plot.language),
            let scenes = SceneSelector(plan: plot.plan).choice(
                for: size, heroes: brief.heroes, told: history.tries(ofPlot: plot.plan.id), chance: seed >> 8)
        else { return nil }
        guard size.form != .minute || !plot.text.minute.isEmpty, size.form != .small || !scenes.isEmpty else {
            return nil
        }
        self.plot = plot
        self.size = size
        self.scenes = scenes
        let director = CastingDirector(
            heroes: brief.heroes, history: history, seed: seed, friends: details.friends)
        names = director.names(for: plot)
        let cast = TellingCast(
            heroes: brief.heroes, forms: forms, names: names, nouns: plot.text.cast.mapValues(\.noun),
            companion: plot.plan.companion, details: details.usable(in: plot, forms),
            defaults: plot.text.defaults)
        let filler = TemplateFiller(
            cast: cast, ageBand: brief.ageBand, tone: brief.tone, refrain: plot.text.refrain?.inForm(size.form))
        let resolver = LineResolver(plot: plot, form: size.form, scenes: scenes, filler: filler, seed: seed)
        lines = resolver.lines()
        fitter = LengthFitter(lines: lines, seed: seed)
        groupPronoun = GroupPronoun(cast: cast)
        refrains =
            lines.contains { $0.isRefrain }
            ? filler.refrain.map { [filler.fill($0.line).text, filler.fill($0.last).text] } ?? [] : []
        title = Self.title(of: plot, told: resolver.told, filler: filler, history: history, seed: seed)
    }

    /// The minimum and maximum number of words.
    package var range: ClosedRange<Int> { fitter.range }

    /// Whether a refrain, if there is one, stands three times, so that its turn can be heard.
    var hasWholeRefrain: Bool {
        refrains.isEmpty || size.form != .main || lines.count { $0.isRefrain } >= 3
    }

    /// Returns the lines for about this many words.
    func told(wordCount: Int) -> [TellableLine] {
        let isTold = fitter.told(wordCount: wordCount)
        var result: [TellableLine] = []
        var begins = false
        var scene: Int?
        for (line, isTold) in zip(lines, isTold) {
            begins = begins || line.beginsParagraph
            guard isTold else { continue }
            result.append(line.beginning(paragraph: begins, scene: scene != line.scene))
            begins = false
            scene = line.scene
        }
        return groupPronoun?.told(result) ?? result
    }

    /// Returns the title that was used longest ago and mentions only characters who appear.
    private static func title(
        of plot: Plot, told: Set<String>, filler: TemplateFiller, history: TellingHistory, seed: UInt64
    ) -> String {
        var chance = SeededGenerator(hashing: String(seed), "title")
        let fitting = plot.text.titles.filter { title in
            title.marks.allSatisfy { filler.cast.castMember(of: $0).map(told.contains) ?? true }
        }
        let titles = (fitting.isEmpty ? plot.text.titles : fitting).shuffledStably(using: &chance)
            .map { filler.fill($0).text }
        return titles.max { (history.age(ofTitle: $0) ?? .max) < (history.age(ofTitle: $1) ?? .max) } ?? plot.plan.id
    }
}

extension TellableLine {
    /// The same line in other words.
    func with(text: String) -> TellableLine {
        TellableLine(
            scene: scene, beginsParagraph: beginsParagraph, beginsScene: beginsScene, text: text,
            wordCount: Self.wordCount(of: text), rank: rank, look: look, members: members, mentions: mentions,
            tells: tells, followsLast: followsLast, isRefrain: isRefrain, origin: origin, unknownMarks: unknownMarks)
    }

    fileprivate func beginning(paragraph: Bool, scene isNewScene: Bool) -> TellableLine {
        TellableLine(
            scene: scene, beginsParagraph: paragraph, beginsScene: isNewScene, text: text, wordCount: wordCount,
            rank: rank, look: look,
            members: members, mentions: mentions, tells: tells, followsLast: followsLast, isRefrain: isRefrain,
            origin: origin, unknownMarks: unknownMarks)
    }
}
