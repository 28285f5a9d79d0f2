import EmbeddedAuthor
import StoryCore

/// Every page of whole random stories.
struct StorySheets {
    let studio: SheetRenderer

    func sheets(count: Int) async throws -> [Sheet] {
        var sheets: [Sheet] = []
        for number in 0..<count { sheets.append(try await sheet(number)) }
        return sheets
    }

    private func sheet(_ number: Int) async throws -> Sheet {
        let brief = try RandomBrief(seed: studio.seed, number: number).brief
        var title = ""
        var cover: Scene?
        var passages: [AuthoredPassage] = []
        try await EmbeddedAuthor().write(AuthorRequest(brief: brief, targetWordCount: brief.minutes * 125)) {
            part throws(ProviderError) in
            switch part {
            case .title(let told): title = told
            case .telling(let record): cover = record.cover
            case .passage(let passage): passages.append(passage)
            }
        }
        let sheets = brief.heroes.map(CharacterSheet.init(of:))
        var cells = passages.enumerated().compactMap { index, passage in
            passage.scene.map { scene in
                Sheet.Cell(
                    svg: studio.page(
                        scene, sheets: sheets, page: index, text: passage.text, tone: brief.tone, seed: brief.seed),
                    caption: "\(index + 1): \(scene.setting.rawValue), \(scene.timeOfDay.rawValue)",
                    detail: passage.text)
            }
        }
        if let cover {
            let svg = studio.page(cover, sheets: sheets, title: title, tone: brief.tone, seed: brief.seed)
            cells.insert(
                Sheet.Cell(
                    svg: svg, caption: "Cover", detail: ([title] + sheets.map(\.summary)).joined(separator: "\n")),
                at: 0)
        }
        return Sheet(
            id: "stories-\(number + 1)", title: "Story: \(title) (\(brief.tone.rawValue))", columns: 4,
            isOfPages: true, cells: cells)
    }
}
