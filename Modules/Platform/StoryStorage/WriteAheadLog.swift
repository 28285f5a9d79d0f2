import Foundation

/// A database's write-ahead log, read by SQLite's documented format.
///
/// SQLite silently applies frames up to the first with a wrong checksum and overwrites the rest. This determines
/// whether that rest was committed and so contains stories.
struct WriteAheadLog {
    /// The damage of a log.
    struct Damage: Equatable, Sendable {
        /// The number of whole frames before the damage; nil if the header is damaged, so that SQLite applies no frame.
        var wholeFrames: Int?
        /// The number of committed transactions that SQLite ignores; at least 1.
        var lostTransactions: Int
    }

    /// The log's content; ``repair()`` changes it.
    private(set) var bytes: [UInt8]

    /// Creates a log from its content.
    init(_ content: Data) {
        bytes = Array(content)
    }

    /// The damage; nil if no committed transaction is ignored. Unfinished transactions of a killed process, and frames
    /// that were already checkpointed, are no damage.
    var damage: Damage? {
        guard bytes.count >= LogHeader.size else { return nil }
        guard let header = LogHeader(bytes) else {
            // A header is written before any frame.
            return bytes.count > LogHeader.size ? Damage(wholeFrames: nil, lostTransactions: 1) : nil
        }
        let whole = wholeFrames(after: header)
        var lost = (whole..<frameCount(header)).count { isCommitted($0, behind: whole, header) }
        // The end mark itself may be damaged.
        if lost == 0, whole < frameCount(header), isOwn(whole, header), correction(of: whole, header) != nil {
            lost = 1
        }
        return lost > 0 ? Damage(wholeFrames: whole, lostTransactions: lost) : nil
    }

    /// Corrects damage of a single byte where that is certain; see ``LogChecksum/correction(of:isBigEndian:)``.
    ///
    /// - Returns: Whether everything committed is whole now.
    mutating func repair() -> Bool {
        guard let header = LogHeader(bytes) ?? repairHeader() else { return false }
        while damage != nil {
            let frame = wholeFrames(after: header)
            guard let correction = correction(of: frame, header) else { return false }
            correction.apply(to: &bytes)
        }
        return true
    }

    // MARK: - Frames

    private func frameCount(_ header: LogHeader) -> Int {
        (bytes.count - LogHeader.size) / header.frameSize
    }

    private func start(of frame: Int, _ header: LogHeader) -> Int {
        LogHeader.size + frame * header.frameSize
    }

    private func wholeFrames(after header: LogHeader) -> Int {
        (0..<frameCount(header)).first { !isOwn($0, header) || !fits($0, header) } ?? frameCount(header)
    }

    /// Returns whether a frame belongs to the current log, rather than to one that was checkpointed.
    private func isOwn(_ frame: Int, _ header: LogHeader) -> Bool {
        let start = start(of: frame, header)
        return bytes[start + 8..<start + 16].elementsEqual(header.salts)
    }

    /// Returns whether the checksum of a frame continues the stored one before it.
    private func fits(_ frame: Int, _ header: LogHeader) -> Bool {
        sum(of: frame, header) == storedSum(of: frame, header)
    }

    /// Returns whether a transaction ends with a frame behind the whole ones.
    private func isCommitted(_ frame: Int, behind whole: Int, _ header: LogHeader) -> Bool {
        guard number(at: start(of: frame, header) + 4) != 0 else { return false }
        // Frames of an earlier log match each other, but not the last whole one.
        return isOwn(frame, header) || frame == whole && fits(frame, header)
    }

    private func sum(of frame: Int, _ header: LogHeader, after before: LogChecksum? = nil) -> LogChecksum {
        let start = start(of: frame, header)
        var sum = before ?? storedSum(of: frame - 1, header)
        sum.add(bytes[start..<start + 8], isBigEndian: header.isBigEndian)
        sum.add(bytes[start + 24..<start + header.frameSize], isBigEndian: header.isBigEndian)
        return sum
    }

    /// Returns the stored checksum of a frame; that of the header for -1.
    private func storedSum(of frame: Int, _ header: LogHeader) -> LogChecksum {
        let offset = frame < 0 ? LogHeader.size - 8 : start(of: frame, header) + 16
        return LogChecksum(number(at: offset), number(at: offset + 4))
    }

    private func number(at offset: Int) -> UInt32 { UInt32(bigEndian: bytes[...], at: offset) }

    // MARK: - Corrections

    /// Returns the correction of a damaged frame, if it is certain.
    private func correction(of frame: Int, _ header: LogHeader) -> LogCorrection? {
        let (start, sum) = (start(of: frame, header), sum(of: frame, header))
        let stored = storedSum(of: frame, header)
        if sum == stored {
            // The checksum does not cover the salts.
            return LogCorrection(at: start + 8, header.salts)
        }
        guard isOwn(frame, header) else { return nil }
        // The next frame continues from the original checksum.
        let hasNext = frame + 1 < frameCount(header)
        if hasNext, self.sum(of: frame + 1, header, after: sum) == storedSum(of: frame + 1, header) {
            return LogCorrection(at: start + 16, sum.bytes)
        }
        let covered = Array(bytes[start..<start + 8]) + bytes[start + 24..<start + header.frameSize]
        return stored.minus(sum).correction(of: covered, isBigEndian: header.isBigEndian).map { correction in
            // Salts and checksum are between the covered parts.
            LogCorrection(at: start + correction.offset + (correction.offset < 8 ? 0 : 16), correction.bytes)
        }
    }

    /// Corrects the header, if exactly one value of one byte matches its checksum and the first frame.
    private mutating func repairHeader() -> LogHeader? {
        guard bytes.count > LogHeader.size else { return nil }
        let found = bytes[..<LogHeader.size].indices.flatMap { offset in
            (UInt8.min...UInt8.max).compactMap { value in
                value == bytes[offset] ? nil : corrected(LogCorrection(at: offset, [value]))
            }
        }
        guard let whole = found.first, found.count == 1 else { return nil }
        self = whole
        return LogHeader(bytes)
    }

    /// Returns the log with a corrected header; nil if that does not match.
    private func corrected(_ correction: LogCorrection) -> WriteAheadLog? {
        var head = Array(bytes[..<LogHeader.size])
        correction.apply(to: &head)
        guard let header = LogHeader(head) else { return nil }
        var log = self
        correction.apply(to: &log.bytes)
        return log.frameCount(header) > 0 && log.isOwn(0, header) && log.fits(0, header) ? log : nil
    }
}

/// The header of a log.
struct LogHeader {
    static let size = 32
    private static let version: UInt32 = 3_007_000
    private static let magic: UInt32 = 0x377f_0682

    /// The byte order of the checksums' words.
    let isBigEndian: Bool
    /// Eight random bytes that change each time the log restarts.
    let salts: [UInt8]
    /// The size of a page with its frame header, in bytes.
    let frameSize: Int

    /// Parses a header; nil if it is invalid.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.size else { return nil }
        func number(_ offset: Int) -> UInt32 { UInt32(bigEndian: bytes[...], at: offset) }
        let pageSize = number(8)
        guard number(0) & ~1 == Self.magic, number(4) == Self.version, (512...65536).contains(pageSize),
            pageSize.nonzeroBitCount == 1
        else { return nil }
        isBigEndian = number(0) & 1 == 1
        var sum = LogChecksum()
        sum.add(bytes[..<24], isBigEndian: isBigEndian)
        guard sum == LogChecksum(number(24), number(28)) else { return nil }
        salts = Array(bytes[16..<24])
        frameSize = Int(pageSize) + 24
    }
}
