import FeatureKit
import FeatureKitStubs
import Settings
import SettingsStubs
import StoryCore
import Testing

@Suite("Settings by their keys", .timeLimit(.minutes(1)))
struct SettingsFeatureTests {
    private let library = LibraryFake()
    private let sut: SettingsFeature

    init() {
        sut = SettingsFeature(dependencies: .stub(repository: library))
    }

    @Test("All are shown in the order of the screen, each with its value, its default and its choices")
    func all() async throws {
        // Given
        try await library.save(AppSettings(defaultMinutes: 7))
        // When
        let settings = try await sut.settings()
        // Then
        #expect(
            settings.map(\.definition.key) == ["defaultMinutes", "illustrationsEnabled", "sleepTimer", "narrators"])
        #expect(settings.map(\.value) == [.integer(7), .flag(true), .none, .list([])])
        #expect(settings.map(\.defaultValue) == [.integer(5), .flag(true), .none, .list([])])
        #expect(settings[0].choices.map(\.name) == ["3 minutes", "5 minutes", "7 minutes"])
        #expect(settings[0].valueName == "7 minutes")
    }

    @Test("A value that an edited file has is a choice, too")
    func foreignValue() async throws {
        // Given
        try await library.save(AppSettings(defaultMinutes: 11))
        // When
        let setting = try await sut.setting("defaultMinutes")
        // Then
        #expect(setting.choices.map(\.value) == [.integer(3), .integer(5), .integer(7), .integer(11)])
    }

    @Test(
        "A value is set by what is stored, by its name, or by what else may be typed",
        arguments: [
            ("defaultMinutes", "7", AppSettings(defaultMinutes: 7)),
            ("DEFAULTMINUTES", "3 Minutes", AppSettings(defaultMinutes: 3)),
            ("illustrationsEnabled", "off", AppSettings(illustrationsEnabled: false)),
            ("illustrationsEnabled", "No", AppSettings(illustrationsEnabled: false)),
            ("illustrationsEnabled", "false", AppSettings(illustrationsEnabled: false)),
            ("sleepTimer", "end", AppSettings(sleepTimer: .endOfStory)),
            ("sleepTimer", "25m", AppSettings(sleepTimer: .listening(.seconds(1500)))),
            ("narrators", "Espeak-ng, flite,espeak-ng", AppSettings(narrators: ["espeak-ng", "flite"])),
        ])
    func set(key: String, value: String, expected: AppSettings) async throws {
        // When
        let changes = try await sut.set(key, to: value)
        // Then
        #expect(try await library.settings() == expected)
        #expect(changes.map { $0.after.definition.key.lowercased() } == [key.lowercased()])
    }

    @Test("What has no value any more is as in a new household: off, none, the program's order")
    func none() async throws {
        // Given
        try await library.save(AppSettings(narrators: ["flite"], sleepTimer: .endOfStory))
        // When
        try await sut.set("sleepTimer", to: "off")
        try await sut.set("narrators", to: "None")
        // Then
        #expect(try await library.settings() == AppSettings())
    }

    @Test(
        "A value that does not suit changes nothing, and the error lists those that do",
        arguments: [
            ("defaultMinutes", "4", ["3", "5", "7"], String?.none),
            ("defaultMinutes", "", ["3", "5", "7"], nil),
            ("illustrationsEnabled", "perhaps", ["on", "off"], nil),
            ("sleepTimer", "-3m", ["none", "end"], "a time like 20m"),
            ("narrators", "flite,nobody", ["flite", "espeak-ng"], "several of them in order, with commas"),
            ("narrators", ",", ["flite", "espeak-ng"], "several of them in order, with commas"),
        ])
    func refused(key: String, value: String, allowed: [String], other: String?) async throws {
        // When, Then
        await #expect(throws: SettingsError.invalidValue(value, key: key, allowed: allowed, other: other)) {
            try await sut.set(key, to: value)
        }
        #expect(try await library.settings() == AppSettings())
    }

    @Test("A key that nobody knows is refused with those that there are, the nearest first")
    func unknown() async throws {
        // Given
        let known = ["defaultMinutes", "illustrationsEnabled", "sleepTimer", "narrators"]
        // When
        let error = await #expect(throws: SettingsError.self) { try await sut.set("narrator", to: "flite") }
        // Then
        #expect(error == .unknownKey("narrator", known: known))
        #expect(error?.recovery == .chooseOne(of: ["narrators"]))
        #expect(SettingsError.unknownKey("x", known: known).recovery == .chooseListed)
        #expect(error?.category == .invalidRequest)
        #expect(SettingsError.unknownKey("", known: known).recovery == .chooseListed)
        await #expect(throws: SettingsError.self) { try await sut.setting("narrator") }
    }

    @Test("Some are reset, or all; what has changed is told")
    func reset() async throws {
        // Given
        try await library.save(
            AppSettings(defaultMinutes: 7, illustrationsEnabled: false, sleepTimer: .endOfStory, theme: .light))
        // When
        let some = try await sut.reset(["defaultMinutes", "narrators"])
        // Then
        #expect(some.map(\.after.definition.key) == ["defaultMinutes"])
        #expect(some.map(\.before.value) == [.integer(7)])
        // When
        let all = try await sut.reset(nil)
        // Then
        #expect(all.map(\.after.definition.key) == ["illustrationsEnabled", "sleepTimer"])
        // What no section has is nobody's to reset.
        #expect(try await library.settings() == AppSettings(theme: .light))
    }

    @Test("What was the value already is no change, and tells nobody")
    func same() async throws {
        // Given
        try await library.save(AppSettings(defaultMinutes: 7))
        var changes = library.settingsChanges().makeAsyncIterator()
        // When
        let same = try await sut.set("defaultMinutes", to: "7")
        let other = try await sut.set("defaultMinutes", to: "5")
        // Then
        #expect(same.isEmpty)
        #expect(other.map(\.before.value) == [.integer(7)])
        #expect(await changes.next() != nil)
        #expect(try await library.settings().defaultMinutes == 5)
    }

    @Test("Of several keys of which one is unknown, none is reset")
    func resetUnknown() async throws {
        // Given
        try await library.save(AppSettings(defaultMinutes: 7))
        // When, Then
        await #expect(throws: SettingsError.self) { try await sut.reset(["defaultMinutes", "volume"]) }
        #expect(try await library.settings() == AppSettings(defaultMinutes: 7))
    }

    @Test("Its link leads to the settings, and no other does")
    func link() throws {
        #expect(SettingsFeature.route(for: try DeepLink("story://settings")) == .settings)
        #expect(SettingsFeature.route(for: try DeepLink("story://settings/theme")) == nil)
        #expect(SettingsFeature.route(for: try DeepLink("story://home")) == nil)
    }

    @Test("The errors of storage keep their words")
    func storage() async {
        // Given
        let error = StorageError.diskFull(path: "settings.json")
        library.fail(with: error)
        // When, Then
        await #expect(throws: SettingsError.storage(error)) { try await sut.settings() }
        await #expect(throws: SettingsError.storage(error)) { try await sut.set("sleepTimer", to: "end") }
        #expect(SettingsError.storage(error).message == error.message)
        #expect(SettingsError.storage(error).category == error.category)
    }
}
