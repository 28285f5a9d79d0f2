import StoryCore

/// Fills the templates of a telling.
struct TemplateFiller {
    /// A sentence, and whom and what it speaks of besides its words.
    struct Filled {
        var text = ""
        /// The used pieces of the text.
        var pieces: [String] = []
        /// The marks of the cast members whom it names.
        var members: Set<String> = []
        /// What must have been told for this wording.
        var relied: Set<String> = []
        /// The undefined marks.
        var unknown: [String] = []
    }

    let cast: TellingCast
    let ageBand: AgeBand
    let tone: StoryTone
    let refrain: PlotText.Refrain?
    /// The told facts, scenes and cast members.
    var told: Set<String> = []

    /// The sentence that a template makes.
    ///
    /// - Parameter isLast: Whether the refrain stands here for the last time.
    func fill(_ template: Template, isLast: Bool = false) -> Filled {
        var filled = Filled()
        fill(template.pieces, isLast: isLast, into: &filled)
        return filled
    }

    private func fill(_ pieces: [Template.Piece], isLast: Bool, into filled: inout Filled) {
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text):
                filled.pieces.append(text)
                append(text, to: &filled)
            case .mark(let mark):
                var next = ""
                if index + 1 < pieces.count, case .text(let text) = pieces[index + 1] { next = text }
                fill(mark, before: next, isLast: isLast, into: &filled)
            case .choice(let condition, let left, let right):
                let isTrue = holds(condition)
                if isTrue, case .told(let name) = condition { filled.relied.insert(name) }
                fill(isTrue ? left : right, isLast: isLast, into: &filled)
            }
        }
    }

    /// A name such as "Max Jr." brings its own full stop.
    private func append(_ text: String, to filled: inout Filled) {
        let ended = filled.text.hasSuffix(".") && text.hasPrefix(".") && !text.hasPrefix("..")
        filled.text += ended ? String(text.dropFirst()) : text
    }

    /// - Parameter next: The text after the mark.
    private func fill(_ mark: String, before next: String, isLast: Bool, into filled: inout Filled) {
        if let refrain, mark == "refrain" || mark == "refrain.last" {
            let template = isLast || mark == "refrain.last" ? refrain.last : refrain.line
            return fill(template.pieces, isLast: isLast, into: &filled)
        }
        let small = mark.prefix(1).lowercased() + mark.dropFirst()
        guard let (word, isName) = cast.word(for: mark) ?? cast.word(for: small) else {
            filled.unknown.append(mark)
            return
        }
        let isCapital = small != mark && mark != "I"
        let isTag = isSpeechTag(next, after: filled.text)
        let begins = !isName && (isCapital || (Self.beginsSentence(after: filled.text) && !isTag))
        if begins, small == cast.forms.subject, cast.group.isAmbiguous {
            filled.text += cast.group.main
        } else {
            filled.text += begins ? PlainWords.capitalized(word) : word
        }
        if let member = cast.castMember(of: mark) { filled.members.insert(member) }
    }

    /// Returns whether a text that follows a pronoun says who has just called or asked: “Stop!” she called.
    private func isSpeechTag(_ text: String, after speech: String) -> Bool {
        let end = speech.last == " " ? speech.dropLast() : speech[...]
        guard ["!”", "?”", "…”"].contains(where: end.hasSuffix) else { return false }
        return cast.forms.speechVerbs.contains(text.split(maxSplits: 1) { !$0.isLetter }.first.map(String.init) ?? "")
    }

    /// A new paragraph begins a sentence, too.
    private static func beginsSentence(after text: String) -> Bool {
        text.hasSuffix("¶ ") || text.hasSuffix("¶") || PlainWords.beginsSentence(after: text)
    }

    /// Returns whether a condition is true in this telling.
    func holds(_ condition: TellingCondition) -> Bool {
        switch condition {
        case .pronoun: cast.group.pronoun != nil
        case .many: cast.group.isMany
        case .older: ageBand == .sixToTen
        case .legs: !cast.heroes.contains { $0.has(.wheelchair) }
        case .glasses: cast.heroes.first?.has(.glasses) ?? false
        case .hearingAid: cast.heroes.first?.has(.hearingAid) ?? false
        case .wheelchair: cast.heroes.first?.has(.wheelchair) ?? false
        case .place: cast.details.place != nil
        case .thing: cast.details.thing != nil
        case .trait(let trait): cast.heroes.first?.traits.contains(trait) ?? false
        case .tone(let other): tone == other
        case .told(let name): told.contains(name == "friend" ? cast.companion ?? name : name)
        }
    }
}

/// What a hero wears or uses and a story tells of.
enum Aid {
    case glasses, hearingAid, wheelchair

    /// The words by which families name it.
    fileprivate var words: [String] {
        switch self {
        case .glasses: ["glasses", "spectacles", "brille"]
        case .hearingAid: ["hearing aid", "cochlear", "hörgerät", "implant"]
        case .wheelchair: ["wheelchair", "rollstuhl", "rolli"]
        }
    }
}

extension Hero {
    /// Returns whether the hero wears or uses something.
    func has(_ aid: Aid) -> Bool {
        appearance.accessories.contains { accessory in
            let text = accessory.lowercased()
            // What keeps the sun away is not worn all day.
            return aid.words.contains { text.contains($0) } && !text.contains("sun") && !text.contains("sonnen")
        }
    }
}
