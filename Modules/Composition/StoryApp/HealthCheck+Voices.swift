import StoryCore

extension AppContainer {
    /// Checks the installed natural voices, down to the last byte; if there are none, their narrator reports it.
    ///
    /// Natural voices are optional: without them, the voices of the system narrate stories.
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
