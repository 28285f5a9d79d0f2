import Foundation
import SafeFiles
import StoryCore

/// Writes WAV files: a RIFF header of 44 bytes and 16-bit PCM, one channel.
enum WaveFile {
    /// Writes a new file.
    ///
    /// - Throws: ``VoiceError/storage(_:)``, also if the file exists.
    static func write(_ samples: [Int16], sampleRate: Int, to file: URL) throws(VoiceError) {
        guard FileStatus(file) == nil else { throw .storage(.exists(path: file.path)) }
        let byteCount = UInt32(clamping: samples.count * 2)
        var data = Data("RIFF".utf8)
        func add(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        add(byteCount &+ 36)
        data += Data("WAVEfmt ".utf8)
        add(UInt32(16))
        add(UInt16(1))
        add(UInt16(1))
        add(UInt32(clamping: sampleRate))
        add(UInt32(clamping: sampleRate * 2))
        add(UInt16(2))
        add(UInt16(16))
        data += Data("data".utf8)
        add(byteCount)
        samples.withUnsafeBytes { data.append(contentsOf: $0) }
        do throws(StorageError) {
            try SafeFiles.write(data, to: file, durability: .process)
        } catch {
            throw .storage(error)
        }
    }
}
