/// Pictures of one kind, in rows.
struct Sheet {
    /// One picture.
    struct Cell {
        var svg: String
        /// What it shows, in a few words.
        var caption: String
        /// More about it, where there is room.
        var detail = ""
    }

    /// The name of its file, and of its anchor on the HTML page: words with hyphens.
    var id: String
    var title: String
    var columns: Int
    /// Whether the pictures are whole pages, which are larger than single figures.
    var isOfPages = false
    /// Height divided by width of every picture.
    var shape = 0.75
    var cells: [Cell]
}
