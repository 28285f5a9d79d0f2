import StoryCore
import StoryViews
import TerminalUI

/// The fields of a child's limits.
struct ControlsFields: View {
    let controls: Binding<ParentalControls>

    var body: some View {
        VStack {
            limit("Listens", controls.minutesPerDay, [15, 30, 45, 60, 90, 120], "minute a day", "minutes a day")
            limit(
                "Breaks", controls.minutesPerSitting, [10, 15, 20, 30, 45, 60], "minute until a break",
                "minutes until a break")
            limit(
                "Up to", controls.storiesPerDay, Array(ParentalControls.storiesRange), "story a day", "stories a day")
            HoursPicker("Quiet", hours: controls.quietHours, usual: ["19:00-06:30", "20:00-06:30", "21:00-06:30"])
        }
        .labelWidth(8)
    }

    private func limit(
        _ title: String, _ limit: Binding<DailyLimit?>, _ amounts: [Int], _ one: String, _ many: String
    ) -> some View {
        let usual: [DailyLimit?] = [nil, .unlimited] + amounts.map { .upTo($0) }
        let options = usual.contains(limit.wrappedValue) ? usual : usual + [limit.wrappedValue]
        return Picker(title, selection: limit, options: options) { $0?.words(one, many) ?? "as in the settings" }
    }
}
