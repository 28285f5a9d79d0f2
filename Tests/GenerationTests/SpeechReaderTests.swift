@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Testing

@Suite("Who speaks", .timeLimit(.minutes(1)))
struct SpeechReaderTests {
    private let german = LanguageCode(rawValue: "de")

    private func speakers(_ paragraphs: [String], in language: LanguageCode = .english) -> [String?] {
        var sut = SpeechReader(language: language, names: ["Mira"])
        sut.meet("Unit Nine")
        return paragraphs.flatMap { sut.quotations(of: $0, at: 0).map(\.speaker) }
    }

    @Test(
        "A tag names the speaker",
        arguments: [
            ("“Look!” said Mira.", "mira"), ("“It won’t,” said the old snail, and slept.", "snail"),
            ("“Why?” asked Mr Hobbs.", "mr hobbs"), ("“No,” Mira said.", "mira"), ("Then Mira said, “No.”", "mira"),
            ("“Beep,” said Unit Nine from the roof.", "unit nine"), ("Mira shook her head. “No.”", "mira"),
            ("“I can’t,” said her brother.", "brother"), ("The duck whispered: “Here.”", "duck"),
        ])
    func english(text: String, speaker: String) {
        #expect(speakers([text]) == [speaker])
    }

    @Test(
        "A German tag names the speaker",
        arguments: [
            ("„Schau!“, sagte Mira.", "mira"), ("„Das bleibt hier“, sagte die Wanne.", "wanne"),
            ("„Warum?“, fragte Frau Masche.", "frau masche"), ("Da rief der alte Hund: „Halt!“", "hund"),
            ("Mira flüsterte: „Hier.“", "mira"), ("„Nein“, sagte das Schaf und ging.", "schaf"),
        ])
    func inGerman(text: String, speaker: String) {
        #expect(speakers([text], in: german) == [speaker])
    }

    @Test(
        "Where no one in particular speaks, it stays the narrator",
        arguments: [
            "“Hooray!” they all shouted.", "“Hm,” said somebody.", "“No.”", "The sign said nothing at all. “Hello?”",
            "“She told me,” she said.",
        ])
    func nobody(text: String) {
        #expect(speakers([text]) == [nil])
    }

    @Test("What goes on behind a tag is said by the same, and a paragraph may have two speakers")
    func goesOn() {
        #expect(speakers(["“But,” said Mira, “it is my hat. Mine.”"]) == ["mira", "mira"])
        #expect(speakers(["“Miaow?” said the cat. “No,” said Mira. “Not yet.”"]) == ["cat", "mira", "mira"])
    }

    @Test("Two who talk take turns, until something else is told")
    func turns() {
        let talk = ["“Is it far?” asked Mira.", "“Very,” said Dad.", "“How far?”", "“Past the hill.”"]
        #expect(speakers(talk) == ["mira", "dad", "mira", "dad"])
        #expect(speakers(talk.prefix(2) + ["They walked on.", "“Now?”"]) == ["mira", "dad", nil])
    }

    @Test("A verb or an adverb tells how it is said")
    func manners() {
        var sut = SpeechReader(language: .english, names: ["Mira"])
        let manners = [
            "“Hush,” whispered Mira.", "“Hush,” said Mira softly.", "“Hey!” shouted Mira.", "“Yes,” said Mira.",
        ].map { sut.quotations(of: $0, at: 0).first?.manner }
        #expect(manners == [.quiet, .quiet, .loud, .plain])
    }

    @Test("In a language whose tags nobody knows, quotations are found and nobody is told apart")
    func otherLanguage() {
        #expect(speakers(["« Regarde ! » dit Mira."], in: LanguageCode(rawValue: "fr")) == [nil])
    }
}

@Suite("Voices of characters", .timeLimit(.minutes(1)))
struct CharacterVoicesTests {
    private func script(_ isOn: Bool?, _ scene: Scene = Scene(setting: "meadow")) -> [NarrationLine] {
        var brief = StoryBrief.stub()
        brief.characterVoices = isOn
        var script = NarrationScript(brief: brief, voice: "plain", voicePace: 200, wordCount: 500)
        let text = "“Beep,” said Unit Nine.\n\n“Come,” said Mira.\n\n“No,” said Gran.\n\n“Come,” said Mira."
        return script.lines(
            of: StoryPage(
                index: 0, text: text, scene: scene, illustration: StoryIllustration(status: .notRequested)))
    }

    @Test("Each speaker keeps a voice, within bounds; a robot is flat, a child higher than a grandmother")
    func voices() throws {
        // Given
        let robot = Scene(
            setting: "meadow", characters: [SceneCharacter(.companion(species: "robot", name: "Unit Nine"))])
        // When
        let lines = script(true, robot)
        let said = lines.compactMap { $0.utterance.segments.first?.delivery }
        // Then
        #expect(said.count == 4)
        #expect(said[0].intonation < 0.3 && said[1].intonation == 1)
        #expect((said[1].pitch, said[1].rate) == (said[3].pitch, said[3].rate))
        #expect(said[1].pitch > said[2].pitch)
        let telling = lines[0].utterance.delivery
        #expect(said.allSatisfy { CharacterVoices.pitches.contains($0.pitch / telling.pitch) })
        #expect(said.allSatisfy { CharacterVoices.rates.contains($0.rate / telling.rate) })
    }

    @Test("Those who speak in a story can be told apart, and each keeps the voice")
    func different() {
        // Given
        let names = ["the fox", "augusta", "the seesaw", "bo"]
        var sut = CharacterVoices(language: .english, heroes: [])
        // When
        let pitches = names.map { sut.voice(of: $0).pitch }.sorted()
        // Then
        #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $1 - $0 >= 0.02 })
        #expect(pitches.allSatisfy(CharacterVoices.pitches.contains))
        #expect(names.map { sut.voice(of: $0).pitch }.sorted() == pitches)
    }

    @Test("Without the setting, all dialogue is said in one manner", arguments: [false, nil])
    func off(isOn: Bool?) {
        let said = script(isOn).compactMap { $0.utterance.segments.first?.delivery }
        #expect(Set(said.map(\.pitch)).count == 1)
        #expect(said.allSatisfy { $0.intonation == 1 })
    }

    @Test("Whatever the name, a voice stays within its bounds")
    func bounds() {
        var sut = CharacterVoices(language: .english, heroes: [.stub()])
        sut.meet("Tin", "robot")
        sut.meet("Pip", "mouse")
        sut.meet("Bruno", "bear")
        for name in ["tin", "pip", "bruno", "mira"] + (0..<200).map({ "somebody \($0)" }) {
            let voice = sut.voice(of: name)
            #expect(CharacterVoices.pitches.contains(voice.pitch) && CharacterVoices.rates.contains(voice.rate))
        }
        #expect(sut.voice(of: "pip").pitch > 1 && sut.voice(of: "bruno").pitch < 1)
    }
}
