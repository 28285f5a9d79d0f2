import Foundation
import Glibc
import ReportTestSupport
import TestReport
import TerminalTestSupport
import TestSupport
import Testing

@Suite("story verify", .tags(.process), .serialized, .timeLimit(.minutes(3)))
struct VerifyTests {
    private static let create = ["create", "--hero", "Mira", "--minutes", "1", "--seed", "5", "--json"]

    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("A library in order ends with 0 and a line of counts, also one in which nothing is yet")
    func inOrder() async throws {
        // When
        let empty = try await story.run(["verify"])
        let made = try await story.run(Self.create)
        let verified = try await story.run(["verify"])
        let asJSON = try await story.run(["verify", "--json"]).object()

        // Then
        #expect([empty.status, made.status, verified.status] == [0, 0, 0], "\(empty)\(verified)")
        #expect(verified.output.hasPrefix("1 story, "), "\(verified.output)")
        #expect(verified.output.split(separator: "\n").count == 1)
        #expect(asJSON["storyCount"] as? Int == 1)
        #expect(asJSON["fileCount"] as? Int == story.files(below: "data/media").count)
        #expect((asJSON["findings"] as? [Any])?.isEmpty == true)
    }

    @Test("Lost pictures and a damaged narration are named, and made again with --repair")
    func repair() async throws {
        // Given
        let made = try await story.run(Self.create).object()
        let picture = try #require((made["cover"] as? [String: Any])?["path"] as? String)
        let audio = try #require((made["audio"] as? [String: Any])?["path"] as? String)
        let sound = try Data(contentsOf: URL(filePath: audio))
        try FileManager.default.removeItem(atPath: picture)
        try damage(audio)

        // When
        let found = try await story.run(["verify"])
        let report = story.home.appending(path: "verify.xml").path
        let repaired = try await story.run(["verify", "--repair", "--junit", report])
        let after = try await story.run(["verify"])

        // Then
        #expect(found.status == 65)
        for file in [picture, audio] {
            #expect(found.output.contains(URL(filePath: file).lastPathComponent), "\(found.output)")
        }
        #expect(found.output.contains("'story verify --repair'"))
        #expect(found.output.split(separator: "\n").last?.contains("2 findings") == true)
        #expect(repaired.status == 0, "\(repaired)")
        #expect(repaired.output.contains("Created again."))
        #expect(repaired.output.contains("2 findings, all repaired"), "\(repaired.output)")
        #expect(after.status == 0, "\(after)")
        #expect(FileManager.default.fileExists(atPath: picture))
        // The same seed gives the same bytes.
        #expect(try Data(contentsOf: URL(filePath: audio)) == sound)
        let cases = try XMLReport(path: report).cases
        #expect(cases.contains { $0.attribute("name").contains("story ") && $0["system-out"] != nil })
        #expect(try ReportValidator().findings(inFileAt: report).isValid)
    }

    @Test("What stays wrong is exit code 65 and a failed test case; the other cases pass")
    func report() async throws {
        // Given
        let made = try await story.run(Self.create).object()
        let picture = try #require((made["cover"] as? [String: Any])?["path"] as? String)
        try FileManager.default.removeItem(atPath: picture)
        let report = story.home.appending(path: "verify.xml").path

        // When
        let found = try await story.run(["verify", "--json", "--junit", report])

        // Then
        #expect(found.status == 65)
        let answer = try found.object()
        let finding = try #require((answer["findings"] as? [[String: Any]])?.first)
        #expect(finding["kind"] as? String == "missingFile")
        #expect(finding["status"] as? String == "possible")
        #expect(finding["storyId"] as? String == made["id"] as? String)
        #expect(answer["remainingCount"] as? Int == 1)
        let cases = try XMLReport(path: report).cases
        let failed = cases.filter { $0["failure"] != nil }
        #expect(failed.count == 1)
        #expect(failed.first?["failure"]?.attribute("message").contains("missing file") == true)
        #expect(cases.count > 3)
        #expect(try ReportValidator().findings(inFileAt: report).isValid)
    }

