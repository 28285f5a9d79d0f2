import StoryCore

/// Decides whether the story of a brief may be made, wherever the brief comes from: a form, a program, or a job of
/// yesterday.
struct BriefCheck: Sendable {
    let safety: any ChildSafetyCheck
    let permission: any GenerationPermission

    /// Looks through what people typed, and asks those who may say no.
    func check(_ brief: StoryBrief) async throws(GenerationError) {
        for text in typedTexts(of: brief) {
            let concern = safety.firstConcern(in: text, language: brief.language, ageBand: brief.ageBand)
            if let concern { throw .unsuitableInput(concern) }
        }
        if let refusal = await permission.refusal(of: brief) { throw .notAllowed(refusal) }
    }

    /// Whatever a person typed goes through the same check as the author's text.
    private func typedTexts(of brief: StoryBrief) -> [String] {
        var texts = brief.heroes.flatMap(\.typedTexts)
        if case .custom(let event) = brief.occasion { texts += event.typedTexts }
        return texts
    }
}

extension GenerationDependencies {
    /// The check that every story passes before work on it starts.
    var briefCheck: BriefCheck { BriefCheck(safety: safety, permission: permission) }
}
