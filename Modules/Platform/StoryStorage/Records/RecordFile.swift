import Checksums
import Foundation
import StoryCore

/// A recovery record: lines of JSON that ordinary tools can read and check.
///
/// The first line describes the record and gives the SHA-256 of everything after it (`tail -n +2 FILE | sha256sum`);
/// the second gives the state of the library; then follows the content as JSON, a line for each story, hero or event.
struct RecordFile: Hashable, Sendable {
    /// The version of the format.
    static let version = 1
    /// The maximum size of a record, in bytes; a story of an hour has a tenth of it.
    static let mostBytes = 1 << 24

    /// The kinds of records.
    enum Kind: String, Codable, Sendable {
        case story, heroes, events
    }

    /// The state of the library at the time of a record.
    struct State: Hashable, Codable, Sendable {
        /// The change count of that part of the library, which tells whether record or row is newer.
        var revision: Int64
        /// When the story was moved to the bin; nil if it is not there.
        var removedAt: Date?
    }

    private struct Header: Codable {
        var record: Kind
        var sha256: String
        var version: Int
    }

    var kind: Kind
    var state: State
    /// The third line and all that follow.
    var content: String

    init(_ kind: Kind, state: State, content: String) {
        self.kind = kind
        self.state = state
        self.content = content
    }

    /// Parses a record.
    ///
    /// - Throws: ``RecordError`` if it is damaged, or not readable by this program.
    init(_ data: Data) throws(RecordError) {
        guard let first = data.firstIndex(of: UInt8(ascii: "\n")) else { throw .damaged("It's empty.") }
        let header: Header
        do {
            header = try BoundedJSON.value(Header.self, of: data[..<first])
        } catch {
            throw .damaged("Its first line can't be read.")
        }
        guard header.version <= Self.version else { throw .newerVersion }
        let body = data[(first + 1)...]
        guard Checksum(of: body).hexadecimal == header.sha256 else {
            throw .damaged("Its checksum has changed since it was written.")
        }
        guard let second = body.firstIndex(of: UInt8(ascii: "\n")), body.last == UInt8(ascii: "\n"),
            let state = try? BoundedJSON.value(State.self, of: body[..<second])
        else { throw .damaged("Its second line can't be read.") }
        self.init(
            header.record, state: state,
            content: String(decoding: body[(second + 1)...].dropLast(), as: UTF8.self))
    }

    /// The content of the record's file.
    var data: Data {
        get throws {
            let body = Data("\(try StoredJSON.text(state))\n\(content)\n".utf8)
            let header = Header(record: kind, sha256: Checksum(of: body).hexadecimal, version: Self.version)
            return Data("\(try StoredJSON.text(header))\n".utf8) + body
        }
    }
}

/// Why a recovery record is unusable.
enum RecordError: Error, Hashable, Sendable {
    /// It is missing.
    case missing
    /// It is damaged; the sentence says what was found.
    case damaged(String)
    /// A newer version of the program wrote it.
    case newerVersion
}

extension RecordError {
    /// What was found, as a sentence.
    var detail: String {
        switch self {
        case .missing: "It's missing."
        case .damaged(let detail): detail
        case .newerVersion: "A newer version of this program wrote it."
        }
    }
}
