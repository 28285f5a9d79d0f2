/// Speaks of several heroes as "they" where their names have been told in the same scene.
struct GroupPronoun {
    /// The names, as a sentence has them: "Mia, Ole and Ida".
    let names: String
    /// "They"
    let pronoun: String

    /// Nil for one hero alone.
    init?(cast: TellingCast) {
        guard cast.group.isMany, let they = cast.forms.pronoun("they", of: cast.group) else { return nil }
        names = cast.group.all
        pronoun = PlainWords.capitalized(they)
    }

    /// The lines with the pronoun wherever one begins with the names again.
    func told(_ lines: [TellableLine]) -> [TellableLine] {
        var namedIn: Int?
        return lines.map { line in
            let isAgain = namedIn == line.scene && line.text.hasPrefix(names + " ")
            if line.text.contains(names) { namedIn = line.scene }
            return isAgain ? line.with(text: pronoun + line.text.dropFirst(names.count)) : line
        }
    }
}
