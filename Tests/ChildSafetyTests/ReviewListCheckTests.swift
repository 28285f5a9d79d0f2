import ChildSafety
import StoryCore
import Testing

@Suite("The review lists", .timeLimit(.minutes(1)))
struct ReviewListCheckTests {
    private let sut = ReviewListCheck()
    private let english = LanguageCode.english
    private let german = LanguageCode(rawValue: "de")

    @Test(
        "A word that does not belong is found, with its reason",
        arguments: [
            ("He had a gun.", "gun", "It's about a weapon."),
            ("They wanted to kill the king.", "kill", "It's about violence."),
            ("She smoked a cigarette.", "cigarette", "It's about drugs or alcohol."),
            ("What the fuck?", "fuck", "It's a swear word."),
            ("A naked lady", "naked", "It's about something for adults."),
        ])
    func findings(text: String, excerpt: String, reason: String) {
        #expect(
            sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: .all))
                == SafetyConcern(excerpt: excerpt, reason: reason))
    }

    @Test(
        "Case, accents, digits for letters, signs and full-width letters hide nothing",
        arguments: [
            "KILL", "k1ll", "kíll", "“kill!”", "*kill*", "kill-kill", "ｋｉｌｌ", "$hit", "sh1t", "kill's", "k\u{200D}ill",
        ])
    func disguises(text: String) {
        #expect(sut.firstConcern(in: "Then \(text) came", for: SafetyAudience(language: english, ageBand: .all)) != nil)
    }

    @Test(
        "Words that only contain a listed one, and names, are left alone",
        arguments: [
            "Sussex", "a space shuttle", "cocktail dress", "skill", "killjoy", "an assassin bug", "Dick Whittington",
            "grape", "therapist", "Scunthorpe", "a classic", "the Matterhorn", "Essex", "button", "Middlesex",
            "an assistant", "bass", "analysis", "shiitake", "begun", "gunpowder tea", "a whole lot", "passage", "1017",
            "Virginia", "cockerel",
        ])
    func noFalseAlarms(text: String) {
        for age in AgeBand.allCases {
            #expect(sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: age)) == nil)
        }
    }

    @Test("A bath bomb is flagged: of single words, the harmless kind cannot be told apart")
    func bathBomb() {
        #expect(
            sut.firstConcern(in: "A bath bomb", for: SafetyAudience(language: english, ageBand: .all))?.reason
                == "It's about a weapon.")
    }

    @Test(
        "Hard subjects of families are allowed at every age",
        arguments: [
            "Grandpa has died and we miss him.", "Mum is in hospital for an operation.", "We are moving house.",
            "My parents get a divorce.", "I had a nightmare.", "There is a monster under the bed.",
            "Our dog is dead and we buried him.", "She has cancer.", "He is scared of the dark.",
            "The witch and the wolf",
            "My baby brother was born too early.", "He was bullied at school.",
        ])
    func hardSubjects(text: String) {
        for age in AgeBand.allCases {
            #expect(sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: age)) == nil)
        }
    }

    @Test(
        "Ages two to four are spared what bigger children may hear",
        arguments: ["blood", "a sword", "poison", "zombies", "a skull"])
    func smallest(text: String) {
        #expect(
            sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: .twoToFour))?.reason
                == "It's too frightening for small children.")
        #expect(sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: .sixToTen)) == nil)
    }

    @Test(
        "Each language has its own list",
        arguments: [("de", "Er hat eine Pistole."), ("fr", "Il veut tuer."), ("es", "¡Mierda!")])
    func languages(code: String, text: String) {
        #expect(
            sut.firstConcern(in: text, for: SafetyAudience(language: LanguageCode(rawValue: code), ageBand: .all))
                != nil)
        #expect(sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: .all)) == nil)
    }

    @Test(
        "Umlauts and their spelling with two letters are one",
        arguments: ["töten", "toeten", "TÖTET", "Scheiße", "scheisse"])
    func umlauts(text: String) {
        #expect(sut.firstConcern(in: text, for: SafetyAudience(language: german, ageBand: .all)) != nil)
    }

    @Test(
        "The level of the filter decides whether the age counts",
        arguments: [
            (ContentFilterLevel.basic, AgeBand.twoToFour, false), (.age, .twoToFour, true), (.age, .fourToSix, true),
            (.age, .sixToTen, false), (.gentle, .sixToTen, true),
        ])
    func levels(level: ContentFilterLevel, ages: AgeBand, isFound: Bool) {
        let audience = SafetyAudience(language: english, ageBand: ages, filter: ContentFilter(level: level))
        #expect((sut.firstConcern(in: "a zombie", for: audience) != nil) == isFound)
        #expect(sut.firstConcern(in: "a gun", for: audience) != nil)
    }

    @Test("A sword is for ages from four on, a skull from six on")
    func swords() {
        let audience = SafetyAudience(language: english, ageBand: .fourToSix)
        #expect(sut.firstConcern(in: "a sword", for: audience) == nil)
        #expect(sut.firstConcern(in: "a skull", for: audience) != nil)
    }

    @Test("A family's own words are found, with their reason")
    func ownWords() throws {
        let words = try #require(BlockedWords("spider, ghost train"))
        let audience = SafetyAudience(language: english, ageBand: .all, filter: ContentFilter(words: words))
        #expect(
            sut.firstConcern(in: "Two Spiders ran.", for: audience)
                == SafetyConcern(excerpt: "Spiders", reason: "Your family has blocked this word."))
        #expect(sut.firstConcern(in: "A train with a ghost", for: audience) == nil)
    }

    @Test("A region uses its language's list, and English words count everywhere", arguments: ["de-AT", "fi", "ja"])
    func regions(code: String) {
        #expect(
            sut.firstConcern(
                in: "Er sagte: fuck!", for: SafetyAudience(language: LanguageCode(rawValue: code), ageBand: .all))
                != nil)
    }

    @Test(
        "Words that are harmless in their own language are not taken for English ones",
        arguments: [
            ("de", "Das Gift und der Rat"), ("de", "Die Blutorange und die Giftschlange"),
            ("de", "Es war ein Mordsspaß."),
            ("de", "Bombenwetter am Sextaner-Ausflug"), ("de", "die toten Blätter im Herbst"),
            ("de", "der Sexta-Lehrer"), ("de", "Die dicke Hummel"), ("fr", "le chat et la grenade"),
            ("fr", "Je suis en retard."), ("sv", "Sagan är slut."), ("tr", "İyi bir gün"), ("it", "cime di rape"),
        ])
    func homographs(code: String, text: String) {
        #expect(
            sut.firstConcern(in: text, for: SafetyAudience(language: LanguageCode(rawValue: code), ageBand: .all))
                == nil)
    }

    @Test("The first of several concerns is named, as it stands in the text")
    func order() {
        let text = "A Rifle, then a BOMB."
        #expect(sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: .all))?.excerpt == "Rifle")
    }

    @Test("Nothing is found in nothing", arguments: ["", " ", "…", "123"])
    func nothing(text: String) {
        #expect(sut.firstConcern(in: text, for: SafetyAudience(language: english, ageBand: .twoToFour)) == nil)
    }
}
