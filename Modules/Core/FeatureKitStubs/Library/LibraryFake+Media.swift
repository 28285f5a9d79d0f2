public import Foundation
public import StoryCore

extension LibraryFake: MediaRepository {
    public func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw .failed(path: file.path, detail: "It is not there.")
        }
        // As good as a checksum for what tests store.
        var generator = SeededGenerator(hashing: data.base64EncodedString())
        let digest = (0..<4).map { _ in String(generator.next() | 1 << 63, radix: 16) }.joined()
        let reference = MediaReference(digest: digest, fileExtension: fileExtension, byteCount: data.count)
        let file = url(of: reference)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            throw .failed(path: file.path, detail: "\(error)")
        }
        try perform { state throws(StorageError) in
            state.stored.append(reference)
            state.media.insert(reference)
        }
        return reference
    }

    public func url(of reference: MediaReference) -> URL {
        folder.appending(path: "media/\(reference.relativePath)")
    }
}

extension Story {
    /// The files that the story names.
    var mediaReferences: [MediaReference] {
        (pages.map(\.illustration.media) + [cover.media, narration?.media]).compactMap { $0 }
    }
}
