import AppTestSupport
import Collections
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import Household
import HouseholdStubs
import Library
import LibraryStubs
import Playback
import Settings
import StoryApp
import StoryCore
import Testing

/// What a program can ask of the features, by the names of their functions.
private struct Asked: Sendable {
    var name: String
    /// Whether a child may do it who may create stories, and one who may not.
    var isForCreators: Bool
    var isForChildren: Bool
    var call: @Sendable (AppContainer) async throws -> Void

    static func forParents(_ name: String, _ call: @escaping @Sendable (AppContainer) async throws -> Void) -> Asked {
        Asked(name: name, isForCreators: false, isForChildren: false, call: call)
    }

    static func forCreators(_ name: String, _ call: @escaping @Sendable (AppContainer) async throws -> Void) -> Asked {
        Asked(name: name, isForCreators: true, isForChildren: false, call: call)
    }

    static func forAll(_ name: String, _ call: @escaping @Sendable (AppContainer) async throws -> Void) -> Asked {
        Asked(name: name, isForCreators: true, isForChildren: true, call: call)
    }
}

@Suite("What each profile may do", .timeLimit(.minutes(1)))
struct AccessTests {
    private static let story = Story.stub(id: StoryID(rawValue: "story"))

    private static let collection = CollectionID(rawValue: "stub")
    private static let (hero, event) = (HeroID(rawValue: "mira"), CustomEventID(rawValue: "tooth"))
    private static let job = JobID(rawValue: "job")
    private static let file = URL(filePath: "/nowhere/backup.zip")
    private static var brief: StoryBrief { .stub() }

    /// Every function of a feature that changes something, or makes something of it.
    private static let changes: [Asked] = [
        .forAll("Library.setFavorite") { try await $0.library.setFavorite(true, of: story.id) },
        .forParents("Library.edit") { _ = try await $0.library.edit(story.id, StoryEdit(title: "Other")) },
        .forParents("Library.deleteStories") { try await $0.library.deleteStories([story.id]) },
        .forParents("Library.moveToBin") { try await $0.library.moveToBin([story.id]) },
        .forParents("Library.restoreFromBin") { try await $0.library.restoreFromBin([story.id]) },
        .forParents("Library.deleteFromBin") { try await $0.library.deleteFromBin([story.id]) },
        .forParents("Library.addHero") { _ = try await $0.library.addHero(HeroDraft(name: "Nils")) },
        .forCreators("Library.findOrAddHero") { _ = try await $0.library.findOrAddHero(named: "Nils", in: .english) },
        .forParents("Library.updateHero") { _ = try await $0.library.updateHero(hero, to: HeroDraft(name: "Nils")) },
        .forParents("Library.deleteHero") { try await $0.library.deleteHero(hero) },
        .forParents("Library.addEvent") { _ = try await $0.library.addEvent(EventDraft(title: "First tooth")) },
        .forParents("Library.updateEvent") {
            _ = try await $0.library.updateEvent(.stub(), to: EventDraft(title: "First tooth"))
        },
        .forParents("Library.deleteEvent") { try await $0.library.deleteEvent(event) },
        .forParents("Library.inspect") { _ = try await $0.library.inspect() },
        .forParents("Library.damagedFiles") { _ = try await $0.library.damagedFiles() },
        .forParents("Library.previousLibraries") { _ = try await $0.library.previousLibraries() },
        .forParents("Library.repair") { _ = try await $0.library.repair() },
        .forParents("Library.removeDamaged") { try await $0.library.removeDamaged() },
        .forParents("Library.backUp") { _ = try await $0.library.backUp(to: file, replacing: false) },
        .forParents("Library.backUpDaily") { _ = try await $0.library.backUpDaily() },
        .forParents("Library.restore") { _ = try await $0.library.restore(from: file, replacing: true) },
        .forParents("Library.restorePrevious") { _ = try await $0.library.restorePrevious("before") },
        .forParents("Library.deletePrevious") { try await $0.library.deletePrevious(["before"]) },
        .forCreators("Generation.brief") {
            _ = try await $0.generation.brief(for: GenerationRequest(heroes: [.stub()], occasion: .standard(.bedtime)))
        },
        .forCreators("Generation.generate") { _ = try await $0.generation.generate(brief) { _ in } },
        .forParents("Generation.resume") { _ = try await $0.generation.resume(nil) { _ in } },
        .forCreators("Generation.retry") { _ = try await $0.generation.retry(.missing, of: story) { _ in } },
        .forParents("Generation.discard") { try await $0.generation.discard(job) },
        .forCreators("JobService.enqueue") { _ = try await $0.generation.jobService.enqueue(brief) },
        .forParents("JobService.cancel") { try await $0.generation.jobService.cancel(job) },
        .forParents("JobService.retry") { try await $0.generation.jobService.retry(job) },
        .forParents("JobService.approve") { try await $0.generation.jobService.approve(job) },
        .forParents("JobService.remove") { try await $0.generation.jobService.remove(job) },
        .forCreators("Collections.create") {
            _ = try await $0.collections.create(.stub()) { _ in }
        },
        .forCreators("Collections.resume") { _ = try await $0.collections.resume(collection) { _ in } },
        .forParents("Collections.discardPlan") { _ = try await $0.collections.discardPlan(of: collection) },
        .forParents("Collections.rename") { _ = try await $0.collections.rename(collection, to: "Other") },
        .forParents("Collections.delete") { try await $0.collections.delete(collection) },
        .forAll("Collections.complete") { _ = try await $0.collections.complete(story.id, in: collection) },
        .forAll("Collections.reopen") { _ = try await $0.collections.reopen(story.id, in: collection) },
        .forParents("Collections.add") { _ = try await $0.collections.add(story.id, to: collection) },
        .forParents("Collections.remove") { _ = try await $0.collections.remove(story.id, from: collection) },
        .forParents("Settings.set") { _ = try await $0.settings.set("defaultMinutes", to: "3") },
        .forParents("Settings.reset") { _ = try await $0.settings.reset(nil) },
        .forParents("Household.add") { _ = try await $0.household.add(ProfileValues(name: "Nils")) },
        .forParents("Household.edit") {
            _ = try await $0.household.edit($0.caller, to: ProfileValues(name: "Nils", role: .parent))
        },
        .forParents("Household.setPIN") { try await $0.household.setPIN("4711") },
        .forParents("Household.removePIN") { try await $0.household.removePIN() },
        .forParents("Household.delete") { try await $0.household.delete(ProfileID(rawValue: 77)) },
    ]

