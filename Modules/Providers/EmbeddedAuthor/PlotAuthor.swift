package import StoryCore

/// Writes stories out of plots: chooses one, casts it, fits it to age, length and family, and divides it into pages.
///
/// The same request after the same stories always gives the same story.
package struct PlotAuthor: Sendable {
    let library: PlotLibrary

    package init(library: PlotLibrary) {
        self.library = library
    }

    /// A story with the plan behind it.
    package struct Story: Sendable {
        package let title: String
        package let passages: [AuthoredPassage]
        /// The plots with their selected scenes; several if they are chapters.
        package let chapters: [PlotTelling]
        /// What its cover shows.
        package let cover: Scene?

        /// What of it the next choice should know.
        package var record: TellingRecord {
            TellingRecord(
                plots: chapters.map(\.plot.plan.id), tries: chapters.flatMap(\.tries),
                names: chapters.flatMap { $0.names.values.sorted() }, title: title, cover: cover)
        }

        /// The refrain as it returns and as it stands the last time; empty if there is none, or several.
        package var refrains: [String] { chapters.count == 1 ? chapters[0].refrains : [] }
    }

    /// Returns the story for a request.
    ///
    /// - Parameter history: The household's latest tellings.
    package func story(
        for request: AuthorRequest, after history: TellingHistory = TellingHistory()
    ) throws(PlotError) -> Story {
        let brief = request.brief
        let (plans, spare, details) = try candidates(for: brief)
        let sizes = TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand)
        let chooser = try chooser(for: brief, history)
        let ordered = chooser.ordered(plans)
        var all: [[PlotTelling]] = []
        for plan in ordered {
            let tellings = try tellings(of: plan, sizes, request, history, details, untilOneFits: true)
            if let telling = tellings.last, telling.fits(request.targetWordCount) {
                guard history.age(ofPlot: plan.id) != nil else { return try story(of: telling, request) }
                if let other = try unheard(chooser.ordered(spare), sizes, request, history) {
                    return try story(of: other, request)
                }
                let fresh = zip(ordered, all).filter { history.age(ofPlot: $0.0.id) == nil }
                if let chapters = try chapters(
                    of: fresh.map(\.0), fresh.map(\.1), request, history, details, mostMiss: 0, mayBeOthers: false)
                {
                    return chapters
                }
                return try story(of: telling, request)
            }
            all.append(tellings)
        }
        let nearest = Self.nearest(all.flatMap { $0 }, to: request.targetWordCount)
        let mostMiss = nearest.map { $0.missPercent(request.targetWordCount) } ?? ChapterPlanner.mostMiss
        if let chapters = try chapters(
            of: ordered, all, request, history, details, mostMiss: mostMiss, mayBeOthers: true)
        {
            return chapters
        }
        guard let nearest else { throw .noPlot(occasion: brief.occasion.displayName) }
        return try story(of: nearest, request)
    }

    /// Returns the story of one plot, at any possible length; nil if it has no such form.
    package func story(
        of plan: PlotPlan, for request: AuthorRequest, size: TellingSize? = nil,
        after history: TellingHistory = TellingHistory()
    ) throws(PlotError) -> Story? {
        let brief = request.brief
        let sizes = size.map { [$0] } ?? TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand)
        let tellings = try tellings(of: plan, sizes, request, history, EventDetails())
        guard let telling = Self.nearest(tellings, to: request.targetWordCount) else { return nil }
        return try story(of: telling, request)
    }

    /// Returns whether a plot can be told at the requested length.
    package func canTell(_ plan: PlotPlan, for request: AuthorRequest) throws(PlotError) -> Bool {
        for size in TellingSize.sizes(minutes: request.brief.minutes, ageBand: request.brief.ageBand) {
            let telling = try telling(of: plan, size, request, TellingHistory(), EventDetails())
            if telling?.fits(request.targetWordCount) ?? false { return true }
        }
        return false
    }

    /// Returns the understanding of a custom event, in the language of the story or, failing that, in another one.
    package func understanding(
        of event: CustomStoryEvent, language: LanguageCode
    ) throws(PlotError) -> EventUnderstanding {
        let own = try understanding(of: event, writtenIn: language.base)
        guard own.archetype == nil, !own.isLoss else { return own }
        for other in library.languages where other != language.base {
            let understanding = try understanding(of: event, writtenIn: other)
            // Things and people have their names in the story's language alone.
            if understanding.archetype != nil || understanding.isSad { return understanding.with(own.details) }
        }
        return own
    }

    private func understanding(
        of event: CustomStoryEvent, writtenIn language: LanguageCode
    ) throws(PlotError) -> EventUnderstanding {
        EventUnderstanding(
            event, archetypes: try library.archetypes(in: language), keepsakes: try library.keepsakes(in: language),
            language: language)
    }

    // MARK: - Plots

    /// The archetype in which the hero waits for an unrecognised event.
    private static let waiting = "waiting"

    /// Returns the candidates for a brief.
    ///
    /// - Returns: The plots for it; others, for a household that has heard all of these; and the details of a custom
    ///   event that appear in them.
    private func candidates(
        for brief: StoryBrief
    ) throws(PlotError) -> (plans: [PlotPlan], spare: [PlotPlan], details: EventDetails) {
        switch brief.occasion {
        case .standard(.bedtime):
            // Any story told in bed suits bedtime: better one of another event than the same one again.
            let all = try plans(in: brief.language).filter { !$0.events.isEmpty }
            let own = all.filter { $0.events.contains(.bedtime) }
            return (own, all.filter { !$0.events.contains(.bedtime) }, EventDetails())
        case .standard(let event): return (try plans(for: event, in: brief.language), [], EventDetails())
        case .custom(let event) where event.id.growthCategory != nil:
            let events = event.id.growthCategory?.events ?? []
            return (try plans(in: brief.language).filter { !events.isDisjoint(with: $0.events) }, [], EventDetails())
        case .custom(let event):
            let names = brief.heroes.map(\.name)
            let understanding = try understanding(of: event, language: brief.language).without(names)
            let plans = try plans(in: brief.language)
            let own = plans.filter { $0.archetype != nil && $0.archetype == understanding.archetype }
            let waiting = plans.filter { $0.archetype == Self.waiting }
            let fitting = try withPerson(understanding.fitting(own), understanding, brief.language)
            if fitting.isEmpty, understanding.isSad {
                return (try quiet(plans, without: understanding.people, brief.language), [], understanding.details)
            }
            return (fitting.isEmpty ? waiting : fitting, [], understanding.details)
        }
    }

    /// Returns gentle plots of any evening, for an event without plots, and without the people that it mentions, so
    /// that a dead person does not appear.
    private func quiet(
        _ plans: [PlotPlan], without people: Set<String>, _ language: LanguageCode
    ) throws(PlotError) -> [PlotPlan] {
        let gentle = plans.filter { $0.archetype == nil && !$0.events.isEmpty && $0.tones.contains(.gentle) }
        var fitting: [PlotPlan] = []
        for plan in gentle {
            let texts = try library.plot(plan, in: language.base).text.templates.flatMap(\.texts)
            let words = Set(EventWords.words(in: texts.joined(separator: " ")))
            if words.isDisjoint(with: people) { fitting.append(plan) }
        }
        return fitting.isEmpty ? gentle : fitting
    }

    /// Returns the plots without another person in the place of the one that the family names, or else all: a story of
    /// Grandma is not one of Grandad.
    private func withPerson(
        _ plans: [PlotPlan], _ understanding: EventUnderstanding, _ language: LanguageCode
    ) throws(PlotError) -> [PlotPlan] {
        let details = understanding.details
        // Only a person whom the family names dies in a story.
        let isFixed = understanding.isLoss
        guard isFixed || details.person != nil, let forms = HeroFormsByLanguage.forms(of: language) else {
            return plans
        }
        var fitting: [PlotPlan] = []
        for plan in plans {
            let plot = try library.plot(plan, in: language.base)
            let hasNone = plot.text.defaults["person"] == nil
            if hasNone || details.usable(in: plot, forms).person != nil { fitting.append(plan) }
        }
        return fitting.isEmpty && !isFixed ? plans : fitting
    }

    /// The plots of a standard event that have a text in a language.
    func plans(for event: StoryEvent, in language: LanguageCode) throws(PlotError) -> [PlotPlan] {
        try plans(in: language).filter { $0.events.contains(event) }
    }

    private func plans(in language: LanguageCode) throws(PlotError) -> [PlotPlan] {
        try library.plans().filter { library.hasText(of: $0.id, in: language.base) }
    }

    /// Returns the chooser of plots for this household.
    func chooser(for brief: StoryBrief, _ history: TellingHistory) throws(PlotError) -> PlotChooser {
        let heard = history.plots
        let events = try plans(in: brief.language).filter { !heard.contains($0.id) }.flatMap(\.events)
        let event: StoryEvent? = if case .standard(let event) = brief.occasion { event } else { nil }
        return PlotChooser(
            history: history, tone: brief.tone, seed: brief.seed,
            household: brief.occasion.promptSeed + brief.heroes[0].name,
            counts: Dictionary(events.map { ($0, 1) }, uniquingKeysWith: +), event: event)
    }

    // MARK: - Length

    /// Returns a plot at each possible size.
    ///
    /// - Parameter untilOneFits: Whether to stop at the first one with the requested length, which is then the last.
    func tellings(
        of plan: PlotPlan, _ sizes: [TellingSize], _ request: AuthorRequest, _ history: TellingHistory,
        _ details: EventDetails, untilOneFits: Bool = false
    ) throws(PlotError) -> [PlotTelling] {
        var tellings: [PlotTelling] = []
        for size in sizes {
            guard let telling = try telling(of: plan, size, request, history, details) else { continue }
            tellings.append(telling)
            if untilOneFits, telling.fits(request.targetWordCount) { break }
        }
        return tellings
    }

    /// Returns the first plot with the requested length that was not told lately.
    private func unheard(
        _ plans: [PlotPlan], _ sizes: [TellingSize], _ request: AuthorRequest, _ history: TellingHistory
    ) throws(PlotError) -> PlotTelling? {
        for plan in plans where history.age(ofPlot: plan.id) == nil {
            let tellings = try tellings(of: plan, sizes, request, history, EventDetails(), untilOneFits: true)
            if let telling = tellings.last, telling.fits(request.targetWordCount) { return telling }
        }
        return nil
    }

    /// A plot at a size, cast for a brief; nil if it has no such form.
    func telling(
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
        var passages = pages.passages(of: lines)
        let cover = pages.cover(of: passages)
        ShotPlan(seed: request.brief.seed).choose(for: &passages)
        return Story(title: telling.title, passages: passages, chapters: [telling], cover: cover)
    }
}

extension PlotTelling {
    /// Returns whether it can be told in about this many words, with enough refrains.
    package func fits(_ target: Int) -> Bool {
        guard miss(target) * 100 <= 5 * target, hasWholeRefrain else { return false }
        // A few long lines may not make every length between the least and the most.
        return abs(wordCount(toldIn: target) - target) * 100 <= 8 * target
    }

    /// Returns by how many percent it misses a length; anything is better than a cut refrain.
    func missPercent(_ target: Int) -> Int {
        hasWholeRefrain ? abs(wordCount(toldIn: target) - target) * 100 / max(1, target) : ChapterPlanner.mostMiss
    }

    /// Returns the number of words when it is told in about this many.
    func wordCount(toldIn target: Int) -> Int {
        told(wordCount: target).reduce(0) { $0 + $1.wordCount }
    }

    /// By how many words it must miss a length.
    func miss(_ target: Int) -> Int {
        max(0, range.lowerBound - target, target - range.upperBound)
    }

    /// The ids of its tries.
    var tries: [String] { scenes.filter { $0.kind == .try }.map(\.id) }
}
