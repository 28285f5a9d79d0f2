import EmbeddedAuthor
import StoryCore
import Testing

@Suite("What the embedded author makes of a family's event", .timeLimit(.minutes(1)))
struct EventRecognitionTests {
    private let sut = EmbeddedAuthor()

    private func recognition(
        _ title: String, _ details: String = "", hard: String = "", good: String = "",
        _ language: LanguageCode = .english
    ) throws -> EventRecognition {
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: title, details: details, hardPart: hard, goodPart: good)
        return sut.recognition(of: event, language: language)
    }

    @Test("Each of the three answers can say what kind of event it is")
    func answers() throws {
        #expect(try recognition("A big day", "A tooth is loose.") == .understood("Losing a tooth"))
        #expect(try recognition("A big day", hard: "The milk tooth wobbles.") == .understood("Losing a tooth"))
        #expect(try recognition("A big day", good: "The tooth fairy comes.") == .understood("Losing a tooth"))
    }

    @Test("What nobody recognises is said to be so")
    func unrecognised() throws {
        #expect(try recognition("Blue Wednesday") == .unrecognised)
    }

    @Test("A family that writes German reads the kind in the language of the app")
    func german() throws {
        #expect(try recognition("Der Wackelzahn", "Ein Zahn wackelt.", .german) == .understood("Losing a tooth"))
    }
}
