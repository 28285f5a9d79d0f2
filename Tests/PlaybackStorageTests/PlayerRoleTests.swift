import Foundation
import Playback
import PlaybackStorage
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

/// The role that this program plays for other tests when they start it once more: it plays a story.
@Suite("The role of a second player", .tags(.process), .timeLimit(.minutes(1)))
struct PlayerRoleTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isPlayer = environment[ChildProcess.roleVariable] == "player"

    private let folder = URL(filePath: environment[ChildProcess.folderVariable] ?? "/nowhere")

    @Test("A player records until it is killed", .enabled(if: isPlayer, "only in a second process"))
    func player() async throws {
        let sut = PlaybackStore(database: LibraryDatabase(folder: folder))
        let start = try await sut.begin(Story.stub().id, at: Date(timeIntervalSince1970: 1000))
        for second in 1..<100_000 {
            let seconds = Double(second)
            try await sut.record(
                PlaybackProgress(playback: start.number, position: seconds, listened: seconds, isHeard: false))
            FileHandle.standardOutput.write(Data("recorded \(second);\n".utf8))
        }
    }
}

extension ChildProcess {
    /// Another process of this same test program, which plays a story.
    convenience init(playingIn folder: URL) throws {
        try self.init("player", of: "PlayerRoleTests", folder: folder)
    }
}
