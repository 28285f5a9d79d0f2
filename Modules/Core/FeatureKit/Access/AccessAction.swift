/// Something that somebody does in the library, which may not be for everybody.
///
/// Reading is none: what a profile sees is decided by ``StoryVisibility``.
public enum AccessAction: String, CaseIterable, Sendable {
    /// Playing stories.
    case playStories
    /// Marking favourites.
    case markStories
    /// Making stories.
    case createStories
    /// Making parts of stories again.
    case retryStories
    /// Asking for stories, which are made at once, or once a parent approves.
    case requestStories
    /// Listing, resuming, cancelling and discarding unfinished stories, whoever asked for them.
    case manageJobs
    /// Editing stories.
    case editStories
    /// Moving stories to the bin, restoring and deleting them.
    case deleteStories
    /// Adding, editing and deleting heroes.
    case manageHeroes
    /// Adding, editing and deleting events.
    case manageEvents
    /// Renaming, filling and deleting collections.
    case manageCollections
    /// Checking, repairing, backing up and restoring the library, which tells of all stories.
    case manageLibrary
    /// Changing the settings.
    case changeSettings
    /// Adding, editing and deleting profiles.
    case manageProfiles
    /// Setting and removing the PIN.
    case managePIN
    /// Reading as a parent's profile, after a child's.
    case readAsParent
    /// Changing what another feature keeps.
    case manageContent

    /// The action in words that continue "can't": "edit stories".
    var words: String {
        switch self {
        case .playStories: "play stories"
        case .markStories: "mark favourites"
        case .createStories: "create stories"
        case .requestStories: "create stories"
        case .retryStories: "create parts of stories again"
        case .manageJobs: "manage unfinished stories"
        case .editStories: "edit stories"
        case .deleteStories: "delete stories"
        case .manageHeroes: "change heroes"
        case .manageEvents: "change events"
        case .manageCollections: "change collections"
        case .manageLibrary: "check, back up or restore the library"
        case .changeSettings: "change the settings"
        case .manageProfiles: "change profiles"
        case .managePIN: "change the PIN"
        case .readAsParent: "read as a parent"
        case .manageContent: "change this"
        }
    }
}
