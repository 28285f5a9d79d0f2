import XCTest

final class SampleClassCrash: XCTestCase {
    func testAPasses() {}

    func testBCrashes() {
        print("just before the crash")
        let nothing = Int("nothing")
        XCTAssertEqual(nothing!, 1)
    }

    func testCNeverStarts() {}
}
