import Foundation
import StoryCore
import Testing

@Suite("Heroes", .timeLimit(.minutes(1)))
struct HeroTests {
    private func name(of text: String) throws -> String {
        try Hero(id: HeroID(rawValue: "h"), name: text).name
    }

    private func error(for text: String) -> HeroError? {
        #expect(throws: HeroError.self) { try Hero.checkedName(text) }
    }

    @Test(
        "A name is trimmed, composed and put on one line",
        arguments: [
            ("Mira", "Mira"), ("  Mira\t", "Mira"), ("Mira\nLou", "Mira Lou"), ("Mira \u{0} \u{7}Lou", "Mira Lou"),
            ("Zoe\u{308}", "Zo\u{EB}"), ("\u{202E}Mira", "Mira"), ("\u{FEFF}Mira", "Mira"),
            ("<b>Mi'ra\";$(x)", "<b>Mi'ra\";$(x)"),
            ("夜子", "夜子"), ("مِيرا", "مِيرا"), ("Mira 🦊", "Mira 🦊"), ("R2-D2", "R2-D2"),
        ])
    func cleaning(text: String, expected: String) throws {
        #expect(try Array(name(of: text).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "A name of nothing that can be seen is blank",
        arguments: ["", " ", "\n\t", "\u{0}", "\u{200D}", "\u{3164}", "\u{2800}", "\u{FE0F}"])
    func blank(text: String) {
        #expect(error(for: text) == .blankName)
    }

    @Test("A name without a letter is refused", arguments: ["🦊", "👩‍👩‍👧", "🅰️", "Ⓜ️", "123", "!?", "🇩🇪", "1️⃣"])
    func noLetters(text: String) {
        #expect(error(for: text) == .nameWithoutLetters(text))
    }

    @Test("60 characters are possible, 61 are not, and neither are marks piled upon a letter")
    func length() throws {
        #expect(try name(of: String(repeating: "x", count: 60)).count == 60)
        #expect(error(for: String(repeating: "x", count: 61)) == .nameTooLong(61))
        #expect(error(for: String(repeating: "ab ", count: 200)) == .nameTooLong(599))
        #expect(try name(of: String(repeating: "é", count: 60)).count == 60)
        #expect(error(for: "a" + String(repeating: "\u{489}", count: 500)) == .nameTooLong(126))
    }

    @Test("Two different traits are possible, three are not; the same one counts once")
    func traits() throws {
        let id = HeroID(rawValue: "h")
        #expect(try Hero(id: id, name: "Mira", traits: [.kind, .kind, .brave]).traits == [.kind, .brave])
        #expect(throws: HeroError.tooManyTraits(3)) {
            try Hero(id: id, name: "Mira", traits: [.kind, .brave, .funny])
        }
    }

    @Test(
        "An age of 0 to 18 is possible", arguments: [(0, true), (18, true), (-1, false), (19, false), (Int.max, false)])
    func age(years: Int, isPossible: Bool) {
        let look = Appearance(age: years)
        if isPossible {
            #expect(throws: Never.self) { try Hero(id: HeroID(rawValue: "h"), name: "Mira", appearance: look) }
        } else {
            #expect(throws: HeroError.ageOutOfRange(years)) {
                try Hero(id: HeroID(rawValue: "h"), name: "Mira", appearance: look)
            }
        }
    }

    @Test("Whatever else was typed becomes one harmless line, or nothing")
    func otherTexts() throws {
        // When
        let hero = try Hero(
            id: HeroID(rawValue: "h"), name: "Mira",
            appearance: Appearance(
                hairStyle: " bun\n", hairColor: "\u{1B}[31mred", palette: ["red", " ", "\u{0}"], artStyle: ""),
            ability: "  ")
        // Then
        #expect(hero.appearance.hairStyle == "bun")
        #expect(hero.appearance.hairColor == "[31mred")
        #expect(hero.appearance.palette == ["red"])
        #expect(hero.appearance.artStyle == nil)
        #expect(hero.ability == nil)
    }

    @Test("What is too long is refused with its limit, and never cut")
    func bounds() throws {
        func hero(
            _ look: Appearance = Appearance(), ability: String? = nil, pronunciation: String? = nil
        ) throws(HeroError) -> Hero {
            try Hero(
                id: HeroID(rawValue: "h"), name: "Mira", appearance: look, ability: ability,
                pronunciation: pronunciation)
        }
        func text(_ count: Int) -> String { String(repeating: "x", count: count) }
        let longest = Appearance(clothing: text(80), accessories: Array(repeating: "hat", count: 10))
        #expect(try hero(longest, ability: text(200), pronunciation: text(100)).ability?.count == 200)
        #expect(throws: HeroError.text(.tooLong(Hero.abilityLimit, count: 10_000))) { try hero(ability: text(10_000)) }
        #expect(throws: HeroError.text(.tooLong(Hero.pronunciationLimit, count: 101))) {
            try hero(pronunciation: text(101))
        }
        #expect(throws: HeroError.text(.tooLong(TextLimit("clothing", 80), count: 81))) {
            try hero(Appearance(clothing: text(81)))
        }
        #expect(throws: HeroError.text(.tooLong(TextLimit("hairstyle", 80), count: 81))) {
            try hero(Appearance(hairStyle: text(81)))
        }
        #expect(throws: HeroError.text(.tooMany(TextLimit("accessories", 10), count: 11))) {
            try hero(Appearance(accessories: Array(repeating: "hat", count: 11)))
        }
    }
}
