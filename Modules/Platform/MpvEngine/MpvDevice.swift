import Foundation
import StoryCore

/// A line of libmpv's list of devices, its property `audio-device-list`: a driver's name, or driver, slash and device.
struct MpvDevice: Decodable {
    let name: String
    let description: String

    /// Returns the available devices of a list in JSON.
    static func found(in list: String) throws(ProviderError) -> [PlaybackDevice] {
        do {
            return try JSONDecoder().decode([MpvDevice].self, from: Data(list.utf8)).filter(\.isThere)
                .map { PlaybackDevice(name: $0.name, summary: $0.description) }
        } catch {
            throw .invalidResponse(
                ProviderErrorDetails(provider: MpvFunctions.provider, detail: "libmpv's list of devices can't be read.")
            )
        }
    }

    /// Whether it stands for something audible.
    private var isThere: Bool {
        // A driver alone is named whether or not it finds anything, as "auto" is.
        guard let slash = name.firstIndex(of: "/") else { return false }
        let (driver, device) = (name[..<slash], name[slash...].dropFirst())
        if device.isEmpty || MpvSetup.recorders.contains(driver) { return false }
        return switch driver {
        // ALSA names its converters, too, with and without a card; what belongs to one has the card's name in its own.
        case "alsa": device.contains("CARD=")
        // PulseAudio and PipeWire offer this while they have no device, so that programs play on.
        case "pulse", "pipewire": device != "auto_null"
        default: true
        }
    }
}
