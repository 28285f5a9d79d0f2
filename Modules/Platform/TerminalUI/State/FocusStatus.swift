public import Observation

/// The status of the focus, for views that show the current keys: `@Environment(\.focus) var focus`.
@MainActor
@Observable
public final class FocusStatus {
    /// The kind of control that has the focus.
    public internal(set) var control = FocusedControl.none
    /// Whether a sheet or an alert is in front and alone takes keys.
    public internal(set) var isModal = false

    nonisolated init() {}
}

/// The kinds of controls, by the keys that they take.
public enum FocusedControl: Hashable, Sendable {
    /// Nothing has the focus.
    case none
    /// Enter and Space press it.
    case button
    /// Space checks and clears it.
    case toggle
    /// Left and Right choose another value.
    case picker
    /// Letters are written into it.
    case textField
    /// Up and Down select another row, Enter opens it.
    case list
    /// Up and Down move it.
    case scrollView
    /// Left and Right choose another tab.
    case tabBar
}
