import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import LibraryViews
import StoryCore
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Lists of heroes and events on a screen", .timeLimit(.minutes(1)))
@MainActor
struct HeroAndEventListViewTests {
    private let heroes = HeroListViewModelMock(.loaded([.stub(), .stub(name: "Tom")]))
    private let events = EventListViewModelMock(.loaded([.stub()]))

    @Test(
        "A key does to the selected hero what it does everywhere",
        arguments: [
            ("e", "didSelect Tom"), ("d", "didTapOnDelete Tom"), ("n", "didTapOnNewHero"), ("r", "didPullToRefresh"),
        ])
    func heroKeys(key: String, call: String) async {
        let sut = TestScreen(HeroListView(viewModel: heroes))
        sut.press(.down)
        sut.type(key)
        #expect(await heroes.log.next() == call)
    }

    @Test("Enter opens a hero, Escape leaves the list, and a click makes a new one")
    func heroWays() async {
        let sut = TestScreen(HeroListView(viewModel: heroes))
        sut.press(.enter, .escape)
        sut.click("New hero")
        #expect(await heroes.log.next() == "didSelect Mira")
        #expect(await heroes.log.next() == "didTapOnBack")
        #expect(await heroes.log.next() == "didTapOnNewHero")
    }

    @Test(
        "A key does to the selected event what it does everywhere",
        arguments: [
            ("e", "didSelect First tooth"), ("f", "didTapOnFavorite First tooth"), ("d", "didTapOnDelete First tooth"),
            ("n", "didTapOnNewEvent"), ("r", "didPullToRefresh"),
        ])
    func eventKeys(key: String, call: String) async {
        let sut = TestScreen(EventListView(viewModel: events))
        sut.type(key)
        #expect(await events.log.next() == call)
    }

    @Test("Enter opens an event, and Escape leaves the list")
    func eventWays() async {
        let sut = TestScreen(EventListView(viewModel: events))
        sut.press(.enter, .escape)
        #expect(await events.log.next() == "didSelect First tooth")
        #expect(await events.log.next() == "didTapOnBack")
    }

    @Test("Where there is nothing yet, Enter makes the first")
    func empty() async {
        heroes.state = .empty
        events.state = .empty
        TestScreen(HeroListView(viewModel: heroes)).press(.enter)
        TestScreen(EventListView(viewModel: events)).press(.enter)
        #expect(await heroes.log.next() == "didTapOnNewHero")
        #expect(await events.log.next() == "didTapOnNewEvent")
    }

    @Test("Where a list could not be read, it can be tried again")
    func retry() async {
        heroes.state = .error(.storage(.busy("The library")))
        TestScreen(HeroListView(viewModel: heroes)).type("r")
        #expect(await heroes.log.next() == "didTapOnRetryButton")
    }
}

@Suite("Forms for heroes and events on a screen", .timeLimit(.minutes(1)))
@MainActor
struct FormViewTests {
    private func form(_ step: HeroFormStep, draft: HeroDraft = HeroDraft(name: "")) -> HeroFormViewModelMock {
        HeroFormViewModelMock(.editing(step), draft: draft)
    }

    @Test("A name is typed, and Enter leads to the next step, whose first field has the focus")
    func name() async {
        // Given
        let viewModel = form(.name)
        let sut = TestScreen(HeroFormView(viewModel: viewModel))

        // When
        sut.type("Zoë")
        sut.press(.enter)

        // Then
        #expect(await viewModel.log.next() == "didTapOnNext")
        #expect(viewModel.draft.name == "Zoë")
        viewModel.state = .editing(.character)
        #expect(sut.focused == "Brave, off")
    }

    @Test("The next step has the focus at its first field also after its button was pressed")
    func nextByButton() async {
        // Given
        let viewModel = form(.character)
        let sut = TestScreen(HeroFormView(viewModel: viewModel))
        sut.click("Next")
        #expect(await viewModel.log.next() == "didTapOnNext")

        // When
        viewModel.state = .editing(.looks)

        // Then
        #expect(sut.focused == "Hair, text field, empty")
    }

