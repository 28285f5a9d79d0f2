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
        var texts = brief.heroes.flatMap(typedTexts)
        if case .custom(let event) = brief.occasion {
            texts += [event.title, event.details, event.promptSeed] + event.keywords
        }
        return texts
    }

    private func typedTexts(of hero: Hero) -> [String] {
        let look = hero.appearance
        // The syllables of a name are heard as one word, so they are looked at both ways.
        let pronunciations = [hero.pronunciation, hero.pronunciation?.replacing("-", with: "")]
        let words = [
            hero.name, hero.ability, look.hairStyle, look.hairColor, look.hairTexture, look.eyeColor, look.skinTone,
            look.clothing, look.artStyle,
        ]
        return (words + pronunciations).compactMap { $0 } + look.palette + look.accessories
    }
}

extension GenerationDependencies {
    /// The check that every story passes before work on it starts.
    var briefCheck: BriefCheck { BriefCheck(safety: safety, permission: permission) }
}
