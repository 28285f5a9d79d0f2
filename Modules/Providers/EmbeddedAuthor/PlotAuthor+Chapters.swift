import StoryCore

extension PlotAuthor {
    /// A story of several plots, where none is long or short enough alone; nil if several are not, either.
    ///
    /// - Parameters:
    ///   - plans: The plots that fit the occasion, in the order in which they should be tried.
    ///   - tellings: What was tried of each.
    ///   - mostMiss: Where no chapters make the length, those are taken that miss it by less than this many percent.
    ///   - mayBeOthers: Whether plots of any evening may follow where there are not enough of these.
    func chapters(
        of plans: [PlotPlan], _ tellings: [[PlotTelling]], _ request: AuthorRequest, _ history: TellingHistory,
        _ details: EventDetails, mostMiss: Int, mayBeOthers: Bool
    ) throws(PlotError) -> Story? {
        let brief = request.brief
        let isOfMinutes = brief.ageBand != .twoToFour && (2...3).contains(brief.minutes)
        let form: PlotForm = isOfMinutes ? .minute : brief.ageBand == .twoToFour ? .small : .main
        guard let frame = try library.chapters(in: brief.language.base).frame(for: form, seed: brief.seed) else {
            return nil
        }
        let sizes =
            isOfMinutes
            ? [TellingSize(.minute, level: 1)] : TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand)
        let target = request.targetWordCount
        var parts = tellings
        if isOfMinutes {
            parts = []
            for plan in plans { parts.append(try self.tellings(of: plan, sizes, request, history, details)) }
        }
        var chapters = ChapterPlanner(
            tellings: parts, target: target, frame: frame
        ).chapters(mostMiss: mostMiss)
        if chapters == nil, mayBeOthers {
            // The rest of a long evening is told as on any other, after the event.
            parts += try evening(sizes, request, history)
            let isOwn = if case .custom = brief.occasion { true } else { false }
            chapters = ChapterPlanner(
                tellings: parts, target: target, frame: frame, leadShare: isOwn ? Self.leadShare : nil
            ).chapters(mostMiss: mostMiss)
        }
        guard let chapters else { return nil }
        return try story(of: chapters, in: frame, request)
    }

    /// The plots of any evening, in these sizes.
    private func evening(
        _ sizes: [TellingSize], _ request: AuthorRequest, _ history: TellingHistory
    ) throws(PlotError) -> [[PlotTelling]] {
        let brief = request.brief
        var evening: [[PlotTelling]] = []
        for plan in try chooser(for: brief, history).ordered(try plans(for: .bedtime, in: brief.language)) {
            evening.append(try tellings(of: plan, sizes, request, history, EventDetails()))
        }
        return evening
    }

    private func story(
        of chapters: [ChapterPlanner.Chapter], in frame: ChapterTable.Frame, _ request: AuthorRequest
    ) throws(PlotError) -> Story {
        let brief = request.brief
        let table = try library.chapters(in: brief.language.base)
        let arenas = try library.arenas()
        var passages: [AuthoredPassage] = []
        let around = ChapterFrame(heroes: brief.heroes)
        var cover: Scene?
        for (number, chapter) in chapters.enumerated() {
            let maker = PageMaker(telling: chapter.telling, arenas: arenas, brief: brief)
            let pages = maker.passages(of: chapter.telling.told(wordCount: chapter.wordCount))
            let promise = maker.cover(of: pages)
            cover = cover ?? promise
            let line = frame.line(beforeChapter: number, called: chapter.telling.title)
            if !line.isEmpty {
                passages.append(AuthoredPassage(text: line, scene: number == 0 ? around.opening : promise))
            }
            passages += pages
        }
        if !frame.ending.isEmpty {
            passages.append(AuthoredPassage(text: frame.ending, scene: around.ending))
        }
        ShotPlan(seed: brief.seed).choose(for: &passages)
        let title = table.title(first: chapters[0].telling.title, count: chapters.count, seed: brief.seed)
        return Story(title: title, passages: passages, chapters: chapters.map(\.telling), cover: cover)
    }

    /// The share of a custom event in its story, 60 to 90 %.
    private static let leadShare = 0.75
}
