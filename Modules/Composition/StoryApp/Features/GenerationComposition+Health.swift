import FeatureKit
import StoryCore

extension GenerationComposition {
    /// Checks authors, narrators with the natural voices, the recorder, and illustrators.
    public static func healthChecks(in app: AppContainer) async -> [HealthCheck] {
        let registry = await app.preferred
        var checks: [HealthCheck] = []
        for author in registry.authors {
            checks.append(await .of(author, kind: "author", isOptional: !registry.isDefault(author: author)))
        }
        for narrator in registry.narrators { checks.append(await check(narrator, among: registry)) }
        checks += await app.voiceChecks()
        checks.append(await .of(app.services.recorder, kind: "recorder", isOptional: false))
        for (index, illustrator) in registry.illustrators.enumerated() {
            checks.append(await .of(illustrator, kind: "illustrator", isOptional: index > 0))
        }
        return checks
    }

    /// Checks a narrator, with the names by which its voices are chosen.
    private static func check(_ narrator: any Narrator, among registry: Registry) async -> HealthCheck {
        let isOptional = !registry.isDefault(narrator: narrator)
        var found = await HealthCheck.of(narrator, kind: "narrator", isOptional: isOptional)
        let voices = narrator.voices(for: .english).map(\.label)
        if case .works(let name) = found.finding, !voices.isEmpty {
            found.finding = .works("\(name); voices for English: \(voices.joined(separator: ", "))")
        }
        return found
    }
}
