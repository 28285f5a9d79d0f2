import CMpv
import Foundation

/// An event of libmpv, as far as it is used.
enum MpvEvent {
    /// A file is being opened.
    case started(entry: Int64)
    /// A seek begins.
    case seekBegan
    /// Sound begins, after a file was opened or a seek.
    case restarted
    /// The end may have been reached, or left.
    case endChanged
    /// A file was closed; the failure is nil if it was stopped.
    case closed(entry: Int64, failure: Failure?)
    /// Something went wrong, by its own words.
    case complaint(String)

    /// Why a file was closed unexpectedly.
    enum Failure {
        /// The sound device could not be used.
        case output
        /// The file could not be understood, by libmpv's words.
        case content(String)
    }

    /// Reads an event; nil if it does not matter.
    init?(_ event: mpv_event, _ functions: MpvFunctions) {
        switch event.event_id {
        case MPV_EVENT_START_FILE:
            guard let start = event.data?.load(as: mpv_event_start_file.self) else { return nil }
            self = .started(entry: start.playlist_entry_id)
        case MPV_EVENT_SEEK: self = .seekBegan
        case MPV_EVENT_PLAYBACK_RESTART: self = .restarted
        case MPV_EVENT_PROPERTY_CHANGE: self = .endChanged
        case MPV_EVENT_END_FILE:
            guard let end = event.data?.load(as: mpv_event_end_file.self) else { return nil }
            self = .closed(entry: end.playlist_entry_id, failure: Self.failure(end, functions))
        case MPV_EVENT_LOG_MESSAGE:
            guard let message = event.data?.load(as: mpv_event_log_message.self), let prefix = message.prefix,
                let text = message.text
            else { return nil }
            let line = String(cString: text).trimmingCharacters(in: .whitespacesAndNewlines)
            self = .complaint("\(String(cString: prefix)): \(line)")
        default: return nil
        }
    }

    private static func failure(_ end: mpv_event_end_file, _ functions: MpvFunctions) -> Failure? {
        switch end.reason {
        case MPV_END_FILE_REASON_STOP, MPV_END_FILE_REASON_QUIT: nil
        case MPV_END_FILE_REASON_ERROR where end.error == MPV_ERROR_AO_INIT_FAILED.rawValue: .output
        case MPV_END_FILE_REASON_ERROR:
            .content(functions.describe(end.error).map { String(cString: $0) } ?? "\(end.error)")
        // It would stay open at its end, if there were anything in it.
        default: .content("it contains no sound")
        }
    }
}
