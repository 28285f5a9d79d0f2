import StoryCore

/// Looks through what a person typed before it is kept.
struct InputCheck: Sendable {
    let safety: any ChildSafetyCheck

    /// Refuses what is not for children.
    func check(_ texts: [String], in language: LanguageCode, ageBand: AgeBand) throws(CollectionsError) {
        for text in texts {
            let concern = safety.firstConcern(in: text, language: language, ageBand: ageBand)
            if let concern { throw .unsuitableInput(concern) }
        }
    }
}
