import Foundation
import GRDB
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryStorage

@Suite("Searching stories", .tags(.sweep), .timeLimit(.minutes(1)))
struct SearchTests {
    private let folder: TemporaryFolder
    private let database: LibraryDatabase
    private let sut: StoryStore

    init() throws {
        folder = try TemporaryFolder()
        database = LibraryDatabase(folder: folder.url)
        sut = StoryStore(database: database)
    }

    private func titles(_ search: String) async throws -> [String] {
        try await sut.stories(StoryQuery(filter: StoryFilter(search: search), sort: .title)).stories.map(\.title)
    }

    @Test(
        "Words are found in any language, by their beginning, without case and accents",
        arguments: [
            ("Der kleine Löwe saß auf der Straße.", ["lowe", "LÖWE", "strasse", "saß", "Straß"]),
            ("L'ours brun mangea une crème brûlée.", ["ours", "l'ours", "L’ours", "creme", "brul"]),
            ("Żółw poszedł do Łodzi.", ["zolw", "ŻÓŁW", "lodzi", "łodz", "poszedl"]),
            ("Ёжик и мой друг пошли в лес.", ["ежик", "ЁЖИК", "лес", "мой", "дру"]),
            ("Ο Οδυσσέας και ο σκύλος.", ["οδυσσεας", "ΣΚΎΛΟΣ", "σκυλοσ", "σκύλ"]),
            ("Küçük ırmak İstanbul'da akar.", ["kucuk", "irmak", "IRMAK", "istanbul", "ISTANBUL", "İSTANBUL"]),
            ("Blåbær og rødgrød på Færøerne.", ["blabaer", "rodgrod", "fær"]),
            ("القِطَّة الصغيرة نائمة", ["القطة", "القِطَّة", "الصغ"]),
            ("הַכֶּלֶב הָלַךְ הביתה", ["הכלב", "הלך", "הבי"]),
            ("एक छोटी बिल्ली की कहानी", ["बिल्ली", "कहानी", "कहा"]),
            ("แมวน้อยนอนหลับในป่า", ["แมว", "นอนหลับ", "ป่า"]), ("小猫在森林里睡着了。", ["小猫", "森林", "睡", "猫在"]),
            ("むかしむかし、小さなネコがいました。", ["ねこ", "ネコ", "ﾈｺ", "小さな", "いました"]), ("아기고양이가 숲에서 잤어요", ["고양이", "숲", "아기"]),
            ("Ｗｉｄｅ ｌｅｔｔｅｒｓ", ["wide", "ＬＥＴＴ"]), ("The 3rd night of 2026", ["3rd", "2026", "202"]),
        ])
    func languages(text: String, searches: [String]) async throws {
        // Given
        try await sut.save(.stub(title: "It", heroes: [], texts: [text]))
        try await sut.save(.stub(id: "other", title: "Other", heroes: [], texts: ["Nothing of it: 大 山, это, και."]))
        // Then
        for search in searches { #expect(try await titles(search) == ["It"], "\(search)") }
    }

    @Test("Titles and heroes' names are searched as well, and all words have to fit, wherever each stands")
    func parts() async throws {
        // Given
        try await sut.save(
            .stub(title: "The Bell", heroes: [.stub(name: "Zoë"), .stub(name: "Jan")], texts: ["A sea."]))
        // Then
        for search in ["bell", "zoe", "jan", "bell zoë sea", "SEA jan", "the bell"] {
            #expect(try await titles(search) == ["The Bell"], "\(search)")
        }
        for search in ["bell whale", "oe", "sea bel l", "zoejan"] {
            #expect(try await titles(search) == [], "\(search)")
        }
    }

    @Test("Ideographs are found only in the order in which they were asked for")
    func order() async throws {
        try await sut.save(.stub(title: "小猫", heroes: [], texts: ["森林"]))
        for search in ["猫小", "林森", "小林", "猫森"] { #expect(try await titles(search) == [], "\(search)") }
    }

    @Test(
        "Whatever is typed is neither an error nor a command",
        arguments: [
            "fox\"", "\"\"\"", "fox*", "**", "NEAR(fox bell, 2)", "fox NEAR bell", "-fox", "fox - bell", "AND", "OR",
            "NOT",
            "fox AND NOT", "title:", "title : fox", "text:fox", "{title text}: fox", "^fox", "fox + bell", "((fox",
            "fox))",
            "\0", "fox\0", String(decoding: [0xED, 0xA0, 0x80, 0x66], as: UTF8.self), "\u{FFFF}", "👩‍👩‍👧", "'; --", "\\",
            "rank", "storyText", String(repeating: "a'", count: 5000), String(repeating: "猫", count: 400_000),
            String(repeating: "fox ", count: 300_000), "\u{1E6C0} \u{16D40}x", "\u{301}\u{302}", "؟!،", "ｆｏｘ＊",
        ])
    func hostile(search: String) async throws {
        // Given
        try await sut.save(.stub(title: "A", heroes: [], texts: ["fox"]))
        // When
        let page = try await sut.stories(StoryQuery(filter: StoryFilter(search: search)))
        let counts = try await sut.counts(of: StoryFilter(search: search), recentSince: .distantPast)
        // Then
        #expect(counts.all == page.stories.count)
        #expect(try await titles("fox") == ["A"])
    }

    @Test("An edit is found by its new words and not by its old ones")
    func edited() async throws {
        // Given
        let story = try Story.stub(title: "Łódź", texts: ["小猫", "The fox."])
        try await sut.save(story)
        // When
        _ = try await sut.edit(story.id, StoryEdit(title: "Šárka", texts: [0: "大狗"]))
        // Then
        for search in ["sarka", "狗", "fox", "mira"] { #expect(try await titles(search) == ["Šárka"], "\(search)") }
        for search in ["lodz", "猫"] { #expect(try await titles(search) == [], "\(search)") }
    }

    @Test("The index is found by plain SQL with the same pattern, and is whole")
    func plainSQL() async throws {
        // Given
        try await sut.save(.stub(texts: ["小猫在森林里"]))
        try await sut.save(.stub(texts: ["小猫在山里"]))
        // Then
        try await database.write { database in
            let found = try String.fetchAll(
                database, sql: "SELECT title FROM storyText WHERE storyText MATCH '\"小 猫\" lantern'")
            #expect(found == ["the lantern"])
            try database.execute(sql: "INSERT INTO storyText (storyText) VALUES ('integrity-check')")
        }
    }

    @Test("Text with rubbish, of any length, is stored and found", arguments: ["\0", "\u{FFFD}", "\u{301}", "🦊", "ﷺ"])
    func rubbish(text: String) async throws {
        let long = String(repeating: text, count: 50_000) + " fox " + String(repeating: "x", count: 70_000)
        try await sut.save(.stub(title: "A", texts: [long]))
        #expect(try await titles("fox") == ["A"])
        #expect(try await titles(String(repeating: "x", count: 100)) == ["A"])
    }
}
