import Playback
import StoryCore
import TerminalUI

/// A story in the player.
struct PlayerStory: View {
    let title: String
    let arrangement: PlayerArrangement
    /// Whether a key marks the story as a favourite.
    let canMark: Bool
    /// The result of a key; nil for none.
    let note: String?

    var body: some View {
        VStack {
            Text(title).role(.heading).lines(1)
            if arrangement.isSpacious { Text(" ") }
            ReadingView(arrangement: arrangement).fill(.vertical).flex()
            status
            if arrangement.newsLines > 0 { PlayerNews(lines: arrangement.newsLines, note: note) }
            if arrangement.hasButtons { PlayerButtons() }
            if arrangement.hasHints { PlayerHints(canMark: canMark) }
        }
    }

    @ViewBuilder private var status: some View {
        switch arrangement.status {
        case .oneRow:
            HStack(spacing: 2) {
                PlayerClock().flex()
                PlayerFacts()
            }
        case .twoRows:
            PlayerClock()
            PlayerFacts()
        case .brief:
            HStack(spacing: 1) {
                MiniClock()
                PlayerFacts()
            }
        }
    }
}

/// The hints for the current keys: in the tab bar, arrows choose a tab.
struct PlayerHints: View {
    let canMark: Bool
    @Environment(\.focus) private var focus

    var body: some View {
        HintRow(
            ["Space pause", focus.control == .tabBar ? "← → tabs" : "← → 15 s"]
                + ["↑ ↓ page", "s sleep"] + (canMark ? ["f favourite"] : [])
                + ["[ ] speed", "n p story", "+ - volume", "l repeat", "z shuffle"])
    }
}

/// The current page: its picture, its text with the lit word, its number.
struct ReadingView: View {
    let arrangement: PlayerArrangement
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let position = player.readingPosition
        let pages = player.currentStory?.pages ?? []
        let text = pages.indices.contains(position.page) ? pages[position.page].text : ""
        let lit = player.readAlong?.litText(at: position).map { $0.start..<max($0.start, $0.end) }
        VStack {
            if player.isBedtime {
                PictureDescription(page: position.picture ?? position.page).fill(.vertical).flex()
            } else {
                PictureAndText(picture: arrangement.picture, page: position.picture ?? position.page) {
                    ReadingText(text, spoken: lit).frame(maxWidth: PlayerArrangement.longestLine)
                }
                .fill(.vertical).flex()
            }
            if arrangement.isSpacious { PageNumber(page: position.page, count: pages.count) }
        }
    }
}

/// What a page's picture shows, in words: at bedtime all that is seen of the page.
private struct PictureDescription: View {
    let page: Int
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let pages = player.currentStory?.pages ?? []
        let text = pages.indices.contains(page) ? pages[page].illustration.alternativeText : nil
        Text(text ?? "").role(.secondary).frame(maxWidth: PlayerArrangement.longestLine)
    }
}

/// A page's picture beside or above its text.
private struct PictureAndText<Content: View>: View {
    let picture: PlayerArrangement.PictureFrame?
    let page: Int
    let text: Content

    init(picture: PlayerArrangement.PictureFrame?, page: Int, @ViewBuilder text: () -> Content) {
        (self.picture, self.page, self.text) = (picture, page, text())
    }

    var body: some View {
        if let picture, picture.isBesideText {
            HStack(spacing: PlayerArrangement.gap) {
                PagePicture(page: page, size: picture.size)
                text.flex()
            }
        } else if let picture {
            VStack(spacing: 1) {
                PagePicture(page: page, size: picture.size)
                text.fill(.vertical).flex()
            }
        } else {
            text
        }
    }
}

/// The picture of a page, or its description.
struct PagePicture: View {
    let page: Int
    let size: Size
    @Environment((any AudioPlaybackViewModelContract).self) private var player

    var body: some View {
        let pages = player.currentStory?.pages ?? []
        let illustration = pages.indices.contains(page) ? pages[page].illustration : nil
        let media = illustration?.media.flatMap { $0.isWellFormed ? $0 : nil }
        // Only the composition knows the media folder: its renderer finds pictures by their path below it.
        Picture(
            PictureSource(path: media?.relativePath ?? "", aspect: PlayerArrangement.pictureAspect),
            description: illustration?.alternativeText ?? "Page \(page + 1)"
        )
        .frame(width: size.width, height: size.height)
    }
}

/// The number of the current page.
struct PageNumber: View {
    let page: Int
    let count: Int

    var body: some View {
        Text(count > 0 ? "Page \(page + 1) of \(count)" : " ").role(.secondary).lines(1)
    }
}
