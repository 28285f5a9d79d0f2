import CZlib
import DynamicLibrary
import Foundation
import SafeFiles
import StoryCore

/// Reads the tables that come with a voice.
struct VoiceFile {
    /// No table is larger, packed or not, in bytes; the largest has 4.6 million.
    private static let limit = 1 << 25

    private let packed: EnglishPhonemes.Files
    private let start: inflateInit2_fn
    private let unpack: inflate_fn
    private let end: inflateEnd_fn

    /// Reads by a function that gives the content of a file; loads zlib.
    init(_ packed: @escaping EnglishPhonemes.Files) throws(PhonemeDataError) {
        self.packed = packed
        do throws(ProviderError) {
            let zlib = try DynamicLibrary("libz.so.1", package: "zlib1g", for: "hibari")
            start = try zlib.function("inflateInit2_", as: inflateInit2_fn.self)
            unpack = try zlib.function("inflate", as: inflate_fn.self)
            end = try zlib.function("inflateEnd", as: inflateEnd_fn.self)
        } catch {
            throw .library(error)
        }
    }

    /// The content of a file; what its name says is packed by gzip is unpacked.
    func content(of name: String) throws(PhonemeDataError) -> [UInt8] {
        let content = try packed(name)
        return name.hasSuffix(".gz") ? try unpacked([UInt8](content), name) : [UInt8](content)
    }

    /// The files of a folder.
    static func files(of folder: URL) -> EnglishPhonemes.Files {
        { name throws(PhonemeDataError) in
            do throws(StorageError) {
                return try OpenFile(folder.appending(path: name), limit: limit).content()
            } catch {
                throw .missing(file: name)
            }
        }
    }

    /// Returns the table of a file.
    func read<Table>(
        _ name: String, as table: ([UInt8]) throws(MalformedJSON) -> Table
    ) throws(PhonemeDataError) -> Table {
        let content = try content(of: name)
        do throws(MalformedJSON) {
            return try table(content)
        } catch {
            throw .damaged(file: name)
        }
    }

    /// Unpacks at one go: the last four bytes of a gzip file (RFC 1952) are the length of its content.
    private func unpacked(_ packed: [UInt8], _ name: String) throws(PhonemeDataError) -> [UInt8] {
        let length = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard packed.count > 18, length <= Self.limit else { throw .damaged(file: name) }
        var input = packed
        var status = Z_DATA_ERROR
        let content = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            count = input.withUnsafeMutableBufferPointer { input in
                var stream = z_stream()
                // 16 more than the largest window: a gzip file, whose checksum zlib compares.
                guard start(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
                    return 0
                }
                defer { _ = end(&stream) }
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = uInt(length)
                status = unpack(&stream, Z_FINISH)
                return length - Int(stream.avail_out)
            }
        }
        guard status == Z_STREAM_END, content.count == length else { throw .damaged(file: name) }
        return content
    }
}
