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

    /// Returns what holds for a profile now: for a parent only what no story of the household may contain.
    func controls(of profile: Profile?) async throws(StorageError) -> CurrentControls {
        let household = try await settings.settings().controls
        guard let profile, profile.values.role == .child else {
            return CurrentControls(controls: household.contentOnly)
        }
        let controls = profile.values.controls.filled(from: household)
        let isBedtime = controls.bedtimeHours?.contains(now(), in: calendar()) ?? false
        return CurrentControls(
            controls: controls, isBedtime: isBedtime, ageBand: profile.values.ageBand,
            language: profile.values.language)
    }

    /// Returns the limit that keeps a child from doing something now; nil if none does.
    func limit(
        on action: AccessAction, content: StoryContent?, of profile: Profile
    ) async throws(StorageError) -> AccessLimit? {
        guard [.playStories, .createStories, .requestStories, .retryStories].contains(action) else { return nil }
        let current = try await controls(of: profile)
        if let hours = current.controls.quietHours, hours.contains(now(), in: calendar()) {
            return .quietHours(until: hours.start == hours.end ? nil : hours.endText)
        }
        if let content, let limit = current.limit(on: content) { return limit }
        return try await usedUp(current.controls, by: action, of: profile)
    }

    /// Returns the limit of a day or a sitting that is reached.
    private func usedUp(
        _ controls: ParentalControls, by action: AccessAction, of profile: Profile
    ) async throws(StorageError) -> AccessLimit? {
        switch action {
        case .playStories:
            let (day, sitting) = (controls.minutesPerDay?.amount, controls.minutesPerSitting?.amount)
            guard day != nil || sitting != nil else { return nil }
            let (now, used) = (now(), try await usage.usage(of: profile.id, at: now()))
            if let day, used.listened >= Double(day * 60) { return .minutesPerDay(day) }
            if let sitting, used.sitting(at: now) >= Double(sitting * 60) { return .minutesPerSitting(sitting) }
            return nil
        case .createStories, .requestStories:
            guard let most = controls.storiesPerDay?.amount else { return nil }
            return try await usage.usage(of: profile.id, at: now()).storyCount >= most ? .storiesPerDay(most) : nil
        default: return nil
        }
    }
}
