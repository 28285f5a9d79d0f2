import StoryCore

/// What an installation has to do; what is whole already stays as it is.
struct InstallationPlan: Sendable {
    /// What has to be installed, the engine first.
    private(set) var missing: [CatalogueItem] = []
    /// What is there and whole, as it is there.
    private(set) var present: [VoiceListing] = []
    /// What stands under the name of something that is missing and is another release, or another voice.
    private(set) var replaced: [VoiceListing] = []

    /// Compares what is wanted with what is installed, down to the last byte.
    ///
    /// - Parameter named: The names of what somebody asked for, which has to be of the catalogue's release; an engine
    ///   that is only needed may be of any.
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
