import StorageTestSupport
import StoryCore
import Testing

@Suite("What every storage of settings promises", .timeLimit(.minutes(1)))
struct SettingsContractTests {
    @Test("A new household has the defaults", arguments: StorageUnderTest.Kind.allCases)
    func new(kind: StorageUnderTest.Kind) async throws {
        #expect(try await StorageUnderTest(kind).settings.settings() == AppSettings())
    }

    @Test("A change sees what is stored, and answers once it is", arguments: StorageUnderTest.Kind.allCases)
    func change(kind: StorageUnderTest.Kind) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        try await storage.settings.save(AppSettings(defaultMinutes: 7))
        // When
        let answer = try await storage.settings.update { settings in
            defer { settings.theme = .light }
            return settings.defaultMinutes
        }
        // Then
        #expect(answer == 7)
        #expect(try await storage.settings.settings() == AppSettings(defaultMinutes: 7, theme: .light))
    }

    @Test("Of changes at the same time none is lost", arguments: StorageUnderTest.Kind.allCases)
    func together(kind: StorageUnderTest.Kind) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        // When
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...20 {
                group.addTask {
                    try await storage.settings.update { $0.others["a.\(number)"] = "\(number)" }
                }
            }
            try await group.waitForAll()
        }
        // Then
        #expect(try await storage.settings.settings().others.count == 20)
    }

    @Test(
        "Whoever listens is told of a change, and of none that changes nothing",
        arguments: StorageUnderTest.Kind.allCases)
    func told(kind: StorageUnderTest.Kind) async throws {
        // Given
        let storage = try StorageUnderTest(kind)
        var changes = storage.settings.settingsChanges().makeAsyncIterator()
        // When
        try await storage.settings.update { $0.defaultMinutes = AppSettings().defaultMinutes }
        try await storage.settings.update { $0.defaultMinutes = 7 }
        // Then
        #expect(await changes.next() != nil)
        #expect(try await storage.settings.settings().defaultMinutes == 7)
    }
}