    @Test(
        "A repair that was killed is finished by the next one, to the same bytes; until then it is told, and is no damage"
    )
    func killedRepair() async throws {
        // Given
        let made = try await story.run(Self.create).object()
        let audio = try #require((made["audio"] as? [String: Any])?["path"] as? String)
        let sound = try Data(contentsOf: URL(filePath: audio))
        try FileManager.default.removeItem(atPath: audio)
        let killed = try await story.run(
            ["verify", "--repair", "--progress", "json"], stopAt: (SIGKILL, #""done":2,"event":"unit""#))
        try #require(killed.status == 128 + SIGKILL)

        // When
        let told = try await story.run(["verify"])
        let repaired = try await story.run(["verify", "--repair"])
        let after = try await story.run(["verify"])

        // Then
        #expect(told.status == 0, "\(told)")
        #expect(told.output.contains("Missing: narration."), "\(told)")
        #expect(repaired.status == 0, "\(repaired)")
        #expect(after.output.contains("everything is in order"), "\(after)")
        #expect(try Data(contentsOf: URL(filePath: audio)) == sound)
        #expect(try await story.run(["jobs", "--json"]).list("jobs").isEmpty)
    }

    @Test("An interrupted story is told with what finishes it; that is no damage")
    func interruptedStory() async throws {
        // Given
        let killed = try await story.run(
            Self.create + ["--progress", "json"], stopAt: (SIGKILL, "\"kind\":\"sentence\""))
        try #require(killed.status == 128 + SIGKILL)

        // When
        let told = try await story.run(["verify"])

        // Then
        #expect(told.status == 0, "\(told)")
        #expect(told.output.contains("'story resume "), "\(told)")
        #expect(told.output.contains("no damage, 1 note"), "\(told)")
        #expect(try await story.run(["resume"]).status == 0)
        #expect(try await story.run(["verify"]).output.contains("everything is in order"))
    }

    /// Changes one bit in the middle of a file.
    private func damage(_ path: String) throws {
        var data = try Data(contentsOf: URL(filePath: path))
        data[data.count / 2] ^= 1
        try data.write(to: URL(filePath: path))
    }
}

@Suite("story backup and restore", .tags(.process), .serialized, .timeLimit(.minutes(3)))
struct BackupTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("A library comes back from its backup in another folder, story for story and file for file")
    func roundTrip() async throws {
        // Given
        let identifier = try #require(
            try await story.run(["create", "--hero", "Mira", "--minutes", "1", "--json"]).object()["id"] as? String)
        _ = try await story.run(["library", "favorite", identifier])
        let file = story.home.appending(path: "library.zip").path
        let other = try StoryProcess()

        // When
        let backup = try await story.run(["backup", file, "--json"])
        let restored = try await other.run(["restore", file])

        // Then
        #expect(backup.status == 0, "\(backup.errorOutput)")
        let answer = try backup.object()
        #expect(answer["storyCount"] as? Int == 1)
        #expect((answer["missingFiles"] as? [Any])?.isEmpty == true)
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(restored.output.hasPrefix("Restored 1 story with "), "\(restored.output)")
        #expect(other.files(below: "data/media") == story.files(below: "data/media"))
        #expect(try await other.run(["library", "list"]).output == (try await story.run(["library", "list"])).output)
        #expect(try await other.run(["verify"]).status == 0)
    }

