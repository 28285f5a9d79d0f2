import Foundation
import ReportTestSupport
import TestSupport
import Testing

/// ALSA's settings stand for a sound card, so that there is one wherever the test runs.
@Suite("Sound devices", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct SoundDeviceTests {
    private static let lamp = """
        pcm."CARD=Lamp" {
            type null
            hint { show on
                description "Bed lamp" }
        }
        pcm.converter {
            type null
            hint { show on
                description "No device" }
        }
        """

    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
        try Self.lamp.write(to: story.home.appending(path: "alsa.conf"), atomically: false, encoding: .utf8)
    }

    /// The machine's own devices are hidden.
    private func environment(hasDevice: Bool) -> [String: String] {
        [
            "PULSE_SERVER": "/nowhere", "PIPEWIRE_REMOTE": "nowhere",
            "ALSA_CONFIG_PATH": hasDevice ? story.home.appending(path: "alsa.conf").path : "/dev/null",
        ]
    }

    private func soundCheck(hasDevice: Bool) async throws -> [String: Any] {
        let result = try await story.run(["doctor", "--json"], environment: environment(hasDevice: hasDevice))
        #expect(result.status == 0)
        #expect(result.errorOutput.isEmpty, "\(result.errorOutput)")
        let checks = try result.list("checks")
        return try #require(checks.first { $0["name"] as? String == "sound mpv" })
    }

    @Test("The doctor names the devices as '--output' takes them, and no library says anything meanwhile")
    func devices() async throws {
        let check = try await soundCheck(hasDevice: true)
        #expect(check["isHealthy"] as? Bool == true)
        #expect(check["isOptional"] as? Bool == true)
        #expect(check["detail"] as? String == "devices for '--output': alsa/CARD=Lamp (Bed lamp)")
    }

    @Test("Where there is none it says how to have one, and that nobody needs it")
    func noDevice() async throws {
        let check = try await soundCheck(hasDevice: false)
        #expect(check["isHealthy"] as? Bool == false)
        #expect(check["isOptional"] as? Bool == true)
        #expect(check["detail"] as? String == "No sound device was found.")
        let recovery = try #require(check["recovery"] as? String)
        #expect(recovery.contains("PulseAudio or PipeWire") && recovery.contains("--output null"))
    }

    @Test("In the report for CI the check is passed or skipped", arguments: [true, false])
    func report(hasDevice: Bool) async throws {
        // Given
        let path = story.home.appending(path: "doctor.xml").path
        // When
        let result = try await story.run(["doctor", "--junit", path], environment: environment(hasDevice: hasDevice))
        // Then
        #expect(result.output.contains("\(hasDevice ? "ok     " : "missing") sound mpv: "))
        let check = try #require(try XMLReport(path: path).cases.first { $0.attribute("name") == "sound mpv" })
        #expect((check["skipped"] == nil) == hasDevice)
    }

    @Test("A device that is named by the doctor plays, and one that is not is an error that offers it")
    func play() async throws {
        // Given
        let library = try await NarratedLibrary()
        let environment = environment(hasDevice: true)
        // When
        let played = try await library.story.run(
            ["play", library.first.id, "--from", "\(library.first.duration - 1)", "--output", "alsa/CARD=Lamp"],
            environment: environment)
        let failed = try await library.story.run(
            ["play", library.first.id, "--output", "alsa/CARD=Sofa"], environment: environment)
        // Then
        #expect(played.status == 0)
        #expect(played.output.contains("The end."))
        #expect(failed.status == 69)
        #expect(failed.errorOutput.contains("alsa/CARD=Sofa"))
        #expect(failed.errorOutput.contains("Choose another device: '--output alsa/CARD=Lamp'"))
        #expect(failed.errorOutput.split(separator: "\n").count == 3, "\(failed.errorOutput)")
    }
}
