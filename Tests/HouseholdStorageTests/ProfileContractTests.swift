import Foundation
import Household
import HouseholdStubs
import StorageTestSupport
import StoryCore
import Testing

@Suite("Profiles, in memory and on SQLite", .timeLimit(.minutes(1)))
struct ProfileContractTests {
    typealias Kind = StorageUnderTest.Kind

    private let ben = Profile.stub().values
    private let date = Date(timeIntervalSinceReferenceDate: 1000.25)

    @Test("A library has a first profile from the start, which sees everything", arguments: Kind.allCases)
    func first(kind: Kind) async throws {
        let sut = try StorageUnderTest(kind)
        let profiles = try await sut.profiles.profiles()
        #expect(profiles == [try await sut.profiles.profile(.first)])
        #expect(profiles.first?.values == ProfileValues(name: "Family", role: .parent))
    }

    @Test("One comes back as it was stored, behind those from before", arguments: Kind.allCases)
    func roundTrip(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let values = ProfileValues(
            name: "Zoë – 月", role: .parent, ageBand: .sixToTen, language: LanguageCode(rawValue: "de"), color: .purple,
            hero: HeroID(rawValue: "mira"), shelf: .chosen,
            chosen: ChosenStories(
                stories: ["one"], heroes: [HeroID(rawValue: "mira")], collections: [CollectionID(rawValue: "brave")]),
            creation: .asks, playbackSpeed: try PlaybackSpeed(0.75), sleepTimer: .endOfStory,
            controls: ParentalControls(
                minutesPerDay: .upTo(30), minutesPerSitting: .unlimited, quietHours: DailyHours("20:00-06:30 mon"),
                bedtimeHours: .never, contentFilter: .basic, blockedWords: BlockedWords("spider"),
                allowedTones: .any, allowedEvents: AllowedValues([.custom]), allowedAges: AllowedValues([.twoToFour])))

        // When
        let added = try await sut.profiles.add(values, at: date)
        let other = try await sut.profiles.add(ben, at: date)

        // Then
        #expect(added.values == values && added.createdAt == date)
        #expect(try await sut.profiles.profile(added.id) == added)
        #expect(try await sut.profiles.profiles().map(\.id) == [.first, added.id, other.id])
    }

    @Test("Its values change; a name belongs to one profile, ignoring case and accents", arguments: Kind.allCases)
    func update(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let added = try await sut.profiles.add(ben, at: date)

        // When
        let changed = try await sut.profiles.update(added.id, to: ProfileValues(name: "BEN", ageBand: .twoToFour))

        // Then
        #expect(changed.name == "BEN" && changed.createdAt == date)
        #expect(try await sut.profiles.profile(added.id) == changed)
        for name in ["family", "Fämily"] {
            let taken = StorageError.duplicate(.profile, name)
            await #expect(throws: taken) { try await sut.profiles.add(ProfileValues(name: name), at: date) }
            await #expect(throws: taken) { try await sut.profiles.update(added.id, to: ProfileValues(name: name)) }
        }
        #expect(try await sut.profiles.profiles().map(\.name) == ["Family", "BEN"])
    }

    @Test("The number of a profile that was deleted is never given again", arguments: Kind.allCases)
    func numbers(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let former = try await sut.profiles.add(ben, at: date)
        try await sut.profiles.delete(former.id)

        // When
        let added = try await sut.profiles.add(ben, at: date)

        // Then
        #expect(added.id > former.id)
    }

    @Test("What is not there is an error, whatever was to be done with it", arguments: Kind.allCases)
    func unknown(kind: Kind) async throws {
        let sut = try StorageUnderTest(kind)
        let nobody = ProfileID(rawValue: 77)
        let missing = StorageError.notFound(.profile, "77")
        await #expect(throws: missing) { try await sut.profiles.profile(nobody) }
        await #expect(throws: missing) { try await sut.profiles.update(nobody, to: ben) }
        await #expect(throws: missing) { try await sut.profiles.delete(nobody) }
    }

    @Test("Every change is told", arguments: Kind.allCases)
    func changes(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let added = try await sut.profiles.add(ben, at: date)
        let changes = sut.observation.changes()
        var iterator = changes.makeAsyncIterator()

        // When, Then
        _ = try await sut.profiles.update(added.id, to: ProfileValues(name: "Another"))
        // Whoever lists stories lists them anew.
        let told = await iterator.next() ?? []
        #expect(told.isSuperset(of: [.household, .stories, .collections]), "\(told)")
        try await sut.profiles.delete(added.id)
        #expect(await iterator.next()?.contains(.household) == true)
        _ = try await sut.profiles.add(ben, at: date)
        #expect(await iterator.next()?.contains(.household) == true)
    }
}
