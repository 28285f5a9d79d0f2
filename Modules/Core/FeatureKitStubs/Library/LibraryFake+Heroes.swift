public import StoryCore

extension LibraryFake: HeroRepository {
    public func add(_ hero: Hero) async throws(StorageError) {
        try perform { state throws(StorageError) in
            let isRemembered = state.stories.values.contains { $0.story.heroes.contains { $0.id == hero.id } }
            guard state.heroes[hero.id] == nil, !isRemembered else { throw .duplicate(.hero, hero.name) }
            state.heroes[hero.id] = hero
            state.changes.insert(.heroes)
        }
    }

    public func update(_ hero: Hero) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.heroes[hero.id] != nil else { throw .notFound(.hero, hero.id.rawValue) }
            state.heroes[hero.id] = hero
            state.changes.insert(.heroes)
        }
    }

    public func delete(_ identifier: HeroID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.heroes.removeValue(forKey: identifier) != nil else {
                throw .notFound(.hero, identifier.rawValue)
            }
            state.changes.insert(.heroes)
        }
    }

    public func hero(matching reference: String) async throws(StorageError) -> Hero {
        try hero(reference, acceptsNamePrefix: true)
    }

    public func hero(named reference: String) async throws(StorageError) -> Hero {
        try hero(reference, acceptsNamePrefix: false)
    }

    public func heroes() async throws(StorageError) -> [Hero] {
        try perform { state throws(StorageError) in
            state.heroes.values.sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
        }
    }

    private func hero(_ reference: String, acceptsNamePrefix: Bool) throws(StorageError) -> Hero {
        try perform { state throws(StorageError) in
            let found = try reference.match(
                .hero, among: state.heroes.values.map { ($0.id, $0.name) }, acceptsNamePrefix: acceptsNamePrefix)
            guard let hero = state.heroes[found] else { throw .notFound(.hero, reference) }
            return hero
        }
    }
}

extension LibraryFake: CustomEventRepository {
    public func add(_ event: CustomStoryEvent) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.events[event.id] == nil else { throw .duplicate(.event, event.title) }
            try state.put(event)
        }
    }

    public func update(_ event: CustomStoryEvent) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard let stored = state.events[event.id] else { throw .notFound(.event, event.id.rawValue) }
            var event = event
            event.usageCount = stored.usageCount
            try state.put(event)
        }
    }

    public func delete(_ identifier: CustomEventID) async throws(StorageError) {
        try perform { state throws(StorageError) in
            guard state.events.removeValue(forKey: identifier) != nil else {
                throw .notFound(.event, identifier.rawValue)
            }
            state.changes.insert(.events)
        }
    }

    public func event(matching reference: String) async throws(StorageError) -> CustomStoryEvent {
        try perform { state throws(StorageError) in
            let found = try reference.match(.event, among: state.events.values.map { ($0.id, $0.title) })
            guard let event = state.events[found] else { throw .notFound(.event, reference) }
            return event
        }
    }

    public func events() async throws(StorageError) -> [CustomStoryEvent] {
        try perform { state throws(StorageError) in
            state.events.values.sorted { ($0.title.folded, $0.id) < ($1.title.folded, $1.id) }
        }
    }
}

extension LibraryFake.State {
    /// Stores an event, unless another one has its title.
    fileprivate mutating func put(_ event: CustomStoryEvent) throws(StorageError) {
        let isTaken = events.values.contains { $0.id != event.id && $0.title.folded == event.title.folded }
        guard !isTaken else { throw .duplicate(.event, event.title) }
        events[event.id] = event
        changes.insert(.events)
    }
}
