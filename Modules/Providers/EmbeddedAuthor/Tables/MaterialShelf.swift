import Foundation
import StoryCore
import Synchronization

/// Holds the tables of each language that was asked for, so that they are read once.
///
/// Nothing is looked for on disk before somebody asks: most commands never do.
final class MaterialShelf: Sendable {
    /// What was found on disk.
    private struct Stock {
        var folder: URL
        /// The languages that there are folders for, English first.
        var languages: [LanguageCode]
        var loaded: [LanguageCode: Material] = [:]
    }

    private let findFolder: @Sendable () -> URL
    private let stock = Mutex<Stock?>(nil)

    /// - Parameter folder: Tells where the folder is that holds one for each language, named by its code.
    init(folder: @escaping @Sendable () -> URL) {
        findFolder = folder
    }

    /// The languages that there are folders for, English first.
    var languages: [LanguageCode] { withStock { $0.languages } }

    /// The tables of a language.
    func material(for language: LanguageCode) throws(MaterialError) -> Material {
        let (folder, loaded) = withStock { ($0.folder, $0.loaded[language]) }
        if let loaded { return loaded }
        let path = folder.appending(path: language.rawValue)
        guard let grammar = Grammars.grammar(of: language.rawValue),
            FileManager.default.fileExists(atPath: path.path)
        else { throw .folderMissing(path: path.path) }
        let material = try Material(folder: path, grammar: grammar)
        withStock { $0.loaded[language] = material }
        return material
    }

    private func withStock<Value: Sendable>(_ body: (inout Stock) -> Value) -> Value {
        stock.withLock { stock in
            var found = stock ?? takeStock()
            defer { stock = found }
            return body(&found)
        }
    }

    private func takeStock() -> Stock {
        let folder = findFolder()
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        let known = (names ?? []).filter { Grammars.grammar(of: $0) != nil }.map(LanguageCode.init(rawValue:))
        // Without any, English is asked for, and its tables are what is missed.
        let others = known.filter { $0 != .english }.sorted { $0.rawValue < $1.rawValue }
        return Stock(folder: folder, languages: [.english] + others)
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
