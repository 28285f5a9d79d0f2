package import FeatureKit
import Foundation
package import StoryCore

/// Makes the backup of the day, if the settings want one and there is none yet; returns it, or nil.
package typealias DailyBackupUseCaseContract = UseCase<Void, LibraryBackup?, LibraryError>

/// Backs up to a file named after the day, and keeps the newest ones of that kind; other files are left alone.
struct DailyBackupUseCase: DailyBackupUseCaseContract {
    private static let (prefix, suffix) = ("story-daily-", ".zip")

    let archiver: any LibraryArchiver
    let settings: any SettingsRepository
    let access: AccessGuard
    let now: @Sendable () -> Date

    func execute(_: Void) async throws(LibraryError) -> LibraryBackup? {
        try await check()
        let settings = try await LibraryError.stored(try await settings.settings())
        guard let path = settings.backupFolder else { return nil }
        let (folder, name) = (URL(filePath: path), Self.prefix + StoryText.day(now()) + Self.suffix)
        let before = try await LibraryError.stored(try await archiver.names(in: folder))
        guard !before.contains(name) else { return nil }
        let backup: LibraryBackup
        do throws(StorageError) {
            backup = try await archiver.backUp(to: folder.appending(path: name), replacing: false)
        } catch .exists {
            // Another worker was quicker.
            return nil
        } catch {
            throw .storage(error)
        }
        let all = Set(before + [name]).filter(Self.isDaily).sorted()
        for old in all.dropLast(settings.keptBackups) {
            try await LibraryError.stored(try await archiver.deleteBackup(folder.appending(path: old)))
        }
        return backup
    }

    /// Whoever chose the folder agreed to it: no PIN is asked for, but a child's profile makes none.
    private func check() async throws(LibraryError) {
        switch await access.decision(on: .manageLibrary) {
        case .allowed, .needsPIN(.pinNeeded): return
        case .refused(let refusal), .needsPIN(let refusal): throw .refused(refusal)
        }
    }

    /// Whether a file is one of these: "story-daily-2026-11-30.zip".
    private static func isDaily(_ name: String) -> Bool {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
        let day = name.dropFirst(prefix.count).dropLast(suffix.count)
        let parts = day.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    }
}
