/// Every feature says what it is, and everything that people get is tested.
struct CompletenessRule: Rule {
    func findings(in review: Review) -> [Finding] {
        review.features.flatMap { missingReadMe($0, review) } + missingGraphs(review) + missingTests(review)
    }

    private func missingGraphs(_ review: Review) -> [Finding] {
        let folders =
            review.features.map { "Modules/Features/\($0)" }
            + review.manifest.targets.map(\.path).filter { $0.hasPrefix("Modules/") }
        return folders.map { "\($0)/README.md" }.filter { path in
            review.documents[path].map { !ModuleGraph.isIn($0) } ?? false
        }.map { path in
            Finding(
                path, reason: "this module's README has no room for its graph.",
                fix: "copy the two lines about the graph from Modules/Features/Library/README.md, then: "
                    + "./generate.sh derive")
        }
    }

    private func missingReadMe(_ feature: String, _ review: Review) -> [Finding] {
        let path = "Modules/Features/\(feature)/README.md"
        guard review.documents[path]?.hasPrefix("# ") != true else { return [] }
        return [
            Finding(
                path, reason: "the feature \(feature) has no README.md that begins with a heading.",
                fix: "write what it is for, its public surface and its graph, as "
                    + "Modules/Features/Library/README.md does.")
        ]
    }

    private func missingTests(_ review: Review) -> [Finding] {
        let targets = review.manifest.targets.filter {
            $0.path.hasPrefix("Modules/") && $0.kind != .system && !$0.name.hasSuffix("Stubs")
        }
        return targets.flatMap { target -> [Finding] in
            let name = "\(target.name)Tests"
            guard let tests = review.manifest.target(named: name), tests.kind == .test else {
                return [
                    Finding(
                        "Package.swift", line: ManifestText(review.tree).line(of: name, in: target.name),
                        reason: "\(target.name) has no tests of its name.",
                        fix: "add the test target \(name), with its tests in Tests/\(name).")
                ]
            }
            let hasTest = review.sources.contains { path, text in
                path.hasPrefix("\(tests.path)/") && text.contains("@Test")
            }
            guard !hasTest else { return [] }
            return [
                Finding(
                    tests.path, reason: "\(tests.path) has no test, so nothing says what \(target.name) does.",
                    fix: "write one test for each thing that it does, as Given, When and Then.")
            ]
        }
    }
}
