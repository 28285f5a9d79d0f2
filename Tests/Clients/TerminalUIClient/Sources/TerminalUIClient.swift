import Observation
import TerminalUI

@MainActor
@Observable
final class Kitchen {
    var minutes = 5
    var dish = "Soup"
}

/// Reads only the minutes.
struct Minutes: View {
    @Environment(Kitchen.self) var kitchen

    var body: some View { ProgressBar("Done", value: 1 - Double(kitchen.minutes) / 10) }
}

/// A program of somebody else, on a screen in memory.
struct KitchenClock: View {
    @Environment(Kitchen.self) var kitchen
    @State var isLoud = false

    var body: some View {
        VStack {
            TextField("Dish", text: Binding(kitchen, \.dish))
            Toggle("Loud", isOn: $isLoud)
            Minutes()
        }
        .labelWidth(6).border("Kitchen")
        .keyCommand(KeyPress("l", .control), "Loud") { isLoud.toggle() }
    }
}

@main
@MainActor
struct TerminalUIClient {
    static func main() {
        let kitchen = Kitchen()
        let host = ViewHost(KitchenClock().environment(kitchen), size: Size(width: 24, height: 5))
        show(host)
        for character in "!" { host.send(.key(KeyPress(character))) }
        host.send(.key(KeyPress("l", .control)))
        show(host)
        host.draws.reset()
        kitchen.minutes = 1
        show(host)
        print("drawn \(host.draws[Minutes.self]) of \(host.draws.total)")
        print("keys \(host.keyCommands.map(\.key.name).joined(separator: " "))")
        print("again \(host.frame() == nil ? "nothing" : "something")")
    }

    private static func show(_ host: ViewHost) {
        for line in host.frame()?.surface.lines ?? [] { print(line) }
    }
}
