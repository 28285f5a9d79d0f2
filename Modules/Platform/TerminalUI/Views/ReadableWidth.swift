extension View {
    /// Keeps the lines of a text short enough to read: 76 columns at most, also in a wide window.
    public func readableWidth() -> some View { frame(maxWidth: ReadableWidth.columns) }
}

private enum ReadableWidth {
    static let columns = 76
}
