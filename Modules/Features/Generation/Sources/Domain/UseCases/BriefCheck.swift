import FeatureKit
import StoryCore

/// Decides whether the story of a brief may be made, whether it comes from a form, a program, or an earlier job.
struct BriefCheck: Sendable {
    let input: InputCheck<GenerationError>
    let permission: any GenerationPermission

    /// Checks typed texts, and asks for permission.
    func check(_ brief: StoryBrief) async throws(GenerationError) {
        try await input.check(typedTexts(of: brief), in: brief.language, ageBand: brief.ageBand)
        if let refusal = await permission.refusal(of: brief) { throw .notAllowed(refusal) }
    }

    /// Returns all texts that a person typed, which pass the same check as the author's text.
    private func typedTexts(of brief: StoryBrief) -> [String] {
        var texts = brief.heroes.flatMap(\.typedTexts)
        if case .custom(let event) = brief.occasion { texts += event.typedTexts }
        return texts
    }
}

extension GenerationDependencies {
    /// The check that every story passes before work on it starts.
    var briefCheck: BriefCheck {
        BriefCheck(
            input: InputCheck(safety: safety, settings: settings, access: access), permission: permission)
    }
}
