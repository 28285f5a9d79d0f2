import Foundation
import Testing

@Suite("What view models let views observe", .timeLimit(.minutes(1)))
struct ObservedPropertyTests {
    /// An observable class that a file declares, with the names of what it stores and lets others observe.
    private struct ObservableClass {
        var name: String
        var properties: [String]
    }

    @Test("A view model has at most ten observable properties, and the one that makes stories at most five")
    func limits() throws {
        let files = PackageSources.sources(
            below: ["Modules/Features", "Modules/Core/FeatureKit", "Apps/TerminalApp/Sources"])
        let viewModels = try files.flatMap { try observableClasses(in: $0) }.filter { $0.name.hasSuffix("ViewModel") }
        // What they show is in a list that they have in common, which is counted as one, or in a detail.
        let lists = try files.filter { try text(of: $0).contains(Self.listMark) }
        let details = try files.filter { try text(of: $0).contains(Self.detailMark) }
            .flatMap { try observableClasses(in: $0).map(\.name) }

        // One for each screen at least, and none is passed over because it is written otherwise.
        #expect(viewModels.count - 1 + lists.count >= 17)
        for viewModel in viewModels {
            let limit = viewModel.name == "StoryGenerationViewModel" ? 5 : 10
            #expect(viewModel.properties.count <= limit, "\(viewModel.name): \(viewModel.properties)")
            #expect(!viewModel.properties.isEmpty || details.contains(viewModel.name), "\(viewModel.name)")
        }
    }

    @Test("No view model has a method of another feature")
    func foreignMethods() throws {
        // Given
        let shared = try methods(below: "Modules/Core/FeatureKit/Lists")
        let features = ["Library", "Collections", "Generation", "Playback"].map { "Modules/Features/\($0)/Sources" }
        let known = try (features + ["Apps/TerminalApp/Sources"]).map { (folder: $0, names: try methods(below: $0)) }

        // Then
        for (index, one) in known.enumerated() {
            #expect(one.names.count > 1, "\(one.folder)")
            for other in known.dropFirst(index + 1) {
                let both = one.names.intersection(other.names).subtracting(shared)
                #expect(both.isEmpty, "\(one.folder) and \(other.folder): \(both)")
            }
        }
    }

    @Test("Every view model is observable by the macro")
    func macro() throws {
        for file in PackageSources.sources(below: ["Modules/Features", "Apps/TerminalApp/Sources"]) {
            let text = try text(of: file)
            guard let name = text.firstMatch(of: /class (\w+ViewModel)\b/)?.output.1 else { continue }
            let found = try observableClasses(in: file).map(\.name)
            let isList = text.contains(Self.listMark)
            #expect(found.contains(String(name)) || isList || file.contains("/Stubs/"), "\(file)")
            #expect(!text.contains("ObservableObject") && !text.contains("@Published"), "\(file)")
        }
    }

    /// What the view model of a screen has that shows one thing.
    private static let detailMark = "let detail = DetailViewModel<"
    /// What the view model of a screen conforms to that shows a list.
    private static let listMark = "ViewModelContract, ObservedListViewModel {"

    /// What the contracts of view models below a folder can be asked to do; what is tapped or seen is a screen's own.
    private func methods(below folder: String) throws -> Set<String> {
        let contracts = PackageSources.sources(below: [folder]).filter { $0.contains("ViewModelContract") }
        let names = try contracts.flatMap {
            try text(of: $0).matches(of: /^ {4}func (\w+\([^)]*\))/.anchorsMatchLineEndings())
        }
        return Set(names.map { String($0.output.1) }.filter { !$0.hasPrefix("did") })
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: PackageSources.root.appending(path: file), encoding: .utf8)
    }

    /// Stored properties stand in the class itself, four spaces in; what is computed has a brace and no value.
    private func observableClasses(in file: String) throws -> [ObservableClass] {
        guard !file.contains("/Stubs/") else { return [] }
        var classes: [ObservableClass] = []
        var isObservable = false
        var isInside = false
        for line in try text(of: file).split(separator: "\n") {
            if line == "@Observable" { isObservable = true }
            if isObservable, let name = line.firstMatch(of: /^(?:public |package )?final class (\w+)/)?.output.1 {
                classes.append(ObservableClass(name: String(name), properties: []))
                (isObservable, isInside) = (false, true)
            }
            if line == "}" { isInside = false }
            guard isInside, let property = line.firstMatch(of: /^ {4}(?:[\w()]+ )*var (\w+)(.*)$/)?.output else {
                continue
            }
            let declaration = property.2.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
            let isStored = declaration.count == 1 || declaration[0].contains("=")
            if isStored { classes[classes.count - 1].properties.append(String(property.1)) }
        }
        return classes
    }
}
