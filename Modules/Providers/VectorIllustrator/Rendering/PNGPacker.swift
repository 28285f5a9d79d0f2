import CRsvg
import DynamicLibrary
import Foundation
import StoryCore

/// Packs pixels into a PNG file.
///
/// Flat pictures compress best without PNG's row filters. Leaving them out, and a lower effort, makes files that are
/// no larger than cairo's own in a third of the time.
struct PNGPacker {
    /// zlib's effort, from 1 (fast) to 9 (small).
    private static let effort: Int32 = 4

    private let compress: compress2_fn
    private let bound: compressBound_fn
    private let checksum: crc32_fn

    /// Loads zlib.
    init() throws(ProviderError) {
        let zlib = try DynamicLibrary("libz.so.1", package: "zlib1g", for: RsvgRenderer.provider)
        compress = try zlib.function("compress2", as: compress2_fn.self)
        bound = try zlib.function("compressBound", as: compressBound_fn.self)
        checksum = try zlib.function("crc32", as: crc32_fn.self)
    }

    /// The picture as a PNG file with eight bits a channel and no transparency.
    func png(of pixels: Pixels) throws(ProviderError) -> Data {
        let packed = try packed(Self.rows(of: pixels))
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let header = Self.bigEndian(pixels.width) + Self.bigEndian(pixels.height) + [8, 2, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("IDAT", packed, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Red, green and blue of every row, each row after a byte that says "not filtered".
    private static func rows(of pixels: Pixels) -> [UInt8] {
        let size = (pixels.width * 3 + 1) * pixels.height
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            var target = 0
            for y in 0..<pixels.height {
                buffer[target] = 0
                target += 1
                let row = pixels.bytes + y * pixels.stride
                for x in 0..<pixels.width {
                    let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
                    buffer[target] = UInt8(truncatingIfNeeded: pixel >> 16)
                    buffer[target + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    buffer[target + 2] = UInt8(truncatingIfNeeded: pixel)
                    target += 3
                }
            }
            count = size
        }
    }

    private func packed(_ rows: [UInt8]) throws(ProviderError) -> [UInt8] {
        var status = Z_OK
        let capacity = bound(uLong(rows.count))
        let packed = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
            var length = capacity
            status = compress(buffer.baseAddress, &length, rows, uLong(rows.count), Self.effort)
            count = status == Z_OK ? Int(length) : 0
        }
        guard status == Z_OK else {
            throw RsvgRenderer.failure("zlib couldn't compress the picture (error \(status)).")
        }
        return packed
    }

    private func append(_ name: String, _ content: [UInt8], to file: inout Data) {
        let kind = Array(name.utf8)
        let checked = kind + content
        let sum = checksum(0, checked, uInt(checked.count))
        file.append(contentsOf: Self.bigEndian(content.count))
        file.append(contentsOf: checked)
        file.append(contentsOf: Self.bigEndian(Int(sum)))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
