import Foundation
import StoryCore

@testable import EmbeddedAuthor

/// A small plot of a kite in a tree, to be changed by tests.
enum KitePlot {
    /// The plan as JSON, with some of its text replaced.
    static func plan(_ changes: [(String, String)] = []) throws -> PlotPlan {
        try JSONDecoder().decode(PlotPlan.self, from: Data(changed(planJSON, changes).utf8))
    }

    /// The text as JSON, with some of it replaced.
    static func text(_ changes: [(String, String)] = []) throws -> PlotText {
        try JSONDecoder().decode(PlotText.self, from: Data(changed(textJSON, changes).utf8))
    }

    static func plot(
        plan: [(String, String)] = [], text: [(String, String)] = [], pictures: String = "{}"
    ) throws -> Plot {
        Plot(
            plan: try self.plan(plan), text: try self.text(text), language: .english,
            pictures: try JSONDecoder().decode([String: PlotPicture].self, from: Data(pictures.utf8)))
    }

    static func arenas() throws -> Arenas {
        try JSONDecoder().decode(Arenas.self, from: Data(arenasJSON.utf8))
    }

    static func findings(plan changes: [(String, String)]) throws -> [Finding] {
        PlanChecker(plan: try plan(changes), arenas: try arenas()).findings
    }

    /// A folder of plots: this one under several ids.
    static func folder(ids: [String] = ["kite"], plan: [(String, String)] = []) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plots-\(UUID().uuidString)")
        for name in ["Plans", "en", "Chapters", "Archetypes", "Keepsakes"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        let stock = EmbeddedAuthor.plotFolder
        for name in ["Chapters/en.json", "Archetypes/en.json", "Keepsakes/en.json"] {
            try FileManager.default.copyItem(at: stock.appending(path: name), to: folder.appending(path: name))
        }
        try Data(arenasJSON.utf8).write(to: folder.appending(path: "Plans/arenas.json"))
        for id in ids {
            let rename = [("\"id\": \"kite\"", "\"id\": \"\(id)\"")]
            try Data(changed(planJSON, plan + rename).utf8).write(to: folder.appending(path: "Plans/\(id).json"))
            try Data(changed(textJSON, rename).utf8).write(to: folder.appending(path: "en/\(id).json"))
        }
        return folder
    }

    private static func changed(_ json: String, _ changes: [(String, String)]) -> String {
        changes.reduce(json) { $0.replacing($1.0, with: $1.1) }
    }

    private static let arenasJSON = """
        {
          "places": {"park": {"setting": "meadow", "props": ["tree"]}, "kitchen": {"setting": "kitchen"}},
          "events": {"weekend": {"places": ["park"], "time": "day"}}
        }
        """

    private static let planJSON = """
        {
          "id": "kite", "about": "A kite sits in a tree.", "events": ["weekend"], "tones": ["funny"],
          "want": "kite-down", "obstacle": "kite-high",
          "feeling": {"line": "alone/held", "image": "the string is slack", "changed": "the string pulls"},
          "facts": {
            "kite-down": "the kite is down", "kite-high": "it sits high up", "stick-short": "the stick is too short",
            "ball-stuck": "what is thrown gets stuck", "wind-turns": "the wind turns at noon",
            "dog-tired": "the dog wants to lie down", "string-tied": "the string is still tied to it",
            "wind-lazy": "the wind has a day off", "kite-free": "the kite is free"
          },
          "things": ["kite", "stick", "string"],
          "cast": {
            "friend": {"species": "dog", "role": "companion", "wants": "dog-tired"},
            "keeper": {"species": "grown-up", "role": "helper"}
          },
          "refrain": true,
          "main": [
            {"id": "opening", "kind": "opening", "place": "park", "gives": ["kite-down", "kite-high"],
             "plants": ["string-tied"]},
            {"id": "poke", "kind": "try", "needs": ["kite-high"], "gives": ["stick-short"], "traits": ["brave"]},
            {"id": "throw", "kind": "try", "needs": ["kite-high"], "gives": ["ball-stuck"], "traits": ["funny"]},
            {"id": "keeper", "kind": "helper", "minutes": 5, "gives": ["wind-turns"]},
            {"id": "nap", "kind": "second", "minutes": 5, "plants": ["dog-tired"]},
            {"id": "wait", "kind": "try", "minutes": 5, "needs": ["wind-turns"], "gives": ["wind-lazy"]},
            {"id": "turn", "kind": "turn", "needs": ["string-tied"], "gives": ["kite-free"],
             "pays": ["stick-short", "ball-stuck", "wind-lazy"]},
            {"id": "ending", "kind": "ending", "needs": ["kite-free"], "pays": ["kite-down", "dog-tired"]}
          ],
          "small": [
            {"id": "opening", "kind": "opening", "place": "park", "gives": ["kite-high"]},
            {"id": "one", "kind": "try", "needs": ["kite-high"], "gives": ["stick-short"]},
            {"id": "turn", "kind": "turn", "needs": ["stick-short"], "gives": ["kite-free"]},
            {"id": "ending", "kind": "ending", "needs": ["kite-free"], "pays": ["kite-high"]}
          ]
        }
        """

