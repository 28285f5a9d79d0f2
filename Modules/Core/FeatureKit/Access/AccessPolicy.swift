public import StoryCore

/// Decides what each profile may do.
public protocol AccessPolicy: Sendable {
    /// Returns why a profile may not do something; nil if it may.
    func refusal(of action: AccessAction, by profile: ProfileID) async -> AccessRefusal?
}

/// Allows everything: a household without rules.
public struct UnrestrictedAccess: AccessPolicy {
    /// Creates the policy.
    public init() {}

    public func refusal(of action: AccessAction, by profile: ProfileID) async -> AccessRefusal? { nil }
}

/// Who uses the program, and what they may do; each feature asks here before it does something.
public struct AccessGuard: Sendable {
    /// Who uses the program.
    public let caller: ProfileID
    private let policy: any AccessPolicy

    /// Creates a guard.
    public init(caller: ProfileID = .first, policy: any AccessPolicy = UnrestrictedAccess()) {
        (self.caller, self.policy) = (caller, policy)
    }

    /// Returns why the caller may not do something; nil if they may.
    public func refusal(of action: AccessAction) async -> AccessRefusal? {
        await policy.refusal(of: action, by: caller)
    }
}

/// A use case that asks first whether the caller may do it.
private struct GuardedUseCase<Input: Sendable, Output: Sendable, Failure: FeatureError>: UseCase {
    let base: any UseCase<Input, Output, Failure>
    let action: AccessAction
    let access: AccessGuard

    func execute(_ input: Input) async throws(Failure) -> Output {
        try await Failure.allowed(action, by: access)
        return try await base.execute(input)
    }
}

extension UseCase where Failure: FeatureError {
    /// Returns the use case as one that asks first whether the caller may do it.
    public func asking(_ access: AccessGuard, for action: AccessAction) -> any UseCase<Input, Output, Failure> {
        GuardedUseCase(base: self, action: action, access: access)
    }
}

extension FeatureError {
    /// Returns whether the caller may do something; throws ``refused(_:)`` if that can't be known.
    public static func isAllowed(_ action: AccessAction, by access: AccessGuard) async throws(Self) -> Bool {
        switch await access.refusal(of: action) {
        case nil: true
        case .notAllowed: false
        case let refusal?: throw .refused(refusal)
        }
    }

    /// Throws ``refused(_:)`` unless the caller may do something.
    public static func allowed(_ action: AccessAction, by access: AccessGuard) async throws(Self) {
        if let refusal = await access.refusal(of: action) { throw .refused(refusal) }
    }
}
