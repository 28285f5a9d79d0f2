import Foundation
import TestSupport
import Testing

/// What the machine allows a test to do.
enum Sandbox {
    /// Whether a process may mount folders of its own, which needs root or user namespaces.
    static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        process.arguments = ["--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return false
        }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// A shell command that runs the program where other mounts hold.
    static func mounting(_ mounts: String) -> String {
        """
        exec unshare --map-root-user --mount bash -c 'set -e; \(mounts)
        exec "$0" "$@"' "$0" "$@"
        """
    }
}

@Suite("Faults of the machine", .tags(.process), .serialized, .timeLimit(.minutes(5)))
struct FaultTests {
    private static let create = ["create", "--hero", "Mira", "--minutes", "1", "--seed", "5"]

    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("A corrupt database is refused with 65 and not changed")
    func corruptDatabase() async throws {
        // Given
        let file = story.home.appending(path: "data/library.sqlite")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let rubbish = Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try rubbish.write(to: file)

        // When
        let results = [try await story.run(Self.create), try await story.run(["library", "list"])]

        // Then
        #expect(results.map(\.status) == [65, 65])
        #expect(results.allSatisfy { $0.errorOutput.contains("library.sqlite") })
        #expect(try Data(contentsOf: file) == rubbish)
        #expect(story.files(below: "data/media").isEmpty)
    }

    @Test("A database of a newer version is refused with 65 and not changed")
    func newerDatabase() async throws {
        // Given
        _ = try await story.run(["hero", "add", "Mira"])
        let file = story.home.appending(path: "data/library.sqlite")
        let raised = try await story.run(
            [], shell: "sqlite3 '\(file.path)' 'PRAGMA user_version = 9999; PRAGMA wal_checkpoint(TRUNCATE);'")
        try #require(raised.status == 0)
        let before = try Data(contentsOf: file)

        // When
        let result = try await story.run(Self.create)

        // Then
        #expect(result.status == 65)
        #expect(result.errorOutput.contains("newer"))
        #expect(try Data(contentsOf: file) == before)
    }

    @Test("Settings that are not JSON are refused with 65")
    func brokenSettings() async throws {
        // Given
        let folder = story.home.appending(path: "config")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: folder.appending(path: "settings.json"))

        // When
        let result = try await story.run(Self.create)