    private static let textJSON = """
        {
          "id": "kite",
          "titles": ["The Kite Has a Day Off", "{friend} Counts Leaves"],
          "cast": {
            "friend": {"names": ["Biscuit", "Moss", "Ole"], "noun": "dog"},
            "keeper": {"names": ["Mr Penny"], "noun": "park keeper"}
          },
          "things": {"kite": ["kite"], "stick": ["stick"], "string": ["string"]},
          "refrain": {"line": "Flap, said the kite. Flap.", "last": "Flop, said the kite. Flop."},
          "minute": [
            ["{hero} had a kite in a tree.", "“Come down,” said {all}.", {"line": "It did not.", "rank": 2}],
            ["{all} pulled the string.", "Down came the kite."]
          ],
          "main": {
            "opening": [
              ["{all} had a kite, and the kite had a tree.", {"line": "The tree was the tall one.", "rank": 3},
               {"line": "A string hung down from the leaves.", "tells": ["string"], "rank": 2},
               "{refrain}"],
              ["“I would lie down,” said {friend}.", {"line": "He was that kind of dog.", "rank": 4, "follows": true},
               {"any": ["It was early.", "It was nearly ten.", "The grass was wet."], "rank": 5}]
            ],
            "poke": [
              [{"line": "There was a long stick in the hedge.", "tells": ["stick"], "rank": 2},
               "{all} <legs:climbed|raced> to the bench and poked.", {"line": "The stick was a bit too short.", "rank": 1}],
              ["{refrain}"]
            ],
            "throw": [["{all} threw {their} shoe.", {"line": "Now there was a shoe in the tree.", "rank": 1}, "{refrain}"]],
            "keeper": [["{keeper} came by with a broom.", {"line": "“Noon,” said {keeper}. “The wind turns.”", "rank": 1}]],
            "nap": [["{friend} looked at the grass for a long time."]],
            "wait": [["{all} waited for noon.", {"line": "Noon came without any wind.", "rank": 2}]],
            "turn": [
              [{"pick": {"brave": "“I go up no tree,” said {hero}. “It comes to me.”", "": "“It is still tied,” said {hero}."}},
               "{all} pulled the string, slowly, as one pulls a tooth.",
               {"line": "<older:A branch gave in, as branches do.|A branch gave in.>", "rank": 2}]
            ],
            "ending": [
              ["Down came the kite.", "{refrain}", {"line": "The shoe came, too.", "if": "throw", "rank": 1}],
              [{"line": "{friend} lay down at last.", "if": "dog-tired"}, "{She} lay down, too."]
            ]
          },
          "small": {
            "opening": [["A kite! Up in the tree.", {"line": "Flap, flap.", "rank": 3}]],
            "one": [["{hero} took a stick.", {"line": "Poke, poke.", "rank": 2}, "Too short."]],
            "turn": [["{hero} pulled.", "Pull, pull, pull."]],
            "ending": [["Down came the kite.", {"line": "Flop.", "rank": 1}]]
          }
        }
        """
}

extension AuthorRequest {
    static func of(_ brief: StoryBrief, words: Int) -> AuthorRequest {
        AuthorRequest(brief: brief, targetWordCount: words)
    }
}

extension PlotTelling {
    /// The kite's telling.
    static func kite(
        minutes: Int = 5, form: PlotForm = .main, heroes: [Hero]? = nil, age: AgeBand = .fourToSix, seed: UInt64 = 1,
        plan: [(String, String)] = [], text: [(String, String)] = [], pictures: String = "{}"
    ) throws -> PlotTelling? {
        PlotTelling(
            plot: try KitePlot.plot(plan: plan, text: text, pictures: pictures),
            size: TellingSize(form, level: minutes),
            brief: try .of(.weekend, age: age, tone: .funny, heroes: heroes, minutes: minutes, seed: seed),
            history: TellingHistory(), details: EventDetails(), seed: seed)
    }

    /// Everything that it can tell.
    var wholeText: String { lines.map(\.text).joined(separator: " ") }

    /// What it tells in so many words.
    func text(words: Int) -> String { told(wordCount: words).map(\.text).joined(separator: " ") }
}
