public import StoryCore

/// The error of a feature that rejects input unsuitable for children.
public protocol InputError: FeatureError {
    /// Something that a person typed is unsuitable for children.
    static func unsuitableInput(_ concern: SafetyConcern) -> Self
    /// Whether something is suitable can't be told now.
    static func uncheckedInput(_ error: ProviderError) -> Self
}

/// Checks what a person typed before it is saved.
public struct InputCheck<Failure: InputError>: Sendable {
    private let safety: any ChildSafetyCheck
    private let settings: any SettingsRepository
    private let access: AccessGuard

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - settings: The repository with the household's language.
    ///   - access: Tells which words are blocked for the caller.
    public init(safety: any ChildSafetyCheck, settings: any SettingsRepository, access: AccessGuard) {
        (self.safety, self.settings, self.access) = (safety, settings, access)
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
        let controls = try await Failure.stored(try await access.controls()).controls
        let audience = SafetyAudience(language: spoken, ageBand: ageBand, filter: controls.filter)
        for text in texts {
            if let concern = try await firstConcern(in: text, for: audience) { throw .unsuitableInput(concern) }
        }
    }

    private func firstConcern(
        in text: String, for audience: SafetyAudience
    ) async throws(Failure) -> SafetyConcern? {
        do throws(ProviderError) {
            return try await safety.firstConcern(in: text, for: audience)
        } catch {
            throw .uncheckedInput(error)
        }
    }
}
