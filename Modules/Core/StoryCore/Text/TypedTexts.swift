extension Hero {
    /// All typed texts of the hero, for the child safety check.
    package var typedTexts: [String] {
        let look = appearance
        // The syllables of a name are heard as one word, so both forms are checked.
        let pronunciations = [pronunciation, pronunciation?.replacing("-", with: "")]
        let words = [
            name, ability, look.hairStyle, look.hairColor, look.hairTexture, look.eyeColor, look.skinTone,
            look.clothing, look.artStyle,
        ]
        return (words + pronunciations).compactMap { $0 } + look.palette + look.accessories
    }
}

extension CustomStoryEvent {
    /// All typed texts of the event, for the child safety check.
    package var typedTexts: [String] {
        [title, details, hardPart, goodPart, ownPrompt] + keywords
    }
}
