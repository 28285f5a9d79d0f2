import Foundation
import StoryCore
import Synchronization

/// Holds the tables of each language that was asked for, so that they are read once.
final class MaterialShelf: Sendable {
    /// The languages that there are folders for, English first.
    let languages: [LanguageCode]
    private let folder: URL
    private let loaded = Mutex<[LanguageCode: Material]>([:])

    /// - Parameter folder: Holds one folder for each language, named by its code.
    init(folder: URL) {
        self.folder = folder
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        let known = (names ?? []).filter { Grammars.grammar(of: $0) != nil }.map(LanguageCode.init(rawValue:))
        // Without any, English is asked for, and its tables are what is missed.
        languages = [.english] + known.filter { $0 != .english }.sorted { $0.rawValue < $1.rawValue }
    }

    /// The tables of a language.
    func material(for language: LanguageCode) throws(MaterialError) -> Material {
        if let material = loaded.withLock({ $0[language] }) { return material }
        let path = folder.appending(path: language.rawValue)
        guard let grammar = Grammars.grammar(of: language.rawValue),
            FileManager.default.fileExists(atPath: path.path)
        else { throw .folderMissing(path: path.path) }
        let material = try Material(folder: path, grammar: grammar)
        loaded.withLock { $0[language] = material }
        return material
    }

    /// Where a build puts the tables: beside the program, in a folder named after package and module.
    ///
    /// Not `Bundle.module`, which ends the program where the folder is missing.
    static var standardFolder: URL {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? Bundle.main.bundleURL
        let beside = program.deletingLastPathComponent()
        let names = try? FileManager.default.contentsOfDirectory(atPath: beside.path)
        let name = names?.first { $0.hasSuffix("_EmbeddedAuthor.resources") } ?? "story-studio_EmbeddedAuthor.resources"
        return beside.appending(path: name).appending(path: "Languages")
    }
}
