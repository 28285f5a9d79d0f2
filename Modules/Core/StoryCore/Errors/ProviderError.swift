public import Foundation

/// An error of a provider. Every provider maps its own errors to these cases.
public enum ProviderError: Error, Hashable, Codable, Sendable {
    /// The provider could not be reached.
    case network(ProviderErrorDetails)
    /// A key is missing or rejected.
    case unauthorised(ProviderErrorDetails)
    /// The account's quota is used up.
    case quota(ProviderErrorDetails)
    /// Too many requests; `retryAfter` is in seconds, if the provider gave it.
    case rateLimit(ProviderErrorDetails, retryAfter: TimeInterval?)
    /// The provider refused the content.
    case contentRefused(ProviderErrorDetails)
    /// The response is invalid.
    case invalidResponse(ProviderErrorDetails)
    /// The request timed out.
    case timeout(ProviderErrorDetails)
    /// The request was cancelled.
    case cancelled
    /// Something that the provider needs on this machine is missing or misconfigured.
    case configuration(ProviderErrorDetails)
    /// Any other failure.
    case unknown(ProviderErrorDetails)

    /// Whether the same request may succeed later.
    public var isTransient: Bool {
        switch self {
        case .network, .rateLimit, .timeout, .invalidResponse: true
        case .unauthorised, .quota, .contentRefused, .cancelled, .configuration, .unknown: false
        }
    }

    /// The requested delay before a retry, in seconds from 0 to a day; nil if the provider gave none, or an invalid
    /// one.
    public var retryDelay: TimeInterval? {
        guard case .rateLimit(_, let seconds?) = self, !seconds.isNaN else { return nil }
        return min(max(0, seconds), 86_400)
    }
}

/// The provider that failed, and details of the failure.
public struct ProviderErrorDetails: Hashable, Codable, Sendable {
    /// The provider that failed.
    public var provider: ProviderIdentifier
    /// What went wrong, as a sentence for people; secrets in it are not shown.
    public var detail: String
    /// How to fix it, if the provider's advice is better than that of the case.
    public var recovery: String?
    /// The recovery, if there is a single one.
    public let remedy: RecoveryAction?

    /// Creates details with the provider's own advice.
    public init(provider: ProviderIdentifier, detail: String, recovery: String? = nil) {
        self.provider = provider
        self.detail = detail
        self.recovery = recovery
        remedy = nil
    }

    /// Creates details with a recovery.
    public init(provider: ProviderIdentifier, detail: String, remedy: RecoveryAction) {
        self.provider = provider
        self.detail = detail
        recovery = nil
        self.remedy = remedy
    }
}

extension ProviderError: ExplainedError {
    /// The details; nil for a cancellation.
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

    /// The provider's detail on one line, without secrets.
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
    /// The provider's problem until it is fixed, as one sentence; nil if that depends on the provider.
    fileprivate var problem: String? {
        switch self {
        case .installVoice(named: nil): "No natural voice is installed."
        case .installVoice(let name?): "The natural voice '\(PlainText.quotation(name))' can't be used."
        case .installVoiceEngine: "Natural voices can't be used."
        default: nil
        }
    }
}
