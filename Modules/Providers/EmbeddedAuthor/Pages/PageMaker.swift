import StoryCore

/// Builds pages from told lines, each with the picture of its action.
struct PageMaker {
    let telling: PlotTelling
    let arenas: Arenas
    let brief: StoryBrief
    /// Characters of a page; the limit of a story's page is 500, and the smallest look longer than they listen.
    private var pageLength: Int { brief.ageBand == .twoToFour ? 300 : 470 }
    private static let mostParagraphs = 6

    /// Returns the pages of told lines.
    func passages(of lines: [TellableLine]) -> [AuthoredPassage] {
        let pages = groups(of: lines).flatMap { group in
            PageDivider<TellableLine>(
                limit: pageLength, mostParagraphs: Self.mostParagraphs, cost: Self.cost(ofBeginningWith:),
                length: { $0.text.count + 1 }
            )
            .pages(of: group.lines)
            .map { Page(backdrop: group.backdrop, lines: $0) }
        }
        let maker = SceneMaker(telling: telling, heroes: brief.heroes)
        let names = PicturePlan(telling: telling).names(of: pages.map(\.lines), among: lines)
        var scenes = zip(pages, names).map { page, name in
            name.flatMap { telling.plot.pictures[$0] }.map { maker.scene($0, at: page.backdrop, on: page.lines) }
                ?? maker.scene(naming: page.members, at: page.backdrop)
        }
        // All seems lost: near enough to see the face.
        if let worst = worstPage(in: pages), scenes[worst].shot == nil { scenes[worst].shot = .closeUp }
        let marks = DeliveryPlan(telling: telling).marks(of: pages.map(\.lines))
        return pages.indices.map { page in
            AuthoredPassage(text: Self.text(of: pages[page].lines), scene: scenes[page], delivery: marks[page])
        }
    }

    /// Returns the cover's scene: the plot's own picture of it, at the story's beginning; nil if it has none.
    ///
    /// - Parameter pages: The pages, none of which is repeated.
    func cover(of pages: [AuthoredPassage]) -> Scene? {
        guard let picture = telling.plot.pictures[PlotPicture.cover] else { return nil }
        let backdrop = backdrops(sceneCount: 1).first ?? Backdrop()
        let scene = SceneMaker(telling: telling, heroes: brief.heroes).scene(picture, at: backdrop)
        return CoverPlan(pages: pages.compactMap(\.scene)).cover(scene)
    }

    private struct Page {
        let backdrop: Backdrop
        let lines: [TellableLine]

        /// The marks of those whom it names, in the order in which they are named.
        var members: [String] {
            lines.reduce(into: []) { all, line in all += line.members.sorted().filter { !all.contains($0) } }
        }
    }

    /// The page on which the feeling is worst: the last of its scene; nil if no scene of this telling says so.
    private func worstPage(in pages: [Page]) -> Int? {
        guard telling.size.form == .main, let scene = telling.scenes.firstIndex(where: \.isWorst) else { return nil }
        return pages.lastIndex { page in page.lines.contains { $0.scene == scene } }
    }

    /// A page best begins with a scene, and better not with an answer.
    private static func cost(ofBeginningWith line: TellableLine) -> Int {
        if line.beginsScene { return 0 }
        guard line.beginsParagraph else { return 100 * 100 }
        let isSpeech = line.text.hasPrefix("“") || line.text.hasPrefix("„")
        return isSpeech || line.followsLast ? 70 * 70 : 40 * 40
    }

    /// The text of a page: paragraphs with an empty line between them.
    static func text(of page: [TellableLine]) -> String {
        page.enumerated().reduce(into: "") { text, line in
            text += line.offset > 0 ? gap(before: line.element) : ""
            text += line.element.text
        }
    }

    /// Where each line of a page stands in its text.
    static func ranges(of page: [TellableLine]) -> [TextRange] {
        var end = 0
        return page.enumerated().map { index, line in
            let start = end + (index > 0 ? gap(before: line).utf8.count : 0)
            end = start + line.text.utf8.count
            return TextRange(start: start, end: end)
        }
    }

    private static func gap(before line: TellableLine) -> String {
        line.beginsParagraph ? "\n\n" : " "
    }

    // MARK: - Backdrops

    /// The lines of scenes that follow each other at one place.
    private func groups(of lines: [TellableLine]) -> [(backdrop: Backdrop, lines: [TellableLine])] {
        let backdrops = backdrops(sceneCount: (lines.last?.scene ?? 0) + 1)
        var groups: [(backdrop: Backdrop, lines: [TellableLine])] = []
        for line in lines {
            let backdrop = backdrops[line.scene]
            if groups.last?.backdrop == backdrop {
                groups[groups.count - 1].lines.append(line)
            } else {
                groups.append((backdrop, [line]))
            }
        }
        return groups
    }

    private func backdrops(sceneCount: Int) -> [Backdrop] {
        let places = CauseChain(scenes: telling.scenes).places
        let plan = telling.plot.plan
        // A minute has no scenes of its own and plays where the story turns.
        if telling.size.form == .minute {
            let turn = telling.scenes.firstIndex { $0.kind == .turn } ?? 0
            let place = places.isEmpty ? nil : places[turn]
            return [Backdrop(at: place, picture: telling.scenes[turn].picture, plan: plan, arenas: arenas)]
        }
        return zip(telling.scenes, places).prefix(sceneCount).map {
            Backdrop(at: $1, picture: $0.picture, plan: plan, arenas: arenas)
        }
    }
}
