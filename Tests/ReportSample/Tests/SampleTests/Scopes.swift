import Testing

/// A trait that does not get as far as running the test.
struct BrokenScope: TestTrait, SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        throw SampleError()
    }
}

/// A trait that fails before any test of a suite is run.
struct BrokenPreparation: SuiteTrait, TestTrait {
    func prepare(for test: Test) async throws {
        throw SampleError()
    }
}

@Suite struct BrokenInit {
    init() throws {
        throw SampleError()
    }

    @Test func first() {}
    @Test func second() {}
}

@Suite struct Scopes {
    @Test(BrokenScope()) func traitThrows() {}

    @Test(BrokenPreparation()) func preparationThrows() {}

    @Test(.enabled { throw SampleError() }) func conditionThrows() {}
}

@Suite(BrokenScope()) struct SuiteWithBrokenScope {
    @Test func first() {}
    @Test func second() {}
}

@Suite(BrokenPreparation()) struct SuiteWithBrokenPreparation {
    @Test func first() {}
}
