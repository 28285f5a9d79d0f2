package import StoryCore

/// Writes stories out of plots: chooses one, casts it, fits it to age, length and family, and divides it into pages.
///
/// The same request after the same stories always gives the same story.
package struct PlotAuthor: Sendable {
    let library: PlotLibrary

    package init(library: PlotLibrary) {
        self.library = library
    }

    /// A story as it is told, with the plan behind it.
    package struct Story: Sendable {
        package let title: String
        package let passages: [AuthoredPassage]
        /// The plots with the scenes that are told; several where they are chapters.
        package let chapters: [PlotTelling]

        /// What of it the next choice should know.
        package var record: TellingRecord {
            TellingRecord(
                plots: chapters.map(\.plot.plan.id), tries: chapters.flatMap(\.tries),
                names: chapters.flatMap { $0.names.values.sorted() }, title: title)
        }

        /// The refrain as it returns and as it stands the last time; empty if there is none, or several.
        package var refrains: [String] { chapters.count == 1 ? chapters[0].refrains : [] }
    }

    /// The story for a request.
    ///
    /// - Parameter history: What this household was told lately.
    package func story(
        for request: AuthorRequest, after history: TellingHistory = TellingHistory()
    ) throws(PlotError) -> Story {
        let brief = request.brief
        let (plans, details) = try candidates(for: brief)
        let chooser = PlotChooser(
            history: history, tone: brief.tone, seed: brief.seed,
            household: brief.occasion.promptSeed + brief.heroes[0].name)
        let sizes = TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand)
        let ordered = chooser.ordered(plans)
        var all: [[PlotTelling]] = []
        for plan in ordered {
            var tellings: [PlotTelling] = []
            for size in sizes {
                guard let telling = try telling(of: plan, size, request, history, details) else { continue }
                if telling.fits(request.targetWordCount) { return try story(of: telling, request) }
                tellings.append(telling)
            }
            all.append(tellings)
        }
        if let parts = try parts(of: ordered, all, request, history, details) {
            if let story = try chapters(of: parts, request) { return story }
        }
        guard let nearest = Self.nearest(all.flatMap { $0 }, to: request.targetWordCount) else {
            throw .noPlot(occasion: brief.occasion.displayName)
        }
        return try story(of: nearest, request)
    }

    /// The story of one plot, at whatever length it can be told; nil if it has no such form.
    package func story(
        of plan: PlotPlan, for request: AuthorRequest, size: TellingSize? = nil,
        after history: TellingHistory = TellingHistory()
    ) throws(PlotError) -> Story? {
        let brief = request.brief
        var tellings: [PlotTelling] = []
        for size in size.map({ [$0] }) ?? TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand) {
            guard let telling = try telling(of: plan, size, request, history, EventDetails()) else { continue }
            tellings.append(telling)
        }
        guard let telling = Self.nearest(tellings, to: request.targetWordCount) else { return nil }
        return try story(of: telling, request)
    }

    /// Whether a plot can be told at the length that is asked for.
    package func canTell(_ plan: PlotPlan, for request: AuthorRequest) throws(PlotError) -> Bool {
        for size in TellingSize.sizes(minutes: request.brief.minutes, ageBand: request.brief.ageBand) {
            let telling = try telling(of: plan, size, request, TellingHistory(), EventDetails())
            if telling?.fits(request.targetWordCount) ?? false { return true }
        }
        return false
    }

    /// What is understood of a family's own event.
    package func understanding(
        of event: CustomStoryEvent, language: LanguageCode
    ) throws(PlotError) -> EventUnderstanding {
        EventUnderstanding(
            event, archetypes: try library.archetypes(in: language.base),
            keepsakes: try library.keepsakes(in: language.base), language: language.base)
    }

    // MARK: - Plots

    /// The kind of plot in which the hero waits for an event that nobody has recognised.
    private static let waiting = "waiting"

    /// The plots that could be told for a brief, and what of the family's own event acts in them.
    private func candidates(for brief: StoryBrief) throws(PlotError) -> (plans: [PlotPlan], details: EventDetails) {
        let language = brief.language.base
        let plans = try library.plans().filter { library.hasText(of: $0.id, in: language) }
        switch brief.occasion {
        case .standard(let event): return (plans.filter { $0.events.contains(event) }, EventDetails())
        case .custom(let event):
            let understanding = try understanding(of: event, language: language)
            let own = plans.filter { $0.archetype != nil && $0.archetype == understanding.archetype }
            let waiting = plans.filter { $0.archetype == Self.waiting }
            return (own.isEmpty ? waiting : own, understanding.details)
        }
    }

    // MARK: - Length

    private func telling(
        of plan: PlotPlan, _ size: TellingSize, _ request: AuthorRequest, _ history: TellingHistory,
        _ details: EventDetails
    ) throws(PlotError) -> PlotTelling? {
        let brief = request.brief
        let plot = try library.plot(plan, in: brief.language.base)
        var chance = SeededGenerator(hashing: String(brief.seed), plan.id, brief.heroes[0].name)
        return PlotTelling(
            plot: plot, size: size, brief: brief, history: history, details: details, seed: chance.next())
    }

    private static func nearest(_ tellings: [PlotTelling], to target: Int) -> PlotTelling? {
        tellings.first { $0.fits(target) } ?? tellings.min { $0.miss(target) < $1.miss(target) }
    }

    private func story(of telling: PlotTelling, _ request: AuthorRequest) throws(PlotError) -> Story {
        let pages = PageMaker(telling: telling, arenas: try library.arenas(), brief: request.brief)
        let lines = telling.told(wordCount: request.targetWordCount)
        return Story(title: telling.title, passages: pages.passages(of: lines), chapters: [telling])
    }

    /// What could be chapters of a story that no plot makes alone: small plots where they are not long enough, and those
    /// of a minute where no longer one is short enough. Nil if a story has no chapters.
    private func parts(
        of plans: [PlotPlan], _ tellings: [[PlotTelling]], _ request: AuthorRequest, _ history: TellingHistory,
        _ details: EventDetails
    ) throws(PlotError) -> [[PlotTelling]]? {
        if request.brief.ageBand == .twoToFour { return tellings }
        guard request.brief.minutes == 2 else { return nil }
        var parts: [[PlotTelling]] = []
        for plan in plans {
            let minute = try telling(of: plan, TellingSize(.minute, level: 1), request, history, details)
            parts.append([minute].compactMap { $0 })
        }
        return parts
    }

    /// Several plots as the chapters of one story.
    private func chapters(of tellings: [[PlotTelling]], _ request: AuthorRequest) throws(PlotError) -> Story? {
        let brief = request.brief
        let table = try library.chapters(in: brief.language.base)
        let planner = ChapterPlanner(tellings: tellings, target: request.targetWordCount - Self.wordsOfFrame)
        guard let chapters = planner.chapters(), !table.frames.isEmpty else { return nil }
        let frame = table.frames[Int(brief.seed % UInt64(table.frames.count))]
        let arenas = try library.arenas()
        var passages: [AuthoredPassage] = []
        for (number, chapter) in chapters.enumerated() {
            let pages = PageMaker(telling: chapter.telling, arenas: arenas, brief: brief)
                .passages(of: chapter.telling.told(wordCount: chapter.wordCount))
            let line = number == 0 ? frame.opening : frame.between[(number - 1) % frame.between.count]
            passages.append(AuthoredPassage(text: line.source, scene: pages.first?.scene))
            passages += pages
        }
        passages.append(AuthoredPassage(text: frame.ending.source, scene: passages.last?.scene))
        let title = table.title(first: chapters[0].telling.title, count: chapters.count, seed: brief.seed)
        return Story(title: title, passages: passages, chapters: chapters.map(\.telling))
    }

    private static let wordsOfFrame = 25
}

extension PlotTelling {
    /// Whether it can be told in about so many words, with a refrain that returns often enough.
    func fits(_ target: Int) -> Bool {
        guard miss(target) * 100 <= 5 * target, hasWholeRefrain else { return false }
        // A few long lines may not make every length between the least and the most.
        let count = told(wordCount: target).reduce(0) { $0 + $1.wordCount }
        return abs(count - target) * 100 <= 8 * target
    }

    /// By how many words it must miss a length.
    func miss(_ target: Int) -> Int {
        max(0, range.lowerBound - target, target - range.upperBound)
    }

    /// The ids of its tries.
    var tries: [String] { scenes.filter { $0.kind == .try }.map(\.id) }
}
