import FeatureKit
public import Library
public import StoryCore
import StoryViews
public import TerminalUI

/// A story's screen: its facts, its pages with their illustrations, and its actions.
public struct StoryDetailView: View {
    private let viewModel: any StoryDetailViewModelContract
    private let parts: @MainActor (Story) -> AnyView?
    @State private var isEditing = false

    /// Creates the screen for a view model.
    ///
    /// - Parameter parts: The view between the story and its actions, in which another feature makes its parts; nil for
    ///   none.
    public init(
        viewModel: any StoryDetailViewModelContract, parts: @escaping @MainActor (Story) -> AnyView? = { _ in nil }
    ) {
        (self.viewModel, self.parts) = (viewModel, parts)
    }

    /// The content of the view.
    public var body: some View {
        StoryDetailSection(viewModel: viewModel, parts: parts, isEditing: $isEditing)
            .keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
            .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
            .sheet(isPresented: $isEditing, title: "Edit") { StoryEditForm(viewModel: viewModel) }
            .failureAlert({ viewModel.failure }, dismiss: { viewModel.didDismissFailure() })
            .task {
                await viewModel.didAppear()
                await viewModel.observeChanges()
            }
    }
}

/// The story, or a status view in its place.
struct StoryDetailSection: View {
    let viewModel: any StoryDetailViewModelContract
    let parts: @MainActor (Story) -> AnyView?
    let isEditing: Binding<Bool>

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading story…")
        case .error(let error): ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
        case .loaded(let story):
            VStack {
                // Nothing else in it has the focus, so that arrows scroll all of it, also on a small screen.
                ScrollView {
                    StoryHead(story: story)
                    Divider()
                    StoryPages(cover: story.cover, pages: story.pages)
                }
                .prefersFocus()
                .flex()
                if let parts = parts(story) { parts }
                StoryActions(viewModel: viewModel, isFavorite: story.isFavorite, isEditing: isEditing)
                // Actions with a key but no button.
                HintRow(["P play next", "a add to queue"])
                StorySavingNote(viewModel: viewModel)
            }
        }
    }
}

/// The actions of the story.
struct StoryActions: View {
    let viewModel: any StoryDetailViewModelContract
    let isFavorite: Bool
    let isEditing: Binding<Bool>

    var body: some View {
        FlowStack(spacing: 1) {
            Button("Play") { viewModel.didTapOnPlay() }
            Button(isFavorite ? "Remove from favourites" : "Favourite") { mark() }
            Button("Edit") { isEditing.wrappedValue = true }
            Button("Move to bin", role: .destructive) { viewModel.didTapOnDelete() }
        }
        // The smallest screens keep most of their rows for the story; the keys do the same as the buttons.
        .frame(maxHeight: 2)
        .keyCommand(KeyPress("p"), "Play") { viewModel.didTapOnPlay() }
        .keyCommand(KeyPress(.enter)) { viewModel.didTapOnPlay() }
        .keyCommand(KeyPress("P"), "Play next") { viewModel.didTapOnPlayNext() }
        .keyCommand(KeyPress("a"), "Add to queue") { viewModel.didTapOnAddToQueue() }
        .keyCommand(KeyPress("e"), "Edit") { isEditing.wrappedValue = true }
        .keyCommand(KeyPress("f"), "Favourite") { mark() }
        .keyCommand(KeyPress("d"), "Move to bin") { viewModel.didTapOnDelete() }
    }

    private func mark() {
        Task { await viewModel.didTapOnFavorite() }
    }
}

/// A note that a change is being saved.
struct StorySavingNote: View {
    let viewModel: any StoryDetailViewModelContract

    var body: some View {
        if viewModel.isSaving { Text("Saving…").role(.secondary) }
    }
}

/// The title and the facts.
struct StoryHead: View {
    let story: Story

    var body: some View {
        Text((story.isFavorite ? "\(StoryText.favoriteMark) " : "") + DisplayText.line(story.title)).role(.heading)
        Text(StoryText.facts(of: story, narratedBy: nil).map(DisplayText.line).joined(separator: " · "))
        Text(origin.joined(separator: " · ")).role(.secondary)
        if story.narrationStatus == .outdated { Text("The narration still has the old text.").role(.warning) }
        if story.cover.status == .outdated { Text("The cover still has the old title.").role(.warning) }
    }

    private var origin: [String] {
        [
            DisplayText.line(story.heroes.map(\.name).joined(separator: ", ")),
            DisplayText.line(story.occasion.displayName),
            "created \(StoryText.day(story.createdAt))", StoryText.heard(story.playCount),
        ].filter { !$0.isEmpty }
    }
}

/// The cover and all pages.
struct StoryPages: View {
    let cover: StoryIllustration
    let pages: [StoryPage]

    var body: some View {
        StoryPicture(illustration: cover)
        ForEach(pages, id: \.index) { page in
            Text("Page \(page.index + 1)").role(.heading)
            StoryPicture(illustration: page.illustration)
            Text(PlainText.lines(page.text)).readableWidth()
            Text(" ")
        }
    }
}

/// An illustration, or its status.
struct StoryPicture: View {
    /// The columns per row of a 4:3 picture, as a cell is twice as high as wide.
    private static let aspect = 8.0 / 3
    /// The rows of a picture, which leave some for the text, also on a small terminal.
    private static let height = 12

    let illustration: StoryIllustration
    @Environment(\.pictures) private var pictures

    var body: some View {
        if let media = illustration.media, media.isWellFormed {
            let description = DisplayText.line(illustration.alternativeText ?? "")
            if pictures == nil {
                Text("Picture: \(description)").role(.secondary)
            } else {
                // Only the composition knows the media folder: its renderer finds pictures by their path below it.
                Picture(PictureSource(path: media.relativePath, aspect: Self.aspect), description: description)
                    .frame(maxHeight: Self.height)
            }
        } else if illustration.status == .failed {
            Text("This picture couldn't be drawn.").role(.warning)
        } else if illustration.status == .pending {
            Text("This picture is still being drawn.").role(.secondary)
        }
    }
}