    /// The functions that only read, and see what the profile sees, or what belongs to the whole household.
    private static let reads: Set = [
        "Library.stories", "Library.counts", "Library.story", "Library.bin", "Library.binnedStory", "Library.changes",
        "Library.heroes", "Library.hero",
        "Library.findHero", "Library.heroOfStories", "Library.events", "Library.event", "Library.eventOfStories",
        "Library.recognition", "Generation.changes", "Generation.controls", "Generation.jobs", "Generation.job",
        "JobService.identifier",
        "JobService.progress", "JobService.activity",
        "JobService.observe", "JobService.waitUntilFree",
        "JobService.follow", "JobService.entries", "Collections.collections", "Collections.collection",
        "Collections.growthEvent", "Collections.newAchievements", "Collections.achievements",
        "Collections.readingJourney", "Playback.position", "Playback.lastStartedStory", "Playback.startedStories",
        "Settings.settings", "Settings.setting", "Household.profiles", "Household.profile", "Household.hasPIN",
        "Household.readAs",
    ]

    /// An app with a story, seen by a child who may create stories, one who may not, and a second parent.
    private func apps() throws -> (creator: AppContainer, child: AppContainer, parent: AppContainer) {
        let ids = [2, 3, 4].map { ProfileID(rawValue: $0) }
        let library = LibraryFake(
            [Self.story],
            profiles: [
                .stub(id: ids[0], name: "Ben", shelf: .everything),
                .stub(id: ids[1], name: "Zoë", shelf: .everything, creation: .never),
                .stub(id: ids[2], name: "Eva", role: .parent),
            ])
        let app = try AppContainer(AppServices(storage: .inMemory(library), registry: Registry()))
        return (app.viewed(by: ids[0]), app.viewed(by: ids[1]), app.viewed(by: ids[2]))
    }

    private func isRefused(_ asked: Asked, in app: AppContainer) async -> Bool {
        do {
            try await asked.call(app)
            return false
        } catch let error as any ExplainedError {
            return error.code == "access.notAllowed"
        } catch {
            return false
        }
    }

