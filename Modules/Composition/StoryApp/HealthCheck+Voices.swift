import StoryCore

extension AppContainer {
    /// Looks at what is installed of natural voices, down to the last byte; where nothing is, their narrator says so.
    ///
    /// Natural voices are an offer: without them, stories are narrated by the voices that come with the system.
    func voiceChecks() async -> [HealthCheck] {
        do throws(VoiceError) {
            let found = try await voices.inventory()
            let there = found.voices.filter(\.isThere)
            guard found.engine.isThere || !there.isEmpty else { return [] }
            var checks: [HealthCheck] = []
            for listing in [found.engine] + there { checks.append(await check(listing)) }
            return checks
        } catch {
            return [HealthCheck(name: "voices", isOptional: true, .fails(error))]
        }
    }

    private func check(_ listing: VoiceListing) async -> HealthCheck {
        let name = "voice \(listing.name)"
        do throws(VoiceError) {
            try await voices.check(listing.name)
            return HealthCheck(
                name: name, isOptional: true,
                .works("\(listing.displayName) (\(listing.source), \(listing.licence))"))
        } catch {
            return HealthCheck(name: name, isOptional: true, .fails(listing.explaining(error)))
        }
    }
}
