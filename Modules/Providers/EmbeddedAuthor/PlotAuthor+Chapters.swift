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
        var planner = ChapterPlanner(tellings: tellings, target: request.targetWordCount - Self.wordsOfFrame)
        if brief.ageBand != .twoToFour, brief.minutes == 2 {
            planner = ChapterPlanner(tellings: try minutes(of: plans, request, history, details), target: planner.target)
        }
        var chapters = planner.chapters()
        if chapters == nil, case .custom = brief.occasion {
            // What a family's own event leaves of a long evening is told as on any other.
            let evening = try evening(request, history, details)
            chapters =
                ChapterPlanner(tellings: tellings + evening, target: planner.target, leadShare: Self.leadShare).chapters()
        }
        return try chapters.flatMap { chapters throws(PlotError) in try story(of: chapters, request) }
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
        var evening: [[PlotTelling]] = []
        for plan in chooser(for: brief, history).ordered(try plans(for: .bedtime, in: brief.language)) {
            var tellings: [PlotTelling] = []
            for size in TellingSize.sizes(minutes: brief.minutes, ageBand: brief.ageBand) {
                guard let telling = try telling(of: plan, size, request, history, details) else { continue }
                tellings.append(telling)
            }
            evening.append(tellings)
        }
        return evening
    }

    private func story(of chapters: [ChapterPlanner.Chapter], _ request: AuthorRequest) throws(PlotError) -> Story? {
        let brief = request.brief
        let table = try library.chapters(in: brief.language.base)
        let frames = brief.ageBand == .twoToFour ? table.small : table.main
        guard !frames.isEmpty, let first = chapters.first else { return nil }
        let frame = frames[Int(brief.seed % UInt64(frames.count))]
        let arenas = try library.arenas()
        var passages: [AuthoredPassage] = []
        for (number, chapter) in chapters.enumerated() {
            let pages = PageMaker(telling: chapter.telling, arenas: arenas, brief: brief)
                .passages(of: chapter.telling.told(wordCount: chapter.wordCount))
            let line = frame.line(beforeChapter: number, called: chapter.telling.title)
            passages.append(AuthoredPassage(text: line, scene: pages.first?.scene))
            passages += pages
        }
        passages.append(AuthoredPassage(text: frame.ending, scene: passages.last?.scene))
        let title = table.title(first: first.telling.title, count: chapters.count, seed: brief.seed)
        return Story(title: title, passages: passages, chapters: chapters.map(\.telling))
    }

    private static let wordsOfFrame = 25
    /// An event of a family is told on 60 to 90 % of its story.
    private static let leadShare = 0.75
}
