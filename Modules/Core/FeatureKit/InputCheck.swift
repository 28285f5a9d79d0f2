public import StoryCore

/// The error of a feature that rejects input unsuitable for children.
public protocol InputError: FeatureError {
    /// Something that a person typed is unsuitable for children.
    static func unsuitableInput(_ concern: SafetyConcern) -> Self
}

/// Checks what a person typed before it is saved.
public struct InputCheck<Failure: InputError>: Sendable {
    private let safety: any ChildSafetyCheck
    private let settings: any SettingsRepository

    /// Creates a check.
    ///
    /// - Parameter settings: The repository with the household's language.
    public init(safety: any ChildSafetyCheck, settings: any SettingsRepository) {
        (self.safety, self.settings) = (safety, settings)
    }

    /// Throws if a text is unsuitable for children.
    ///
    /// - Parameter language: The language of the texts; nil for the household's.
    public func check(_ texts: [String], in language: LanguageCode? = nil, ageBand: AgeBand) async throws(Failure) {
        let spoken: LanguageCode
        if let language {
            spoken = language
        } else {
            spoken = try await Failure.stored(try await settings.settings().language)
        }
        for text in texts {
            let concern = safety.firstConcern(in: text, language: spoken, ageBand: ageBand)
            if let concern { throw .unsuitableInput(concern) }
        }
    }
}
