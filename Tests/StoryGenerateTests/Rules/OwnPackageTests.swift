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

    @Test(
        "Something new is one line more in Package.swift, and only more lines in what is derived",
        arguments: Novelty.allCases)
    func oneLine(novelty: Novelty) throws {
        // When
        let changes = try novelty.scaffold(in: review.tree).changesWithDerived(in: review.tree)

        // Then
        let changed = changes.filter { $0.old != nil }
        #expect(changed.map(\.path).filter { !$0.hasSuffix("+Generated.swift") } == ["Package.swift"])
        for change in changed {
            let lines = Self.lines(of: change)
            #expect(lines.allSatisfy { $0.hasPrefix("+") }, "\(change.path): \(lines)")
            if change.path == "Package.swift" { #expect(lines.count == 1, "\(lines)") }
        }
    }

    @Test("A feature that stores something is two lines more in Package.swift, and changes seven derived files")
    func stored() throws {
        // Given
        let name = try ScaffoldName("Lullabies")

        // When
        let changes = try FeatureScaffold.make(name, storing: StoredItem(nil, of: name), in: review.tree)
            .changesWithDerived(in: review.tree)

        // Then
        let changed = changes.filter { $0.old != nil }.sorted { $0.path < $1.path }
        #expect(
            changed.map(\.path) == [
                "Apps/Reference/json.md",
                "Apps/Reference/story.schema.json",
                "Apps/StoryCLI/BuiltInCommands+Generated.swift",
                "Apps/TerminalApp/Sources/Features/FeatureScreens+Generated.swift",
                "Modules/Composition/StoryApp/BuiltInFeatures+Generated.swift",
                "Package.swift",
                "Tests/StoryCLITests/JSONLists+Generated.swift",
                "Tools/Gallery/GalleryScreen+Generated.swift",
            ])
        let manifest = try #require(changed.first { $0.path == "Package.swift" })
        #expect(Self.lines(of: manifest) == ["+    \"Lullabies\",", "+    \"Lullabies\","])
        let new = changes.filter { $0.old == nil }.map { $0.path.lowercased() }
        #expect(new.count > 60)
        #expect(new.allSatisfy { $0.contains("lullab") }, "\(new)")
    }

    private static func lines(of change: FileChange) -> [String] {
        TextDifference.lines(from: change.old ?? "", to: change.new).filter { !$0.hasPrefix("@@") }
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
