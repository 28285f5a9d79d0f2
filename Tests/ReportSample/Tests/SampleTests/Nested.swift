import Testing

@Suite("Outer suite") struct Outer {
    @Suite struct Middle {
        @Suite("Inner suite") struct Inner {
            @Test func passes() {}
            @Test func fails() {
                #expect(Bool(false), "deep inside")
            }
        }
        @Test func passes() {}
    }
}

@Test func ofNoSuite() {}
