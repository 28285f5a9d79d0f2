import Testing

@Suite struct `Raw <identifiers> & "quotes"` {
    @Test func `a < b && c > "d"`() {
        #expect(1 < 2)
    }

    @Test func `it's ]]> here`() {
        #expect(2 < 1)
    }

    @Test(arguments: ["x"]) func `what (is) this.*?`(letter: String) {
        #expect(letter == "y")
    }

    @Test("A display name with <tags> & \"quotes\"") func displayed() {}
}
