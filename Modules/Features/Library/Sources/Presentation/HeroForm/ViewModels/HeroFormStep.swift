import StoryCore

/// The steps of the form for a hero, in their order.
public enum HeroFormStep: String, CaseIterable, Sendable {
    /// What the hero is called.
    case name
    /// Traits and ability.
    case character
    /// What the hero looks like.
    case looks
    /// Pronouns, and how the name is said.
    case speech
    /// All of it, before it is saved.
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

    /// The part of a draft that has been asked for up to this step.
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

    /// What is wrong with a draft as far as it has been asked for; nil if nothing is.
    func error(in draft: HeroDraft) -> LibraryError? {
        do throws(LibraryError) {
            _ = try known(of: draft).hero(.derived(fromName: draft.name, ordinal: 0))
            return nil
        } catch {
            return error
        }
    }
}
