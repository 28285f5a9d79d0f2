import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Choosing a plot", .timeLimit(.minutes(1)))
struct PlotChooserTests {
    private func order(
        _ plans: [PlotPlan], tone: StoryTone = .gentle, told: [String] = [], seed: UInt64 = 0
    ) -> [String] {
        let counts: [StoryEvent: Int] = [.weekend: 20, .schoolDay: 8, .family: 25]
        let sut = PlotChooser(
            history: TellingHistory(told.map { TellingRecord(plots: [$0]) }), tone: tone, seed: seed,
            household: "Mira", counts: counts, event: .weekend)
        return sut.ordered(plans).map(\.id)
    }

    private func plan(_ id: String, _ events: [String], tones: [String] = ["gentle"]) throws -> PlotPlan {
        try KitePlot.plan([
            ("\"id\": \"kite\"", "\"id\": \"\(id)\""), ("[\"weekend\"]", Self.json(events)),
            ("[\"funny\"]", Self.json(tones)),
        ])
    }

    private static func json(_ words: [String]) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    @Test("What another event needs more is left to it: the school has few plots, the family more", arguments: 0..<6)
    func spared(seed: UInt64) throws {
        let plans = [
            try plan("school", ["weekend", "schoolDay"]), try plan("own", ["weekend"], tones: ["funny"]),
            try plan("family", ["weekend", "family"]),
        ]
        #expect(order(plans, seed: seed) == ["family", "own", "school"])
    }

    @Test("What suits the tone comes before what does not, and what was heard last, the latest one at the end")
    func tone() throws {
        let plans = [
            try plan("own", ["weekend"], tones: ["funny"]), try plan("family", ["weekend", "family"]),
            try plan("old", ["weekend"]), try plan("new", ["weekend"]),
        ]
        #expect(order(plans, told: ["new", "old"]) == ["family", "own", "old", "new"])
    }
}
