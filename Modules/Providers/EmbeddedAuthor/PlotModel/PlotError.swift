import Foundation

/// Why a plot cannot be read.
package enum PlotError: Error, Hashable, Sendable {
    /// There are no plans at this path.
    case folderMissing(path: String)
    /// A file of the stock is missing.
    case fileMissing(file: String)
    /// A file holds something else than it should: where in it, such as `main[2].needs`, and what is wrong.
    case unreadable(file: String, location: String, reason: String)

    /// There is no plot for what was asked for.
    case noPlot(occasion: String)

    init(file: String, _ error: any Error) {
        guard let error = error as? DecodingError else {
            self = .unreadable(file: file, location: "", reason: error.localizedDescription)
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self = .unreadable(
                file: file, location: Self.location(context.codingPath), reason: "'\(key.stringValue)' is missing.")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self = .unreadable(
                file: file, location: Self.location(context.codingPath), reason: context.debugDescription)
        case .dataCorrupted(let context):
            let detail = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"] as? String
            self = .unreadable(
                file: file, location: Self.location(context.codingPath), reason: detail ?? context.debugDescription)
        @unknown default:
            self = .unreadable(file: file, location: "", reason: String(describing: error))
        }
    }

    private static func location(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { location, key in
            if let index = key.intValue {
                location += "[\(index)]"
            } else {
                location += (location.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}

extension PlotError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .folderMissing(let path): "There are no plans at \(path)."
        case .fileMissing(let file): "\(file): It is missing."
        case .noPlot(let occasion): "There is no plot for '\(occasion)'."
        case .unreadable(let file, let location, let reason):
            "\(file): \(location.isEmpty ? "" : location + ": ")\(reason)"
        }
    }
}
