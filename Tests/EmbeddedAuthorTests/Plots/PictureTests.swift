import Foundation
import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Scenes of a plot's pictures", .timeLimit(.minutes(1)))
struct SceneMakerTests {
    @Test("A picture says who does what with what, to whom, where, and how each feels")
    func deed() throws {
        // When
        let scene = try scene(
            """
            {"actors": [
                {"who": "hero", "pose": "pulling", "mood": "determined", "with": "string", "at": {"thing": "kite"}},
                {"who": "friend", "pose": "lying", "mood": "sleepy", "spot": {"relation": "under", "thing": "tree"},
                 "at": {"who": "hero"}}],
             "see": ["bench"], "not": ["ball"], "shot": "wide", "time": "evening", "weather": "wind"}
            """)

        // Then
        let hero = try #require(scene.characters.first)
        #expect(hero.hero != nil)
        #expect(hero.pose == "pulling")
        #expect(hero.mood == "determined")
        #expect(hero.holding == "string")
        #expect(hero.target == .prop("kite"))
        let friend = try #require(scene.characters.last)
        guard case .companion(let species, let name) = friend.subject else {
            Issue.record("The friend is no companion.")
            return
        }
        #expect(species == "dog")
        #expect(["Biscuit", "Moss", "Ole"].contains(name))
        #expect(friend.target == .character(hero.subject))
        #expect(friend.spot == SceneSpot("under", .prop("tree")))
        #expect(scene.props == ["bench", "kite", "tree"])
        #expect(scene.absent == ["ball"])
        #expect(scene.shot == .wide)
        #expect((scene.setting, scene.place, scene.timeOfDay, scene.weather) == ("meadow", "park", "evening", "wind"))
    }

    @Test("A hero whom the picture does not name is near, and looks at what is done")
    func onlooker() throws {
        // When
        let scene = try scene(
            #"{"actors": [{"who": "hero", "pose": "pulling", "mood": "angry", "at": {"thing": "kite"}}]}"#,
            heroes: ["Mia", "Ole"])

        // Then
        let other = try #require(scene.characters.last)
        #expect(other.hero != scene.characters[0].hero)
        #expect(other.pose == .standing)
        #expect(other.target == .prop("kite"))
    }

