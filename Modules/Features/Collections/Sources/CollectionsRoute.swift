/// The places in the feature that a link or a tap can lead to.
public enum CollectionsRoute: Hashable, Sendable {
    /// Where the feature begins.
    case home
    /// The screen Collection List.
    case collectionList
    /// The screen Collection Detail.
    case collectionDetail(CollectionDetailID)
}

/// The ways out of a screen of the feature.
public enum CollectionsExit: Hashable, Sendable {
    /// Back to where one came from.
    case back
    /// Out of the feature: what it was opened for is done.
    case done
    /// To one of the things that the screen Collection List lists.
    case collectionListItem(CollectionListID)
}

extension CollectionsRoute {
    /// What knows the path to each screen.
    private static let paths: [@Sendable ([String]) -> CollectionsRoute?] = [
        pathToCollectionList,
        pathToCollectionDetail,
    ]

    /// Where the path of a link leads to; nil if nowhere.
    init?(path: [String]) {
        let found = path.isEmpty ? .home : Self.paths.lazy.compactMap { $0(path) }.first
        guard let found else { return nil }
        self = found
    }
}
