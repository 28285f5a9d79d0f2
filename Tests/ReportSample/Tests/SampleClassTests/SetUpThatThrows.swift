import XCTest

final class SetUpThatThrows: XCTestCase {
    override func setUpWithError() throws {
        throw SampleClassError()
    }

    func testNeverRuns() {}
}

final class SetUpThatSkips: XCTestCase {
    override func setUpWithError() throws {
        throw XCTSkip("not this class")
    }

    func testNeverRuns() {}
}
