import Foundation

/// Why a plot cannot be read.
package enum PlotError: Error, Hashable, Sendable {
    /// There are no plans at this path.
    case folderMissing(path: String)
    /// A file of the stock is missing.
    case fileMissing(file: String)
    /// A file holds something else than it should: where in it, such as `main[2].needs`, and what is wrong.
    case unreadable(file: String, place: String, reason: String)

    /// There is no plot for what was asked for.
    case noPlot(occasion: String)

    init(file: String, _ error: any Error) {
        guard let error = error as? DecodingError else {
            self = .unreadable(file: file, place: "", reason: error.localizedDescription)
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self = .unreadable(
                file: file, place: Self.place(context.codingPath), reason: "'\(key.stringValue)' is missing.")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self = .unreadable(file: file, place: Self.place(context.codingPath), reason: context.debugDescription)
        case .dataCorrupted(let context):
            let detail = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"] as? String
            self = .unreadable(
                file: file, place: Self.place(context.codingPath), reason: detail ?? context.debugDescription)
        @unknown default:
            self = .unreadable(file: file, place: "", reason: String(describing: error))
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.reduce(into: "") { place, key in
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
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
        case .unreadable(let file, let place, let reason): "\(file): \(place.isEmpty ? "" : place + ": ")\(reason)"
        }
    }
}
