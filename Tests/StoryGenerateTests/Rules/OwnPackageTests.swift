import Foundation
import Testing

@testable import StoryGenerate

@Suite("This package", .timeLimit(.minutes(2)))
struct OwnPackageTests {
    private let review: Review

    init() throws {
        let file = URL(filePath: #filePath).resolvingSymlinksInPath()
        let tree = try SourceTree(around: file.deletingLastPathComponent())
        review = try Review(tree, manifest: .load(tree))
    }

    @Test("It keeps every rule")
    func rules() throws {
        #expect(review.manifest.targets.count > 50)
        #expect(review.sources.count > 500)
        #expect(try Rules.all.flatMap { try $0.findings(in: review) }.map(\.description) == [])
    }

    @Test("Nothing that follows from its sources is stale")
    func derived() throws {
        #expect(try DerivedState(Derivations.ofSources, for: review).stale.map(\.path) == [])
    }
}
