import ArgumentParser
import FeatureKit
import Foundation
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story library show`: shows a story.
struct LibraryShowCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a story.")

    @Argument(help: "The story: its title, its id, or the beginning of either.")
    var story: String

    @Flag(help: "Print the text only.")
    var text = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.story(matching: story)
        let (media, voice) = (try session.app.media, try session.app.registry.voiceName(of: found))
        let console = output.console(of: session)
        if output.json {
            console.write(JSONText.pretty(StoryDocument(found, media: media, withMarks: true)))
        } else if text {
            console.write(StoryText.text(of: found))
        } else {
            console.write(lines(of: found, narratedBy: voice, media: media))
        }
        return .done
    }

    private func lines(of story: Story, narratedBy voice: String?, media: any BlobStore) -> [StyledLine] {
        let outdated = StyledLine(" ") + StyledLine("(outdated)", style: .attention)
        func path(of illustration: StoryIllustration) -> StyledLine {
            guard let file = illustration.media.flatMap({ media.localFile(of: $0)?.path }) else {
                return StyledLine(illustration.status.displayName)
            }
            return illustration.status == .outdated ? StyledLine(file) + outdated : StyledLine(file)
        }
        let mark = story.isFavorite ? StyledLine(StoryText.favoriteMark, style: .favorite) + " " : ""
        let audio: StyledLine? = story.narration.flatMap { media.localFile(of: $0.media)?.path }.map { file in
            story.narrationStatus == .outdated ? StyledLine(file) + outdated : StyledLine(file)
        }
        return [
            mark + StyledLine(StoryText.overview(of: story, narratedBy: voice)), "id      \(story.id)",
            "in      \(story.language.displayName)",
            "heroes  \(story.heroes.map(\.name).joined(separator: ", "))", "event   \(story.occasion.displayName)",
            "created \(StoryText.day(story.createdAt))",
            "\(StoryText.heard(story.playCount))",
            "audio   " + (audio ?? StyledLine(story.narrationStatus.displayName)),
            "cover   " + path(of: story.cover),
        ] + story.pages.map { StyledLine("page \($0.index + 1): ") + path(of: $0.illustration) }
            + StoryText.outdatedParts(of: story).map { StyledLine($0) }
    }
}
