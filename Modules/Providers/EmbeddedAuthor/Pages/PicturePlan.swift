/// Which picture of a plot each page shows.
///
/// A page shows the last thing that happens on it, of those that are always told if there are any: they are what the
/// story is about. A page on which nothing happens that has a picture shows what happened last in its scene.
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
            let shown = page.filter { $0.look.map { telling.plot.pictures[$0] != nil } ?? false }
            let line = shown.last { $0.rank == 0 } ?? shown.last
            if let line, let name = line.look {
                last = (shown.last?.scene ?? line.scene, name)
                return name
            }
            guard let scene = page.first?.scene else { return nil }
            if let last, last.scene == scene { return last.name }
            return lines.first { $0.scene == scene && $0.look != nil }?.look ?? last?.name
        }
    }
}
