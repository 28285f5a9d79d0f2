import Foundation
import GRDB
import Generation
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import GenerationStorage

@Suite("Repairs of unfinished stories", .timeLimit(.minutes(1)))
struct JobRepairTests {
    @Test("A unit that belongs to another job by now stays")
    func unitOfAnother() async throws {
        // Given
        let folder = try TemporaryFolder()
        let library = LibraryWithFiles(folder.url)
        let claim = try await library.jobs.open(.stub(id: "other-job"))
        try await claim.record(.title("The Lantern"), content: nil)
        await claim.close()
        let row = try await library.database.read { try Int64.fetchOne($0, sql: "SELECT rowid FROM jobUnit") }
        // When
        _ = try await FeatureRepair.forgetUnit(try #require(row), of: "gone").perform(library.database)
        // Then
        #expect(try await library.jobs.open(.stub(id: "other-job")).units() == [.title("The Lantern")])
    }
}
