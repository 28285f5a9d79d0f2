public import StoryCore

/// Whether a profile may do something.
public enum AccessDecision: Hashable, Sendable {
    /// It may.
    case allowed
    /// It may not.
    case refused(AccessRefusal)
    /// It may once a parent has entered the household's PIN; otherwise not.
    case needsPIN(otherwise: AccessRefusal)
}

/// Decides what each profile may do.
public protocol AccessPolicy: Sendable {
    /// Returns whether a profile may do something.
    ///
    /// - Parameter content: What the story is about with which it is done; nil if it is done with none in particular.
    func decision(on action: AccessAction, content: StoryContent?, by profile: ProfileID) async -> AccessDecision

    /// Returns what holds for a profile now.
    func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls
}

extension AccessPolicy {
    /// Returns whether a profile may do something, with no story in particular.
    public func decision(on action: AccessAction, by profile: ProfileID) async -> AccessDecision {
        await decision(on: action, content: nil, by: profile)
    }
}

/// Allows everything: a household without rules.
public struct UnrestrictedAccess: AccessPolicy {
    /// Creates the policy.
    public init() {}

    public func decision(
        on action: AccessAction, content: StoryContent?, by profile: ProfileID
    ) async -> AccessDecision { .allowed }

    public func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls { .unlimited }
}

/// Allows one action, and leaves all else to another policy.
private struct AccessWithAction: AccessPolicy {
    let base: any AccessPolicy
    let action: AccessAction

    func decision(
        on action: AccessAction, content: StoryContent?, by profile: ProfileID
    ) async -> AccessDecision {
        action == self.action ? .allowed : await base.decision(on: action, content: content, by: profile)
    }

    func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls {
        try await base.controls(of: profile)
    }
}

/// Who uses the program, and what they may do; each feature asks here before it does something.
public struct AccessGuard: Sendable {
    /// Who uses the program.
    public let caller: ProfileID
    private let policy: any AccessPolicy
    private let approval: any ParentApproval

    /// Creates a guard.
    public init(
        caller: ProfileID = .first, policy: any AccessPolicy = UnrestrictedAccess(),
        approval: any ParentApproval = NoApproval()
    ) {
        (self.caller, self.policy, self.approval) = (caller, policy, approval)
    }

    /// Returns a guard that allows one action besides: to what does it for the caller, who was asked for something else.
    public func allowing(_ action: AccessAction) -> AccessGuard {
        AccessGuard(caller: caller, policy: AccessWithAction(base: policy, action: action), approval: approval)
    }

    /// Returns why the caller may not do something; nil if they may, by themselves or since a parent agreed.
    ///
    /// - Parameter content: What the story is about with which it is done; nil if it is done with none in particular.
    public func refusal(of action: AccessAction, content: StoryContent? = nil) async -> AccessRefusal? {
        switch await decision(on: action, content: content) {
        case .allowed: nil
        case .refused(let refusal): refusal
        case .needsPIN(let refusal): await approval.refusal(of: action, otherwise: refusal)
        }
    }

    /// Returns why the caller may not do something now, and asks nobody; nil if they may, or a parent has agreed just now.
    public func knownRefusal(of action: AccessAction) async -> AccessRefusal? {
        switch await decision(on: action) {
        case .allowed: nil
        case .refused(let refusal): refusal
        case .needsPIN(let refusal): await approval.isApproved(action) ? nil : refusal
        }
    }

    /// Returns whether the caller may do something by themselves, and asks nobody.
    public func decision(on action: AccessAction, content: StoryContent? = nil) async -> AccessDecision {
        await policy.decision(on: action, content: content, by: caller)
    }

    /// Returns what holds for the caller now.
    public func controls() async throws(StorageError) -> CurrentControls {
        try await policy.controls(of: caller)
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
    /// Returns whether the caller may see something, and asks nobody; throws ``refused(_:)`` if that can't be known.
    ///
    /// What only a PIN protects may be seen by parents, not by children.
    public static func isAllowed(_ action: AccessAction, by access: AccessGuard) async throws(Self) -> Bool {
        switch await access.decision(on: action) {
        case .allowed, .needsPIN(.pinNeeded): return true
        case .refused(.notAllowed), .needsPIN: return false
        case .refused(let refusal): throw .refused(refusal)
        }
    }

    /// Throws ``refused(_:)`` unless the caller may do something.
    public static func allowed(_ action: AccessAction, by access: AccessGuard) async throws(Self) {
        if let refusal = await access.refusal(of: action) { throw .refused(refusal) }
    }
}
