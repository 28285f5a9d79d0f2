import Foundation
import XCTest

struct SampleClassError: Error {}

final class SampleClass: XCTestCase {
    func testPasses() {
        XCTAssertEqual(1 + 1, 2)
    }

    func testFails() {
        XCTAssertEqual(1 + 1, 3, "sums are <hard> & \"odd\"")
    }

    func testFailsTwice() {
        XCTAssertTrue(false)
        XCTAssertNil(1, "two\nlines")
    }

    func testThrows() throws {
        throw SampleClassError()
    }

    func testSkips() throws {
        throw XCTSkip("not <here> & now")
    }

    func testSkipsWithoutReason() throws {
        try XCTSkipIf(true)
    }

    func testWritesColours() {
        XCTAssertEqual("\u{1B}[31mred\u{1B}[0m", "plain \u{7}")
    }

    func testWrites() {
        print("a line of the test's own")
        print("and one without an end", terminator: "")
    }

    func testWritesErrors() {
        FileHandle.standardError.write(Data("an error line of the test's own\n".utf8))
    }

    func testExpectsAndWaits() {
        wait(for: [expectation(description: "never met")], timeout: 0.05)
    }

    func testWaitsAsynchronously() async throws {
        try await Task.sleep(for: .milliseconds(10))
    }
}
