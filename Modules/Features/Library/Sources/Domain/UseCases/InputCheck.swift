import StoryCore

/// Looks through what a person typed before it is kept.
struct InputCheck: Sendable {
    let safety: any ChildSafetyCheck
    let settings: any SettingsRepository

    /// Refuses what is not for children.
    ///
    /// - Parameter language: The language that it is typed in; nil for that of the household.
    func check(_ texts: [String], in language: LanguageCode? = nil, ageBand: AgeBand) async throws(LibraryError) {
        let household = try await stored { () async throws(StorageError) in try await settings.settings().language }
        for text in texts {
            let concern = safety.firstConcern(in: text, language: language ?? household, ageBand: ageBand)
            if let concern { throw .unsuitableInput(concern) }
        }
    }
}
