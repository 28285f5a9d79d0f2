import StoryCore

/// The plan of an installation; what is whole already stays.
struct InstallationPlan: Sendable {
    /// The items to install, the engine first.
    private(set) var missing: [CatalogueItem] = []
    /// The items that are installed and whole.
    private(set) var present: [VoiceListing] = []
    /// The installed items of the same names that will be replaced: other releases, or other voices.
    private(set) var replaced: [VoiceListing] = []

    /// Compares the requested items with the installed ones, down to the last byte.
    ///
    /// - Parameter named: The explicitly requested names, which must be of the catalogue's release; an engine that is
    ///   only required may be of any.
    init(for wanted: [CatalogueItem], named: Set<String>, in installed: InstalledVoices) {
        for item in wanted {
            do throws(VoiceError) {
                guard let there = try installed.find(item.manifest.name) else {
                    missing.append(item)
                    continue
                }
                let isSame = Set(there.manifest.files) == Set(item.manifest.files)
                let listing = VoiceListing(
                    there.manifest, downloadByteCount: item.downloadByteCount, state: .installed)
                guard isSame || item.manifest.kind == .engine && !named.contains(item.manifest.name) else {
                    missing.append(item)
                    replaced.append(listing)
                    continue
                }
                try there.check()
                present.append(listing)
            } catch {
                missing.append(item)
            }
        }
    }
}
