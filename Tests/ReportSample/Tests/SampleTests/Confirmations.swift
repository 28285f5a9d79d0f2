import Testing

@Suite struct Confirmations {
    @Test func happensTooSeldom() async {
        await confirmation("the bell rings", expectedCount: 2) { rings in
            rings()
        }
    }

    @Test func happensAsOftenAsItMust() async {
        await confirmation { happens in
            happens()
        }
    }
}
