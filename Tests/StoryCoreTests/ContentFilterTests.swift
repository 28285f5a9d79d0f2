import Foundation
import StoryCore
import Testing

@Suite("Words that a family blocks", .timeLimit(.minutes(1)))
struct BlockedWordsTests {
    private let german = LanguageCode(rawValue: "de")

    @Test(
        "Whole words are found, in the plural, whatever their case, accents and digits in place of letters",
        arguments: ["A spider sat.", "SPIDERS!", "a sp1der", "the spíder's web", "a spider-web"])
    func found(text: String) throws {
        #expect(try #require(BlockedWords("spider")).firstMatch(in: text, language: .english) != nil)
    }

    @Test("Words that only contain one are left alone", arguments: ["a spidery hand", "Spiderman", "the rider", ""])
    func leftAlone(text: String) throws {
        #expect(try #require(BlockedWords("spider")).firstMatch(in: text, language: .english) == nil)
    }

    @Test("A phrase is found as it stands in the text, over punctuation and line ends")
    func phrase() throws {
        let words = try #require(BlockedWords("kite, ghost train"))
        #expect(words.firstMatch(in: "They rode the Ghost\ntrains.", language: .english) == "Ghost\ntrains")
        #expect(words.firstMatch(in: "a train of ghosts", language: .english) == nil)
        #expect(words.firstMatch(in: "ghost", language: .english) == nil)
    }

    @Test("German endings and umlauts count, compounds don't")
    func endings() throws {
        let words = try #require(BlockedWords("Bär, Spinne"))
        #expect(words.firstMatch(in: "zwei Bären", language: german) == "Bären")
        #expect(words.firstMatch(in: "die Baeren", language: german) == "Baeren")
        #expect(words.firstMatch(in: "viele Spinnen", language: german) == "Spinnen")
        #expect(words.firstMatch(in: "ein Spinnennetz", language: german) == nil)
    }

    @Test("What is typed is kept as typed, each word once")
    func typed() throws {
        let words = try #require(BlockedWords(" Spider ,ghost  train,, spider,"))
        #expect(words.words == ["Spider", "ghost train"])
        #expect(words.text == "Spider, ghost train" && BlockedWords(words.text) == words)
        #expect(BlockedWords("none") == BlockedWords.none && BlockedWords("") == BlockedWords.none)
        #expect(BlockedWords.none.text == "none")
        #expect(words.union(try #require(BlockedWords("SPIDER, owl"))).words == ["Spider", "ghost train", "owl"])
    }

    @Test("Too many words, too long ones and those without letters are refused")
    func refused() {
        #expect(BlockedWords(String(repeating: "a", count: 41)) == nil)
        #expect(BlockedWords("spider, 17") == nil)
        #expect(BlockedWords((0..<101).map { "word\($0)" }.joined(separator: ",")) == nil)
    }
}

@Suite("What parents allow", .timeLimit(.minutes(1)))
struct AllowedValuesTests {
    @Test("Values are typed with commas, and told in the order of their kind")
    func typed() throws {
        let tones = try #require(AllowedValues<StoryTone>("Funny, gentle"))
        #expect(tones.text == "gentle,funny" && tones.contains(.funny) && !tones.contains(.magical) && !tones.isAny)
        #expect(AllowedValues<AllowedEvent>("custom,rainyday")?.text == "rainyDay,custom")
        #expect(AllowedValues<AgeBand>("any") == .any && AllowedValues<AgeBand>.any.text == "any")
    }

    @Test("Unknown values, and no values at all, are refused", arguments: ["", "scary", "gentle,", "gentle,,funny"])
    func refused(text: String) {
        #expect(AllowedValues<StoryTone>(text) == nil)
        #expect(AllowedValues<StoryTone>([]) == nil)
    }

    @Test("Every event has a name, with which it is found again")
    func events() {
        for event in AllowedEvent.allCases { #expect(AllowedEvent(rawValue: event.rawValue) == event) }
        #expect(AllowedEvent.allCases.count == StoryEvent.allCases.count + 1)
    }
}

@Suite("Parental controls", .timeLimit(.minutes(1)))
struct ParentalControlsTests {
    private let all = ParentalControls(
        minutesPerDay: .upTo(30), minutesPerSitting: .unlimited, storiesPerDay: .upTo(2),
        quietHours: DailyHours("20:00-06:30"), bedtimeHours: DailyHours("19:00-20:00 sun"), contentFilter: .gentle,
        blockedWords: BlockedWords("spider"), allowedTones: AllowedValues([.gentle]),
        allowedEvents: AllowedValues([.custom]), allowedAges: AllowedValues([.twoToFour]))

    @Test("They are read as they were stored, and those of an earlier version as no more than they had")
    func stored() throws {
        let data = try JSONEncoder().encode(all)
        #expect(try JSONDecoder().decode(ParentalControls.self, from: data) == all)
        let old = #"{"minutesPerDay":"30"}"#
        #expect(
            try JSONDecoder().decode(ParentalControls.self, from: Data(old.utf8))
                == ParentalControls(minutesPerDay: .upTo(30)))
    }

    @Test("The words of a profile and of the settings are stored together, though either may have no more")
    func manyWords() throws {
        let own = try #require(BlockedWords((0..<100).map { "own\($0)" }.joined(separator: ",")))
        let all = own.union(try #require(BlockedWords((0..<100).map { "other\($0)" }.joined(separator: ","))))
        let stored = try JSONEncoder().encode(ContentFilter(words: all))
        #expect(try JSONDecoder().decode(ContentFilter.self, from: stored).words == all && all.words.count == 200)
    }

    @Test("What a profile leaves open the household fills; blocked words add up")
    func filled() {
        #expect(
            ParentalControls(blockedWords: BlockedWords("owl")).filled(from: all).blockedWords?.text == "owl, spider")
        var filled = ParentalControls().filled(from: all)
        #expect(filled == all)
        filled = ParentalControls(bedtimeHours: .never, contentFilter: .basic, allowedTones: .any).filled(from: all)
        #expect(filled.bedtimeHours == .never && filled.contentFilter == .basic && filled.allowedTones?.isAny == true)
    }

    @Test("What may be in a story holds for parents, too; nothing else does")
    func contentOnly() {
        #expect(
            all.contentOnly == ParentalControls(contentFilter: .gentle, blockedWords: BlockedWords("spider")))
        #expect(ParentalControls().filter == .standard)
    }
}
