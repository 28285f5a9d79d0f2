import ArgumentParser
import Foundation
import StoryCore
import TestSupport
import Testing

@testable import ContactSheet

@Suite("Contact sheets", .tags(.sweep), .timeLimit(.minutes(2)))
struct ContactSheetTests {
    private let studio = SheetRenderer(seed: 7)

    @Test("Every known thing, companion, pose, mood and setting is shown with its name")
    func everything() throws {
        // When
        let sheets =
            try ThingSheets(studio: studio).all + CompanionSheets(studio: studio).all + PoseSheets(studio: studio).all
        let builds = CompanionSheets.builds.count
        let captions = sheets.map { Set($0.cells.map(\.caption)) }

        // Then
        #expect(captions[0] == Set(Prop.known.map(\.rawValue)))
        // People have sheets of their own.
        #expect(captions[3].union(["child", "grown-up"]) == Set(Species.known.map(\.rawValue)))
        #expect(captions[5].count == builds * Pose.known.count)
        #expect(captions[6].count == builds * Mood.known.count)
        let poses = sheets.filter { $0.id.wholeMatch(of: /poses-\d+/) != nil }
        #expect(poses.count > 3)
        for sheet in poses { #expect(Set(sheet.cells.map(\.caption)) == Set(Pose.known.map(\.rawValue))) }
        let moods = try #require(sheets.first { $0.id == "poses-moods" }).cells.map(\.caption)
        #expect(Set(moods.filter { $0.hasPrefix("standing, ") }) == Set(Mood.known.map { "standing, \($0.rawValue)" }))
        #expect(try SettingSheets(studio: studio).all.count == Setting.known.count + 1)
    }

    @Test("Names of sheets are names of files, and each is its own")
    func names() throws {
        // When
        let names = try (HeroSheets(studio: studio).all + ThingSheets(studio: studio).all).map(\.id)

        // Then
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9-]+/) != nil })
    }

    @Test("The HTML page holds every picture, and needs no other file")
    func document() throws {
        // Given
        let cells = [
            Sheet.Cell(svg: "<svg/>", caption: "a & b", detail: "<c>"), Sheet.Cell(svg: "<svg/>", caption: "d"),
        ]
        let sheet = Sheet(id: "one", title: "One", columns: 2, cells: cells)

        // When
        let html = SheetDocument(sheets: [sheet], seed: 7).html

        // Then
        #expect(html.matches(of: /src="data:image\/svg\+xml;base64,PHN2Zy8\+"/).count == 2)
        #expect(html.contains("a &amp; b") && html.contains("&lt;c&gt;"))
        #expect(!html.contains("http"))
    }

    @Test("A sheet's picture is as large as its rows, and shows the part of a long caption that fits")
    func picture() {
        // Given
        let cell = Sheet.Cell(svg: "<svg/>", caption: String(repeating: "long ", count: 20))
        let sheet = Sheet(id: "one", title: "One", columns: 2, cells: [cell, cell, cell])

        // When
        let sut = SheetPicture(sheet: sheet, cellWidth: 120)

        // Then
        #expect(sut.width > 240 && sut.height > 180)
        #expect(sut.svg.contains("width=\"\(sut.width)\""))
        #expect(sut.svg.contains("…<") && !sut.svg.contains(cell.caption))
    }

    @Test("A command writes the page and a file for each sheet")
    func command() async throws {
        // Given
        let folder = try TemporaryFolder()

        // When
        try await SheetsCommand.parse([folder.url.path, "--only", "things", "--page-width", "80"]).run()

        // Then
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(files.sorted() == ["index.html", "things-alone.png", "things-held.png", "things-large.png"])
    }

    @Test("Chance chooses the same stories for the same seed, and others for another")
    func stories() throws {
        // When
        let briefs = try [(7, 0), (7, 0), (7, 1), (8, 0)].map { try RandomBrief(seed: $0.0, number: $0.1).brief }

        // Then
        #expect(briefs[0] == briefs[1])
        #expect(Set(briefs).count == 3)
    }
}
