import FeatureKit
public import Foundation
public import StoryCore

/// Tells which of a child's limits are reached.
public struct LimitsCheck: Sendable {
    private let settings: any SettingsRepository
    private let usage: any UsageRepositoryContract
    private let calendar: @Sendable () -> Calendar
    private let now: @Sendable () -> Date

    /// Creates the check over what is limited, and what was used.
    public init(
        settings: any SettingsRepository, usage: any UsageRepositoryContract,
        calendar: @escaping @Sendable () -> Calendar, now: @escaping @Sendable () -> Date
    ) {
        (self.settings, self.usage, self.calendar, self.now) = (settings, usage, calendar, now)
    }

    /// Returns the limit that keeps a profile from doing something now; nil if none does.
    func limit(on action: AccessAction, of profile: Profile) async throws(StorageError) -> AccessLimit? {
        let controls = profile.values.controls.filled(from: try await settings.settings().controls)
        let now = now()
        guard [.playStories, .createStories, .requestStories, .retryStories].contains(action) else { return nil }
        if let hours = controls.quietHours, hours.contains(now, in: calendar()) {
            return .quietHours(until: hours.start == hours.end ? nil : hours.endText)
        }
        switch action {
        case .playStories:
            let (day, sitting) = (controls.minutesPerDay?.amount, controls.minutesPerSitting?.amount)
            guard day != nil || sitting != nil else { return nil }
            let used = try await usage.usage(of: profile.id, at: now)
            if let day, used.listened >= Double(day * 60) { return .minutesPerDay(day) }
            if let sitting, used.sitting(at: now) >= Double(sitting * 60) { return .minutesPerSitting(sitting) }
            return nil
        case .createStories, .requestStories:
            guard let most = controls.storiesPerDay?.amount else { return nil }
            let used = try await usage.usage(of: profile.id, at: now)
            return used.storyCount >= most ? .storiesPerDay(most) : nil
        default: return nil
        }
    }
}
