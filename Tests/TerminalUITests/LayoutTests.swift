import Testing

@testable import TerminalUI

@Suite("Where views stand", .timeLimit(.minutes(1)))
@MainActor
struct LayoutTests {
    private func lines(_ view: some View, columns: Int = 12, rows: Int = 4) -> [String] {
        TestScreen(view, columns: columns, rows: rows).lines
    }

    @Test("A row puts views beside one another, with room between them")
    func row() {
        #expect(
            lines(
                HStack(spacing: 2) {
                    Text("one"); Text("two")
                }) == ["one  two"])
    }

    @Test("A row that flows goes on below where there is no room left, and each view is whole")
    func flow() {
        let sut = FlowStack(spacing: 1) {
            Text("one"); Text("two"); Text("three")
        }
        #expect(lines(sut, columns: 13) == ["one two three"])
        #expect(lines(sut, columns: 12) == ["one two", "three"])
        #expect(lines(sut, columns: 5) == ["one", "two", "three"])
    }

    @Test("What is empty begins no row")
    func emptyInFlow() {
        let sut = VStack {
            FlowStack(spacing: 1) {
                Text("one"); Text("")
            }
            Text("below")
        }
        #expect(lines(sut, columns: 3) == ["one", "bel", "ow"])
    }

    @Test("What stands below a row that flows makes room for its rows")
    func belowFlow() {
        let sut = VStack {
            FlowStack(spacing: 1) {
                Text("one"); Text("three"); Text("five")
            }
            Text("below")
        }
        #expect(lines(sut, columns: 9) == ["one three", "five", "below"])
    }

    @Test("Only what is wider than the room is cut")
    func narrowFlow() {
        let sut = FlowStack(spacing: 1) {
            Text("one"); Text("seventeen").lines(1)
        }
        #expect(lines(sut, columns: 6) == ["one", "seven…"])
    }

    @Test("A column puts views below one another, where its alignment says")
    func column() {
        #expect(
            lines(
                VStack(alignment: .leading) {
                    Text("one"); Text("three")
                }) == ["one", "three"])
        #expect(
            lines(
                VStack(alignment: .trailing) {
                    Text("one"); Text("three")
                }) == ["  one", "three"])
        #expect(
            lines(
                VStack(alignment: .center) {
                    Text("ab"); Text("abcd")
                }) == [" ab", "abcd"])
    }

    @Test("Room that is left is divided by weight; what cannot be divided goes to the first")
    func flex() {
        let sut = HStack {
            Text("a").flex(2)
            Text("b").flex()
            Text("c")
        }
        #expect(lines(sut) == ["a       b  c"])
    }

    @Test("A spacer pushes what is behind it to the end, in a row and in a column")
    func spacer() {
        #expect(
            lines(
                HStack {
                    Text("a"); Spacer(); Text("b")
                }) == ["a          b"])
        #expect(
            lines(
                VStack {
                    Text("a"); Spacer(); Text("b")
                }) == ["a", "", "", "b"])
    }

    @Test("What takes what it needs comes before what takes a share")
    func rigidFirst() {
        let sut = HStack(spacing: 1) {
            Text("A long title").lines(1).flex()
            Text("3:05")
        }
        #expect(lines(sut) == ["A long… 3:05"])
    }

    @Test("A text is divided between words, and within a word only if it is too wide by itself")
    func wrap() {
        #expect(lines(Text("one two abcdefghijklmnop").frame(width: 8)) == ["one two", "abcdefgh", "ijklmnop"])
        #expect(lines(Text("one\ntwo")) == ["one", "two"])
    }

    @Test("A text of several looks is divided like one text")
    func parts() {
        #expect(lines(Text("one ") + Text("two").bold() + Text(" three four")) == ["one two", "three four"])
    }

    @Test("What fills takes all there is along one axis, and stands where it is told to")
    func fill() {
        #expect(lines(Text("a").fill(.horizontal, alignment: .topTrailing)) == ["           a"])
        #expect(
            lines(
                VStack {
                    Text("a").border().fill(.vertical); Text("b")
                }) == ["╭─╮", "│a│", "╰─╯", "b"])
        #expect(
            lines(Text("ab").frame(width: 4).border().fill(.horizontal, alignment: .top), rows: 3)[1] == "   │ab  │")
    }

    @Test("A frame gives room, whatever is in it")
    func frame() {
        let sut = HStack {
            Text("a").frame(width: 4, alignment: .topTrailing); Text("b")
        }
        #expect(lines(sut) == ["   ab"])
        #expect(lines(Text("a text that is long").frame(maxWidth: 6)) == ["a text", "that", "is", "long"])
        #expect(
            lines(
                HStack {
                    Text("a").frame(minWidth: 3); Text("b")
                }) == ["a  b"])
    }

    @Test("Padding and a border stand around a view, with a title in the line above")
    func border() {
        #expect(lines(Text("a").padding(Insets(horizontal: 1)).border()) == ["╭───╮", "│ a │", "╰───╯"])
        #expect(lines(Text("a").border("Title")) == ["╭─ Title ─╮", "│a        │", "╰─────────╯"])
        #expect(lines(Text("a").border("Title").frame(width: 9)) == ["╭─ Ti… ─╮", "│a      │", "╰───────╯"])
    }

    @Test("A divider crosses the stack that it is in")
    func divider() {
        #expect(
            lines(
                VStack {
                    Text("a"); Divider(); Text("b")
                }, columns: 3) == ["a", "───", "b"])
        #expect(
            lines(
                HStack {
                    Text("a"); Divider(); Text("b")
                }, rows: 2) == ["a│b", " │"])
    }

    @Test("Characters of two columns are shown whole or not at all")
    func wide() {
        #expect(lines(Text("美羅の").lines(1).frame(width: 4)) == ["美…"])
        #expect(
            lines(
                ZStack(alignment: .topLeading) {
                    Text("美羅"); Text("a")
                }) == ["a 羅"])
    }

    @Test("What could steer the terminal is not shown")
    func control() {
        #expect(lines(Text("a\u{1B}[2Jb\u{7}\u{202E}c")) == ["a[2Jbc"])
    }

    @Test("Views on top of one another: the last one is in front")
    func layers() {
        let sut = ZStack(alignment: .topLeading) {
            Text("aaaa")
            Text("b")
        }
        #expect(lines(sut) == ["baaa"])
    }

    @Test("A picture keeps its shape and shows its description where there is no renderer")
    func picture() {
        let sut = Picture(PictureSource(path: "a.png", aspect: 2), description: "a fox").frame(width: 11, height: 3)
        #expect(lines(sut) == ["▒▒▒▒▒▒", "▒▒a▒▒▒", "▒▒▒▒▒▒"])
    }
}
