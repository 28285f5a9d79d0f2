public import StoryCore

/// The error of a feature that refuses what is not for children.
public protocol InputError: FeatureError {
    /// Text that somebody typed isn't for children.
    static func unsuitableInput(_ concern: SafetyConcern) -> Self
}

/// Looks through what a person typed before it is kept.
public struct InputCheck<Failure: InputError>: Sendable {
    private let safety: any ChildSafetyCheck
    private let settings: any SettingsRepository

    /// Makes a check.
    ///
    /// - Parameter settings: Tells the language of the household.
    public init(safety: any ChildSafetyCheck, settings: any SettingsRepository) {
        (self.safety, self.settings) = (safety, settings)
    }

    /// Refuses what is not for children.
    ///
    /// - Parameter language: The language that it is typed in; nil for that of the household.
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
