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
            "The name is too long: \(count) characters, and the limit is \(Hero.maximumNameLength)."
        case .nameWithoutLetters: "A hero's name needs at least one letter to be read aloud."
        case .tooManyTraits(let count): "Too many traits: \(count), and the limit is \(Hero.maximumTraitCount)."
        case .ageOutOfRange(let age): "The age \(age) is out of range."
        case .text(let error): error.message
        }
    }

    public var reason: String? {
        if case .text(let error) = self { error.reason } else { nil }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .blankName, .nameWithoutLetters: .enterName(example: "Mira")
        case .nameTooLong: .shorten
        case .tooManyTraits: .keepMostImportant(Hero.maximumTraitCount)
        case .ageOutOfRange: .enterAge(0...18)
        case .text(let error): error.recovery
        }
    }

    public var category: ErrorCategory { .invalidRequest }

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
            "The title is too long: \(count) characters, and the limit is \(CustomStoryEvent.maximumTitleLength)."
        case .builtInTitle(let event): "'\(event.displayName)' is a built-in event."
        case .text(let error): error.message
        }
    }

    public var reason: String? {
        if case .text(let error) = self { error.reason } else { nil }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .blankTitle: .enterTitle(example: "First tooth")
        case .titleTooLong: .moveToDetails
        case .builtInTitle: .chooseFreeName
        case .text(let error): error.recovery
        }
    }

    public var category: ErrorCategory { .invalidRequest }

    public var severity: ErrorSeverity { .error }
}
