public import Library
public import StoryCore

extension HeroDraft {
    /// A draft of a hero called Mira.
    public static func stub(name: String = "Mira", traits: [Trait] = [.brave]) -> HeroDraft {
        HeroDraft(name: name, traits: traits, pronouns: .she)
    }
}
