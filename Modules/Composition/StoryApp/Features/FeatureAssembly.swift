public import FeatureKit
import Household

/// Makes the features of an app, each once, whichever of them asks for it first.
public final class FeatureAssembly {
    /// What every feature may use.
    public let services: AppServices
    /// Who uses the program, and what they may do.
    public var access: AccessGuard {
        let household = repositories(of: HouseholdComposition.self)
        return AccessGuard(
            caller: services.caller,
            policy: HouseholdAccess(
                repository: household, pins: services.storage.pins,
                limits: LimitsCheck(
                    settings: services.storage.settings, usage: household, calendar: services.calendar,
                    now: services.now)),
            approval: services.approval)
    }
    /// The settings that the features bring, in the order of the screen.
    public let settings: [SettingsSection]
    private(set) var features: [ObjectIdentifier: any Sendable]

    /// Creates an assembly.
    ///
    /// - Parameter features: The features that are made already, by composition.
    init(
        _ services: AppServices, settings: [SettingsSection], features: [ObjectIdentifier: any Sendable] = [:]
    ) {
        (self.services, self.settings, self.features) = (services, settings, features)
    }

    /// Returns a feature, which is made now if it was not before.
    ///
    /// - Precondition: No two features need each other to be made.
    public func feature<Composition: FeatureCompositionContract>(
        _ composition: Composition.Type
    ) -> Composition.Feature {
        let key = ObjectIdentifier(composition)
        if let made = features[key] as? Composition.Feature { return made }
        let feature = Composition.makeFeature(over: repositories(of: composition), in: self)
        features[key] = feature
        return feature
    }

    /// Returns the repositories of a feature, of which another one may read.
    public func repositories<Composition: FeatureCompositionContract>(
        of composition: Composition.Type
    ) -> Composition.Repositories {
        services.storage.repositories.repositories(of: composition)
    }
}
