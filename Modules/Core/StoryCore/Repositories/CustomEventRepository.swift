/// Stores custom events.
public protocol CustomEventRepository: Sendable {
    /// Stores a new event.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if the identifier is taken, or the title by another event, ignoring
    ///   case and accents.
    func add(_ event: CustomStoryEvent) async throws(StorageError)
    /// Updates a stored event, except for its usage count, which each new story increments.
    ///
    /// - Throws: ``StorageError/duplicate(_:_:)`` if another event has the title.
    func update(_ event: CustomStoryEvent) async throws(StorageError)
    /// Deletes an event; stories keep a copy of it.
    func delete(_ identifier: CustomEventID) async throws(StorageError)
    /// Returns the event for a person's reference: an identifier, a title, or a unique prefix of either, as with
    /// heroes.
    func event(matching reference: String) async throws(StorageError) -> CustomStoryEvent
    /// Returns all custom events by title.
    func events() async throws(StorageError) -> [CustomStoryEvent]
}
