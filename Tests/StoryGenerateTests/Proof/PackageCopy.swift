import Foundation

@testable import StoryGenerate

/// A copy of this package to throw away: a folder below `.build` that stays from run to run, so that what is built in
/// it need not be built again.
struct PackageCopy {
    /// This package.
    static let original = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let position = original.appending(path: ".build/proof")
    static let folders = ["Apps", "Modules", "Tests", "Tools"]

    /// The copy.
    let root = Self.position.appending(path: "package")
    /// Where the part of the copy that is proven is built: its folders by links, and a shorter manifest.
    let workshop = Workshop(root: Self.position.appending(path: "workshop/\(Self.original.lastPathComponent)"))

    /// Makes the copy as this package is.
    ///
    /// Files that are the same stay as they are, with their dates, by which the build knows what is new.
    init() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try shareBuildFolder()
        let wanted = try Set(Self.files(in: Self.original))
        for path in try Self.files(in: root) where !wanted.contains(path) {
            try FileManager.default.removeItem(at: root.appending(path: path))
        }
        for path in wanted {
            let (source, target) = (Self.original.appending(path: path), root.appending(path: path))
            guard !FileManager.default.contentsEqual(atPath: source.path, andPath: target.path) else { continue }
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
            try FileManager.default.copyItem(at: source, to: target)
        }
    }

    /// Lets the copy see what is built in the workshop; first of all, since the generator makes a folder of its own
    /// there.
    private func shareBuildFolder() throws {
        let (position, build) = (root.appending(path: ".build"), workshop.build)
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: position.path)) != nil
        if !isLink, FileManager.default.fileExists(atPath: position.path) {
            try FileManager.default.removeItem(at: position)
        }
        try link(position, to: build)
    }

    /// Prepares the building of some suites, and of some programs by their targets.
    func prepareWorkshop(tests: [String], programs: [String: String]) throws {
        for folder in Self.folders {
            try link(workshop.root.appending(path: folder), to: root.appending(path: folder))
        }
        try workshop.prepare(self, tests: tests, programs: programs)
    }

    /// The files that are not as they are in the original, or not there, or only here.
    func changedFiles() throws -> [String] {
        try Set(Self.files(in: root)).union(Self.files(in: Self.original)).filter { path in
            !FileManager.default.contentsEqual(
                atPath: Self.original.appending(path: path).path, andPath: root.appending(path: path).path)
        }
    }

    /// Gives the copy the generator and what the check knows of the format of files, so that neither is made anew; last
    /// of all, since `generate.sh` builds a generator that is older than what was changed.
    func takeOver(generator: String) throws {
        let build = root.appending(path: ".build")
        let program = build.appending(path: "debug/story-generate")
        try Data(contentsOf: URL(filePath: generator)).write(to: program, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let known = Self.original.appending(path: ".build/check/formatted")
        let position = build.appending(path: "check/formatted")
        guard FileManager.default.fileExists(atPath: known.path), !FileManager.default.fileExists(atPath: position.path)
        else { return }
        try FileManager.default.createDirectory(
            at: position.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: known, to: position)
    }

    private func link(_ position: URL, to target: URL) throws {
        guard !FileManager.default.fileExists(atPath: position.path) else { return }
        try FileManager.default.createSymbolicLink(at: position, withDestinationURL: target)
    }

    /// The files that make the package, by path.
    private static func files(in root: URL) throws -> [String] {
        let top = try FileManager.default.contentsOfDirectory(atPath: root.path)
        let single = top.filter { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root.appending(path: name).path, isDirectory: &isFolder)
            return !isFolder.boolValue && name != ".git" && name != "Package.resolved"
        }
        let deep = (folders + [".ci"]).filter(top.contains).flatMap { folder in
            (FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []).map { "\(folder)/\($0)" }
        }
        return single
            + deep.filter { path in
                var isFolder: ObjCBool = false
                let isThere = FileManager.default.fileExists(
                    atPath: root.appending(path: path).path, isDirectory: &isFolder)
                return isThere && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".build") }
            }
    }
}