    @Test("Neither a file nor a library is replaced unless that is asked for, and a library not without a yes")
    func replace() async throws {
        // Given
        let first = try await story.make()
        let file = story.home.appending(path: "library.zip").path
        _ = try await story.run(["backup", file])
        let second = try await story.make()

        // When
        let refused = [try await story.run(["backup", file]), try await story.run(["restore", file])]
        let kept = try await story.run(["library", "show", second])
        let unsure = try await story.run(["restore", file, "--replace"])
        let restored = try await story.run(["restore", file, "--replace", "--yes", "--json"])

        // Then
        #expect(refused.map(\.status) == [73, 73])
        for result in refused {
            #expect(result.errorOutput.contains("--replace"), "\(result.errorOutput)")
            #expect((1...3).contains(result.errorOutput.split(separator: "\n").count))
        }
        #expect(kept.status == 0)
        #expect(unsure.status == 64)
        #expect(unsure.errorOutput.contains("--yes"), "\(unsure.errorOutput)")
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(try restored.object()["storyCount"] as? Int == 1)
        #expect(try await story.run(["library", "show", first]).status == 0)
        #expect(try await story.run(["library", "show", second]).status == 66)
        #expect(try await story.run(["backup", file, "--replace"]).status == 0)
    }

    @Test("A replaced library is kept with its space, and can be restored or deleted")
    func previous() async throws {
        // Given
        let first = try await story.make()
        let file = story.home.appending(path: "library.zip").path
        _ = try await story.run(["backup", file])
        let second = try await story.make()
        let restored = try await story.run(["restore", file, "--replace", "--yes"])

        // When
        let list = try await story.run(["library", "previous", "--json"]).list("libraries")
        let name = try #require(list.first?["name"] as? String)
        let back = try await story.run(["library", "previous", "restore", name])
        let isBack = try await story.run(["library", "show", second]).status == 0
        let other = try await story.run(["library", "previous", "--json"]).list("libraries")
        let replaced = try #require(other.first?["name"] as? String)
        let unsure = try await story.run(["library", "previous", "delete", replaced])
        let deleted = try await story.run(["library", "previous", "delete", replaced, "--yes"])

        // Then
        #expect(restored.errorOutput.contains("story library previous"), "\(restored.errorOutput)")
        #expect(list.count == 1)
        #expect((list.first?["byteCount"] as? Int ?? 0) > 1000)
        #expect(back.status == 0, "\(back.errorOutput)")
        #expect(isBack)
        #expect(other.count == 1)
        #expect(unsure.status == 64)
        #expect(deleted.status == 0, "\(deleted.errorOutput)")
        #expect(try await story.run(["library", "previous"]).output.hasPrefix("No previous"))
        #expect(try await story.run(["library", "show", first]).status == 0)
        #expect(try await story.run(["library", "previous", "delete", "../data", "--yes"]).status == 66)
    }

    @Test("On a terminal a library is replaced only after a yes")
    func replaceOnTerminal() async throws {
        // Given
        let first = try await story.make()
        let file = story.home.appending(path: "library.zip").path
        _ = try await story.run(["backup", file])
        let second = try await story.make()

        // When
        let refused = try await story.answer([.enter], ["restore", file, "--replace"])
        let kept = try await story.run(["library", "show", second])
        let agreed = try await story.answer(["y", .enter], ["restore", file, "--replace"])

        // Then
        #expect(refused.status == 130)
        #expect(refused.lines.contains { $0.contains("Replace your library? [y/N]") }, "\(refused.lines)")
        #expect(kept.status == 0)
        #expect(agreed.status == 0, "\(agreed.lines)")
        #expect(try await story.run(["library", "show", first]).status == 0)
        #expect(try await story.run(["library", "show", second]).status == 66)
    }

    @Test("A file that is no backup, or is not there, is refused and changes nothing")
    func noBackup() async throws {
        // Given
        let identifier = try await story.make()
        let file = story.home.appending(path: "rubbish.zip")
        try Data("rubbish".utf8).write(to: file)

        // When
        let rubbish = try await story.run(["restore", file.path, "--replace", "--yes"])
        let missing = try await story.run(["restore", "/nowhere/library.zip", "--replace", "--yes"])

        // Then
        #expect([rubbish.status, missing.status] == [65, 66], "\(missing.errorOutput)")
        #expect(try await story.run(["library", "show", identifier]).status == 0)
    }
}
