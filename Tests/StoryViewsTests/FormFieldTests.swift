import FeatureKitStubs
import Observation
import StoryCore
import StoryViews
import TerminalUI
import Testing
import ViewTestSupport

@Suite("What forms share", .timeLimit(.minutes(1)))
@MainActor
struct FormFieldTests {
    private let form = FormFake()

    @Test("Words are typed with commas; the comma before the next word stays while it is typed")
    func words() {
        // Given
        let sut = TestScreen(WordsField(label: "Interests", words: Binding(form, \.words), placeholder: "owls"))

        // When
        sut.type("owls, ")

        // Then
        #expect(form.words == ["owls"])
        #expect(sut.text.contains("owls,"))

        // When
        sut.type("boats")

        // Then
        #expect(form.words == ["owls", "boats"])
    }

    @Test("Words that change elsewhere take the place of what was typed")
    func otherWords() {
        // Given
        let sut = TestScreen(WordsField(label: "Interests", words: Binding(form, \.words), placeholder: "owls"))
        sut.type("owls")

        // When
        form.words = ["a kite", "the sea"]

        // Then
        #expect(sut.text.contains("a kite, the sea"))
    }

    @Test("A word that is none of those that are offered stays possible, and so does none")
    func word() {
        // Given
        form.word = "violet"
        let sut = TestScreen(WordPicker(label: "Hair", word: Binding(form, \.word), options: ["black", "red"]))
        #expect(sut.text.contains("violet"))

        // When
        sut.press(.left)

        // Then
        #expect(form.word == "red")

        // When
        sut.press(.left, .left)

        // Then
        #expect(form.word == nil)
        #expect(sut.text.contains(DisplayText.open))
    }

    @Test("An empty text is none")
    func emptyText() {
        // Given
        let sut = Binding(form, \.word).orEmpty
        #expect(sut.wrappedValue == "")

        // When
        sut.wrappedValue = "red"

        // Then
        #expect(form.word == "red")

        // When
        sut.wrappedValue = ""

        // Then
        #expect(form.word == nil)
    }

    @Test("A hero is chosen, and no longer, by its name")
    func heroes() {
        // Given
        let sut = TestScreen(
            HeroPicker([.stub(), .stub(name: "Ole")], chosen: [Hero.stub().id], room: 5) { hero, isChosen in
                form.words.append("\(hero.name) \(isChosen)")
            })

        // When
        sut.type(" ")
        sut.press(.tab)
        sut.type(" ")

        // Then
        #expect(form.words == ["Mira false", "Ole true"])
    }
}

@Suite("Texts from outside on a screen", .timeLimit(.minutes(1)))
struct DisplayTextTests {
    @Test("They stand on one line and steer nothing")
    func line() {
        #expect(DisplayText.line("a\u{1B}[2J\nb").allSatisfy { $0 != "\u{1B}" && !$0.isNewline })
        #expect(DisplayText.line("") == "")
    }

    @Test("What has commas is several words; nothing between two is none")
    func list() {
        #expect(DisplayText.list(" owls,, boats ,") == ["owls", "boats"])
        #expect(DisplayText.list(" , ").isEmpty)
    }

    @Test("An error has a line for what happened, and one for what to do")
    func explanation() {
        // Given
        let error = StorageError.notFound(.story, "lamp")

        // When
        let lines = DisplayText.explanation(of: error).split(separator: "\n")

        // Then
        #expect(lines.first.map(String.init) == error.message)
        #expect(lines.last.map(String.init) == error.appRecovery)
    }

    @Test("Ages are said as people say them")
    func ages() {
        #expect(AgeBand.all.displayName == "all ages")
        for band in AgeBand.allCases where band != .all { #expect(band.displayName == "ages \(band.rawValue)") }
    }
}

@MainActor
@Observable
private final class FormFake {
    var words: [String] = []
    var word: String?
}
