import Foundation
import StoryCore
import Testing

@testable import EnglishPhonemes

@Suite("English as phonemes", .timeLimit(.minutes(1)))
struct EnglishPhonemesTests {
    private func told(_ text: String, _ pronunciations: [String: String] = [:]) throws -> [String] {
        try EnglishPhonemes.small().line(of: text, pronunciations: pronunciations).told(of: text)
    }

    @Test("Each word of a text has its phonemes and the marks behind it")
    func words() throws {
        // Given
        let text = "“The cat,” two foxes… like!"
        // When
        let line = try EnglishPhonemes.small().line(of: text)
        // Then
        #expect(line.told(of: text) == ["The=ðə| ", "cat=kˈæt|,” ", "two=tˈu| ", "foxes=fˈɑksᵻz|… ", "like=lˈIk|!"])
    }

    @Test("A written word that is several spoken ones stays one")
    func severalSpokenWords() throws {
        #expect(try told("In 1984 no.") == ["In=ɪn| ", "1984=nˌIntˈin ˈATi fˈɔɹ| ", "no=nˈO|."])
        #expect(try told("no—two cats") == ["no=nˈO|—", "two=tˈu| ", "cats=kˈæts"])
    }

    @Test("What is said later than it is written belongs to the word before it")
    func laterWords() throws {
        #expect(try told("$5 a dog").prefix(1) == ["$5=fˈIv dˈɑləɹz| "])
    }

    @Test("A part of a text is said with ranges of the whole")
    func part() throws {
        // Given
        let text = "Zoë, like the cat!"
        let range = try #require(text.range(of: "the cat"))
        // When
        let line = try EnglishPhonemes.small().line(of: text, range: range)
        // Then
        #expect(line.told(of: text) == ["the=ðə| ", "cat=kˈæt"])
    }

    @Test("A text without words says nothing", arguments: ["", " ", "…", "“”!?", "\u{0}\u{0}", "🦊🐻‍❄️", "-- — –"])
    func noWords(text: String) throws {
        #expect(try told(text) == [])
    }

    @Test("A name is said as it is respelled, also of more than one person, and with its possessive")
    func names() throws {
        #expect(
            try told("Mira like Mira’s cat", ["Mira": "mee-RAH"]) == [
                "Mira=miɹˈɑ| ", "like=lˈIk| ", "Mira’s=miɹˈɑz| ", "cat=kˈæt",
            ])
        #expect(try told("“FOX’s, no", ["fox": "foks"]) == ["FOX’s=fˈɑksᵻz|, ", "no=nˈO"])
    }

    @Test("A name of several words is said word by word, or as one if its respelling is")
    func longNames() throws {
        #expect(try told("Zoë Dog, no", ["Zoë Dog": "ZOH-ee dog"]) == ["Zoë=zˈOi| ", "Dog=dˈɑɡ|, ", "no=nˈO"])
        #expect(try told("Zoë Dog, no", ["Zoë Dog": "ZOHG"]) == ["Zoë+Dog=zˈOɡ|, ", "no=nˈO"])
    }

    @Test("A respelling that makes no sense is left aside", arguments: ["", "123", "🦊", "---"])
    func badRespelling(respelling: String) throws {
        #expect(try told("Mira", ["Mira": respelling]) == ["Mira=mˈɪɹə"])
    }

    @Test(
        "Sounds of stories are made, not spelled",
        arguments: [
            ("Shh!", "ʃʃ"), ("SHHHH", "ʃʃ"), ("psst", "pst"), ("Brrr.", "bɹˈɜɹ"), ("zzz", "zzz"), ("Hmmm", "hmm"),
        ])
    func sounds(text: String, phonemes: String) throws {
        #expect(try EnglishPhonemes.small().line(of: text).words.map(\.phonemes) == [phonemes])
    }

    @Test("A word that is drawn out is said as the word that it is")
    func stretched() throws {
        #expect(try told("Nooooo, liiike") == ["Nooooo=nˈO|, ", "liiike=lˈIk"])
    }

    @Test("What no dictionary has is read by the network: letters as numbers, repeats and blanks left out")
    func unknownWords() throws {
        // Given: three letters are the most that this network takes
        let network = EchoingNetwork(answers: [[1, 2, 3]: [1, 1, 0, 1, 2, 9, 3]])
        // When
        let line = try EnglishPhonemes.small(network).line(of: "abca")
        // Then
        #expect(line.phonemes == "ææbk")
    }

    @Test("A letter that the network does not know is read as its Latin like")
    func foreignLetters() throws {
        #expect(try EnglishPhonemes.small().line(of: "ạ б").phonemes == "æ b")
    }

    @Test("Digits of another script behind an unknown word are said")
    func foreignDigits() throws {
        let sut = try EnglishPhonemes.small()
        #expect(try sut.line(of: "ab٣").phonemes == sut.line(of: "ab3").phonemes)
    }

    @Test("An error of the network is not swallowed")
    func failingNetwork() throws {
        // Given
        struct Failing: UnknownWords {
            func sounds(ofLetters letters: [Int64]) throws(ProviderError) -> [Int64] { throw .cancelled }
        }
        let sut = try EnglishPhonemes.small(Failing())
        // Then
        #expect(throws: ProviderError.cancelled) { try sut.line(of: "abc") }
    }

    @Test(
        "Odd texts are read in time, and each word is said in the order of the text",
        arguments: [
            String(repeating: "a", count: 5000), String(repeating: "a-b", count: 2000),
            String(repeating: "1,000.", count: 1500), String(repeating: "“", count: 3000),
            String(repeating: "IV", count: 2000), "if (x < 5 && y != \"a\") { return a[i]->b; } // <b>…</b>",
            "مرحبا بالعالم שלום", "美樹 さくら नमस्ते", "a\u{301}\u{302}\u{303} 1️⃣ 🇩🇪 ½⁵ ① Ⅷ ﬁ", "[a](/b/) \\n %s $(c) `d`",
            "9999999999999999999999999999999999999999999999", "12:34:56:78 1/2/3/4 5-6-7 3.4.5 ,5 .5. -", "'' ' ’a’ a'",
            "I'm’s'", "2 ^ 3 # 5 ¶",
        ])
    func oddTexts(text: String) throws {
        // When
        let line = try EnglishPhonemes.small().line(of: text)
        // Then
        let starts = line.words.flatMap(\.ranges).map(\.start)
        #expect(starts == starts.sorted() && Set(starts).count == starts.count)
        #expect(line.words.allSatisfy { !$0.phonemes.isEmpty && !$0.ranges.isEmpty })
        #expect(line.phonemes.first != " " && line.phonemes.last != " ")
    }
}