        // Then
        #expect(result.status == 65)
        #expect(result.errorOutput.contains("settings.json"))
    }

    @Test("Words of a narration whose sentences were lost are left out of the marks")
    func lostSentences() async throws {
        // Given
        let made = try await story.run(Self.create + ["--no-illustrations", "--json"]).object()
        let identifier = try #require(made["id"] as? String)
        let file = story.home.appending(path: "data/library.sqlite")
        let damaged = try await story.run(
            [],
            shell: """
                sqlite3 '\(file.path)' "UPDATE narration SET json = json_set(json, '$.sentences', json('[]'))"
                """)
        try #require(damaged.status == 0)

        // When
        let shown = try await story.run(["library", "show", identifier, "--json"])

        // Then
        #expect(shown.status == 0, "\(shown.errorOutput)")
        let marks = try #require(try shown.object()["marks"] as? [String: Any])
        #expect((marks["words"] as? [Any])?.isEmpty == true)
    }

    @Test("A home that cannot be written is refused with 73", .enabled(if: Sandbox.canMount))
    func readOnlyHome() async throws {
        // When
        let result = try await story.run(
            Self.create, shell: Sandbox.mounting("mount -t tmpfs -o ro tmpfs \"$STORY_HOME\""))

        // Then
        #expect(result.status == 73, "\(result.errorOutput)")
        #expect(result.errorOutput.contains("STORY_HOME"))
    }

    @Test(
        "A full disk is refused with 73, and nothing is half-written", .enabled(if: Sandbox.canMount),
        arguments: ["16k", "256k", "700k", "1m"])
    func fullDisk(size: String) async throws {
        // Given
        let kept = story.home.appending(path: "kept")
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)

        // When
        let result = try await story.run(
            Self.create,
            shell: """
                exec unshare --map-root-user --mount bash -c 'set -e
                mount -t tmpfs -o size=\(size) tmpfs /mnt
                export KEPT="$STORY_HOME/kept" STORY_HOME=/mnt
                "$0" "$@" || status=$?
                cp -r /mnt/. "$KEPT"
                exit ${status:-0}' "$0" "$@"
                """)

        // Then
        #expect(result.status == 73, "\(result.errorOutput)")
        #expect(result.errorOutput.contains("full"))
        // The stories that are in the library are whole, and what was begun can be resumed.
        let listed = try await story.run(["library", "list", "--json"], environment: ["STORY_HOME": kept.path])
        if size != "16k" { #expect(listed.status == 0, "\(listed.errorOutput)") }
        if listed.status == 0 { #expect(try listed.list("stories").isEmpty) }
    }

    @Test("A full disk is told by the doctor, with figures and what still works", .enabled(if: Sandbox.canMount))
    func doctorOnFullDisk() async throws {
        // When
        let result = try await story.run(
            ["doctor", "--json"], shell: Sandbox.mounting("mount -t tmpfs -o size=2m tmpfs \"$STORY_HOME\""))

        // Then
        #expect(result.status == 69)
        let checks = try result.list("checks")
        let disk = try #require(checks.first { $0["name"] as? String == "disk" })
        #expect(disk["isHealthy"] as? Bool == false && disk["isOptional"] as? Bool == false)
        #expect((disk["detail"] as? String)?.contains("MB") == true, "\(disk)")
        #expect((disk["recovery"] as? String)?.contains("Free some space") == true)
    }

    @Test(
        "What could not be stored for lack of space speaks of 'story resume' only where there is something to resume",
        .enabled(if: Sandbox.canMount))
    func adviceOnFullDisk() async throws {
        // When
        let hero = try await story.run(
            ["hero", "add", "Mira"], shell: Sandbox.mounting("mount -t tmpfs -o size=16k tmpfs \"$STORY_HOME\""))
        let made = try await story.run(
            Self.create, shell: Sandbox.mounting("mount -t tmpfs -o size=1m tmpfs \"$STORY_HOME\""))

        // Then
        #expect([hero.status, made.status] == [73, 73], "\(hero)\(made)")
        #expect(!hero.errorOutput.contains("story resume"), "\(hero.errorOutput)")
        #expect(made.errorOutput.contains("run 'story resume'"), "\(made.errorOutput)")
    }

    @Test(
        "A missing library or voice is refused with 69 and names the package", .enabled(if: Sandbox.canMount),
        arguments: [
            ("libflite.so.1", "libflite1"), ("libflite_cmu_us_slt.so.1", "libflite1"),
            ("libopusenc.so.0", "libopusenc0"),
            ("libebur128.so.1", "libebur128-1"), ("librsvg-2.so.2", "librsvg2-2"),
        ])
    func missingLibrary(library: String, package: String) async throws {
        // When
        let result = try await story.run(Self.create, shell: Sandbox.mounting(Self.hiding(library)))

        // Then
        #expect(result.status == 69, "\(result.errorOutput)")
        #expect(result.errorOutput.contains(package))
        #expect(story.files(below: "data/media").isEmpty)
    }

    @Test("Without the library that speaks, the text can still be made", .enabled(if: Sandbox.canMount))
    func textWithoutNarrator() async throws {
        // When
        let result = try await story.run(
            Self.create + ["--no-audio"], shell: Sandbox.mounting(Self.hiding("libflite.so.1")))

        // Then
        #expect(result.status == 0, "\(result.errorOutput)")
    }

    @Test("The doctor finds what is missing and says how to repair it", .enabled(if: Sandbox.canMount))
    func doctor() async throws {
        // When
        let healthy = try await story.run(["doctor", "--json"])
        let broken = try await story.run(
            ["doctor", "--json"], shell: Sandbox.mounting(Self.hiding("libespeak-ng.so.1")))

        // Then
        #expect(healthy.status == 0, "\(healthy.output)")
        #expect(broken.status == 69)
        let checks = try broken.list("checks")
        // Whether the machine of the test has media keys is its own affair.
        let failed = checks.filter { $0["isHealthy"] as? Bool == false && $0["isOptional"] as? Bool == false }
        #expect(failed.map { $0["name"] as? String } == ["narrator espeak-ng"])
        #expect((failed.first?["recovery"] as? String)?.contains("libespeak-ng1") == true)
    }

    @Test("Without the library for backups the doctor says what to install", .enabled(if: Sandbox.canMount))
    func doctorWithoutArchives() async throws {
        // When
        let result = try await story.run(
            ["doctor", "--json"], shell: Sandbox.mounting(Self.hiding("libarchive.so.13")))

        // Then
        // Debian's libmpv needs it, too, so that the player is broken then.
        let checks = try result.list("checks")
        let check = try #require(checks.first { $0["name"] as? String == "backup zip" })
        #expect(check["isHealthy"] as? Bool == false && check["isOptional"] as? Bool == true)
        #expect((check["recovery"] as? String)?.contains("libarchive13") == true)
    }

    /// Mounts an empty file over a library, wherever the loader finds it.
    private static func hiding(_ library: String) -> String {
        "for file in $(ldconfig -p | grep -F \(library) | sed \"s/.* //\"); do mount --bind /dev/null \"$file\"; done"
    }
}
