import Observation
import StoryCore
import TerminalPictures
import TerminalUI

/// The app's pictures: signs with colours that come near them, made by libchafa beside everything else.
///
/// Signs are cells as all others are, which lists scroll and sheets cover on every terminal; pixels (Kitty's, sixels)
/// are not.
@MainActor
@Observable
final class AppPictures: PictureRenderer {
    /// What is wanted: a picture's place below the media folder, in so many cells.
    private struct Wish: Hashable {
        var path: String
        var size: Size
    }

    /// Views keep what they were given; this is for those that come back.
    private static let keptCount = 16

    @ObservationIgnored private let maker: TerminalPictureMaker
    @ObservationIgnored private let media: any MediaRepository
    @ObservationIgnored private let style: SymbolStyle
    @ObservationIgnored private var asked: Set<Wish> = []
    private var made: [(wish: Wish, picture: RenderedPicture)] = []
    /// What cannot be shown, and is not tried again.
    private var failed: Set<Wish> = []

    /// Prepares to make pictures for a terminal; loads nothing yet.
    init(media: any MediaRepository, _ terminal: TerminalCapabilities) {
        // Signs have no numbers by which a terminal knows them.
        (maker, self.media) = (TerminalPictureMaker(firstImage: 1), media)
        style = SymbolStyle(colours: ColourDepth(terminal.depth), isASCII: !terminal.isUnicode)
    }

    func picture(_ source: PictureSource, size: Size) -> RenderedPicture? {
        let wish = Wish(path: source.path, size: size)
        if let known = made.first(where: { $0.wish == wish }) { return known.picture }
        guard !failed.contains(wish), size.width > 0, size.height > 0 else { return nil }
        if asked.insert(wish).inserted { Task { await make(wish) } }
        return nil
    }

    private func make(_ wish: Wish) async {
        defer { asked.remove(wish) }
        // What cannot be shown is described by the view, and explained by 'story doctor'.
        guard let reference = MediaReference(relativePath: wish.path) else {
            failed.insert(wish)
            return
        }
        let request = TerminalPictureRequest(
            source: .file(media.url(of: reference)), graphics: .symbols(style), columns: wish.size.width,
            rows: wish.size.height, cell: nil)
        do throws(TerminalPictureError) {
            guard let picture = RenderedPicture(try await maker.picture(request)) else { throw .noRoom }
            made = made.suffix(Self.keptCount - 1) + [(wish, picture)]
        } catch {
            failed.insert(wish)
        }
    }
}

extension MediaReference {
    /// The reference whose place below the media folder is `path`; nil if none has it.
    fileprivate init?(relativePath path: String) {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let digest = parts[0].replacing("/", with: "", maxReplacements: 1)
        self.init(digest: String(digest), fileExtension: String(parts[1]), byteCount: 0)
        guard isWellFormed, relativePath == path else { return nil }
    }
}

extension RenderedPicture {
    /// The cells of a picture of signs; nil for pixels.
    fileprivate init?(_ picture: TerminalPicture) {
        guard case .lines(let lines) = picture.form else { return nil }
        self = .cells(lines.map { ColouredLine($0).cells })
    }
}

extension ColourDepth {
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
