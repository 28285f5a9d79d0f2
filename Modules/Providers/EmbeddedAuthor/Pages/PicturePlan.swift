import StoryCore

/// Which picture of a plot each page shows.
///
/// A page shows the moment by which a stranger would know it (`PictureWorth`), but never what the page before shows, as
/// far as there is another one, and rather not what the cover shows. A page on which nothing happens that has a picture
/// shows what else happened in its scene.
struct PicturePlan {
    let telling: PlotTelling

    /// Returns the names of the pages' pictures; nil if the scene has none.
    ///
    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - lines: All told lines.
    func names(of pages: [[TellableLine]], among lines: [TellableLine]) -> [String?] {
        let shown = lines.filter { telling.picture(of: $0) != nil }
        let peaks = peaks(in: shown)
        var paths = [Path()]
        for page in pages {
            let choices = choices(of: page, peaks: peaks)
            if choices.isEmpty {
                paths = paths.map(\.without)
            } else {
                paths = choices.compactMap { choice in Self.best(of: paths.map { $0.with(choice) }) }
            }
        }
        var names = Self.best(of: paths)?.names ?? []
        for (index, page) in pages.enumerated() where names[index] == nil {
            names[index] = borrowed(
                for: page, among: shown, beside: names[max(0, index - 1)...min(index + 1, names.count - 1)])
        }
        return names
    }

    /// A picture that a page could show.
    private struct Choice {
        let name: String
        let worth: Int
        let deed: PictureDeed
    }

    /// What the pages up to one show, and how good that is.
    private struct Path {
        var names: [String?] = []
        var deeds: [PictureDeed] = []
        var worth = 0

        /// The page shows nothing of its own.
        var without: Path {
            var path = self
            path.names.append(nil)
            return path
        }

        func with(_ choice: Choice) -> Path {
            var path = self
            path.worth += choice.worth
            if deeds.last == choice.deed { path.worth -= PicturePlan.costOfNeighbours }
            if names.contains(choice.name) { path.worth -= PicturePlan.costOfRepetition }
            path.names.append(choice.name)
            path.deeds.append(choice.deed)
            return path
        }
    }

    /// The one of the highest worth; of equal ones the last.
    private static func best(of paths: [Path]) -> Path? {
        paths.reduce(nil as Path?) { best, path in path.worth >= best?.worth ?? path.worth ? path : best }
    }

    /// More than any picture is worth: the same one twice in a row is the worst that a page can show.
    private static let costOfNeighbours = 24
    private static let costOfRepetition = 12
    private static let costOfCover = 6

    private func choices(of page: [TellableLine], peaks: Set<String>) -> [Choice] {
        let named = Set(page.flatMap(\.members))
        let worth = PictureWorth(telling: telling, named: named, peaks: peaks)
        let cover = telling.plot.pictures[PlotPicture.cover].map(PictureDeed.init)
        return page.compactMap { line in
            guard let name = line.look, let picture = telling.picture(of: line) else { return nil }
            let deed = PictureDeed(picture)
            let cost = deed == cover ? Self.costOfCover : 0
            return Choice(name: name, worth: worth.worth(of: picture, on: line) - cost, deed: deed)
        }
    }

    /// What a page without any picture shows: what happened last in its scene that no neighbour shows, or what comes next
    /// in it, or what was last anywhere.
    private func borrowed(
        for page: [TellableLine], among shown: [TellableLine], beside neighbours: ArraySlice<String?>
    ) -> String? {
        guard let first = page.first else { return nil }
        let told = Set(telling.lines.prefix { $0.origin != first.origin }.map(\.origin))
        let before = shown.filter { told.contains($0.origin) }
        let inScene = before.filter { $0.scene == first.scene }
        let other = inScene.last { !neighbours.contains($0.look) }
        return (other ?? inScene.last ?? shown.first { $0.scene == first.scene } ?? before.last)?.look
    }

    /// Returns the most important lines: the low point, and the last one of the ending.
    private func peaks(in shown: [TellableLine]) -> Set<String> {
        let scenes = telling.scenes
        let worst = shown.last { scenes.indices.contains($0.scene) && scenes[$0.scene].isWorst }
        let last = shown.last { scenes.indices.contains($0.scene) && scenes[$0.scene].kind == .ending }
        return Set([worst, last].compactMap { $0?.origin })
    }
}
