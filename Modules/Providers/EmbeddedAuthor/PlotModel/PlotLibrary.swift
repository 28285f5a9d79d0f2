package import Foundation
package import StoryCore
import Synchronization

/// The stock of plots in a folder: plans, and their texts in each language, read when they are first needed.
///
/// The folder holds `Plans/ID.json`, `Plans/arenas.json`, `Pictures/ID.json`, and for each language `CODE/ID.json`.
package final class PlotLibrary: Sendable {
    private struct Stock {
        var folder: URL?
        var languages: [LanguageCode]?
        var plans: [PlotPlan]?
        var arenas: Arenas?
        var texts: [String: PlotText] = [:]
        var plots: [String: Plot] = [:]
        var archetypes: [LanguageCode: ArchetypeTable] = [:]
        var keepsakes: [LanguageCode: KeepsakeTable] = [:]
        var chapters: [LanguageCode: ChapterTable] = [:]
    }

    private let findFolder: @Sendable () -> URL
    private let stock = Mutex(Stock())

    package convenience init(folder: URL) {
        self.init { folder }
    }

    /// - Parameter folder: Tells where the plots are; asked once, when the first of them is needed.
    package init(folder: @escaping @Sendable () -> URL) {
        findFolder = folder
    }

    /// The folder of the plots.
    package var folder: URL {
        if let folder = stock.withLock({ $0.folder }) { return folder }
        let folder = findFolder()
        stock.withLock { $0.folder = folder }
        return folder
    }

    /// The languages with plots, English first; English alone if there are none, so that the error names its plots.
    package var languages: [LanguageCode] {
        if let languages = stock.withLock({ $0.languages }) { return languages }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let others = names.map(LanguageCode.init(rawValue:)).filter {
            $0 != .english && HeroFormsByLanguage.forms(of: $0) != nil
        }
        let languages = [.english] + others.sorted { $0.rawValue < $1.rawValue }
        stock.withLock { $0.languages = languages }
        return languages
    }

    /// All plans, in the order of their ids.
    ///
    /// - Throws: The first that cannot be read.
    package func plans() throws(PlotError) -> [PlotPlan] {
        if let plans = stock.withLock({ $0.plans }) { return plans }
        var plans: [PlotPlan] = []
        for id in try ids() { plans.append(try readPlan(id)) }
        let read = plans
        stock.withLock { $0.plans = read }
        return plans
    }

    /// The ids of all plots for which there is a plan.
    package func ids() throws(PlotError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Plans").path)
                .filter { $0.hasSuffix(".json") && $0 != "arenas.json" }.map { String($0.dropLast(5)) }.sorted()
        } catch {
            throw .folderMissing(path: folder.appending(path: "Plans").path)
        }
    }

    /// Reads a plan from its file.
    package func readPlan(_ id: String) throws(PlotError) -> PlotPlan {
        let plan: PlotPlan = try read("Plans/\(id).json")
        guard plan.id == id else {
            throw .unreadable(
                file: "Plans/\(id).json", location: "id", reason: "It is '\(plan.id)', not the file's name.")
        }
        return plan
    }

    package func arenas() throws(PlotError) -> Arenas {
        if let arenas = stock.withLock({ $0.arenas }) { return arenas }
        let arenas: Arenas = try read("Plans/arenas.json")
        stock.withLock { $0.arenas = arenas }
        return arenas
    }

    /// How kinds of family events are recognised in a language.
    package func archetypes(in language: LanguageCode) throws(PlotError) -> ArchetypeTable {
        if let table = stock.withLock({ $0.archetypes[language] }) { return table }
        let table: ArchetypeTable = try read("Archetypes/\(language.rawValue).json")
        stock.withLock { $0.archetypes[language] = table }
        return table
    }

    /// The things of families' keywords that can act in a story.
    func keepsakes(in language: LanguageCode) throws(PlotError) -> KeepsakeTable {
        if let table = stock.withLock({ $0.keepsakes[language] }) { return table }
        let table: KeepsakeTable = try read("Keepsakes/\(language.rawValue).json")
        stock.withLock { $0.keepsakes[language] = table }
        return table
    }

    /// Reads the texts around chapters.
    func chapters(in language: LanguageCode) throws(PlotError) -> ChapterTable {
        if let table = stock.withLock({ $0.chapters[language] }) { return table }
        let table: ChapterTable = try read("Chapters/\(language.rawValue).json")
        stock.withLock { $0.chapters[language] = table }
        return table
    }

    /// Returns whether a plot has a text in a language.
    package func hasText(of id: String, in language: LanguageCode) -> Bool {
        FileManager.default.fileExists(atPath: url("\(language.rawValue)/\(id).json").path)
    }

    /// A plan with its text in a language.
    func plot(_ plan: PlotPlan, in language: LanguageCode) throws(PlotError) -> Plot {
        let key = language.rawValue + "/" + plan.id
        if let plot = stock.withLock({ $0.plots[key] }) { return plot }
        let plot = Plot(
            plan: plan, text: try text(of: plan.id, in: language), language: language,
            pictures: try pictures(of: plan.id))
        stock.withLock { $0.plots[key] = plot }
        return plot
    }

    /// The text of a plot in a language.
    package func text(of id: String, in language: LanguageCode) throws(PlotError) -> PlotText {
        let file = "\(language.rawValue)/\(id).json"
        if let text = stock.withLock({ $0.texts[file] }) { return text }
        let text: PlotText = try read(file)
        guard text.id == id else {
            throw .unreadable(file: file, location: "id", reason: "It is '\(text.id)', not the file's name.")
        }
        stock.withLock { $0.texts[file] = text }
        return text
    }

    /// What the pictures of a plot show, by their names; none if it has none yet.
    package func pictures(of id: String) throws(PlotError) -> [String: PlotPicture] {
        let file = "Pictures/\(id).json"
        guard FileManager.default.fileExists(atPath: url(file).path) else { return [:] }
        return try read(file)
    }

    /// The list of words that may not appear in a story; empty if there is none.
    func reviewedWords(in language: LanguageCode) -> String {
        (try? Data(contentsOf: url("Words/\(language.rawValue).txt"))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func url(_ file: String) -> URL { folder.appending(path: file) }

    private func read<Table: Decodable>(_ file: String) throws(PlotError) -> Table {
        let data: Data
        do {
            data = try Data(contentsOf: url(file))
        } catch {
            throw .fileMissing(file: file)
        }
        do {
            return try JSONDecoder().decode(Table.self, from: data)
        } catch {
            throw PlotError(file: file, error)
        }
    }
}
