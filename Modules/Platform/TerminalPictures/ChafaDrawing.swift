import CChafa

extension ChafaFunctions {
    /// The most pixels that are sent to a terminal that scales them itself: four bytes each, a third more as text.
    private static let mostPixels = 250_000.0

    /// Renders pixels.
    ///
    /// - Parameter image: The image's number on the terminal.
    func picture(
        of pixels: PicturePixels, for request: TerminalPictureRequest, image: UInt32
    ) throws(TerminalPictureError) -> TerminalPicture {
        let (columns, rows) = try size(of: pixels, for: request)
        guard let config = makeConfig(), let symbols = makeSymbols() else { throw .noRoom }
        defer {
            releaseConfig(config)
            releaseSymbols(symbols)
        }
        setGeometry(config, Int32(columns), Int32(rows))
        setOptimizations(config, CHAFA_OPTIMIZATION_REUSE_ATTRIBUTES)
        let cell = cell(for: request, columns: columns, rows: rows)
        setCell(config, Int32(cell.width), Int32(cell.height))
        switch request.graphics {
        case .kitty: setPixelMode(config, CHAFA_PIXEL_MODE_KITTY)
        case .sixel: setPixelMode(config, CHAFA_PIXEL_MODE_SIXELS)
        case .symbols(let style):
            addSymbols(symbols, style.tags)
            setSymbols(config, symbols)
            setCanvasMode(config, style.colors.mode)
            // Dithering helps with few colours; with 256, plain ones look better.
            if [.none, .sixteen].contains(style.colors) { setDithering(config, CHAFA_DITHER_MODE_DIFFUSION) }
        }
        let text = try text(of: pixels, config: config, image: image)
        switch request.graphics {
        case .kitty: return TerminalPicture(columns: columns, rows: rows, form: .kitty(text, image: image))
        case .sixel: return TerminalPicture(columns: columns, rows: rows, form: .sixels(text))
        case .symbols:
            let lines = text.split(separator: "\n").map(String.init)
            guard lines.count == rows else { throw .noRoom }
            return TerminalPicture(columns: columns, rows: rows, form: .lines(lines))
        }
    }

    /// The cells that the picture covers: as many as there are, in its shape.
    private func size(
        of pixels: PicturePixels, for request: TerminalPictureRequest
    ) throws(TerminalPictureError) -> (columns: Int, rows: Int) {
        let cell = request.cell ?? .usual
        let most = 1...PicturePixels.longestSide
        guard most.contains(request.columns), most.contains(request.rows) else { throw .noRoom }
        var (columns, rows) = (Int32(request.columns), Int32(request.rows))
        geometry(
            Int32(pixels.width), Int32(pixels.height), &columns, &rows, Float(cell.width) / Float(cell.height), 1, 0)
        let found = (columns: min(Int(columns), request.columns), rows: min(Int(rows), request.rows))
        guard found.columns > 0, found.rows > 0 else { throw .noRoom }
        return found
    }

    /// The pixels of a cell; fewer than it has if the terminal scales the picture, and would be sent too many.
    private func cell(for request: TerminalPictureRequest, columns: Int, rows: Int) -> CellSize {
        let cell = request.cell ?? .usual
        let count = Double(columns * cell.width * rows * cell.height)
        guard request.graphics == .kitty, count > Self.mostPixels else { return cell }
        let scale = (Self.mostPixels / count).squareRoot()
        return CellSize(
            width: max(1, Int(Double(cell.width) * scale)), height: max(1, Int(Double(cell.height) * scale))) ?? cell
    }

    private func text(
        of pixels: PicturePixels, config: OpaquePointer, image: UInt32
    ) throws(TerminalPictureError) -> String {
        guard let canvas = makeCanvas(config), let terminal = fallback(database()) else { throw .noRoom }
        defer {
            releaseCanvas(canvas)
            releaseTerminal(terminal)
        }
        // The picture has a number, by which it can be deleted (i), leaves the cursor where it is (C), and makes the
        // terminal answer nothing (q).
        let begin = "\u{1B}_Ga=T,q=2,C=1,i=\(image),f=%1,s=%2,v=%3,c=%4,r=%5,m=1\u{1B}\\"
        guard setSequence(terminal, CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1, begin, nil) != 0 else {
            throw .noRoom
        }
        let channels = pixels.hasAlpha ? 4 : 3
        draw(
            canvas, pixels.hasAlpha ? CHAFA_PIXEL_RGBA8_UNASSOCIATED : CHAFA_PIXEL_RGB8, pixels.bytes,
            Int32(pixels.width), Int32(pixels.height), Int32(pixels.width * channels))
        guard let printed = print(canvas, terminal) else { throw .noRoom }
        defer { _ = releaseText(printed, 1) }
        let bytes = UnsafeRawBufferPointer(start: printed.pointee.str, count: Int(printed.pointee.len))
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension SymbolStyle {
    fileprivate var tags: ChafaSymbolTags {
        let characters = isASCII ? CHAFA_SYMBOL_TAG_ASCII : CHAFA_SYMBOL_TAG_BLOCK
        return ChafaSymbolTags(CHAFA_SYMBOL_TAG_SPACE.rawValue | characters.rawValue)
    }
}

extension PictureColorDepth {
    fileprivate var mode: ChafaCanvasMode {
        switch self {
        case .none: CHAFA_CANVAS_MODE_FGBG
        case .sixteen: CHAFA_CANVAS_MODE_INDEXED_16
        case .indexed: CHAFA_CANVAS_MODE_INDEXED_256
        case .direct: CHAFA_CANVAS_MODE_TRUECOLOR
        }
    }
}
