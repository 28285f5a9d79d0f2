package import StoryCore

/// Writes stories out of plots: chooses one, casts it, fits it to age, length and family, and divides it into pages.
///
/// The same request always gives the same story.
package struct PlotAuthor: Sendable {
    private let library: PlotLibrary

    package init(library: PlotLibrary) {
        self.library = library
    }

    /// A story as it is told, with the plan behind it.
    package struct Story: Sendable {
        package var title: String
        package var passages: [AuthoredPassage]
        /// The plots with the scenes that are told; several where they are chapters.
        package var chapters: [PlotTelling]
        /// What of it the next choice should know.
        package var record: TellingRecord
    }

    /// The story for a request.
    ///
    /// - Parameter history: What this household was told lately.
    package func story(
        for request: AuthorRequest, after history: TellingHistory = TellingHistory()
    ) throws(PlotError) -> Story {
        let brief = request.brief
        let plans = try candidates(for: brief)
        let chooser = PlotChooser(
            history: history, tone: brief.tone, seed: brief.seed,
            household: brief.occasion.promptSeed + brief.heroes[0].name)
        let ordered = chooser.ordered(plans)
        guard let telling = try best(of: ordered, request, history) else {
            throw .noPlot(occasion: brief.occasion.displayName)
        }
        return story(of: telling, request, arenas: try library.arenas())
    }

    /// The story of one plot, at whatever length it can be told; nil if it has no such form.
    package func story(
        of plan: PlotPlan, for request: AuthorRequest, size: TellingSize? = nil,
        after history: TellingHistory = TellingHistory()
    ) throws(PlotError) -> Story? {
        let tellings = try tellings(of: plan, request, history, sizes: size.map { [$0] })
        guard let telling = Self.nearest(tellings, to: request.targetWordCount) else { return nil }
        return story(of: telling, request, arenas: try library.arenas())
    }

    /// The plots that could be told for a brief.
    private func candidates(for brief: StoryBrief) throws(PlotError) -> [PlotPlan] {
        let language = brief.language.base
        let plans = try library.plans().filter { library.hasText(of: $0.id, in: language) }
        switch brief.occasion {
        case .standard(let event): return plans.filter { $0.events.contains(event) }
        case .custom: return plans.filter { $0.archetype != nil }
        }
    }

    // MARK: - Length

    /// The first plot that can be told at the length that is asked for, or else the one that comes nearest.
    private func best(
        of plans: [PlotPlan], _ request: AuthorRequest, _ history: TellingHistory
    ) throws(PlotError) -> PlotTelling? {
        var all: [PlotTelling] = []
        for plan in plans {
            let tellings = try tellings(of: plan, request, history)
            if let fitting = tellings.first(where: { $0.fits(request.targetWordCount) }) { return fitting }
            all += tellings
        }
        return Self.nearest(all, to: request.targetWordCount)
    }

    private func tellings(
        of plan: PlotPlan, _ request: AuthorRequest, _ history: TellingHistory, sizes: [TellingSize]? = nil
    ) throws(PlotError) -> [PlotTelling] {
        let brief = request.brief
        let language = brief.language.base
        let plot = Plot(plan: plan, text: try library.text(of: plan.id, in: language), language: language)
        var chance = SeededGenerator(hashing: String(brief.seed), plan.id, brief.heroes[0].name)
        let seed = chance.next()
        return (sizes ?? TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand)).compactMap {
            PlotTelling(
                plot: plot, size: $0, brief: brief, history: history, reading: EventDetails(), seed: seed)
        }
    }

    private static func nearest(_ tellings: [PlotTelling], to target: Int) -> PlotTelling? {
        tellings.first { $0.fits(target) } ?? tellings.min { $0.miss(target) < $1.miss(target) }
    }

    private func story(of telling: PlotTelling, _ request: AuthorRequest, arenas: Arenas) -> Story {
        let pages = PageMaker(telling: telling, arenas: arenas, brief: request.brief)
        return Story(
            title: telling.title, passages: pages.passages(of: telling.told(wordCount: request.targetWordCount)),
            chapters: [telling], record: telling.record)
    }
}

extension PlotTelling {
    /// Whether it can be told in about so many words.
    func fits(_ target: Int) -> Bool { miss(target) * 100 <= 5 * target }

    /// By how many words it must miss a length.
    func miss(_ target: Int) -> Int {
        max(0, range.lowerBound - target, target - range.upperBound)
    }
}
