import StoryCore

/// Scenes with actions that have a target, in every shot, and covers.
struct StagingSheets {
    let studio: SheetRenderer

    var all: [Sheet] {
        get throws { [try staging, try shots, try covers] }
    }

    private var staging: Sheet {
        get throws {
            let sheets = try StagedDeeds.sheets
            let cells = StagedDeeds.deeds.enumerated().map { index, deed in
                var scene = deed.scene
                scene.shot = scene.shot ?? .full
                return Sheet.Cell(svg: studio.page(scene, sheets: sheets, page: index), caption: deed.name)
            }
            return Sheet(
                id: "staging-deeds", title: "Deeds and those they are done to", columns: 4, isOfPages: true,
                cells: cells)
        }
    }

    private var shots: Sheet {
        get throws {
            let sheets = try StagedDeeds.sheets
            let chosen = [0, 1, 6, 10, 13, 19].map { StagedDeeds.deeds[$0] }
            let cells = chosen.enumerated().flatMap { index, deed in
                Shot.known.map { shot in
                    var scene = deed.scene
                    scene.shot = shot
                    if shot == .silhouette { scene.timeOfDay = index.isMultiple(of: 2) ? "evening" : "night" }
                    return Sheet.Cell(
                        svg: studio.page(scene, sheets: sheets, page: index), caption: "\(shot.rawValue): \(deed.name)")
                }
            }
            return Sheet(id: "staging-shots", title: "Shots", columns: Shot.known.count, isOfPages: true, cells: cells)
        }
    }

    private var covers: Sheet {
        get throws {
            let sheets = try StagedDeeds.sheets
            let titles = [
                "Mia and the Long Way Home", "The Sledge That Would Not Stop Before It Came to the Very Last House",
                "Feet Up!",
            ]
            let cells = StagedDeeds.deeds.enumerated().map { index, deed in
                Sheet.Cell(
                    svg: studio.cover(
                        deed.scene, sheets: sheets, title: titles[index % 3],
                        byline: index.isMultiple(of: 4) ? nil : "A story for Mia and Ole", seed: UInt64(index)),
                    caption: deed.name)
            }
            let papers = StagedDeeds.deeds.prefix(4).enumerated().map { index, deed in
                Sheet.Cell(svg: studio.endpaper(deed.scene, seed: UInt64(index)), caption: "endpaper")
            }
            return Sheet(id: "staging-covers", title: "Covers", columns: 4, isOfPages: true, cells: cells + papers)
        }
    }
}
