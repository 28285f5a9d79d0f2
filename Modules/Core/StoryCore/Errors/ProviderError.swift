public import Foundation

/// Why a provider failed; every provider maps its own errors to these kinds.
public enum ProviderError: Error, Hashable, Codable, Sendable {
    /// The provider could not be reached.
    case network(ProviderErrorDetails)
    /// A key is missing or not accepted.
    case unauthorised(ProviderErrorDetails)
    /// An account's allowance is used up.
    case quota(ProviderErrorDetails)
    /// Too many requests; `retryAfter` is in seconds where the provider said it.
    case rateLimit(ProviderErrorDetails, retryAfter: TimeInterval?)
    /// The provider declined to make this.
    case contentRefused(ProviderErrorDetails)
    /// The answer can't be used.
    case invalidResponse(ProviderErrorDetails)
    /// The answer took too long.
    case timeout(ProviderErrorDetails)
    /// Somebody stopped it.
    case cancelled
    /// Something that the provider needs on this machine is missing or misconfigured.
    case configuration(ProviderErrorDetails)
    /// Any other failure.
    case unknown(ProviderErrorDetails)

    /// Whether the same request may succeed a little later.
    public var isTransient: Bool {
        switch self {
        case .network, .rateLimit, .timeout, .invalidResponse: true
        case .unauthorised, .quota, .contentRefused, .cancelled, .configuration, .unknown: false
        }
    }

    /// How long the provider asks to wait, in seconds from 0 to a day; nil if it does not say, or not clearly.
    public var retryDelay: TimeInterval? {
        guard case .rateLimit(_, let seconds?) = self, !seconds.isNaN else { return nil }
        return min(max(0, seconds), 86_400)
    }
}

/// Which provider failed, and what is known of it.
public struct ProviderErrorDetails: Hashable, Codable, Sendable {
    /// The provider that failed.
    public var provider: ProviderIdentifier
    /// What went wrong, as a sentence for people; secrets that slip in are not shown.
    public var detail: String
    /// How to fix it, if the provider knows better than its kind of error.
    public var recovery: String?
    /// What people can do about it, if there is one thing to do.
    public let remedy: RecoveryAction?

    /// Describes a failure.
    public init(provider: ProviderIdentifier, detail: String, recovery: String? = nil) {
        self.provider = provider
        self.detail = detail
        self.recovery = recovery
        remedy = nil
    }

    /// Describes a failure that people can fix.
    public init(provider: ProviderIdentifier, detail: String, remedy: RecoveryAction) {
        self.provider = provider
        self.detail = detail
        recovery = nil
        self.remedy = remedy
    }
}

extension ProviderError: ExplainedError {
    /// What is known of the failure; nil for a cancellation.
    public var fault: ProviderErrorDetails? {
        switch self {
        case .network(let fault), .unauthorised(let fault), .quota(let fault), .rateLimit(let fault, _),
            .contentRefused(let fault), .invalidResponse(let fault), .timeout(let fault), .configuration(let fault),
            .unknown(let fault):
            fault
        case .cancelled: nil
        }
    }

    public var code: String {
        switch self {
        case .network: "provider.network"
        case .unauthorised: "provider.unauthorised"
        case .quota: "provider.quota"
        case .rateLimit: "provider.rateLimit"
        case .contentRefused: "provider.contentRefused"
        case .invalidResponse: "provider.invalidResponse"
        case .timeout: "provider.timeout"
        case .cancelled: "provider.cancelled"
        case .configuration: "provider.configuration"
        case .unknown: "provider.unknown"
        }
    }

    public var message: String {
        let name = fault?.provider.rawValue ?? ""
        return switch self {
        case .network: "\(name) couldn't be reached."
        case .unauthorised: "\(name) didn't accept the key."
        case .quota: "Your allowance with \(name) is used up."
        case .rateLimit: "\(name) is getting too many requests."
        case .contentRefused: "\(name) declined to make this."
        case .invalidResponse: "\(name) sent an answer that can't be used."
        case .timeout: "\(name) took too long."
        case .cancelled: "Cancelled."
        case .configuration(let fault): fault.remedy?.problem ?? "\(name) isn't available on this computer."
        case .unknown: "\(name) failed."
        }
    }

    /// What the provider said, on one line and without secrets, whoever wrote it.
    public var reason: String? { fault.flatMap { Self.presentable($0.detail) } }

    public var recovery: RecoveryAction {
        if let recovery = fault?.recovery.flatMap(Self.presentable) { return .advised(recovery) }
        if let remedy = fault?.remedy { return remedy }
        return switch self {
        case .network, .timeout: .checkConnection
        case .unauthorised: .setKey
        case .quota: .raiseAllowance
        case .rateLimit: .tryAgainLater(seconds: Int((retryDelay ?? 60).rounded(.up)))
        case .contentRefused: .rewordEvent
        case .invalidResponse: .tryAgainOrChangeProvider
        case .cancelled: .startAgain
        case .configuration: .installMissing
        case .unknown: .tryAgainOrCheckMachine
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .network, .timeout, .rateLimit, .invalidResponse: .temporary
        case .unauthorised: .configuration
        case .quota, .configuration: .unavailable
        case .contentRefused: .notAllowed
        case .cancelled: .cancelled
        case .unknown: .unexpected
        }
    }

    private static func presentable(_ text: String) -> String? {
        PlainText.line(PlainText.withoutSecrets(text), limit: 400)
    }

    public var severity: ErrorSeverity {
        switch self {
        case .cancelled: .notice
        case .network, .timeout, .rateLimit, .invalidResponse: .warning
        case .unauthorised, .quota, .contentRefused, .configuration, .unknown: .error
        }
    }
}

extension RecoveryAction {
    /// What is wrong with a provider as long as nobody does it, as one sentence; nil where that depends on the
    /// provider.
    fileprivate var problem: String? {
        switch self {
        case .installVoice(named: nil): "No natural voice is installed."
        case .installVoice(let name?): "The natural voice '\(PlainText.quotation(name))' can't be used."
        case .installVoiceEngine: "Natural voices can't be used."
        default: nil
        }
    }
}
