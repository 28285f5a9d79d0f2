extension HeroError: ExplainedError {
    public var code: String {
        switch self {
        case .blankName: "hero.blankName"
        case .nameTooLong: "hero.nameTooLong"
        case .nameWithoutLetters: "hero.nameWithoutLetters"
        case .tooManyTraits: "hero.tooManyTraits"
        case .ageOutOfRange: "hero.ageOutOfRange"
        case .text(.tooLong): "hero.textTooLong"
        case .text(.tooMany): "hero.tooManyTexts"
        }
    }

    public var message: String {
        switch self {
        case .blankName: "A hero needs a name."
        case .nameTooLong(let count):
            "A hero's name of \(count) characters is too long; \(Hero.maximumNameLength) are possible."
        case .nameWithoutLetters: "A hero's name needs at least one letter, so that it can be read aloud."
        case .tooManyTraits(let count): "A hero has at most \(Hero.maximumTraitCount) traits, not \(count)."
        case .ageOutOfRange(let age): "A hero is 0 to 18 years old, not \(age)."
        case .text(let error): error.message
        }
    }

    public var reason: String? {
        if case .text(let error) = self { error.reason } else { nil }
    }

    public var recovery: String {
        switch self {
        case .blankName, .nameTooLong, .nameWithoutLetters: "Give another name, such as 'Mira'."
        case .tooManyTraits: "Keep the \(Hero.maximumTraitCount) that matter most."
        case .ageOutOfRange: "Give another age, or none."
        case .text(let error): error.recovery
        }
    }

    public var severity: ErrorSeverity { .error }
}

extension CustomEventError: ExplainedError {
    public var code: String {
        switch self {
        case .blankTitle: "event.blankTitle"
        case .titleTooLong: "event.titleTooLong"
        case .builtInTitle: "event.builtInTitle"
        case .text(.tooLong): "event.textTooLong"
        case .text(.tooMany): "event.tooManyTexts"
        }
    }

    public var message: String {
        switch self {
        case .blankTitle: "An event needs a title."
        case .titleTooLong(let count):
            "A title of \(count) characters is too long; \(CustomStoryEvent.maximumTitleLength) are possible."
        case .builtInTitle(let event): "'\(event.displayName)' is a built-in event."
        case .text(let error): error.message
        }
    }

    public var reason: String? {
        if case .text(let error) = self { error.reason } else { nil }
    }

    public var recovery: String {
        switch self {
        case .blankTitle: "Give a title, such as 'First tooth'."
        case .titleTooLong: "Put the rest into the description."
        case .builtInTitle: "Choose another title, such as 'First tooth'."
        case .text(let error): error.recovery
        }
    }

    public var severity: ErrorSeverity { .error }
}
