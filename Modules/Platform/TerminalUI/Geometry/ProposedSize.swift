/// The size that a view is offered while it is measured; nil for its ideal one.
struct ProposedSize: Hashable {
    var width: Int?
    var height: Int?

    init(width: Int?, height: Int?) {
        (self.width, self.height) = (width.map { max(0, $0) }, height.map { max(0, $0) })
    }

    init(_ size: Size) {
        (width, height) = (size.width, size.height)
    }

    /// A proposal of its extents along an axis and across it.
    init(_ axis: Axis, along: Int?, across: Int?) {
        self =
            axis == .horizontal
            ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
    }

    /// The extent along an axis.
    subscript(axis: Axis) -> Int? {
        axis == .horizontal ? width : height
    }

    /// Returns the size that remains within insets.
    func inset(by insets: Insets) -> ProposedSize {
        ProposedSize(width: width.map { $0 - insets.horizontal }, height: height.map { $0 - insets.vertical })
    }

    /// A size, brought into what is offered.
    func limiting(_ size: Size) -> Size {
        Size(width: min(size.width, width ?? .max), height: min(size.height, height ?? .max))
    }
}
