import Foundation
import Testing

@testable import StoryGenerate

@Suite("The package's files", .timeLimit(.minutes(1)))
struct SourceTreeTests {
    @Test("The package is found from any folder inside it")
    func found() throws {
        // Given
        let package = try MadePackage(["Package.swift": "", "Modules/Deep/A.swift": "let a = 1\n"])

        // When
        let tree = try SourceTree(around: package.root.appending(path: "Modules/Deep"))

        // Then
        #expect(try tree.text("Modules/Deep/A.swift") == "let a = 1\n")
    }

    @Test("A folder in no package is an error that says so")
    func notFound() throws {
        // Given
        let package = try MadePackage([:])

        // Then
        #expect(throws: TreeError.noPackage(folder: package.root.path)) { try SourceTree(root: package.root) }
    }
}
