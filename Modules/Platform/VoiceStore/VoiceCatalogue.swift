import Glibc

/// The voices that this program knows, and the engine for a kind of machine; what is installed is compared with it to
/// the bit.
struct VoiceCatalogue: Sendable {
    /// The voice that is meant if none is named.
    let standardName: String
    /// The voices, in the order of listings.
    let voices: [CatalogueItem]
    /// The engine; nil if there is none for the machine.
    let engine: CatalogueItem?
    /// The kind of machine, as the system calls it: "x86_64".
    let machine: String

    /// Returns the catalogue for this machine.
    static func builtIn(machine: String = Self.thisMachine) -> VoiceCatalogue {
        VoiceCatalogue(
            standardName: "heart", voices: hibariVoices + [joe], engine: engine(for: machine), machine: machine)
    }

    /// The engine, if there is one, and the voices.
    var items: [CatalogueItem] { (engine.map { [$0] } ?? []) + voices }

    /// A voice, or the engine, by its name.
    func item(_ name: String) -> CatalogueItem? {
        items.first { $0.manifest.name == name }
    }

    /// The kind of this machine.
    static var thisMachine: String {
        var names = utsname()
        guard uname(&names) == 0 else { return "an unknown machine" }
        return withUnsafeBytes(of: names.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
