import FeatureKit
import StoryCore

extension PlaybackComposition {
    /// Checks engines with their sound devices, and the remote.
    public static func healthChecks(in app: AppContainer) async -> [HealthCheck] {
        var checks: [HealthCheck] = []
        for (index, engine) in app.registry.engines.enumerated() {
            checks.append(await .of(engine, kind: "engine", isOptional: index > 0))
            checks.append(await soundCheck(engine))
        }
        if let remote = app.services.remote { checks.append(await check(remote)) }
        return checks
    }

    /// Checks an engine, with the names by which its devices are chosen.
    private static func soundCheck(_ engine: any PlaybackEngineProvider) async -> HealthCheck {
        let name = "sound \(engine.identifier)"
        do throws(ProviderError) {
            let devices = try await engine.outputDevices()
            return HealthCheck(
                name: name, isOptional: true,
                devices.isEmpty ? .fails(HealthProblem.noSoundDevice) : .plays(devices))
        } catch {
            return HealthCheck(name: name, isOptional: true, .fails(error))
        }
    }

    /// The check of a remote mentions its purpose; no story needs one.
    private static func check(_ remote: any PlaybackRemoteProvider) async -> HealthCheck {
        var found = await HealthCheck.of(remote, kind: "remote", isOptional: true)
        if case .works(let name) = found.finding {
            found.finding = .works("Media keys and 'playerctl' work: \(name)")
        }
        return found
    }
}
