import TestSupport
import Testing

@testable import StoryGenerate

@Suite("Each rule broken once in a scaffolded feature", .tags(.proof), .timeLimit(.minutes(30)))
struct BrokenRuleTests {
    private static let feature = "Modules/Features/ReadingCorner"
    /// A rule that is broken by another text in one file.
    struct Breach: Sendable, CustomTestStringConvertible {
        var name: String
        var path: String
        var old: String
        var new: String
        /// What is told, and where.
        var told: String
        var position: String
        var testDescription: String { name }
    }

    @Test("It is reported with file, reason and fix", arguments: breaches)
    func broken(_ breach: Breach) async throws {
        // When
        let findings = try #require(try await Self.findings.value[breach.name])

        // Then
        let finding = findings.first { $0.path == breach.position && $0.reason.contains(breach.told) }
        #expect(finding != nil, "\(findings)")
        #expect(finding?.fix.isEmpty == false)
    }

    /// What is found, by the names of the breaches. A package is looked over as a whole, which takes its time, so each
    /// has as many breaches as do not touch each other's files.
    private static let findings = Task {
        let tree = try await ScaffoldedPackage.made.value.tree
        var found: [String: [Finding]] = [:]
        for round in rounds {
            let changes = try round.map { breach in
                let text = try tree.text(breach.path)
                try #require(text.contains(breach.old), "\(breach.name)")
                return FileChange.replace(
                    breach.path, old: text, new: text.replacing(breach.old, with: breach.new))
            }
            let broken = tree.with(changes)
            let review = try Review(broken, manifest: .load(broken))
            let findings = try Rules.all.flatMap { try $0.findings(in: review) }
            for breach in round { found[breach.name] = findings }
        }
        return found
    }

    /// The breaches that are made together.
    private static var rounds: [[Breach]] {
        breaches.reduce(into: []) { rounds, breach in
            let files = Set([breach.path, breach.position])
            let free = rounds.firstIndex { round in
                round.allSatisfy { files.isDisjoint(with: [$0.path, $0.position]) }
            }
            if let free { rounds[free].append(breach) } else { rounds.append([breach]) }
        }
    }

    private static let breaches: [Breach] = [
        Breach(
            name: "a feature imports another", path: "\(feature)/Sources/ReadingCornerFeature.swift",
            old: "public import FeatureKit", new: "public import FeatureKit\nimport Library",
            told: "ReadingCorner imports Library", position: "\(feature)/Sources/ReadingCornerFeature.swift"),
        Breach(
            name: "a provider declares a feature", path: "Package.swift", old: "provider(\"PiperNarrator\")",
            new: "provider(\"PiperNarrator\", libraries: [\"Library\"])", told: "PiperNarrator declares Library",
            position: "Package.swift"),
        Breach(
            name: "production imports stubs", path: "\(feature)/Views/ShelfList/ShelfListView.swift",
            old: "import StoryViews\n", new: "import StoryViews\nimport ReadingCornerStubs\n",
            told: "ReadingCornerStubs",
            position: "\(feature)/Views/ShelfList/ShelfListView.swift"),
        Breach(
            name: "a conformance is retroactive", path: "\(feature)/Sources/ReadingCornerContainer.swift",
            old: "/// Makes", new: "extension Int: @retroactive Error {}\n/// Makes", told: "@retroactive",
            position: "\(feature)/Sources/ReadingCornerContainer.swift"),
        Breach(
            name: "a protocol is no contract",
            path: "\(feature)/Sources/Domain/Repositories/MoveShelfRepositoryContract.swift",
            old: "protocol MoveShelfRepositoryContract", new: "protocol MoveShelfRepository",
            told: "does not end in 'Contract'",
            position: "\(feature)/Sources/Domain/Repositories/MoveShelfRepositoryContract.swift"),
        Breach(
            name: "a double is no mock", path: "Tests/ReadingCornerViewsTests/ShelfListViewTests.swift",
            old: "class ShelfListViewModelMock", new: "class ShelfListViewModelDouble",
            told: "ShelfListViewModelDouble stands in for a",
            position: "Tests/ReadingCornerViewsTests/ShelfListViewTests.swift"
        ),
        Breach(
            name: "a view state has no stub", path: "\(feature)/Stubs/ViewModels/ShelfListViewModelStub.swift",
            old: "final class ShelfListViewModelStub", new: "final class ShelfListModelStub",
            told: "ShelfListViewState has no stub",
            position: "\(feature)/Sources/Presentation/ShelfList/ViewModels/ShelfListViewState.swift"),
        Breach(
            name: "a variant has no stub", path: "\(feature)/Stubs/ViewModels/ShelfListViewModelStub.swift",
            old: "(\"empty\", .init(state: .empty)),", new: "", told: "never shows 'empty'",
            position: "\(feature)/Stubs/ViewModels/ShelfListViewModelStub.swift"),
        Breach(
            name: "the gallery does not show a screen", path: "Tools/Gallery/ReadingCornerScreens+ShelfList.swift",
            old: "ShelfListViewModelStub.all", new: "ShelfListViewModelStub.none",
            told: "the gallery does not show ShelfListViewState",
            position: "\(feature)/Sources/Presentation/ShelfList/ViewModels/ShelfListViewState.swift"),
        Breach(
            name: "a README does not begin with its feature", path: "\(feature)/README.md", old: "# ReadingCorner",
            new: "Notes", told: "no README.md", position: "\(feature)/README.md"),
        Breach(
            name: "tests are empty", path: "Tests/PiperNarratorTests/PiperNarratorTests.swift", old: "@Test",
            new: "@Guess", told: "has no test", position: "Tests/PiperNarratorTests"),
        Breach(
            name: "a link leads nowhere", path: "\(feature)/README.md", old: "What it is for",
            new: "[What](Nowhere.md) it is for", told: "Nowhere.md", position: "\(feature)/README.md"),
        Breach(
            name: "a snippet does not compile", path: "Modules/Features/create-feature.md", old: "# Create a feature\n",
            new: "# Create a feature\n\n```swift\nimport ReadingCorner\nlet exit = ReadingCornerExit.nowhere\n```\n",
            told: "type 'ReadingCornerExit' has no member 'nowhere'", position: "Modules/Features/create-feature.md"),
    ]

    @Test("What is derived and was changed by hand is reported, with the command that fixes it")
    func stale() async throws {
        // Given
        let tree = try await ScaffoldedPackage.made.value.tree
        let path = "Apps/StoryCLI/BuiltInCommands+Generated.swift"
        let text = try tree.text(path)
        let broken = tree.with([
            .replace(path, old: text, new: text.replacing("        ReadingCornerCommand.self,\n", with: ""))
        ])

        // When
        let stale = try DerivedState(Derivations.ofSources, for: Review(broken, manifest: .load(broken))).stale

        // Then
        #expect(stale.map(\.path) == [path])
        let told = stale.map(StaleText.text).joined()
        #expect(told.contains("+        ReadingCornerCommand.self,"))
        #expect(told.contains("Fix: ./generate.sh derive"))
    }
}
