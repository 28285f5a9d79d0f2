import Foundation
import StoryCore
import TerminalPictures

/// The pictures of a player's screen: finds out what the terminal can show, and has pictures made beside everything
/// else.
@MainActor
final class PlayerPictures {
    /// A terminal that answers at all does so within this time; where it takes longer, what its name says is shown
    /// until then.
    private static let patience = Duration.milliseconds(150)

    private enum Knowledge {
        case none
        /// The terminal may answer.
        case waiting
        case known(TerminalGraphics?)
        /// Nothing can be drawn on this machine.
        case impossible
    }

    private let maker: TerminalPictureMaker
    private let environment: TerminalEnvironment
    private let media: any MediaRepository
    private let clock: any Clock<Duration>
    private let output: @Sendable (String) -> Void
    private let tell: @Sendable (PlayerInput) -> Void
    private var answers = TerminalAnswers()
    private var knowledge = Knowledge.none
    private var isAsked = false
    /// Whether the terminal is given time to answer.
    private(set) var isWaiting = false
    private var wanted: TerminalPictureRequest?
    private var work: Task<Void, Never>?
    private var made: (request: TerminalPictureRequest, picture: TerminalPicture)?

    /// - Parameters:
    ///   - output: Takes what the terminal is asked.
    ///   - tell: Told when there is something else to show.
    init(
        maker: TerminalPictureMaker, environment: TerminalEnvironment, media: any MediaRepository,
        clock: any Clock<Duration> = ContinuousClock(), output: @escaping @Sendable (String) -> Void,
        tell: @escaping @Sendable (PlayerInput) -> Void
    ) {
        (self.maker, self.environment, self.media) = (maker, environment, media)
        (self.clock, self.output, self.tell) = (clock, output, tell)
    }

    /// Whether room should be left for pictures.
    var isPossible: Bool {
        if case .known(nil) = knowledge { false } else { true }
    }

    /// What removes every picture from the screen.
    var removal: String {
        if case .known(let graphics?) = knowledge { graphics.removalOfAll } else { "" }
    }

    /// The keys in what a terminal sends, without its answers.
    func keys(in bytes: [UInt8]) -> [UInt8] {
        guard isAsked, !answers.isComplete else { return bytes }
        let keys = answers.take(bytes)
        // Late answers are no keys either, and may be good news.
        if answers.isComplete {
            isWaiting = false
            decide()
        }
        return keys
    }

    /// The picture that is to be seen; nil as long as it is made.
    ///
    /// - Parameter next: What will be wanted soon.
    func picture(
        of illustration: StoryIllustration, next: StoryIllustration?, in area: PictureArea
    ) -> TerminalPicture? {
        switch knowledge {
        case .none: ask()
        case .waiting, .known(nil): break
        case .impossible: return frame(illustration, in: area)
        case .known(let graphics?):
            guard let request = request(illustration, graphics, area) else { return frame(illustration, in: area) }
            if request != wanted {
                wanted = request
                make(request, illustration, in: area, next: next.flatMap { self.request($0, graphics, area) })
            }
            // The one from before stays until the next one is there, unless it has another size.
            guard let made, made.request.columns == area.columns, made.request.rows == area.rows else { return nil }
            return made.picture
        }
        return nil
    }

    // MARK: - What the terminal can show

    private func ask() {
        knowledge = .waiting
        guard let question = TerminalQuestion(environment, cell: PlayerTerminal.cell) else { return decide() }
        (isAsked, isWaiting) = (true, true)
        output(question.text)
        Task { [weak self, clock] in
            do {
                try await clock.sleep(for: Self.patience)
            } catch {
                return  // Nobody waits any more.
            }
            self?.stopWaiting()
        }
    }

    private func stopWaiting() {
        guard isWaiting else { return }
        isWaiting = false
        decide()
    }

    private func decide() {
        Task { [maker, environment, answers, cell] in
            do throws(TerminalPictureError) {
                knowledge = .known(try await maker.graphics(environment, answers: answers, cell: cell))
            } catch {
                knowledge = .impossible
                tell(.note([error.message, error.commandRecovery].joined(separator: " ")))
            }
            tell(.pictured)
        }
    }

    private var cell: CellSize? { PlayerTerminal.cell ?? answers.cell }

    // MARK: - Pictures

    private func request(
        _ illustration: StoryIllustration, _ graphics: TerminalGraphics, _ area: PictureArea
    ) -> TerminalPictureRequest? {
        guard let reference = illustration.media, reference.isWellFormed else { return nil }
        return TerminalPictureRequest(
            source: .file(media.url(of: reference)), graphics: graphics, columns: area.columns, rows: area.rows,
            cell: cell)
    }

    private func make(
        _ request: TerminalPictureRequest, _ illustration: StoryIllustration, in area: PictureArea,
        next: TerminalPictureRequest?
    ) {
        work?.cancel()
        work = Task { [maker] in
            let picture: TerminalPicture
            do throws(TerminalPictureError) {
                picture = try await maker.picture(request)
            } catch {
                picture = frame(illustration, in: area)
            }
            guard request == wanted else { return }
            made = (request, picture)
            tell(.pictured)
            guard let next, next != request else { return }
            // So that it is there when the page is turned; what is wrong with it is shown then.
            do throws(TerminalPictureError) { _ = try await maker.picture(next) } catch {}
        }
    }

    private func frame(_ illustration: StoryIllustration, in area: PictureArea) -> TerminalPicture {
        PictureFrame(text: illustration.alternativeText ?? "", isASCII: !environment.hasUnicode).picture(in: area)
    }
}
