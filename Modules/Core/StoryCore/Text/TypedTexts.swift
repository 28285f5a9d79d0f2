extension Hero {
    /// Everything about the hero that a person typed, as a check of texts for children takes it.
    package var typedTexts: [String] {
        let look = appearance
        // The syllables of a name are heard as one word, so they are looked at both ways.
        let pronunciations = [pronunciation, pronunciation?.replacing("-", with: "")]
        let words = [
            name, ability, look.hairStyle, look.hairColor, look.hairTexture, look.eyeColor, look.skinTone,
            look.clothing, look.artStyle,
        ]
        return (words + pronunciations).compactMap { $0 } + look.palette + look.accessories
    }
}

extension CustomStoryEvent {
    /// Everything about the event that a person typed, as a check of texts for children takes it.
    package var typedTexts: [String] {
        [title, details, hardPart, goodPart, ownPrompt] + keywords
    }
}
