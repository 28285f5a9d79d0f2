package import StoryCore

/// The size of a telling: the plot's form, and the length that selects its scenes.
package struct TellingSize: Hashable, Sendable, CustomStringConvertible {
    package let form: PlotForm
    /// The length in minutes that selects scenes: one of ``levels(of:)``.
    package let level: Int

    package init(_ form: PlotForm, level: Int) {
        self.form = form
        self.level = level
    }

    package var description: String { form == .minute ? "minute" : "\(form.rawValue) \(level)" }

    /// The lengths at which a form changes what it tells.
    package static func levels(of form: PlotForm) -> [Int] {
        switch form {
        case .minute: [1]
        case .main: [2, 3, 5, 10, 15]
        case .small: [1, 3, 5]
        }
    }

    /// The sizes for stories of a length, the best one first.
    package static func sizes(minutes: Int, ageBand: AgeBand) -> [TellingSize] {
        let form: PlotForm = ageBand == .twoToFour ? .small : minutes == 1 ? .minute : .main
        let levels = levels(of: form)
        let shorter = levels.filter { $0 <= minutes }.reversed()
        return (shorter + levels.filter { $0 > minutes }).map { TellingSize(form, level: $0) }
    }

    /// The maximum number of tries.
    var mostTries: Int {
        switch (form, level) {
        case (.main, 2): 1
        case (.main, 3): 2
        default: 3
        }
    }

    /// The maximum number of helpers.
    var mostHelpers: Int {
        switch (form, level) {
        case (.small, _): 1
        case (_, ...3): 1
        case (_, ...5): 2
        case (_, ...10): 3
        default: 4
        }
    }
}
