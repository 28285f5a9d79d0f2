import Foundation
import TestSupport
import Testing

@testable import StoryGenerate

@Suite("This package", .tags(.sweep), .timeLimit(.minutes(2)))
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

    @Test("Something new is one line more in each file that was there", arguments: Novelty.allCases)
    func oneLine(novelty: Novelty) throws {
        // When
        let changes = try novelty.scaffold(in: review.tree).changesWithDerived(in: review.tree)

        // Then
        let changed = changes.filter { $0.old != nil }
        #expect(changed.map(\.path).contains("Package.swift"))
        for change in changed {
            let lines = TextDifference.lines(from: change.old ?? "", to: change.new).filter { !$0.hasPrefix("@@") }
            #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("+") }, "\(change.path): \(lines)")
        }
    }

    /// What nobody has yet.
    enum Novelty: String, CaseIterable, Sendable {
        case feature, author, narrator, illustrator

        fileprivate func scaffold(in tree: SourceTree) throws(ScaffoldError) -> Scaffold {
            guard let kind = ProviderScaffold.Kind(rawValue: rawValue) else {
                return try FeatureScaffold.make(ScaffoldName("QuietCorner"), in: tree)
            }
            return try ProviderScaffold.make("Quiet", of: kind, in: tree)
        }
    }
}
