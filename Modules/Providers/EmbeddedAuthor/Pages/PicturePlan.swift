import StoryCore

/// Which picture of a plot each page shows.
///
/// A page shows what happens on it: of several pictures one that is always told, in which somebody does something with
/// something, other than on the page before, and late rather than early. A page on which nothing happens that has a
/// picture shows what happened last in its scene.
struct PicturePlan {
    let telling: PlotTelling

    /// The names of the pages' pictures; nil where the scene has none.
    ///
    /// - Parameters:
    ///   - pages: The lines of each page.
    ///   - lines: All lines that are told.
    func names(of pages: [[TellableLine]], among lines: [TellableLine]) -> [String?] {
        var last: (scene: Int, name: String)?
        return pages.map { page in
            let shown = page.filter { picture(of: $0) != nil }
            if let name = best(of: shown, after: last?.name), let end = shown.last {
                last = (end.scene, name)
                return name
            }
            guard let scene = page.first?.scene else { return nil }
            if let last, last.scene == scene { return last.name }
            return lines.first { $0.scene == scene && picture(of: $0) != nil }?.look ?? last?.name
        }
    }

    private func picture(of line: TellableLine) -> PlotPicture? {
        line.look.flatMap { telling.plot.pictures[$0] }
    }

    /// The one of the lines' pictures that says most of its page; of equal ones the last.
    private func best(of lines: [TellableLine], after previous: String?) -> String? {
        let before = previous.flatMap { telling.plot.pictures[$0] }?.actors.first?.pose
        var best: (name: String, worth: Int)?
        for line in lines {
            guard let name = line.look, let picture = picture(of: line), name != previous || lines.count == 1 else {
                continue
            }
            let worth = worth(of: picture, after: before) + (line.rank == 0 ? 2 : 0)
            if worth >= best?.worth ?? 0 { best = (name, worth) }
        }
        return best?.name ?? lines.last?.look
    }

    private func worth(of picture: PlotPicture, after pose: Pose?) -> Int {
        guard let first = picture.actors.first else { return 1 }
        let isDeed = first.with != nil || first.at != nil || first.spot != nil
        let hasHero = picture.actors.contains { ["hero", "all"].contains($0.who) }
        return (isDeed ? 1 : 0) + (hasHero ? 1 : 0) + (first.pose == pose ? 0 : 1)
    }
}