    @Test("Escape goes back a step, and so does the button")
    func back() async {
        let viewModel = form(.looks)
        let sut = TestScreen(HeroFormView(viewModel: viewModel))
        sut.press(.escape)
        sut.click("Back")
        #expect(await viewModel.log.next() == "didTapOnBack")
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("Escape asks before it leaves a form in which something was changed")
    func discard() async {
        // Given
        let viewModel = form(.name)
        viewModel.hasChanges = true
        let sut = TestScreen(HeroFormView(viewModel: viewModel))

        // When
        sut.press(.escape)

        // Then
        #expect(sut.text.contains("Discard changes?"))
        #expect(sut.focused == "Keep editing, button")
        sut.press(.enter)
        #expect(!sut.text.contains("Discard changes?"))
        sut.press(.escape, .left, .enter)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("A word that pictures can't show is told below its field, once it can't become one that they can")
    func unknownLooks() throws {
        // Given
        let viewModel = form(.looks)
        let sut = TestScreen(HeroFormView(viewModel: viewModel))
        viewModel.draft.appearance.eyeColor = "gr"
        viewModel.unknownLooks = [UnknownLook(.eyeColor, "gr", known: ["Green", "blue"])]
        #expect(!sut.text.contains("Pictures can't show"))

        // When
        viewModel.draft.appearance.eyeColor = "grim"
        viewModel.unknownLooks = [UnknownLook(.eyeColor, "grim", known: ["Green", "blue"])]

        // Then
        let eyes = try #require(sut.lines.firstIndex { $0.hasPrefix("Eyes") })
        #expect(sut.lines[eyes + 1] == "Pictures can't show the eye colour 'grim'. They can show: Green, blue.")
    }

    @Test("Before a hero is saved, all words are told that pictures can't show, also those half typed")
    func unknownLooksInOverview() {
        let viewModel = form(.overview)
        viewModel.unknownLooks = [
            UnknownLook(.eyeColor, "gr", known: ["green"]), UnknownLook(.color, "x", known: ["red"]),
        ]
        let sut = TestScreen(HeroFormView(viewModel: viewModel))
        #expect(sut.text.contains("Pictures can't show the eye colour 'gr'."))
        #expect(sut.text.contains("Pictures can't show the colour 'x'."))
    }

    @Test("A step back loses nothing and asks nothing")
    func stepBack() async {
        let viewModel = form(.looks)
        viewModel.hasChanges = true
        TestScreen(HeroFormView(viewModel: viewModel)).press(.escape)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("Escape asks before it leaves an event in which something was changed")
    func discardEvent() async {
        // Given
        let viewModel = EventFormViewModelMock(.editing)
        viewModel.hasChanges = true
        let sut = TestScreen(EventFormView(viewModel: viewModel))

        // When
        sut.press(.escape)

        // Then
        #expect(sut.text.contains("Discard changes?"))
        sut.press(.left, .enter)
        #expect(await viewModel.log.next() == "didTapOnBack")
    }

    @Test("With two traits chosen there is no third, and Right leads to the trait on the right")
    func twoTraits() {
        // Given
        let viewModel = form(.character, draft: HeroDraft(name: "Mira"))
        let sut = TestScreen(HeroFormView(viewModel: viewModel))

        // When
        sut.press(.enter, .right)
        #expect(sut.focused == "Adventurous, off")
        sut.press(.enter)

        // Then
        #expect(viewModel.draft.traits == [.brave, .adventurous])
        sut.press(.down)
        #expect(sut.focused?.hasPrefix("Ability") == true)
        sut.click("Kind ")
        #expect(viewModel.draft.traits == [.brave, .adventurous])
    }

    @Test("Traits are turned on and off, and an ability is typed")
    func character() {
        // Given
        let viewModel = form(.character, draft: .stub())
        let sut = TestScreen(HeroFormView(viewModel: viewModel))

        // When
        sut.press(.enter, .tab, .enter)
        for _ in 0..<9 { sut.press(.tab) }
        sut.type("flies")

        // Then
        #expect(viewModel.draft.traits == [.kind])
        #expect(viewModel.draft.ability == "flies")
    }

    @Test("Looks are typed and chosen; what is taken back was never said")
    func looks() {
        // Given
        let viewModel = form(.looks)
        let sut = TestScreen(HeroFormView(viewModel: viewModel))

        // When
        sut.type("longx")
        sut.press(.backspace, .tab, .right, .tab)
        sut.type("r")
        sut.press(.backspace, .tab, .tab, .left, .tab, .right, .right, .tab, .tab)
        sut.type("red, navy blue,")

        // Then
        #expect(
            viewModel.draft.appearance
                == Appearance(
                    hairStyle: "long", hairTexture: "straight", skinTone: "dark", age: 1, palette: ["red", "navy blue"]
                ))
        #expect(sut.text.contains("[red, navy blue,"))
    }

    @Test("A look that no list has can be kept")
    func otherLooks() {
        // Given
        let draft = HeroDraft(name: "Mira", appearance: Appearance(skinTone: "olive", age: 99))

        // When
        let sut = TestScreen(HeroFormView(viewModel: form(.looks, draft: draft)))

        // Then
        #expect(sut.text.contains("‹ olive"))
        #expect(sut.text.contains("‹ 99"))
    }

    @Test("Before it is saved all that was typed is read over")
    func overview() async {
        // Given
        var draft = HeroDraft.stub(traits: [.brave, .kind])
        draft.appearance = Appearance(hairStyle: "long", hairColor: "red", age: 6, accessories: ["glasses"])
        let viewModel = form(.overview, draft: draft)
        let sut = TestScreen(HeroFormView(viewModel: viewModel))

        // Then
        #expect(sut.text.contains("Traits        brave, kind"))
        #expect(sut.text.contains("Looks         long red hair, 6 years old, glasses"))
        sut.press(.enter)
        #expect(await viewModel.log.next() == "didTapOnSave")
    }

    @Test("What could not be kept can be kept again, or corrected")
    func failed() async {
        let viewModel = HeroFormViewModelMock(.failed(.storage(.diskFull(path: "/library"))))
        let sut = TestScreen(HeroFormView(viewModel: viewModel))
        sut.press(.enter, .tab, .enter)
        #expect(
            Set([await viewModel.log.next(), await viewModel.log.next()]) == ["didTapOnRetryButton", "didTapOnBack"])
    }

    @Test("An event is described, and kept")
    func event() async {
        // Given
        let viewModel = EventFormViewModelMock(.editing)
        let sut = TestScreen(EventFormView(viewModel: viewModel))

        // When
        sut.type("Moving")
        for answer in ["We pack boxes", "The old tree stays", "A room of my own", "A new house"] {
            sut.press(.enter)
            sut.type(answer)
        }
        sut.press(.tab, .right, .tab, .left, .tab, .right, .tab)
        sut.type("box, key")
        sut.press(.tab, .enter)
        sut.click("Save")

        // Then
        #expect(await viewModel.log.next() == "didTapOnSave")
        #expect(
            viewModel.draft
                == EventDraft(
                    title: "Moving", details: "We pack boxes", hardPart: "The old tree stays",
                    goodPart: "A room of my own", promptSeed: "A new house", category: .family, ageBand: .sixToTen,
                    tone: .cheerful,
                    keywords: ["box", "key"], isFavorite: true))
    }