    @Test("Whatever changes something asks first, and explains a refusal", arguments: Array(changes.indices))
    func decisions(index: Int) async throws {
        let (asked, apps) = (Self.changes[index], try apps())
        #expect(await isRefused(asked, in: apps.creator) == !asked.isForCreators, "\(asked.name)")
        #expect(await isRefused(asked, in: apps.child) == !asked.isForChildren, "\(asked.name)")
        #expect(await !isRefused(asked, in: apps.parent), "\(asked.name)")
    }

    @Test("No function of a feature is left out here")
    func complete() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Modules/Features")
        let names = Set(Self.changes.map(\.name)).union(Self.reads)
        var missing: Set<String> = []
        for feature in ["Collections", "Generation", "Household", "Library", "Playback", "Settings"] {
            let sources = folder.appending(path: "\(feature)/Sources")
            let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let isService = file.lastPathComponent == "JobService.swift"
                guard file.lastPathComponent.hasPrefix("\(feature)Feature") || isService else { continue }
                let functions = try String(contentsOf: file, encoding: .utf8)
                    .matches(of: /public (static )?func (\w+)/).map { String($0.2) }
                missing.formUnion(functions.map { "\(isService ? "JobService" : feature).\($0)" })
            }
        }
        missing.subtract(names)
        // View models ask what the functions ask: both have the same use cases. Routes lead to screens.
        missing = missing.filter { !$0.contains(".make") && !$0.hasSuffix(".route") }
        #expect(missing.isEmpty, "Say what may be done with \(missing.sorted()).")
    }

    @Test("A child is told of no stories that are being made: they may not be for it")
    func jobs() async throws {
        // Given
        let library = LibraryFake(
            profiles: [.stub(), .stub(id: ProfileID(rawValue: 3), name: "Zoë", creation: .never)])
        let app = try AppContainer(AppServices(storage: .inMemory(library), registry: Registry()))
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let job = GenerationJob(id: Self.job, brief: Self.brief, status: .open, createdAt: date)
        try await library.enqueue(job, requester: "", priority: .queued)

        // Then
        for (profile, count) in [(ProfileID.first, 1), (ProfileID(rawValue: 2), 0), (ProfileID(rawValue: 3), 0)] {
            let generation = app.viewed(by: profile).generation
            #expect(try await generation.jobs().count == count)
            #expect(try await generation.jobService.entries().count == count)
        }
    }

    @Test("A refusal names who may not do what, and what to do about it")
    func refusal() async throws {
        let app = try apps().child
        let error = LibraryError.refused(.notAllowed(.deleteStories, profile: "Zoë"))
        await #expect(throws: error) { try await app.library.moveToBin([Self.story.id]) }
        #expect(error.message == "Zoë can't delete stories.")
        #expect(error.advice == "Ask a parent.")
        #expect(error.category == .notAllowed)
    }

    @Test("A profile that was deleted, or can't be read, may do nothing")
    func unreadable() async throws {
        // Given
        let library = LibraryFake(profiles: [.stub()])
        let sut = HouseholdAccess(repository: library, pins: library)
        #expect(await sut.decision(on: .playStories, by: Profile.stub().id) == .allowed)

        // When, Then
        library.fail(with: .busy("The library"))
        #expect(await sut.decision(on: .playStories, by: Profile.stub().id) == .refused(.storage(.busy("The library"))))
        library.fail(with: nil)
        try await library.delete(Profile.stub().id)
        #expect(await sut.decision(on: .playStories, by: Profile.stub().id) == .refused(.noProfile))
        #expect(await sut.decision(on: .manageProfiles, by: .first) == .allowed)
    }

    @Test("What a child chooses in the settings is not stored, and the screen says why")
    @MainActor
    func settings() async throws {
        // Given
        let app = try apps().child
        let sut = app.settings.makeSettingsViewModel()
        await sut.didAppear()
        let setting = try #require(sut.sections.flatMap(\.settings).first { $0.key == "defaultMinutes" })

        // When
        sut.choose(.integer(3), for: setting)
        await sut.keep()

        // Then
        #expect(sut.failure == .refused(.notAllowed(.changeSettings, profile: "Zoë")))
        #expect(sut.current.defaultMinutes == AppSettings().defaultMinutes)
    }
}
