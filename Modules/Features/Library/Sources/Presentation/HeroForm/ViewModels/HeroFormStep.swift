import StoryCore

/// The steps of the form for a hero, in order.
public enum HeroFormStep: String, CaseIterable, Sendable {
    /// The name.
    case name
    /// Traits and ability.
    case character
    /// The looks.
    case looks
    /// The pronouns and the pronunciation.
    case speech
    /// The overview before saving.
    case overview

    /// The step after this one; nil after the last.
    public var next: HeroFormStep? { neighbour(1) }

    /// The step before this one; nil before the first.
    public var previous: HeroFormStep? { neighbour(-1) }

    private func neighbour(_ distance: Int) -> HeroFormStep? {
        guard let index = Self.allCases.firstIndex(of: self) else { return nil }
        let other = index + distance
        return Self.allCases.indices.contains(other) ? Self.allCases[other] : nil
    }

    /// Returns the part of a draft that belongs to the steps up to this one.
    func known(of draft: HeroDraft) -> HeroDraft {
        var known = HeroDraft(name: draft.name)
        if self == .name { return known }
        known.traits = draft.traits
        known.ability = draft.ability
        if self == .character { return known }
        known.appearance = draft.appearance
        if self == .looks { return known }
        return draft
    }

    /// Returns the error of that part of a draft; nil if it is valid.
    func error(in draft: HeroDraft) -> LibraryError? {
        do throws(LibraryError) {
            _ = try known(of: draft).hero(.derived(fromName: draft.name, ordinal: 0))
            return nil
        } catch {
            return error
        }
    }
}
