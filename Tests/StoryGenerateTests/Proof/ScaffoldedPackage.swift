import Foundation
import Testing

@testable import StoryGenerate

/// The copy of this package with a new feature, a screen of each kind, use cases, a new feature that stores something,
/// and new providers, built.
final class ScaffoldedPackage: Sendable {
    /// Made once, by whichever test asks first: it takes minutes.
    static let made = Task { try ScaffoldedPackage() }

    /// What each call of the generator changed that was there before.
    let changed: [String: Set<String>]
    /// What the call wrote that added the feature that stores something.
    let stored: [String]
    /// How the tests of what is new ended, and those of the gallery.
    let tests: ProgramRun
    /// Where the copy is.
    let tree: SourceTree

    private static let commands: [[String]] = [
        ["feature", "ReadingCorner"], ["screen", "ReadingCorner", "ShelfDetail", "--kind", "detail"],
        ["screen", "ReadingCorner", "ShelfList", "--kind", "list"],
        ["screen", "ReadingCorner", "Welcome", "--kind", "stateless"], ["usecase", "ReadingCorner", "Shelf", "--get"],
        ["usecase", "ReadingCorner", "Shelf", "--refresh"], ["usecase", "ReadingCorner", "MoveShelf"],
        storedFeature, ["provider", "Piper", "--kind", "narrator"], ["provider", "Quill", "--kind", "author"],
        ["provider", "Brush", "--kind", "illustrator"],
    ]
    static let storedFeature = ["feature", "Lullabies", "--stored"]

    private static let suites = [
        "GalleryTests", "ReadingCornerTests", "ReadingCornerViewsTests", "LullabiesTests", "LullabiesViewsTests",
        "LullabiesStorageTests", "PiperNarratorTests", "QuillAuthorTests", "BrushIllustratorTests",
    ]
    /// Of the tests of `story`, those of the new verbs.
    private static let verbTests = "StoryCLITests"
    private static let verbSuites = ["LullabiesVerbTests", "VerbTests"]

    private init() throws {
        let copy = try PackageCopy()
        tree = try SourceTree(root: copy.root)
        var changed: [String: Set<String>] = [:]
        var stored: [String] = []
        for command in Self.commands {
            let run = try Self.run(Self.generator, command + ["--root", copy.root.path], in: copy.root)
            func files(_ word: String) -> [String] {
                run.output.split(separator: "\n").filter { $0.hasPrefix("  \(word) ") }
                    .map { String($0.dropFirst("  \(word) ".count)) }
            }
            changed[command.joined(separator: " ")] = Set(files("changed"))
            if command == Self.storedFeature { stored = files("new    ") }
        }
        (self.changed, self.stored) = (changed, stored)
        try copy.prepareWorkshop(
            tests: Self.suites + [Self.verbTests], programs: ["StoryProgram": "story", "Gallery": "story-gallery"])
        // Nobody debugs what is built here.
        let options = ["-debug-info-format", "none"]
        _ = try Self.run("swift", ["build", "--build-tests", "--quiet"] + options, in: copy.workshop.root)
        try copy.workshop.completeModules()
        let wanted = Self.suites + Self.verbSuites.map { "\(Self.verbTests)\\.\($0)" }
        tests = try ProgramRun.of(
            // Its own programs have its verbs, those that are built for speed have not.
            "env",
            [
                "--unset=STORY_PROGRAMS", "swift", "test", "--skip-build", "--filter",
                "^(\(wanted.joined(separator: "|")))",
            ] + options,
            in: copy.workshop.root)
        _ = try Self.run(Self.generator, ["derive", "--root", copy.root.path], in: copy.root)
        try copy.takeOver(generator: Self.generator)
    }

    /// What a call changed that was there before, without what is derived.
    func touched(by command: String) -> Set<String> {
        changed[command, default: []].filter { !$0.hasSuffix("+Generated.swift") && !$0.hasPrefix("Apps/Reference/") }
    }

    /// Runs a program that was built in the copy.
    func output(of program: String, _ arguments: [String]) throws -> String {
        try Self.run(tree.url(".build/debug/\(program)").path, arguments, in: tree.root).output
    }

    /// Says where a link leads to, on a library that nobody uses.
    func position(of link: String) throws -> String { try story(["open", link]) }

    /// Runs `story`, on the same library.
    func story(_ arguments: [String]) throws -> String {
        let home = tree.url(".build/home").path
        let program = tree.url(".build/debug/story").path
        return try Self.run("env", ["STORY_HOME=\(home)", program] + arguments, in: tree.root).output
    }

    /// Looks the copy over as everybody does, however that ends.
    func check() throws -> ProgramRun {
        try ProgramRun.of("./generate.sh", ["--check"], in: tree.root)
    }

    /// Runs the generator on the copy, however that ends.
    func generate(_ arguments: [String]) throws -> ProgramRun {
        try ProgramRun.of(Self.generator, arguments + ["--root", tree.root.path], in: tree.root)
    }

    /// The generator that was built beside these tests.
    private static let generator = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "story-generate").path

    private static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> ProgramRun {
        let run = try ProgramRun.of(program, arguments, in: folder)
        try #require(
            run.status == 0, "\(program) \(arguments): \(run.output.suffix(4000))\(run.complaint.suffix(4000))")
        return run
    }
}
