import Dispatch
@testable import MpvEngine
import StoryCore
import TestSupport
import Testing

@Suite("Which sound devices there are", .tags(.process), .timeLimit(.minutes(1)))
struct MpvDeviceTests {
    @Test(
        "Of libmpv's list those are told that can be heard for sure",
        arguments: [
            // Whatever is there.
            ("auto", false), ("jack", false), ("alsa", false), ("pulse", false), ("", false), ("/", false),
            ("alsa/", false),
            // ALSA's converters, and what belongs to a card.
            ("alsa/lavrate", false), ("alsa/upmix", false), ("alsa/pulse", false),
            ("alsa/sysdefault:CARD=PCH", true), ("alsa/hdmi:CARD=NVidia,DEV=0", true),
            // Servers, with a device and without one.
            ("pulse/alsa_output.usb-1", true), ("pipewire/bluez_output.A0", true),
            ("pulse/auto_null", false), ("pipewire/auto_null", false),
            // What only writes files.
            ("pcm", false), ("pcm/x", false), ("lavc/x", false),
            // Drivers that nobody here has heard of.
            ("sndio/0", true),
        ])
    func names(name: String, isTold: Bool) throws {
        // Given
        let list = #"[{"name":"\#(name)","description":"Bed \"lamp\""}]"#
        // When
        let found = try MpvDevice.found(in: list)
        // Then
        #expect(found == (isTold ? [PlaybackDevice(name: name, summary: #"Bed "lamp""#)] : []))
    }

    @Test("The order is libmpv's")
    func order() throws {
        let names = ["pulse/b", "auto", "alsa/a:CARD=a"]
        let list = "[\(names.map { #"{"name":"\#($0)","description":""}"# }.joined(separator: ","))]"
        #expect(try MpvDevice.found(in: list).map(\.name) == ["pulse/b", "alsa/a:CARD=a"])
    }

    @Test("A list that cannot be read is an error", arguments: ["", "[", "{}", #"[{"name":1}]"#])
    func unreadable(list: String) {
        let error = #expect(throws: ProviderError.self) { try MpvDevice.found(in: list) }
        #expect(error?.code == "provider.invalidResponse")
    }

    @Test("What libmpv finds on this machine can be given as an output, whatever it is")
    func machine() async throws {
        for device in try await MpvEngineProvider().outputDevices() {
            #expect(PlaybackOutput(device.name) == .device(device.name))
            #expect(!MpvSetup(output: .device(device.name)).writesFile)
        }
    }

    @Test("Devices can be looked for by several at once")
    func concurrency() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { try await MpvEngineProvider().outputDevices() }
            }
            var answers: Set<[PlaybackDevice]> = []
            for try await devices in group { answers.insert(devices) }
            #expect(answers.count == 1)
        }
    }

    @Test("Sound that does not answer is not waited for for ever")
    func hanging() {
        // Given
        let never = DispatchSemaphore(value: 0)
        let sut = MpvDeviceSearch(patience: .zero) { () throws(ProviderError) in
            never.wait()
            return "[]"
        }
        // When
        let error = #expect(throws: ProviderError.self) { try sut.devices() }
        // Then
        #expect(error?.code == "provider.timeout")
        #expect(error?.advice.contains("PulseAudio or PipeWire") == true)
        never.signal()
    }

    @Test("Without the library the error names what to install")
    func library() {
        let error = #expect(throws: ProviderError.self) { try MpvDeviceSearch(library: "libmpv.so.999").devices() }
        #expect(error?.advice == "Install it with 'apt-get install libmpv2'.")
    }
}
