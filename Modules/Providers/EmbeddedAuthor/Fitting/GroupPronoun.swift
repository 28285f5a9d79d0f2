/// Speaks of several heroes as "they" where the sentence before names them.
struct GroupPronoun {
    /// The names, as a sentence has them: "Mia, Ole and Ida".
    let names: String
    /// "They"
    let pronoun: String
    /// "and"
    let and: String

    /// Nil for one hero alone.
    init?(cast: TellingCast) {
        guard cast.group.isMany, let they = cast.forms.pronoun("they", of: cast.group) else { return nil }
        names = cast.group.all
        pronoun = PlainWords.capitalized(they)
        and = cast.forms.and
    }

    /// The lines with the pronoun wherever one begins with the names that the line before it had.
    func told(_ lines: [TellableLine]) -> [TellableLine] {
        var namedIn: Int?
        return lines.map { line in
            // "They and the bear" would be unclear.
            let isAgain =
                namedIn == line.scene && line.text.hasPrefix(names + " ")
                && !line.text.hasPrefix("\(names) \(and) ")
            namedIn = line.text.contains(names) ? line.scene : nil
            return isAgain ? line.with(text: pronoun + line.text.dropFirst(names.count)) : line
        }
    }
}
