import Foundation
import StoryCore

/// All tables of one language.
struct Material: Sendable {
    let language: LanguageTable
    let grammar: any LanguageGrammar
    let places: [Place]
    let helpers: [Helper]
    let friends: [Friend]
    let gifts: [Gift]
    let littles: [Little]
    let crossings: [Crossing]
    let rests: [RestTable.Rest]
    let traits: TraitTable
    let tones: ToneTable
    let custom: CustomTable
    let things: ThingTable
    let events: [String: EventTable]
    /// In the order of their ids.
    let plots: [PlotTable]
    let vocabulary: Vocabulary

    /// Reads the tables in the folder of a language.
    ///
    /// - Throws: ``MaterialError`` if one is missing or cannot be read.
    init(folder: URL, grammar: any LanguageGrammar) throws(MaterialError) {
        let tables = TableReader(folder: folder)
        self.grammar = grammar
        language = try tables.read("language.json")
        places = try tables.read("places.json", as: PlaceTable.self).places
        helpers = try tables.read("helpers.json", as: HelperTable.self).helpers
        friends = try tables.read("friends.json", as: FriendTable.self).friends
        gifts = try tables.read("gifts.json", as: GiftTable.self).gifts
        littles = try tables.read("littles.json", as: LittleTable.self).littles
        crossings = try tables.read("crossings.json", as: CrossingTable.self).crossings
        rests = try tables.read("rests.json", as: RestTable.self).rests
        traits = try tables.read("traits.json")
        tones = try tables.read("tones.json")
        custom = try tables.read("custom.json")
        things = try tables.read("things.json")
        let events: [EventTable] = try tables.readAll(in: "events")
        self.events = Dictionary(events.map { ($0.id, $0) }) { first, _ in first }
        plots = try tables.readAll(in: "plots")
        vocabulary = Vocabulary(
            frequent: try tables.text("words/frequency.txt"), known: try tables.text("words/known.txt"))
    }

    /// The place with an id of the tables.
    func place(_ id: String) -> Place? {
        places.first { $0.id == id }
    }
}

/// Why the tables of a language cannot be used.
enum MaterialError: Error, Hashable {
    /// There is no folder with tables at this path.
    case folderMissing(path: String)
    /// A file in it is missing or is no such table; what is wrong is said in English.
    case unreadable(file: String, reason: String)
}

/// Reads the files of a language's folder.
private struct TableReader {
    let folder: URL

    func read<Table: Decodable>(_ name: String, as type: Table.Type = Table.self) throws(MaterialError) -> Table {
        let data = try contents(of: name)
        do {
            return try JSONDecoder().decode(Table.self, from: data)
        } catch {
            throw .unreadable(file: name, reason: String(describing: error))
        }
    }

    /// Every table in a folder, in the order of the files' names.
    func readAll<Table: Decodable>(in name: String) throws(MaterialError) -> [Table] {
        let path = folder.appending(path: name).path
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw .unreadable(file: name, reason: error.localizedDescription)
        }
        var tables: [Table] = []
        for file in files.sorted() where file.hasSuffix(".json") {
            tables.append(try read(name + "/" + file))
        }
        return tables
    }

    func text(_ name: String) throws(MaterialError) -> String {
        String(decoding: try contents(of: name), as: UTF8.self)
    }

    private func contents(of name: String) throws(MaterialError) -> Data {
        do {
            return try Data(contentsOf: folder.appending(path: name))
        } catch {
            throw .unreadable(file: name, reason: error.localizedDescription)
        }
    }
}
