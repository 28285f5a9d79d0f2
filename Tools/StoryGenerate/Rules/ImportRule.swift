/// Targets declare and import only what their layer may know, and import only what is declared.
struct ImportRule: Rule {
    func findings(in review: Review) -> [Finding] {
        let ours = Set(review.manifest.targets.map(\.name))
        let matrix = ImportMatrix(review.manifest)
        let declared = review.manifest.targets.flatMap { target in
            declarations(of: target, ours: ours, matrix: matrix, review)
        }
        return declared
            + review.sourcePaths.flatMap { path -> [Finding] in
                guard let target = review.manifest.target(of: path) else { return [] }
                return (review.imports[path] ?? []).filter { ours.contains($0.module) }
                    .compactMap { finding(for: $0, in: path, of: target, matrix.entry(for: target)) }
            }
    }

    private func declarations(
        of target: PackageManifest.Target, ours: Set<String>, matrix: ImportMatrix, _ review: Review
    ) -> [Finding] {
        guard let entry = matrix.entry(for: target) else { return [] }
        return target.dependencies.filter { ours.contains($0) && !entry.allowed.contains($0) }.map { name in
            Finding(
                "Package.swift", line: ManifestText(review.tree).line(of: name, in: target.name),
                reason: "\(target.name) declares \(name): \(entry.reason).",
                fix: "take \(name) out of the dependencies of \(target.name); what it needs comes in from the "
                    + "composition, through a contract.")
        }
    }

    private func finding(
        for found: SwiftImport, in path: String, of target: PackageManifest.Target, _ entry: ImportMatrix.Entry?
    ) -> Finding? {
        if let entry, !entry.allowed.contains(found.module) {
            return Finding(
                path, line: found.line, reason: "\(target.name) imports \(found.module): \(entry.reason).",
                fix: "remove the import; what is needed of \(found.module) comes in from the composition, through a "
                    + "contract.")
        }
        guard found.module != target.name, !target.dependencies.contains(found.module) else { return nil }
        return Finding(
            path, line: found.line, reason: "\(target.name) imports \(found.module), which it does not declare.",
            fix: "add \"\(found.module)\" to the dependencies of \(target.name) in Package.swift.")
    }
}

/// No production code sees stubs, mocks or fixtures.
struct StubRule: Rule {
    func findings(in review: Review) -> [Finding] {
        let stubs = Set(review.manifest.targets.map(\.name).filter { $0.hasSuffix("Stubs") })
        let production = review.manifest.targets.filter(isProduction)
        let declared = production.flatMap { target in
            target.dependencies.filter(stubs.contains).map { name in
                finding("Package.swift", ManifestText(review.tree).line(of: name, in: target.name), target.name, name)
            }
        }
        let names = Set(production.map(\.name))
        return declared
            + review.sourcePaths.flatMap { path -> [Finding] in
                guard let target = review.manifest.target(of: path), names.contains(target.name) else { return [] }
                return (review.imports[path] ?? []).filter { stubs.contains($0.module) }
                    .map { finding(path, $0.line, target.name, $0.module) }
            }
    }

    /// The gallery shows what stubs show, to those who work on the app.
    private func isProduction(_ target: PackageManifest.Target) -> Bool {
        target.kind != .test && !target.name.hasSuffix("Stubs") && target.path != "Tools/Gallery"
            && !target.path.hasPrefix("Tests/")
    }

    private func finding(_ path: String, _ line: Int, _ target: String, _ stubs: String) -> Finding {
        Finding(
            path, line: line,
            reason: "\(target) uses \(stubs): what stands in for the real thing never reaches people.",
            fix: "remove it; move what both need into the module itself.")
    }
}
