import StoryCore

/// Renders pictures for a terminal with libchafa, one after the other and concurrently with everything else.
///
/// A picture is rendered once for each size, and the latest are cached. Libraries are loaded on demand.
public actor TerminalPictureMaker {
    private let firstImage: UInt32
    private var count: UInt32 = 0
    private var made: RecentValues<TerminalPictureRequest, TerminalPicture>
    private var chafa: ChafaFunctions?
    private var pixbuf: PixbufFunctions?

    /// - Parameters:
    ///   - capacity: How many pictures are kept; one is as large as what is sent to the terminal, seldom more than a
    ///     megabyte.
    ///   - firstImage: The number of the first picture; the following ones have the next. Programs that share a
    ///     terminal should not use the same ones.
    public init(capacity: Int = 3, firstImage: UInt32) {
        made = RecentValues(capacity: capacity)
        self.firstImage = firstImage
    }

    /// Returns whether pictures can be made on this machine.
    ///
    /// - Throws: ``TerminalPictureError/library(_:)``.
    public func checkAvailability() throws(TerminalPictureError) {
        _ = try functions()
        _ = try fileFunctions()
    }

    /// Returns the best way to show pictures on a terminal; nil if there is none.
    ///
    /// - Throws: ``TerminalPictureError/library(_:)``.
    public func graphics(
        _ environment: TerminalEnvironment, answers: TerminalAnswers, cell: CellSize?
    ) throws(TerminalPictureError) -> TerminalGraphics? {
        TerminalGraphics(
            environment, abilities: try functions().abilities(in: environment), answers: answers, cell: cell)
    }

    /// Returns a picture, from the cache if possible.
    ///
    /// - Throws: ``TerminalPictureError``, also if the task is cancelled before it is its turn.
    public func picture(_ request: TerminalPictureRequest) throws(TerminalPictureError) -> TerminalPicture {
        if let made = made.value(for: request) { return made }
        if Task.isCancelled { throw .cancelled }
        let functions = try functions()
        let picture = try functions.picture(
            of: try pixels(of: request.source), for: request, image: firstImage &+ count)
        count &+= 1
        made.keep(picture, for: request)
        return picture
    }

    private func pixels(of source: PixelSource) throws(TerminalPictureError) -> PicturePixels {
        switch source {
        case .pixels(let pixels): return pixels
        case .file(let file): return try fileFunctions().pixels(ofFileAt: file)
        }
    }

    private func functions() throws(TerminalPictureError) -> ChafaFunctions {
        if let chafa { return chafa }
        do throws(ProviderError) {
            let loaded = try ChafaFunctions()
            chafa = loaded
            return loaded
        } catch {
            throw .library(error)
        }
    }

    private func fileFunctions() throws(TerminalPictureError) -> PixbufFunctions {
        if let pixbuf { return pixbuf }
        do throws(ProviderError) {
            let loaded = try PixbufFunctions()
            pixbuf = loaded
            return loaded
        } catch {
            throw .library(error)
        }
    }
}
