/// The screens of the feature Collections.
@MainActor
enum CollectionsScreens {
    static let all: [GalleryScreen] = [
        collectionList,
        collectionDetail,
    ]
}
