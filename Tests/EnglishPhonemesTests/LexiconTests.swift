import Testing

@testable import EnglishPhonemes

@Suite("How words are said", .timeLimit(.minutes(1)))
struct LexiconTests {
    private func said(
        _ word: String, _ part: String = "NN", before following: FollowingSound = FollowingSound(),
        british: Bool = false,
        currency: String? = nil
    ) throws -> String? {
        var token = Token(text: word, range: 0..<0, part: PartOfSpeech(tag: part))
        token.currency = currency
        return try SmallTables.lexicon(isBritish: british).phonemes(of: token, before: following)
    }

    @Test(
        "A word is found in the dictionaries, also with a capital it does not have there",
        arguments: [
            ("cat", "kˈæt"), ("Cat", "kˈæt"), ("hedgehog", "hˈɛʤhɔɡ"), ("mira", "mˈɪɹə"), ("&", "ˈænd"),
            ("%", "pəɹsˈɛnt"),
        ])
    func known(word: String, phonemes: String) throws {
        #expect(try said(word) == phonemes)
    }

    @Test(
        "An ending is said as its stem asks for",
        arguments: [
            ("cats", "kˈæts"), ("dogs", "dˈɔɡz"), ("foxes", "fˈɑksᵻz"), ("ladies", "lˈAdiz"), ("dog's", "dˈɔɡz"),
            ("liked", "lˈIkt"), ("wanted", "wˈɑntᵻd"), ("liking", "lˈIkɪŋ"), ("running", "ɹˈʌnɪŋ"),
        ])
    func endings(word: String, phonemes: String) throws {
        #expect(try said(word) == phonemes)
    }

    @Test("British endings have a vowel of their own")
    func britishEndings() throws {
        #expect(try said("foxes", british: true) == "fˈɑksɪz")
        #expect(try said("wanted", british: true) == "wˈɑntɪd")
    }

    @Test("A word in capitals is said in full, and one of the unknown letter by letter")
    func capitals() throws {
        #expect(try said("CATS") == "kˈæts")
        #expect(try said("USA", "NNP") == "jˌuˌɛsˈA")
        #expect(try said("U.S.A.", "NNP") == "jˌuˌɛsˈA")
    }

    @Test("A word is said by its part of speech, and in full at an end")
    func partsOfSpeech() throws {
        #expect(try said("read", "VBD") == "ɹˈɛd")
        #expect(try said("read", "VB") == "ɹˈid")
        #expect(try said("that", "DT") == "ðˈæt")
        #expect(try said("that", "DT", before: FollowingSound(kind: .vowel)) == "ðæt")
    }

    @Test("Small words are said by what follows")
    func functionWords() throws {
        let (vowel, consonant) = (FollowingSound(kind: .vowel), FollowingSound(kind: .consonant))
        #expect(try said("the", "DT", before: vowel) == "ði")
        #expect(try said("the", "DT", before: consonant) == "ðə")
        #expect(try said("to", "TO", before: vowel) == "tʊ")
        #expect(try said("to", "TO", before: consonant) == "tə")
        #expect(try said("to", "TO") == "tˈu")
        #expect(try said("a", "DT") == "ɐ")
        #expect(try said("am", "VBP", before: vowel) == "ɐm")
        #expect(try said("used", "VBD", before: FollowingSound(kind: .consonant, isTo: true)) == "jˈust")
        #expect(try said("used", "VBD", before: consonant) == "jˈuzd")
    }

    @Test(
        "Numbers are read as what they are",
        arguments: [
            ("12", "twˈɛlv"), ("1984", "nˌIntˈin ˈATi fˈɔɹ"), ("5th", "fˈɪfθ"), ("1.5", "wˈʌn pYnt fˈIv"),
            ("-5", "mˈInəs fˈIv"), ("1,500", "wˈʌn θ fˈIv hˈʌndɹəd"), ("12s", "twˈɛlvz"), (".5", "pYnt fˈIv"),
        ])
    func numbers(word: String, phonemes: String) throws {
        // A small dictionary has no "thousand"; what is not there is left out.
        #expect(try said(word, "CD") == phonemes.replacing("θ ", with: ""))
    }

    @Test("Sums of money have units and hundredths, each where there are some")
    func money() throws {
        #expect(try said("5.12", "CD", currency: "$") == "fˈIv dˈɑləɹz ˈænd twˈɛlv sˈɛnts")
        #expect(try said("1", "CD", currency: "$") == "wˈʌn dˈɑləɹ")
        #expect(try said("0.05", "CD", currency: "$") == "fˈIv sˈɛnts")
    }

    @Test("An unknown word is nobody's guess here")
    func unknown() throws {
        #expect(try said("grimbleshank") == nil)
    }
}
