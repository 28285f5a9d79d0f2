import StoryCore

extension AppContainer {
    /// Natural voices are an offer: without them, stories are narrated by the voices that come with the system.
    func voiceChecks() async -> [HealthCheck] {
        do throws(VoiceError) {
            let found = try await voices.inventory()
            let there = found.voices.filter { $0.state != .available && !$0.needsFiles }
            guard let offer = found.voices.first(where: { $0.state == .available }), there.isEmpty else {
                return await checks(of: [found.engine] + there)
            }
            let size = (offer.downloadByteCount ?? 0) + (found.engine.downloadByteCount ?? 0)
            return [
                HealthCheck(
                    name: "voices natural", isHealthy: false, isOptional: true,
                    detail: "\(offer.displayName), \(offer.summary), isn't installed.",
                    recovery: "Install it with 'story voice install' (\(StoryText.size(size))).")
            ]
        } catch {
            return [HealthCheck(name: "voices natural", isOptional: true, error: error)]
        }
    }

    private func checks(of listings: [VoiceListing]) async -> [HealthCheck] {
        var checks: [HealthCheck] = []
        for listing in listings {
            let name = listing.language == nil ? "voices \(listing.name)" : "voice \(listing.name)"
            do throws(VoiceError) {
                try await voices.check(listing.name)
                checks.append(
                    HealthCheck(
                        name: name, isHealthy: true, isOptional: true,
                        detail: "\(listing.displayName), \(listing.source), \(listing.licence)"))
            } catch {
                checks.append(HealthCheck(name: name, isOptional: true, error: error))
            }
        }
        return checks
    }
}

extension VoiceListing {
    fileprivate var needsFiles: Bool {
        if case .needsFiles = state { true } else { false }
    }
}
