/// Keeps custom events.
public protocol CustomEventRepository: Sendable {
    /// Stores a new event.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken, or the title by another event; case and
    ///   accents make no other title.
    func add(_ event: CustomStoryEvent) async throws(StorageError)
    /// Replaces an event that is stored, but for its usage count: that is one higher for each new story that is stored.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if another event has the title.
    func update(_ event: CustomStoryEvent) async throws(StorageError)
    /// Removes an event; stories keep what it was.
    func delete(_ identifier: CustomEventID) async throws(StorageError)
    /// The event that a person means: an identifier, a title, or a unique prefix of either, as with heroes.
    func event(matching reference: String) async throws(StorageError) -> CustomStoryEvent
    /// All custom events by title.
    func events() async throws(StorageError) -> [CustomStoryEvent]
}
