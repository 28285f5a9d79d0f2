import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("The checker of texts", .timeLimit(.minutes(1)))
struct TextCheckerTests {
    @Test("A text without slips has no error")
    func faultless() throws {
        let errors = try findings([]).filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(errors)")
    }

    @Test(
        "A slip is found, with its location in the file",
        arguments: [
            ("{hero} took a stick.", "{heroine} took a stick.", Finding.Kind.unknownMark, "small.one[0][0]"),
            ("<legs:climbed|raced>", "<wings:flew|raced>", .unknownCondition, "main.poke[0][1]"),
            ("\"if\": \"throw\"", "\"if\": \"juggle\"", .unknownName, "main.ending[0][2]"),
            ("\"tells\": [\"stick\"]", "\"tells\": [\"pole\"]", .unknownName, "main.poke[0][0]"),
            ("\"nap\": [[", "\"sleep\": [[", .missingText, "main"),
            ("\"nap\": [[", "\"sleep\": [[", .missingScene, "main.sleep"),
            ("It was early.", "'It was early.", .quotes, "main.opening[1][2]"),
            ("Poke, poke.", "Poke, poke...", .quotes, "small.one[0][1]"),
            ("{She} lay down, too.", "{She} saw {herself}.", .knownOnly, "main.ending[1][1]"),
            (
                "Down came the kite.\", \"{refrain}\"", "Suddenly it fell.\", \"{refrain}\"", .stockSentence,
                "main.ending[0][0]"
            ),
            ("\"rank\": 5}]\n", "\"rank\": 7}]\n", .badValue, "main.opening[1][2]"),
            ("\"names\": [\"Mr Penny\"]", "\"names\": []", .fewNames, "cast.keeper"),
            (
                "\"last\": \"Flop, said the kite. Flop.\"", "\"last\": \"Flap, said the kite. Flap.\"", .refrainMissing,
                "refrain.last"
            ),
        ])
    func slips(old: String, new: String, kind: Finding.Kind, location: String) throws {
        let findings = try findings([(old, new)])
        #expect(findings.contains { $0.kind == kind && $0.location == location }, "\(findings)")
    }

    @Test(
        "What is only seen when it is told is found",
        arguments: [
            // The string is introduced behind the line that points at it.
            (
                "\"“I would lie down,” said {friend}.\"", "{\"line\": \"They had no stick.\", \"rank\": 0}",
                Finding.Kind.pointsAtUntold
            ),
            (
                "\"line\": \"A string hung down from the leaves.\", \"tells\": [\"string\"]",
                "\"line\": \"a leaf fell.\"", .roughSentence
            ),
            ("Now there was a shoe in the tree.", "Now there was a shoe", .roughSentence),
            ("<legs:climbed|raced>", "climbed", .bodyVerb), ("{hero} sat", "{hero} sat", .heroMissing),
            ("{all} threw {their} shoe.\", {", "{hero} saw that {she} was late.\", {", .roughSentence),
        ])
    func told(old: String, new: String, kind: Finding.Kind) throws {
        let findings = try findings([(old, new)])
        #expect(findings.contains { $0.kind == kind }, "\(findings)")
    }

    @Test("A refrain that stands twice at a length is found at that length")
    func refrain() throws {
        // Given: the kite flaps in its opening and ending alone.
        let findings = try findings([
            ("[\"{refrain}\"]", "[\"It only shook.\"]"), ("\"rank\": 1}, \"{refrain}\"]]", "\"rank\": 1}]]"),
        ])
        let finding = try #require(findings.first { $0.kind == .refrainMissing }, "\(findings)")
        #expect(finding.sizes.contains(TellingSize(.main, level: 3)))
    }

    @Test("A sentence of five words may stand in one plot alone")
    func repeats() throws {
        var register = SentenceRegister()
        let kite = try KitePlot.plot()
        let other = try KitePlot.plot(plan: [("\"id\": \"kite\"", "\"id\": \"dragon\"")])
        #expect(register.repeats(in: kite, isAsked: true).filter { $0.severity == .error }.isEmpty)
        let again = register.repeats(in: other, isAsked: true)
        #expect(again.contains { $0.severity == .error && $0.message.contains("en/kite.json") }, "\(again)")
    }

    private func findings(_ changes: [(String, String)]) throws -> [Finding] {
        let plot = try KitePlot.plot(text: changes)
        return TextChecker(plot: plot).findings + TellingChecker(plot: plot).findings
    }
}
