/// The states of the form for a profile.
public enum ProfileFormViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The profile is being loaded.
    case loading
    /// The profile could not be loaded.
    case error(HouseholdError)
    /// The draft is being edited.
    case editing
    /// The profile is being saved.
    case saving
    /// The profile was saved.
    case saved(Profile)
    /// The profile could not be saved; the draft is kept.
    case failed(HouseholdError)
}
