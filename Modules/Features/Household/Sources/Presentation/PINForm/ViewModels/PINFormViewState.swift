/// The states of the form for the PIN.
public enum PINFormViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// Whether there is a PIN is being read.
    case loading
    /// Whether there is one could not be read.
    case error(HouseholdError)
    /// A new PIN is being typed; `isSet` tells whether there is one already.
    case editing(isSet: Bool)
    /// The PIN is being stored or removed.
    case saving
    /// It was stored, or removed.
    case saved(isSet: Bool)
}