    @Test("What the author makes of an event is said below the form, once there is something to say")
    func recognition() {
        // Given
        let viewModel = EventFormViewModelMock(.editing)
        let sut = TestScreen(EventFormView(viewModel: viewModel))
        #expect(!sut.text.contains("Understood") && !sut.text.contains("recognised"))
        // When
        viewModel.recognition = .understood("Losing a tooth")
        // Then
        #expect(sut.text.contains("Understood as: Losing a tooth"))
        // When
        viewModel.recognition = .unrecognised
        // Then
        #expect(sut.text.contains("Not recognised: the story will be about waiting for it."))
    }

    @Test("A megabyte that is pasted by mistake is left out, but for more than could be accepted")
    func paste() {
        // Given
        let viewModel = EventFormViewModelMock(.editing)
        let sut = TestScreen(EventFormView(viewModel: viewModel))
        let megabyte = String(repeating: "page \u{1B}[31m\n", count: 100_000)

        // When
        for _ in 0..<10 {
            sut.host.send(.paste(megabyte))
            sut.press(.tab)
        }

        // Then
        #expect(viewModel.draft.title.count > CustomStoryEvent.maximumTitleLength)
        #expect(viewModel.draft.title.utf8.count <= 2000)
        #expect(viewModel.draft.details.count > CustomStoryEvent.detailsLimit.maximum)
        #expect(viewModel.draft.details.utf8.count <= 16_000)
        #expect(!sut.text.contains("\u{1B}"))
    }

    @Test("What is wrong is said as soon as it is found")
    func formError() {
        // Given
        let viewModel = EventFormViewModelMock(.editing)
        let sut = TestScreen(EventFormView(viewModel: viewModel))

        // When
        viewModel.formError = .event(.blankTitle)

        // Then
        #expect(sut.text.contains("! An event needs a title."))
    }
}
