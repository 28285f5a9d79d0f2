public import StoryCore

/// The routes in the feature that a link or a tap can lead to.
public enum HouseholdRoute: Hashable, Sendable {
    /// The list of profiles.
    case list
    /// The question who is reading.
    case picker
    /// The form for the PIN.
    case pin
    /// A profile.
    case profile(ProfileID)
    /// The form for a profile; nil for a new one.
    case form(ProfileID?)
}

/// The exits of the feature's screens.
public enum HouseholdExit: Hashable, Sendable {
    /// Back to the previous screen.
    case back
    /// To another screen of the feature.
    case open(HouseholdRoute)
    /// To the app as another profile sees it.
    case read(as: ProfileID)
}

extension HouseholdRoute {
    /// Creates a route from the path of a link; nil if there is none.
    init?(path: [String]) {
        switch path.count {
        case 0: self = .list
        case 1 where path == ["new"]: self = .form(nil)
        case 1 where path == ["who"]: self = .picker
        case 1 where path == ["pin"]: self = .pin
        case 1:
            guard let profile = ProfileID(checking: path[0]) else { return nil }
            self = .profile(profile)
        case 2 where path[1] == "edit":
            guard let profile = ProfileID(checking: path[0]) else { return nil }
            self = .form(profile)
        default: return nil
        }
    }
}
