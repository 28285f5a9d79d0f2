import Generation
import Testing

@Suite("Pages", .timeLimit(.minutes(1)))
struct PaginatorTests {
    @Test("A line of three hyphens ends a page")
    func explicitMarker() {
        #expect(Paginator.pages(of: "One.\n---\nTwo.\n\n--- \n\nThree.") == ["One.", "Two.", "Three."])
    }

    @Test("Blank text gives no pages", arguments: ["", "  \n\n ", "---", "\n---\n \n---"])
    func blank(text: String) {
        #expect(Paginator.pages(of: text).isEmpty)
    }

    @Test("Two paragraphs share a page, a third begins the next")
    func paragraphs() {
        #expect(Paginator.pages(of: "A.\n\nB.") == ["A.\n\nB."])
        #expect(Paginator.pages(of: "A.\n\nB.\n\nC.") == ["A.\n\nB.", "C."])
    }

    @Test("500 characters fit on a page, 501 do not")
    func length() {
        let fitting = String(repeating: "a", count: 249) + " " + String(repeating: "b", count: 250)
        #expect(Paginator.pages(of: fitting).map(\.count) == [500])
        #expect(Paginator.pages(of: fitting + "b").map(\.count) == [249, 251])
    }

    @Test("The empty line between two paragraphs counts towards the 500 characters")
    func separatorCounts() {
        let half = String(repeating: "a", count: 249)
        #expect(Paginator.pages(of: half + "\n\n" + half).count == 1)
        #expect(Paginator.pages(of: half + "\n\n" + half + "b").count == 2)
    }

    @Test("A long paragraph is split at the end of a sentence")
    func sentenceEnd() {
        let first = "The " + String(repeating: "very ", count: 60) + "long road ended."
        let second = "A " + String(repeating: "new ", count: 60) + "one began."
        #expect(Paginator.pages(of: first + " " + second) == [first, second])
    }

    @Test("A sentence that ends where the page is full still stands on it")
    func fullPage() {
        let first = String(repeating: "a", count: 299) + "."
        let second = "“B" + String(repeating: "b", count: 195) + "?”"
        #expect(Paginator.pages(of: "\(first) \(second) And more.") == ["\(first) \(second)", "And more."])
        // A question within a sentence does not end it.
        #expect(
            Paginator.pages(of: "\(first) \(second) asked Mira.") == [first, "\(second) asked Mira."])
    }

    @Test("A word that fills more than a page is split hard, and nothing is lost")
    func hardSplit() {
        let text = String(repeating: "x", count: 1203)
        let pages = Paginator.pages(of: text)
        #expect(pages.map(\.count) == [500, 500, 203])
        #expect(pages.joined() == text)
    }
}
