import Foundation
import Generation
import GenerationStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("One job, one worker", .tags(.process), .timeLimit(.minutes(1)))
struct JobClaimTests {
    private let folder: TemporaryFolder
    private let sut: JobStore

    init() throws {
        folder = try TemporaryFolder()
        sut = JobStore(database: LibraryDatabase(folder: folder.url))
    }

    private let busy = StorageError.busy("The unfinished story 01234567")

    @Test("While a job is claimed, nobody else gets it; afterwards anybody does")
    func claim() async throws {
        // Given
        let job = try GenerationJob.stub()
        #expect(await !sut.isClaimed(job.id))
        let claim = try await sut.open(job)
        // Then
        #expect(await sut.isClaimed(job.id))
        await #expect(throws: busy) { try await sut.open(job) }
        // When
        await claim.close()
        // Then
        #expect(await !sut.isClaimed(job.id))
        await (try sut.open(job)).close()
    }

    @Test("A second closing changes nothing for whoever has the job by then")
    func closingTwice() async throws {
        // Given
        let job = try GenerationJob.stub()
        let first = try await sut.open(job)
        await first.close()
        let second = try await sut.open(job)
        // When
        await first.close()
        // Then
        #expect(await sut.isClaimed(job.id))
        await second.close()
    }

    @Test("A refused attempt does not change the job")
    func refusedAttempt() async throws {
        // Given
        let claim = try await sut.open(.stub())
        var other = try GenerationJob.stub()
        other.status = .failed(.audio)
        // When
        await #expect(throws: busy) { try await sut.open(other) }
        // Then
        #expect(try await sut.jobs().map(\.status) == [.open])
        await claim.close()
    }

    @Test("Looking at a claim from many sides at once takes it from nobody, and shows the truth")
    func looking() async throws {
        // Given
        let job = try GenerationJob.stub()
        await (try sut.open(job)).close()
        let sut = sut
        // When
        let seen = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 { group.addTask { await sut.isClaimed(job.id) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        // Then
        #expect(!seen.contains(true))
    }

    @Test("Many jobs that begin at once, where folders were left over, do not stand in each other's way")
    func beginningTogether() async throws {
        // Given
        for index in 0..<20 {
            let orphan = folder.file("jobs/orphan-\(index)")
            try FileManager.default.createDirectory(at: orphan, withIntermediateDirectories: true)
            for file in 0..<20 { try Data().write(to: orphan.appending(path: "sentence-\(file)")) }
        }
        let (database, jobs) = (LibraryDatabase(folder: folder.url), folder.file("jobs"))
        // When
        try await withThrowingTaskGroup { group in
            for index in 0..<8 {
                group.addTask { @concurrent in
                    let claim = try await JobStore(database: database).open(.stub(id: "job-\(index)"))
                    try await claim.record(.title("T"), content: nil)
                    await claim.close()
                }
            }
            try await group.waitForAll()
        }
        // Then
        let names = try FileManager.default.contentsOfDirectory(atPath: jobs.path)
        #expect(Set(names) == Set((0..<8).map { "job-\($0)" }))
    }

    @Test("A process that is killed with kill -9 lets go of its job, and every unit it had recorded is whole")
    func killed() async throws {
        // Given
        let child = try ChildProcess(workingIn: folder.url)
        let said = await child.output(until: "recorded 5;")
        #expect(said.contains("recorded 5;"))
        let job = try GenerationJob.stub()
        #expect(await sut.isClaimed(job.id))
        await #expect(throws: busy) { try await sut.open(job) }
        // When
        await child.kill()
        // Then
        #expect(await !sut.isClaimed(job.id))
        let claim = try await sut.open(sut.job(matching: nil))
        let units = try await claim.units()
        #expect(units.count >= 6)
        #expect(units == units.indices.map { .sentence($0, samples: 500) })
        for (index, unit) in units.enumerated() {
            #expect(try Data(contentsOf: claim.contentURL(of: unit)) == samples(500, seed: index))
        }
        await claim.close()
    }
}
