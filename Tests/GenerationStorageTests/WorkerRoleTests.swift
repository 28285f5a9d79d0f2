import Foundation
import Generation
import GenerationStorage
import StorageTestSupport
import StoryStorage
import TestSupport
import Testing

/// The role that this program plays for other tests when they start it once more: it works on a job.
@Suite("The role of a second worker", .tags(.process), .timeLimit(.minutes(1)))
struct WorkerRoleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isWorker = environment[ChildProcess.roleVariable] == "worker"

    private let folder = URL(filePath: environment[ChildProcess.folderVariable] ?? "/nowhere")

    @Test("A worker records until it is killed", .enabled(if: isWorker, "only in a second process"))
    func worker() async throws {
        let jobs = JobStore(database: LibraryDatabase(folder: folder))
        let claim = try await jobs.open(.stub())
        for index in 0..<100_000 {
            try await claim.record(.sentence(index, samples: 500), content: samples(500, seed: index))
            FileHandle.standardOutput.write(Data("recorded \(index);\n".utf8))
        }
    }
}

extension ChildProcess {
    /// Another process of this same test program, which works on a job.
    convenience init(workingIn folder: URL) throws {
        try self.init("worker", of: "WorkerRoleTests", folder: folder)
    }
}
