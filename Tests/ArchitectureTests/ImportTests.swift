import Foundation
import Testing

@Suite("Who may import whom", .timeLimit(.minutes(5)))
struct ImportTests {
    /// What production code of each kind may depend on among our own targets.
    private static func allowed(for target: PackageDescription.Target, in package: PackageDescription) -> Set<String> {
        let headers = Set(package.targets.filter { $0.type == "system-target" }.map(\.name))
        let isOfFeature = { (target: PackageDescription.Target, folder: String) in
            target.path.hasPrefix("Modules/Features/") && target.path.hasSuffix(folder)
        }
        let features = Set(package.targets.filter { isOfFeature($0, "/Sources") }.map(\.name))
        let views = Set(package.targets.filter { isOfFeature($0, "/Views") }.map(\.name))
        let providers = Set(package.targets.filter { $0.path.hasPrefix("Modules/Providers/") }.map(\.name))
        let platforms = Set(package.targets.filter { $0.path.hasPrefix("Modules/Platform/") }.map(\.name))
        switch target.path {
        case "Modules/Core/StoryCore": return []
        case "Modules/Core/FeatureKit", "Modules/Core/FeatureKitStubs": return ["StoryCore"]
        case _ where isOfFeature(target, "/Sources"): return ["StoryCore", "FeatureKit"]
        case _ where isOfFeature(target, "/Stubs"):
            return ["StoryCore", "FeatureKit", "FeatureKitStubs", target.name.replacing("Stubs", with: "")]
        case _ where isOfFeature(target, "/Views"):
            return ["StoryCore", "FeatureKit", "TerminalUI", target.name.replacing("Views", with: "")]
        case let path where path.hasPrefix("Modules/Providers/"):
            return headers.union(["StoryCore", "EngineLibrary"])
        case "Modules/Platform/SafeFiles", "Modules/Platform/EngineLibrary": return ["StoryCore"]
        // For any package: they know nothing of ours.
        case "Modules/Platform/TestReport": return ["CLibXML2"]
        case "Modules/Platform/TerminalUI": return ["CWideCharacter"]
        case let path where path.hasPrefix("Modules/Platform/"):
            return headers.union(["StoryCore", "SafeFiles", "EngineLibrary"])
        case let path where path.hasPrefix("Modules/Composition/"):
            return features.union(providers).union(platforms).subtracting(headers)
                .subtracting(["TestReport", "TerminalUI"]).union(["StoryCore", "FeatureKit"])
        case "Apps/TerminalApp/Sources":
            return features.union(views).union(["StoryApp", "StoryCore", "FeatureKit", "TerminalUI"])
        case "Apps/TerminalApp/Stubs":
            return features.union(views).union(features.map { "\($0)Stubs" })
                .union(["StoryCore", "FeatureKitStubs", "TerminalApp"])
        case "Apps/StoryCLI":
            return features.union([
                "StoryApp", "StoryCore", "FeatureKit", "TestReport", "TerminalPictures", "TerminalUI", "TerminalApp",
            ])
        case "Tests/ReportTestSupport": return ["CLibXML2"]
        case "Tests/ViewTestSupport": return ["TerminalUI"]
        default: return []
        }
    }

    @Test("Every target depends only on what its layer may know")
    func layers() async throws {
        // Given
        let package = try await PackageDescription.load()
        let production = package.targets.filter { $0.type != "test" && $0.path.hasPrefix("Tools/") == false }

        // Then
        #expect(production.count > 15)
        for target in production {
            let extra = Set(target.targetDependencies).subtracting(Self.allowed(for: target, in: package))
            #expect(extra.isEmpty, "\(target.name) may not depend on \(extra.sorted())")
        }
    }

    @Test("Stubs stay out of production")
    func stubs() async throws {
        // Given
        let package = try await PackageDescription.load()

        // Then
        // The gallery shows what the stubs show, to those who work on the app.
        for target in package.targets
        where target.type != "test" && !target.name.hasSuffix("Stubs") && target.path != "Tools/Gallery" {
            #expect(!target.targetDependencies.contains { $0.hasSuffix("Stubs") }, "\(target.name) uses stubs")
        }
    }

    @Test("Every import in the sources is of a declared dependency")
    func declaredImports() async throws {
        // Given
        let package = try await PackageDescription.load()
        let ours = Set(package.targets.map(\.name))

        // Then
        for target in package.targets where target.type != "system-target" {
            for file in PackageDescription.sources(below: [target.path]) {
                let text = try String(contentsOf: PackageDescription.root.appending(path: file), encoding: .utf8)
                let undeclared = imports(of: text).intersection(ours).subtracting(target.targetDependencies)
                #expect(undeclared.isEmpty, "\(file) imports \(undeclared.sorted())")
            }
        }
    }

    @Test("Every production target has tests of its name")
    func testTargets() async throws {
        // Given
        let package = try await PackageDescription.load()
        let tests = Set(package.targets.filter { $0.type == "test" }.map(\.name))

        // Then
        for target in package.targets where target.path.hasPrefix("Modules/") && target.type != "system-target" {
            guard !target.name.hasSuffix("Stubs") else { continue }
            #expect(tests.contains("\(target.name)Tests"), "\(target.name) has no tests")
        }
    }

    private func imports(of text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                    words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" })
                else { return nil }
                return String(words[place + 1].prefix { $0 != "." })
            })
    }
}
