import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("The checker of plans", .timeLimit(.minutes(1)))
struct PlanCheckerTests {
    @Test("A plan without a hole has no finding")
    func whole() throws {
        let findings = try KitePlot.findings(plan: [])
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(
        "A hole is found, with the scene in which it is",
        arguments: [
            // The park keeper is not told of at three minutes.
            (
                "\"needs\": [\"string-tied\"]", "\"needs\": [\"string-tied\", \"wind-turns\"]",
                Finding.Kind.needNotGiven,
                "main.turn"
            ),
            (
                "\"plants\": [\"string-tied\"]", "\"plants\": [\"string-tied\", \"keeper\"]", .plantNotPaid,
                "main.opening"
            ),
            ("\"plants\": [\"dog-tired\"]", "\"gives\": [\"wind-turns\"]", .payWithoutPlant, "main.ending"),
            ("\"pays\": [\"kite-down\", \"dog-tired\"]", "\"pays\": [\"dog-tired\"]", .wantDropped, "main.ending"),
            ("\"gives\": [\"kite-down\", \"kite-high\"]", "\"gives\": [\"kite-high\"]", .wantDropped, "main.opening"),
            (
                "\"needs\": [\"wind-turns\"], \"gives\": [\"wind-lazy\"]", "\"gives\": [\"wind-lazy\"]",
                .sceneWithoutEffect, "main.keeper"
            ),
            ("\"needs\": [\"string-tied\"]", "\"needs\": [\"kite-high\"]", .turnFromNothing, "main.turn"),
            ("\"kind\": \"second\"", "\"kind\": \"helper\", \"by\": \"nobody\"", .unknownName, "main[4]"),
            (
                "\"kind\": \"turn\", \"needs\": [\"string-tied\"]",
                "\"kind\": \"trouble\", \"needs\": [\"string-tied\"]", .missingScene, "main"
            ),
            ("\"place\": \"park\"", "\"place\": \"kitchen\"", .outsideArena, "main"),
            ("\"place\": \"park\"", "\"place\": \"moor\"", .unknownName, "main[0]"),
            ("\"minutes\": 5, \"needs\"", "\"minutes\": 5, \"isGift\": true, \"needs\"", .unknownName, "main[5]"),
        ])
    func holes(old: String, new: String, kind: Finding.Kind, location: String) throws {
        let findings = try KitePlot.findings(plan: [(old, new)])
        #expect(findings.contains { $0.kind == kind && $0.location == location }, "\(findings)")
    }

    @Test("What only somebody else has learned, the hero does not know")
    func knowledge() throws {
        // Given
        let secret = (
            "\"gives\": [\"wind-turns\"]", "\"gives\": [{\"fact\": \"wind-turns\", \"to\": [\"keeper\"]}]"
        )
        // When
        let key = ("\"id\": \"wait\", \"kind\": \"try\"", "\"id\": \"wait\", \"kind\": \"try\", \"isKey\": true")
        let findings = try KitePlot.findings(plan: [secret, key])
        // Then
        #expect(findings.contains { $0.kind == .needNotGiven && $0.location == "main.wait" }, "\(findings)")
        // And: the keeper does.
        let keeper = ("\"minutes\": 5, \"needs\"", "\"minutes\": 5, \"by\": \"keeper\", \"needs\"")
        let others = try KitePlot.findings(plan: [secret, key, keeper])
        #expect(!others.contains { $0.kind == .needNotGiven }, "\(others)")
    }

    @Test("More helpers than a length may have are found at that length alone")
    func helpers() throws {
        let findings = try KitePlot.findings(plan: [
            ("\"id\": \"keeper\", \"kind\": \"helper\", \"minutes\": 5", "\"id\": \"keeper\", \"kind\": \"helper\""),
            ("\"id\": \"nap\", \"kind\": \"second\", \"minutes\": 5", "\"id\": \"nap\", \"kind\": \"helper\""),
        ])
        let finding = try #require(findings.first { $0.kind == .tooManyHelpers })
        #expect(finding.sizes.map(\.description) == ["main 3"])
    }

    @Test("A scene on which only a line of the text relies has an effect")
    func reliedOn() throws {
        // Given
        let change = ("\"needs\": [\"wind-turns\"], \"gives\": [\"wind-lazy\"]", "\"gives\": [\"wind-lazy\"]")
        let plan = try KitePlot.plan([change])
        // When
        let findings = PlanChecker(
            plan: plan, arenas: try KitePlot.arenas(), relied: ["main.ending": ["wind-turns"]]
        ).findings
        // Then
        #expect(!findings.contains { $0.kind == .sceneWithoutEffect }, "\(findings)")
    }
}
