extension String {
    /// Returns the text with a maximum width; a cut text ends in a mark of one column.
    func cut(to columns: Int, ellipsis: Character) -> String {
        guard displayWidth > columns else { return self }
        guard columns > 0 else { return "" }
        var cut = ""
        var width = 0
        for character in self {
            let next = character.width.usual
            guard width + next < columns else { break }
            cut.append(character)
            width += next
        }
        cut.append(ellipsis)
        return cut
    }
}
