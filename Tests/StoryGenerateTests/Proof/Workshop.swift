import Foundation
import Testing

@testable import StoryGenerate

/// Where the part of a copy that is proven is built: the targets that the generator changed and those that depend on
/// one of them. All others are taken as they were built together with these tests.
///
/// What was taken cannot show an import that is not declared; the check of the copy does.
struct Workshop {
    /// Its folder, with the original's name: `package` means the same to modules whose packages have one name.
    let root: URL
    /// What is built in it.
    var build: URL { root.appending(path: ".build") }

    /// The folder into which this program was built, with everything that it tests.
    private static let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .resolvingSymlinksInPath()
    /// What the tests were linked of.
    private static let testProduct = URL(filePath: CommandLine.arguments[0]).deletingPathExtension().lastPathComponent

    /// Writes the manifest, for some targets of a copy.
    ///
    /// - Parameters:
    ///   - tests: The suites that are built, of which the first is linked with what the others need, too.
    ///   - programs: The programs that are built, by their targets.
    func prepare(_ copy: PackageCopy, tests: [String], programs: [String: String]) throws {
        let targets = try PackageManifest.load(SourceTree(root: copy.root)).targets
        let made = Self.made(of: targets, changed: try copy.changedFiles())
        func taken(of product: String) throws -> [String] {
            try Self.objects(of: product).filter { !made.contains(Self.module(of: $0)) }
        }
        var lists = try programs.mapValues { try taken(of: $0) }
        // A suite is linked with the programs that it tests, and so with what those are linked with.
        let modules = Set(targets.filter { $0.kind == .regular }.map(\.name))
        let tested = Set(targets.filter { tests.contains($0.name) }.flatMap(\.dependencies).flatMap { lists[$0] ?? [] })
        let others = try taken(of: Self.testProduct).filter { object in
            modules.contains(Self.module(of: object)) && !tested.contains(object)
        }
        if let first = tests.first { lists[first] = others }
        let manifest = try String(contentsOf: copy.root.appending(path: "Package.swift"), encoding: .utf8)
        let position = try take(lists, without: made)
        try write(manifest + addition(made: made, proven: tests + programs.keys.sorted(), lists: lists.keys, position))
    }

    /// The targets in which something changed, and those that depend on one of them.
    private static func made(of targets: [PackageManifest.Target], changed: [String]) -> Set<String> {
        var made = Set(targets.filter { target in changed.contains { $0.hasPrefix("\(target.path)/") } }.map(\.name))
        while true {
            let more = targets.filter { !made.contains($0.name) && !made.isDisjoint(with: $0.dependencies) }
            guard !more.isEmpty else { return made }
            made.formUnion(more.map(\.name))
        }
    }

    /// The object files that a product was linked of.
    private static func objects(of product: String) throws -> [String] {
        try String(contentsOf: built.appending(path: "\(product).product/Objects.LinkFileList"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    /// The module of an object file: `…/Library.build/Story.swift.o`.
    private static func module(of object: String) -> String {
        let folder = object.split(separator: "/").last { $0.hasSuffix(".build") } ?? ""
        return String(folder.dropLast(".build".count))
    }

    /// Gathers what is taken as it is: modules to import, and lists of object files to link.
    ///
    /// - Returns: A folder whose name changes with what is in it, since the package manager does not look into it.
    private func take(_ lists: [String: [String]], without made: Set<String>) throws -> URL {
        let imported = try Self.files(in: Self.built.appending(path: "Modules")).filter { module in
            module.pathExtension == "swiftmodule" && !made.contains(module.deletingPathExtension().lastPathComponent)
        }
        let newest = try (imported + Set(lists.values.joined()).map { URL(filePath: $0) })
            .map { try #require($0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) }
            .max()
        let all = build.appending(path: "taken")
        if FileManager.default.fileExists(atPath: all.path) { try FileManager.default.removeItem(at: all) }
        // What was put there from elsewhere, nothing that is made may take for its own.
        for module in try modulesMade()
        where (try? module.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true {
            try FileManager.default.removeItem(at: module)
        }
        let taken = all.appending(path: "\(Int((newest?.timeIntervalSinceReferenceDate ?? 0) * 1000))")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        for module in imported {
            try FileManager.default.createSymbolicLink(
                at: taken.appending(path: module.lastPathComponent), withDestinationURL: module)
        }
        for (target, objects) in lists {
            try Data(objects.joined(separator: "\n").utf8).write(to: taken.appending(path: "\(target).objects"))
        }
        return taken
    }

    /// Puts what was taken beside what was made, as a whole build would have left it, for those who import it.
    func completeModules() throws {
        let made = Set(try modulesMade().map(\.lastPathComponent))
        for module in try Self.files(in: Self.built.appending(path: "Modules"))
        where module.pathExtension == "swiftmodule" && !made.contains(module.lastPathComponent) {
            try FileManager.default.createSymbolicLink(
                at: modules.appending(path: module.lastPathComponent), withDestinationURL: module)
        }
    }

    /// Where the modules are that were made.
    private var modules: URL { build.appending(path: "debug/Modules") }

    private func modulesMade() throws -> [URL] {
        FileManager.default.fileExists(atPath: modules.path) ? try Self.files(in: modules) : []
    }

    private static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isSymbolicLinkKey])
    }

    /// What stands behind the copy's manifest in that of the workshop.
    private func addition(
        made: Set<String>, proven: [String], lists: some Collection<String>, _ taken: URL
    ) throws -> String {
        """

        let made: Set = \(made.sorted())
        let proven: Set = \(proven)
        let linked: Set = \(lists.sorted())
        let imported = \(["-I", taken.path] + (try Self.moduleMaps()).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] })
        package.dependencies = []
        package.products.removeAll { !["story", "story-gallery"].contains($0.name) }
        package.targets.removeAll { target in
            target.type != .system
                && (!made.contains(target.name)
                    || (target.isTest || target.type == .executable) && !proven.contains(target.name))
        }
        let systems = package.targets.filter { $0.type == .system }.map { Target.Dependency.byName(name: $0.name) }
        let kept = Set(package.targets.map(\\.name))
        for target in package.targets where target.type != .system {
            target.dependencies.removeAll { dependency in
                guard case .byNameItem(let name, _) = dependency else { return true }
                return !kept.contains(name)
            }
            target.dependencies += systems
            target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(imported)]
            if linked.contains(target.name) {
                target.linkerSettings = [.unsafeFlags(["@\(taken.path)/\\(target.name).objects"])]
            }
        }

        """
    }

    /// Where the C modules of other packages are described; ours are targets that are kept.
    private static func moduleMaps() throws -> [String] {
        let checkouts = PackageCopy.original.appending(path: ".build/checkouts")
        let enumerator = FileManager.default.enumerator(atPath: checkouts.path)
        return (enumerator?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix("/module.modulemap") && $0.contains("/Sources/") }.sorted()
            .map { checkouts.appending(path: $0).path }
    }

    private func write(_ manifest: String) throws {
        let position = root.appending(path: "Package.swift")
        guard
            try !FileManager.default.fileExists(atPath: position.path)
                || String(contentsOf: position, encoding: .utf8) != manifest
        else { return }
        try Data(manifest.utf8).write(to: position, options: .atomic)
    }
}
