import Foundation
import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Reading plots", .timeLimit(.minutes(1)))
struct PlotReadingTests {
    @Test("A plan and its text are read with everything that they say")
    func reading() throws {
        let plot = try KitePlot.plot()
        #expect(plot.plan.events == [.weekend])
        #expect(plot.plan.companion == "friend")
        #expect(plot.plan.main.map(\.kind).first == .opening)
        #expect(plot.text.main["poke"]?.first?.first?.tells == ["stick"])
        #expect(plot.text.main["opening"]?[1][1].followsLast == true)
    }

    @Test(
        "A slip of the pen is an error that names the file, the location and what is wrong",
        arguments: [
            ("\"needs\": [\"kite-high\"], \"gives\"", "\"neds\": [\"kite-high\"], \"gives\"", "main[1]", "no 'neds'"),
            ("[\"brave\"]", "[\"clever\"]", "main[1].traits", "'clever' is none of: brave"),
            ("\"kind\": \"turn\"", "\"kind\": \"twist\"", "main[6].kind", "'twist' is none of: opening"),
            ("\"events\": [\"weekend\"]", "\"events\": [\"monday\"]", "events", "'monday' is none of: bedtime"),
            ("\"about\": \"A kite sits in a tree.\",", "", "", "'about' is missing"),
        ])
    func slips(old: String, new: String, location: String, reason: String) throws {
        // Given
        let folder = try KitePlot.folder(plan: [(old, new)])
        defer { try? FileManager.default.removeItem(at: folder) }
        // When
        let error = #expect(throws: PlotError.self) { try PlotLibrary(folder: folder).readPlan("kite") }
        // Then
        guard case .unreadable(let file, let found, let said) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(file == "Plans/kite.json")
        #expect(found == location)
        #expect(said.contains(reason), "\(said)")
    }

    @Test("A folder without plans, and a plot without a text, are clear errors")
    func missing() throws {
        let nowhere = PlotLibrary(folder: URL(filePath: "/nowhere"))
        #expect(throws: PlotError.folderMissing(path: "/nowhere/Plans")) { try nowhere.plans() }
        let folder = try KitePlot.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let library = PlotLibrary(folder: folder)
        #expect(throws: PlotError.fileMissing(file: "de/kite.json")) { try library.text(of: "kite", in: .german) }
        #expect(!library.hasText(of: "kite", in: .german))
    }

    @Test("A plan whose id is not its file's name is refused")
    func wrongName() throws {
        let folder = try KitePlot.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.moveItem(
            at: folder.appending(path: "Plans/kite.json"), to: folder.appending(path: "Plans/dragon.json"))
        #expect(throws: PlotError.self) { try PlotLibrary(folder: folder).readPlan("dragon") }
    }

    @Test("A place at another time is the place with that time")
    func placeAtNight() throws {
        let arenas = try KitePlot.arenas()
        #expect(arenas.place("park-night")?.time == "night")
        #expect(arenas.place("park")?.time == nil)
        #expect(arenas.contains("park-night", event: .weekend))
        #expect(arenas.place("moor-night") == nil)
    }
}