    @Test("A picture without a hero shows no hero, and one of the second hero nobody where there is only one")
    func absent() throws {
        let without = try scene(#"{"actors": [{"who": "friend", "pose": "lying", "mood": "calm"}]}"#)
        #expect(without.characters.count == 1)
        let second = try scene(
            #"{"actors": [{"who": "hero", "pose": "sitting", "mood": "calm"}, {"who": "pal", "pose": "waving", "mood": "calm"}]}"#
        )
        #expect(second.characters.count == 1)
    }

    @Test("What all carry is in the first one's hands, and what each has is in everybody's")
    func together() throws {
        let carried = try scene(
            #"{"actors": [{"who": "all", "pose": "carrying", "mood": "calm", "with": "bench"}]}"#,
            heroes: ["Mia", "Ole"])
        #expect(carried.characters.map(\.holding) == ["bench", nil])
        #expect(carried.characters.last?.target == .prop("bench"))
        let eaten = try scene(
            #"{"actors": [{"who": "all", "pose": "eating", "mood": "calm", "with": "apple"}]}"#, heroes: ["Mia", "Ole"])
        #expect(eaten.characters.map(\.holding) == ["apple", "apple"])
    }

    @Test("Others who have no mark are found by their species")
    func others() throws {
        let scene = try scene(
            """
            {"actors": [{"who": "hero", "pose": "hugging", "mood": "sleepy", "at": {"thing": "mother"}},
                        {"species": "mother", "count": 1, "pose": "sitting", "mood": "calm"}]}
            """)
        #expect(scene.characters[0].target == .character(.companion(species: "mother", name: nil)))
        #expect(scene.props.isEmpty)
    }

    @Test("Other heroes feel about a deed in their own way")
    func feelings() throws {
        // When
        let scene = try scene(
            #"{"actors": [{"who": "hero", "pose": "pulling", "mood": "determined", "at": {"thing": "kite"}}]}"#,
            heroes: ["Mia", "Ole", "Ida"])

        // Then
        #expect(Set(scene.characters.map(\.mood)).count == 3)
    }

    private func scene(_ picture: String, heroes: [String] = ["Mia"]) throws -> Scene {
        let heroes = try heroes.map { try Hero.named($0) }
        let telling = try #require(try PlotTelling.kite(heroes: heroes))
        let picture = try JSONDecoder().decode(PlotPicture.self, from: Data(picture.utf8))
        let backdrop = Backdrop(at: "park", picture: nil, plan: telling.plot.plan, arenas: try KitePlot.arenas())
        return SceneMaker(telling: telling, heroes: heroes).scene(picture, at: backdrop)
    }
}

@Suite("Shots of a story", .timeLimit(.minutes(1)))
struct ShotPlanTests {
    @Test("No shot comes three times in a row, whatever is done and whatever a picture asks for")
    func variety() {
        for seed in UInt64(0)..<40 {
            // Given
            var scenes = (0..<24).map { page in
                Scene(
                    setting: "garden", place: page < 12 ? "garden" : "shed",
                    characters: [
                        SceneCharacter(.hero(HeroID(rawValue: "mia")), pose: Pose.known[(page * 7) % Pose.known.count])
                    ],
                    shot: page.isMultiple(of: 3) ? nil : .closeUp)
            }

            // When
            ShotPlan(seed: seed).choose(for: &scenes)

            // Then
            let shots = scenes.compactMap(\.shot)
            #expect(shots.count == scenes.count)
            #expect(!zip(shots, zip(shots.dropFirst(), shots.dropFirst(2))).contains { $0 == $1.0 && $0 == $1.1 })
        }
    }

    @Test("Setting out is seen from afar, and what a picture asks for is kept")
    func feeling() {
        // Given
        var scenes = (0..<8).map { page in
            Scene(
                setting: "garden", place: page < 4 ? "garden" : "forest",
                characters: [SceneCharacter(.hero(HeroID(rawValue: "mia")), pose: "pulling")],
                shot: page == 6 ? .closeUp : nil)
        }

        // When
        ShotPlan(seed: 1).choose(for: &scenes)

        // Then
        #expect(scenes[0].shot == .wide)
        #expect(scenes[4].shot == .wide)
        #expect(scenes[6].shot == .closeUp)
    }

    @Test("A page may fall back on another shot, and still none comes three times in a row")
    func fallbacks() {
        for seed in UInt64(0)..<40 {
            // Given
            var scenes = (0..<24).map { page in
                Scene(
                    setting: "bedroom", timeOfDay: "night",
                    characters: [
                        SceneCharacter(.hero(HeroID(rawValue: "mia")), pose: Pose.known[(page * 5) % Pose.known.count])
                    ])
            }

            // When
            ShotPlan(seed: seed).choose(for: &scenes)

            // Then: what cannot be drawn is seen whole on every other page, else from near.
            let shots = scenes.enumerated().map { page, scene -> Shot in
                let isSure = scene.shot == .full || scene.shot == .closeUp
                return isSure ? scene.shot ?? .full : page.isMultiple(of: 2) ? .full : .closeUp
            }
            #expect(!zip(shots, zip(shots.dropFirst(), shots.dropFirst(2))).contains { $0 == $1.0 && $0 == $1.1 })
        }
    }

    @Test("The page on which all seems lost is seen from near, and no other has to be")
    func worst() throws {
        // Given
        let worst = ("\"id\": \"wait\", \"kind\": \"try\"", "\"id\": \"wait\", \"kind\": \"try\", \"worst\": true")
        let telling = try #require(try PlotTelling.kite(plan: [worst]))
        let maker = PageMaker(
            telling: telling, arenas: try KitePlot.arenas(),
            brief: try .of(.weekend, age: .fourToSix, tone: .funny, minutes: 5, seed: 1))

        // When
        let passages = maker.passages(of: telling.told(wordCount: 1000))

        // Then
        #expect(passages.compactMap { $0.scene?.shot } == [.closeUp])
    }
}

@Suite("The checker of pictures", .timeLimit(.minutes(1)))
struct PictureCheckerTests {
    @Test(
        "A slip in a picture is found",
        arguments: [
            (#"{"actors": [{"who": "uncle", "pose": "sitting", "mood": "calm"}]}"#, Finding.Kind.unknownName),
            (#"{"actors": [{"who": "hero", "pose": "juggling", "mood": "calm"}]}"#, .badValue),
            (#"{"actors": [{"who": "hero", "pose": "sitting", "mood": "grumpy"}]}"#, .badValue),
            (#"{"actors": [{"who": "hero", "pose": "sitting", "mood": "calm"}], "shot": "fisheye"}"#, .badValue),
            (
                #"{"actors": [{"who": "hero", "pose": "sitting", "mood": "calm", "at": {"who": "aunt"}}]}"#,
                .unknownName
            ),
        ])
    func slips(picture: String, kind: Finding.Kind) throws {
        let plot = try KitePlot.plot(pictures: "{\"cover\": \(picture)}")
        let errors = PictureChecker(plot: plot).findings.filter { $0.severity == .error }
        #expect(errors.map(\.kind) == [kind])
    }

    @Test("A picture that no line shows, and a line whose picture is missing")
    func names() throws {
        // Given
        let plot = try KitePlot.plot(
            text: [
                (
                    "\"Down came the kite.\", \"{refrain}\"",
                    "{\"line\": \"Down it came.\", \"look\": \"down\"}, \"{refrain}\""
                )
            ],
            pictures: #"{"cover": {"see": ["kite"]}, "up": {"see": ["kite"]}}"#)

        // When
        let findings = PictureChecker(plot: plot).findings

        // Then
        #expect(findings.contains { $0.kind == .unknownName && $0.severity == .error && $0.message.contains("'down'") })
        #expect(findings.contains { $0.kind == .unknownName && $0.severity == .warning && $0.location == "up" })
    }

    @Test("Every picture of the stock is one that can be drawn, and is shown in every language")
    func stock() throws {
        let library = PlotLibrary(folder: EmbeddedAuthor.plotFolder)
        for plan in try library.plans() {
            for language in library.languages {
                let findings = PictureChecker(plot: try library.plot(plan, in: language)).findings
                #expect(findings.filter { $0.severity == .error }.isEmpty, "\(findings)")
            }
        }
    }
}
