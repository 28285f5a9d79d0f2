import FeatureKit
import FeatureKitStubs
import Household
import HouseholdStubs
import StoryCore
import Testing

@Suite("Household as the app sees it", .timeLimit(.minutes(1)))
struct HouseholdFeatureTests {
    private let library = LibraryFake()
    private var sut: HouseholdFeature { HouseholdFeature(dependencies: .stub(library)) }

    @Test(
        "Its links lead to the list, to a profile, and to its form",
        arguments: [
            ("story://household", HouseholdRoute.list), ("story://household/new", .form(nil)),
            ("story://household/who", .picker), ("story://household/2", .profile(ProfileID(rawValue: 2))),
            ("story://household/2/edit", .form(ProfileID(rawValue: 2))),
        ])
    func links(text: String, route: HouseholdRoute) throws {
        #expect(HouseholdFeature.route(for: try DeepLink(text)) == route)
    }

    @Test(
        "A link that cannot lead anywhere leads nowhere",
        arguments: [
            "story://another", "story://household/%00", "story://household/abc", "story://household/0",
            "story://household/02", "story://household/2/other", "story://household/no/such/screen",
        ])
    func nowhere(text: String) throws {
        #expect(HouseholdFeature.route(for: try DeepLink(text)) == nil)
    }

    @Test(
        "Every error says what happened and what to do",
        arguments: [
            HouseholdError.blankName, .badLanguage(LanguageCode(rawValue: "español")),
            .text(.tooLong(TextLimit("name", 40), count: 41)), .firstIsParent, .firstStays,
            .storage(.busy("The library")), .cancelled,
        ])
    func errors(error: HouseholdError) {
        #expect(!error.code.isEmpty)
        #expect(error.message.hasSuffix("."))
        #expect(error.advice.hasSuffix("."))
    }

    @Test("A household that sets nothing up has one profile, a parent's, which sees everything")
    func first() async throws {
        let profiles = try await sut.profiles()
        #expect(profiles.map(\.id) == [.first])
        #expect(profiles.first?.values.role == .parent)
        #expect(profiles.first?.visibility == .everything)
    }

    @Test("A profile is added, found by what a person types, changed and deleted")
    func changes() async throws {
        // When
        let added = try await sut.add(ProfileValues(name: " Zoë  Lind ", ageBand: .fourToSix))
        let found = try await sut.profile(matching: "zoe")
        var values = found.values
        values.name = "Ben"
        let changed = try await sut.edit(found.id, to: values)

        // Then
        #expect(added.name == "Zoë Lind")
        #expect(added.visibility == .fitting(.fourToSix, nil))
        #expect(found == added)
        #expect(changed.name == "Ben" && changed.createdAt == added.createdAt)
        #expect(try await sut.profiles().last == changed)
        try await sut.delete(changed.id)
        #expect(try await sut.profiles().map(\.id) == [.first])
    }

    @Test("What several names begin with is ambiguous, and a whole name is not")
    func references() async throws {
        // Given
        let feature = sut
        let (ben, benno) = (
            try await feature.add(ProfileValues(name: "Ben")), try await feature.add(ProfileValues(name: "Benno"))
        )

        // Then
        #expect(try await feature.profile(matching: "ben") == ben)
        #expect(try await feature.profile(matching: "benn") == benno)
        #expect(try await feature.profile(matching: benno.id.description) == benno)
        await #expect(
            throws: HouseholdError.storage(.ambiguous(.profile, "be", candidates: ["Ben", "Benno"]))
        ) { try await feature.profile(matching: "be") }
    }

    @Test("Who goes on as a profile gives its whole name, which comes before a number")
    func names() async throws {
        // Given
        let feature = sut
        let one = try await feature.add(ProfileValues(name: "1"))
        let zoe = try await feature.add(ProfileValues(name: "Zoë"))

        // Then
        #expect(try await feature.profile(named: "1") == one)
        #expect(try await feature.profile(named: "zoe") == zoe)
        #expect(try await feature.profile(named: zoe.id.description) == zoe)
        await #expect(throws: HouseholdError.storage(.notFound(.profile, "Zo"))) {
            try await feature.profile(named: "Zo")
        }
    }

    @Test(
        "What can't be stored is refused, and nothing is stored",
        arguments: [
            (ProfileValues(name: " \n"), HouseholdError.blankName),
            (
                ProfileValues(name: String(repeating: "a", count: 41)),
                .text(.tooLong(TextLimit("name", 40), count: 41))
            ),
            (
                ProfileValues(
                    name: "Ben",
                    chosen: ChosenStories(stories: Set((0...1000).map { StoryID(rawValue: "story-\($0)") }))),
                .text(.tooMany(TextLimit("choices", 1000), count: 1001))
            ),
            (
                ProfileValues(name: "Ben", language: LanguageCode(rawValue: "español")),
                .badLanguage(LanguageCode(rawValue: "español"))
            ),
            (
                ProfileValues(name: "Ben", language: LanguageCode(rawValue: "e'n")),
                .badLanguage(LanguageCode(rawValue: "e'n"))
            ),
            (ProfileValues(name: "FAMILY"), .storage(.duplicate(.profile, "FAMILY"))),
        ])
    func refused(values: ProfileValues, error: HouseholdError) async throws {
        await #expect(throws: error) { try await sut.add(values) }
        #expect(try await sut.profiles().count == 1)
    }

    @Test("The first profile can be renamed, but stays, is a parent's, and sees everything")
    func firstStays() async throws {
        // Given
        let feature = sut
        func refusal(of values: ProfileValues) async {
            await #expect(throws: HouseholdError.firstIsParent) { try await feature.edit(.first, to: values) }
        }

        // Then
        await refusal(of: ProfileValues(name: "Family"))
        await refusal(of: ProfileValues(name: "Family", role: .parent, shelf: .fitting))
        await #expect(throws: HouseholdError.firstStays) { try await feature.delete(.first) }
        #expect(try await feature.edit(.first, to: ProfileValues(name: "Eva", role: .parent)).name == "Eva")
    }

    @Test("What is not there is an error, whatever was to be done with it")
    func unknown() async {
        let nobody = ProfileID(rawValue: 77)
        let missing = HouseholdError.storage(.notFound(.profile, "77"))
        await #expect(throws: missing) { try await sut.profile(matching: "77") }
        await #expect(throws: missing) { try await sut.profile(nobody) }
        await #expect(throws: missing) { try await sut.edit(nobody, to: ProfileValues(name: "Ben")) }
        await #expect(throws: missing) { try await sut.delete(nobody) }
    }
}
