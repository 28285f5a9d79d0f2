import TerminalUI

/// A screen with something of everything.
struct Specimen: View {
    enum Screen: Hashable { case home, library }
    enum Tone: String, CaseIterable { case calm = "Calm", funny = "Funny", adventurous = "Adventurous" }

    @State var screen = Screen.home
    @State var name = "Mira"
    @State var tone = Tone.calm
    @State var hasPictures = true
    @State var story = ListSelection<Int>(at: 2)
    @State var isAsking = false

    static let stories = [
        "Mira und der Mond", "美羅のお月さま", "The 👨‍👩‍👧‍👦 at sea", "Zoë’s café", "Cafe\u{301} by night",
    ]

    var body: some View {
        Tabs(selection: $screen) {
            Tab("Home", id: .home) { form }
            Tab("Library", id: .library) { Text("Nothing here yet").role(.secondary) }
        }
        .alert(
            "Delete", message: "The story and its pictures go.", isPresented: $isAsking,
            answers: [
                AlertAnswer("Delete", role: .destructive), AlertAnswer("Keep", role: .cancel),
            ])
    }

    @ViewBuilder private var form: some View {
        HStack(spacing: 1) {
            VStack {
                TextField("Hero", text: $name)
                Picker("Tone", selection: $tone, options: Tone.allCases) { $0.rawValue }
                Toggle("Pictures", isOn: $hasPictures)
                ProgressBar("Writing", value: 0.4)
                Divider()
                HStack(spacing: 2) {
                    Button("Make") {}
                    Button("Delete", role: .destructive) { isAsking = true }
                }
            }
            .labelWidth(8).border("Story").flex(2)
            VStack {
                List(Array(Self.stories.enumerated()), id: \.offset, selection: $story) { item in
                    HStack(spacing: 1) {
                        Text(item.element).lines(1).flex()
                        Text("\(item.offset + 3):05").role(.secondary)
                    }
                }
            }
            .border("Library").flex(1)
        }
        .flex()
        Divider()
        Text("Tab next   ? keys   q quit").role(.secondary).lines(1)
    }
}
