import Testing

@Suite struct Skips {
    @Test(.disabled()) func withoutReason() {}

    @Test(.disabled("because of <this> & that")) func withReason() {}

    @Test(.enabled(if: false, "only elsewhere")) func underACondition() {}

    @Suite(.disabled("the whole suite")) struct DisabledSuite {
        @Test func first() {}
        @Test func second() {}
    }

    @Test func cancels() throws {
        try Test.cancel("nothing to do <here>")
    }

    @Test(arguments: [1, 2, 3])
    func cancelsACase(number: Int) throws {
        if number == 2 { try Test.cancel("not for two") }
    }
}
