import StoryCore

extension PlotAuthor {
    /// A story of several plots, where none is long or short enough alone; nil if several are not, either.
    ///
    /// - Parameters:
    ///   - plans: The plots that fit the occasion, in the order in which they should be tried.
    ///   - tellings: What was tried of each.
    func chapters(
        of plans: [PlotPlan], _ tellings: [[PlotTelling]], _ request: AuthorRequest, _ history: TellingHistory,
        _ details: EventDetails
    ) throws(PlotError) -> Story? {
        let brief = request.brief
        let isOfMinutes = brief.ageBand != .twoToFour && brief.minutes == 2
        let form: PlotForm = isOfMinutes ? .minute : brief.ageBand == .twoToFour ? .small : .main
        guard let frame = try library.chapters(in: brief.language.base).frame(for: form, seed: brief.seed) else {
            return nil
        }
        let parts = isOfMinutes ? try minutes(of: plans, request, history, details) : tellings
        let target = request.targetWordCount
        var chapters = ChapterPlanner(tellings: parts, target: target, frame: frame).chapters()
        if chapters == nil, case .custom = brief.occasion {
            // What a family's own event leaves of a long evening is told as on any other.
            let all = parts + (try evening(request, history, details))
            chapters = ChapterPlanner(tellings: all, target: target, frame: frame, leadShare: Self.leadShare).chapters()
        }
        guard let chapters else { return nil }
        return try story(of: chapters, in: frame, request)
    }

    /// The form of a minute of each plot.
    private func minutes(
        of plans: [PlotPlan], _ request: AuthorRequest, _ history: TellingHistory, _ details: EventDetails
    ) throws(PlotError) -> [[PlotTelling]] {
        var minutes: [[PlotTelling]] = []
        for plan in plans {
            let minute = try telling(of: plan, TellingSize(.minute, level: 1), request, history, details)
            minutes.append([minute].compactMap { $0 })
        }
        return minutes
    }

    /// The plots of any evening, in every size.
    private func evening(
        _ request: AuthorRequest, _ history: TellingHistory, _ details: EventDetails
    ) throws(PlotError) -> [[PlotTelling]] {
        let brief = request.brief
        let sizes = TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand)
        var evening: [[PlotTelling]] = []
        for plan in chooser(for: brief, history).ordered(try plans(for: .bedtime, in: brief.language)) {
            evening.append(try tellings(of: plan, sizes, request, history, details))
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
        for (number, chapter) in chapters.enumerated() {
            let pages = PageMaker(telling: chapter.telling, arenas: arenas, brief: brief)
                .passages(of: chapter.telling.told(wordCount: chapter.wordCount))
            let line = frame.line(beforeChapter: number, called: chapter.telling.title)
            if !line.isEmpty { passages.append(AuthoredPassage(text: line, scene: pages.first?.scene)) }
            passages += pages
        }
        if !frame.ending.isEmpty {
            passages.append(AuthoredPassage(text: frame.ending, scene: passages.last?.scene))
        }
        let title = table.title(first: chapters[0].telling.title, count: chapters.count, seed: brief.seed)
        return Story(title: title, passages: passages, chapters: chapters.map(\.telling))
    }

    /// An event of a family is told on 60 to 90 % of its story.
    private static let leadShare = 0.75
}
