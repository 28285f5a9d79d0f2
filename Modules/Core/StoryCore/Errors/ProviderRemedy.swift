/// What a person does about a provider that something is missing for; each front end names its own way to it.
public enum ProviderRemedy: Hashable, Codable, Sendable {
    /// Installing a package of the system, by its Debian name.
    case installPackage(named: String)
    /// Installing the version of a package that belongs to the system's release.
    case installReleasedVersion
    /// Installing a natural voice: this one, again if it is there; nil for any, where there is none.
    case installVoice(named: String?)
    /// Installing what runs natural voices, again if it is there.
    case installVoiceEngine

    /// What is wrong as long as nobody does it, as one sentence; nil where that depends on who needs it.
    var problem: String? {
        switch self {
        case .installPackage, .installReleasedVersion: nil
        case .installVoice(named: nil): "No natural voice is installed."
        case .installVoice(let name?): "The natural voice '\(PlainText.quotation(name))' can't be used."
        case .installVoiceEngine: "Natural voices can't be used."
        }
    }

    /// The same in words that hold for every front end.
    public var advice: String {
        switch self {
        case .installPackage(let name): "Install it with 'apt-get install \(PlainText.quotation(name))'."
        case .installReleasedVersion: "Install the version from this Debian release."
        case .installVoice(named: nil): "Choose another voice, or install a natural one."
        case .installVoice(let name?): "Choose another voice, or install '\(PlainText.quotation(name))' again."
        case .installVoiceEngine: "Choose another voice, or install a natural one again."
        }
    }
}
