import FeatureKitStubs
import Generation
import GenerationStubs
import GenerationViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Form for a story", .timeLimit(.minutes(1)))
@MainActor
struct GenerationFormTests {
    private static let mira = Hero.stub()
    private static let leo = Hero.stub(name: "Leo")

    private func form(_ heroes: [Hero] = [mira, leo]) -> ViewedGeneration {
        ViewedGeneration(GenerationChoices(heroes: heroes, events: [.stub()]))
    }

    @Test("What would be made is told as soon as enough is chosen, and again after every change")
    func plan() async throws {
        // Given
        let sut = form()
        #expect(sut.screen.text.contains("Choose a hero: every story needs one."))
        #expect(sut.prepare.inputs.isEmpty)

        // When
        sut.screen.type(" ")

        // Then
        await sut.wait(for: "A story about Mira for all ages, gentle, about 1 minute long, narrated by")
        #expect(sut.prepare.inputs.map(\.heroes) == [[Self.mira]])
        sut.screen.press(.tab, .tab, .right)
        await sut.wait { sut.prepare.inputs.count == 2 }
        #expect(sut.prepare.inputs.last?.occasion == .standard(.schoolDay))
    }

    @Test("Why nothing can be made is told in the form")
    func refusal() async {
        let refusal = GenerationRefusal(reason: "Three stories were made today.", recovery: "Wait for tomorrow.")
        let sut = ViewedGeneration(plan: .failure(.notAllowed(refusal)))
        await sut.wait(for: "! This story isn't allowed right now.\nThree stories were made today.\nWait for tomorrow.")
    }

    @Test("The only hero is chosen unless somebody says otherwise")
    func onlyHero() async {
        let sut = form([Self.mira])
        await sut.wait { sut.prepare.inputs.map(\.heroes) == [[Self.mira]] }
        sut.screen.type(" ")
        #expect(sut.screen.text.contains("Choose a hero"))
    }

    @Test("A story is asked for as it was chosen, the hero first who was chosen first")
    func request() async {
        // Given
        let gate = Gate()
        let sut = ViewedGeneration(
            GenerationChoices(heroes: [Self.mira, Self.leo], events: [.stub()]), gate: gate)

        // When
        sut.screen.press(.tab)
        sut.screen.type(" ")
        sut.screen.press(.up)
        sut.screen.type(" ")
        // The last event is the family's own; then ages 2-4, funny, six minutes, silent, without pictures.
        sut.screen.press(.tab, .tab, .left, .tab, .right, .tab, .right, .right, .right, .tab, .right)
        sut.screen.press(.tab, .enter, .tab, .enter)
        #expect(sut.screen.click("[ Create story ]"))
        await gate.arrival()

        // Then
        // What is asked for the plan of a form that is gone may come in later.
        #expect(
            sut.prepare.inputs.contains(
                GenerationRequest(
                    heroes: [Self.leo, Self.mira], occasion: .custom(.stub()), ageBand: .twoToFour, tone: .funny,
                    minutes: 6, wantsNarration: false, wantsIllustrations: false)))
        gate.open()
    }

    @Test("What a child can grow in is chosen as an event is")
    func growth() async throws {
        // Given
        let kindness = try CustomStoryEvent(
            id: .growthTheme(.kindness), title: "Being kind", promptSeed: "Somebody helps.")
        let sut = ViewedGeneration(
            GenerationChoices(heroes: [Self.mira], growthEvents: [.english: [kindness]]))

        // When
        sut.screen.press(.tab, .left)

        // Then
        #expect(sut.screen.text.contains("‹ Kindness & Empathy ›"))
        // What is asked for the plan of a form that is gone may come in later.
        await sut.wait { sut.prepare.inputs.contains { $0.occasion == .custom(kindness) } }
    }

    @Test("Without a hero no story can be asked for, but a hero can be made")
    func noHero() {
        // Given
        let sut = form([])

        // Then
        #expect(sut.screen.text.contains("Add a hero first: every story needs one."))
        sut.screen.click("[ Create story ]")
        #expect(sut.generate.executeCallCount == 0)

        // When
        sut.screen.click("[ New hero ]")
        sut.screen.type("n")

        // Then
        #expect(sut.newHeroCount == 2)
    }

    @Test("A language is asked for only where there are several")
    func languages() {
        #expect(!form().screen.text.contains("Language"))
        let choices = GenerationChoices(heroes: [Self.mira], languages: [.english, LanguageCode(rawValue: "de")])
        #expect(ViewedGeneration(choices).screen.text.contains("Language     ‹ English (default) ›"))
    }

    @Test("The form begins as the settings say, and follows them until something else is chosen")
    func followsSettings() async {
        // Given
        let choices = GenerationChoices(
            heroes: [Self.mira], defaults: AppSettings(defaultMinutes: 7, illustrationsEnabled: false))
        let sut = ViewedGeneration(choices)

        // Then
        #expect(sut.screen.text.contains("‹ 7 minutes  ›"))
        #expect(sut.screen.text.contains("Pictures     [ ]"))
        await sut.wait { sut.prepare.inputs.map(\.wantsIllustrations) == [false] }
    }

    @Test("What was chosen lasts through a story that was stopped")
    func lasts() async {
        // Given
        let gate = Gate()
        let sut = ViewedGeneration(
            GenerationChoices(heroes: [Self.mira, Self.leo]), outcome: .failure(.cancelled), gate: gate)
        sut.screen.press(.tab)
        sut.screen.type(" ")
        sut.screen.click("[ Create story ]")
        await gate.arrival()
        await sut.wait(for: "[ Stop ]")

        // When
        await sut.viewModel.cancelGeneration()

        // Then
        #expect(sut.screen.text.contains("  Leo        [x]"))
    }

    @Test("Escape leaves the screen, and asks first if something was chosen")
    func back() {
        // Given
        let sut = form()
        sut.screen.press(.escape)
        #expect(sut.navigator.exits == [.back])

        // When
        sut.screen.type(" ")
        sut.screen.press(.escape)

        // Then
        #expect(sut.screen.text.contains("Discard changes?"))
        #expect(sut.navigator.exits == [.back])
        sut.screen.press(.left, .enter)
        #expect(sut.navigator.exits == [.back, .back])
    }
}
