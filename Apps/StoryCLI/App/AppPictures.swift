import Observation
import StoryCore
import TerminalPictures
import TerminalUI

/// Renders pictures for a terminal with libchafa, in the background: as pixels (Kitty's, sixels) where the terminal and
/// the placement allow it, elsewhere as coloured characters.
@MainActor
@Observable
final class AppPictures: PictureRenderer {
    /// A requested picture: its path below the media folder, and its size in cells.
    private struct Wish: Hashable {
        var path: String
        var size: Size
        var allowsPixels: Bool
        var isPlain: Bool
        var cell: CellSize?
    }

    /// Views keep their pictures; this is for those shown again.
    private static let keptCount = 16

    @ObservationIgnored private let maker: TerminalPictureMaker
    @ObservationIgnored private let media: any BlobStore
    @ObservationIgnored private let terminal: ProbedTerminal
    @ObservationIgnored private let signs: TerminalGraphics
    /// The same without colours.
    @ObservationIgnored private let plainSigns: TerminalGraphics
    @ObservationIgnored private let isPlain: @MainActor () -> Bool
    /// Called once if nothing can be rendered on this machine.
    @ObservationIgnored private var tell: (@MainActor (TerminalPictureError) -> Void)?
    @ObservationIgnored private var asked: Set<Wish> = []
    private var made: [(wish: Wish, picture: RenderedPicture)] = []
    /// The pictures that failed, which are not tried again.
    private var failed: Set<Wish> = []

    /// Creates a renderer for a terminal; loads nothing and asks nothing yet.
    ///
    /// - Parameters:
    ///   - firstImage: The number of the first pixel picture; programs that share a terminal should use different ones.
    ///   - isPlain: Whether no colours are wanted now.
    ///   - tell: Called once if nothing can be rendered on this machine.
    init(
        media: any BlobStore, _ capabilities: TerminalCapabilities, on terminal: ProbedTerminal,
        firstImage: UInt32, isPlain: @escaping @MainActor () -> Bool = { false },
        tell: @escaping @MainActor (TerminalPictureError) -> Void
    ) {
        maker = TerminalPictureMaker(firstImage: firstImage)
        (self.media, self.terminal, self.isPlain, self.tell) = (media, terminal, isPlain, tell)
        let isASCII = !capabilities.isUnicode
        signs = .symbols(SymbolStyle(colors: PictureColorDepth(capabilities.depth), isASCII: isASCII))
        plainSigns = .symbols(SymbolStyle(colors: .none, isASCII: isASCII))
    }

    func picture(_ source: PictureSource, size: Size, allowsPixels: Bool) -> PictureState {
        let isPlain = isPlain()
        let wish = Wish(
            path: source.path, size: size, allowsPixels: allowsPixels && !isPlain, isPlain: isPlain,
            cell: terminal.cell)
        if let known = made.first(where: { $0.wish == wish }) { return .ready(known.picture) }
        guard !failed.contains(wish), size.width > 0, size.height > 0 else { return .failed }
        if asked.insert(wish).inserted { Task { await make(wish) } }
        return .pending
    }

    private func make(_ wish: Wish) async {
        defer { asked.remove(wish) }
        // The view describes a picture that cannot be shown.
        guard let reference = MediaReference(relativePath: wish.path),
            let file = try? await media.localCopy(of: reference)
        else {
            failed.insert(wish)
            return
        }
        do throws(TerminalPictureError) {
            let request = TerminalPictureRequest(
                source: .file(file), graphics: try await graphics(for: wish),
                columns: wish.size.width, rows: wish.size.height, cell: terminal.cell)
            let picture = RenderedPicture(try await maker.picture(request))
            made = made.suffix(Self.keptCount - 1) + [(wish, picture)]
        } catch {
            if case .library = error, let tell {
                self.tell = nil
                tell(error)
            }
            failed.insert(wish)
        }
    }

    /// Returns how a picture is shown: as pixels only if that is allowed and the terminal supports them, and without
    /// colours if none are wanted.
    private func graphics(for wish: Wish) async throws(TerminalPictureError) -> TerminalGraphics {
        guard !wish.isPlain else { return plainSigns }
        guard wish.allowsPixels else { return signs }
        let answers = await terminal.answers()
        let best = try await maker.graphics(terminal.environment, answers: answers, cell: terminal.cell)
        switch best {
        case .kitty, .sixel: break
        case .symbols, nil: return signs
        }
        terminal.setPictureRemoval(best?.removalOfAll ?? "")
        return best ?? signs
    }
}

extension MediaReference {
    /// Creates the reference for a path below the media folder; nil if the path is invalid.
    fileprivate init?(relativePath path: String) {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let digest = parts[0].replacing("/", with: "", maxReplacements: 1)
        self.init(digest: String(digest), fileExtension: String(parts[1]), byteCount: 0)
        guard isWellFormed, relativePath == path else { return nil }
    }
}

extension RenderedPicture {
    /// Converts a rendered picture for views.
    fileprivate init(_ picture: TerminalPicture) {
        self =
            switch picture.form {
            case .lines(let lines): .cells(lines.map { ColoredLine($0).cells })
            case .sixels(let sequence), .kitty(let sequence, _):
                .pixels(PixelPicture(drawing: sequence, removal: picture.removal))
            }
    }
}

extension PictureColorDepth {
    fileprivate init(_ depth: ColorDepth) {
        self =
            switch depth {
            case .none: .none
            case .sixteen: .sixteen
            case .palette: .indexed
            case .full: .direct
            }
    }
}
