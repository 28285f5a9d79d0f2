import StoryCore
import Testing

@Suite("A log that may be off", .timeLimit(.minutes(1)))
struct ActivityLogTests {
    @Test("Given a log that is off, then what it is given is not even made, and work is done all the same")
    func off() async throws {
        // Given
        let sut = ActivityLog().about(.count("number", 1))
        // When
        sut.warning(.jobs, "failed", [Self.unmade])
        let answer = try await sut.around(.storage, "work") { () async throws(StorageError) in 7 }
        // Then
        #expect(answer == 7)
        #expect(!sut.isOn)
    }

    @Test(
        "Levels are named as people type them", arguments: [("debug", LogLevel.debug), ("Info", .info), ("loud", nil)])
    func levels(name: String, level: LogLevel?) {
        #expect(LogLevel(name: name) == level)
    }

    private static var unmade: ActivityDetail {
        Issue.record("A detail was made.")
        return .count("number", 0)
    }
}
