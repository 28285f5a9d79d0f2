import Testing

@testable import StoryStorage

@Suite("Text for searching", .timeLimit(.minutes(1)))
struct SearchTextTests {
    @Test(
        "Case, accents, wide forms and what is not seen are folded, as each script's readers expect",
        arguments: [
            ("LANTERN", "lantern"), ("Öl, Über", "ol, uber"), ("Crème brûlée", "creme brulee"), ("Straße", "strasse"),
            ("STRAẞE", "strasse"), ("Ærø Œuf", "aero oeuf"), ("Łódź", "lodz"), ("Đặng Thị Hương", "dang thi huong"),
            ("İstanbul ısı IRMAK", "istanbul isi irmak"), ("ὈΔΥΣΣΕΎΣ", "οδυσσευσ"), ("Ὀδυσσεύς", "οδυσσευσ"),
            ("Ёлка, мой", "елка, мой"), ("И\u{306}од", "йод"), ("ｆｕｌｌ　ｗｉｄｔｈ", "full width"), ("ﬁne", "fine"),
            ("ｶﾞﾗｽ", "がらす"), ("ガラス", "がらす"), ("はば", "はば"), ("한국", "한국"),
            ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "한국"), ("שָׁלוֹם", "שלומ"), ("الْقِطَّة", "القطه"),
            ("أحمد", "احمد"), ("کتابی", "كتابي"), ("हिन्दी", "हिन्दी"), ("ज़मीन", "जमीन"), ("แม่น้ำ", "แม่น\u{E49}\u{E4D}\u{E32}"),
            ("so\u{AD}ft\u{200B}ly", "softly"), ("nul\0l", "nul l"), ("", ""),
        ])
    func folding(text: String, folded: String) {
        #expect(Array(SearchText.folded(text).unicodeScalars) == Array(folded.unicodeScalars))
    }

    @Test(
        "Folded text folds to itself",
        arguments: ["Straße ŒUF", "Ὀδυσσεύς", "שָׁלוֹם", "الْقِطَّة", "ガラス", "หนังสือ", "ज़मीन", "ŉ ĳ ½ ①"])
    func stable(text: String) {
        let folded = SearchText.folded(text)
        #expect(SearchText.folded(folded) == folded)
    }

    @Test(
        "Words are letters with their marks and numbers; scripts without spaces are indexed sign by sign",
        arguments: [
            ("Mira's fox: 3 nights!", "mira s fox 3 nights"), ("小猫在森林", "小 猫 在 森 林"), ("小猫cafe里", "小 猫 cafe 里"),
            ("아기 고양이", "아 기 고 양 이"), ("แมว", "แ ม ว"), ("की कहानी", "की कहानी"), ("🦊 – “…”", ""), ("\u{301}", ""),
            (" a\n\nb ", "a b"),
        ])
    func words(text: String, indexed: String) {
        #expect(SearchText.indexed(text) == indexed)
    }

    @Test(
        "A search is quoted word by word, and what was written in one piece stays in one piece",
        arguments: [
            ("fox lantern", "\"fox\"* \"lantern\"*"), ("l'ours", "\"l ours\"*"), ("well-known", "\"well\"* \"known\"*"),
            ("小猫 森", "\"小 猫\"* \"森\"*"), ("a AND \"b\" NEAR(c*)", "\"a\"* \"and\"* \"b\"* \"near\"* \"c\"*"),
            ("fox FOX Fox", "\"fox\"*"),
        ])
    func pattern(search: String, pattern: String) {
        #expect(SearchText.pattern(of: search) == pattern)
    }

    @Test("A search without a word has no pattern", arguments: ["", "  ", "\"", "*", "-", "🦊", "\0", "\u{301}", "( )"])
    func noPattern(search: String) {
        #expect(SearchText.pattern(of: search) == nil)
    }

    @Test("A search of a megabyte is cut, whether it has words or is one")
    func longSearch() {
        for text in ["word ", "x", "猫", "é", "👩‍👩‍👧", "\u{301}", "'"] {
            let pattern = SearchText.pattern(of: String(repeating: text, count: 1 << 20)) ?? ""
            #expect(pattern.unicodeScalars.count < 4 * SearchText.longestSearch)
        }
    }
}
