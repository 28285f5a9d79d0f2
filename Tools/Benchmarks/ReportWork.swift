import Foundation
import TestReport

/// What a process of its own does for the benchmark of reports, so that time and memory are those of one thing.
enum ReportWork: String {
    /// Decodes an event stream and does nothing with it.
    case decoding
    /// Writes a report with `JUnitWriter`.
    case writing
    /// Writes the same report as an `XMLDocument` of FoundationXML.
    case foundationDocument
    /// Writes the same report as a tree of libxml2.
    case tree

    static let option = "--work"

    /// Returns the work that the arguments of this process request, if any.
    static func asked(by arguments: [String]) -> (work: Self, argument: String, file: String)? {
        guard arguments.count == 5, arguments[1] == option, let work = Self(rawValue: arguments[2]) else { return nil }
        return (work, arguments[3], arguments[4])
    }

    /// Performs the work.
    ///
    /// - Parameters:
    ///   - count: The number of results to write; ignored for decoding.
    ///   - file: The stream that is read, or the report that is written.
    func run(_ count: Int, _ file: String) throws {
        switch self {
        case .decoding:
            let handle = try FileHandle(forReadingFrom: URL(filePath: file))
            var reader = LineReader(descriptor: handle.fileDescriptor, path: file)
            let check = try EventStreamCheck(reading: &reader)
            guard check.unreadable == 0, check.events > 0 else { throw CocoaError(.fileReadCorruptFile) }
        case .writing: try WrittenReport(count: count).write(to: file)
        case .foundationDocument: try WrittenReport(count: count).writeDocument(to: file)
        case .tree: try WrittenReport(count: count).writeTree(to: file)
        }
    }
}
