import Testing

import TerminalUI

@Suite("Which row of a list is selected", .timeLimit(.minutes(1)))
struct ListSelectionTests {
    struct Row: Identifiable { let id: Int }

    private func rows(_ ids: Int...) -> [Row] { ids.map(Row.init) }

    @Test("At first it is the first one, and in an empty list there is none")
    func first() {
        #expect(ListSelection<Int>().element(of: rows(7, 8))?.id == 7)
        #expect(ListSelection<Int>().element(of: rows())?.id == nil)
        #expect(ListSelection<Int>(at: 1).element(of: rows(7, 8))?.id == 8)
        #expect(ListSelection<Int>(at: 9).element(of: rows(7, 8))?.id == 8)
    }

    @Test(
        "It stays with its element; if that is gone, with its index",
        arguments: [([1, 2, 3], 2), ([9, 1, 2, 3], 2), ([2], 2), ([1, 3], 3), ([1], 1), ([5, 6, 7, 8], 6)])
    func stays(ids: [Int], selected: Int) {
        var sut = ListSelection<Int>()
        sut.select(2, at: 1)
        #expect(sut.element(of: ids.map(Row.init))?.id == selected)
    }
}
