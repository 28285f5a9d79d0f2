import Dispatch
import Glibc
import Synchronization
import TerminalUI

/// Reads what is written to a terminal whenever something comes, and tells those who wait.
final class TerminalReading: Sendable {
    private struct State {
        var model: TerminalModel
        /// The screen as it was at the end of the last whole frame.
        var shown: TerminalModel
        var bytes: [UInt8] = []
        /// Up to where ``next(until:)`` has found what it looked for.
        var offset = 0
        var isOver = false
        var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
        var count = 0

        func tell() { for bell in waiting.values { bell.yield() } }
    }

    private let contents: Mutex<State>
    private let source: Mutex<any DispatchSourceRead>

    init(_ device: TerminalDevice, size: Size, answers: Bool) {
        let model = TerminalModel(size: size)
        contents = Mutex(State(model: model, shown: model))
        source = Mutex(
            DispatchSource.makeReadSource(fileDescriptor: device.control, queue: DispatchQueue(label: "terminal")))
        source.withLock { source in
            source.setEventHandler { [weak self] in self?.read(device, answers: answers) }
            source.setCancelHandler { device.close() }
            source.resume()
        }
    }

    /// Ends reading, and closes the terminal.
    func stop() { source.withLock { $0.cancel() } }

    /// The screen as the program means it to be seen.
    var shown: TerminalModel { state.shown }
    /// The same, and whether nothing follows because the program has ended.
    var state: (shown: TerminalModel, isOver: Bool) {
        contents.withLock { ($0.shown, $0.isOver || $0.shown.marks.last?.hasPrefix("D") == true) }
    }

    func bytes(from offset: Int) -> ArraySlice<UInt8> { contents.withLock { $0.bytes[offset...] } }

    /// Something at once, whenever something was read, and at the end.
    func changes() -> AsyncStream<Void> {
        let (changes, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        bell.yield()
        let number = contents.withLock { state in
            state.count += 1
            state.waiting[state.count] = bell
            return state.count
        }
        bell.onTermination = { [weak self] _ in
            self?.contents.withLock { _ = $0.waiting.removeValue(forKey: number) }
        }
        return changes
    }

    /// What was written from where the last call ended up to and including `text`; nil if that has not come.
    func next(until text: [UInt8]) -> String? {
        contents.withLock { state in
            guard let end = state.bytes.firstEnd(of: text, from: state.offset) else { return nil }
            defer { state.offset = end }
            return String(decoding: state.bytes[state.offset..<end], as: UTF8.self)
        }
    }

    func resize(_ size: Size) {
        contents.withLock { state in
            state.model.resize(size)
            state.shown = state.model
        }
    }

    private func read(_ device: TerminalDevice, answers: Bool) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(device.control, &buffer, buffer.count)
        guard count > 0 || errno != EAGAIN && errno != EINTR else { return }
        let answer = contents.withLock { state in
            defer { state.tell() }
            guard count > 0 else {
                state.isOver = true
                stop()
                return ""
            }
            state.bytes += buffer[..<count]
            state.model.take(buffer[..<count])
            let answer = state.model.takeAnswers()
            if !state.model.isUpdating { state.shown = state.model }
            return answer
        }
        if answers, !answer.isEmpty { device.write(Array(answer.utf8)) }
    }
}

extension [UInt8] {
    /// Where a text ends that begins at an offset or behind it; nil if it is nowhere.
    fileprivate func firstEnd(of text: [UInt8], from offset: Int) -> Int? {
        withUnsafeBufferPointer { all in
            guard let first = text.first, let start = all.baseAddress else { return offset }
            var offset = offset
            while offset + text.count <= all.count,
                let found = memchr(start + offset, Int32(first), all.count - text.count + 1 - offset)
            {
                let index = start.distance(to: found.assumingMemoryBound(to: UInt8.self))
                if memcmp(found, text, text.count) == 0 { return index + text.count }
                offset = index + 1
            }
            return nil
        }
    }
}
