extension View {
    /// Limits the width of a text to 76 columns, which are easy to read, also in a wide window.
    public func readableWidth() -> some View { frame(maxWidth: ReadableWidth.columns) }
}

private enum ReadableWidth {
    static let columns = 76
}
