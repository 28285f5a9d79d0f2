/// What a person does about something that went wrong, as a value: each front end names its own way to it, such as a verb,
/// a key or a button.
///
/// ``advice`` says the same in words that hold for every front end.
public enum RecoveryAction: Hashable, Codable, Sendable {
    // MARK: What was asked for

    /// Naming a hero.
    case nameHero
    /// Naming a hero, or the child that the stories are about.
    case nameHeroOrChild
    /// Entering another name, for example this one.
    case enterName(example: String)
    /// Entering another title, for example this one.
    case enterTitle(example: String?)
    /// Choosing a name that is free.
    case chooseFreeName
    /// Entering all of a name, or the identifier.
    case enterFullName
    /// Entering an age within the range, or none.
    case enterAge(ClosedRange<Int>)
    /// Entering a speed within the range.
    case enterSpeed(ClosedRange<Double>)
    /// Choosing how long a story is.
    case chooseLength
    /// Choosing one of so many pages.
    case choosePage(count: Int)
    /// Choosing how many stories are made.
    case chooseStoryCount(ClosedRange<Int>)
    /// Choosing one of what the reason lists.
    case chooseListed
    /// Choosing one of these.
    case chooseOne(of: [String])
    /// Shortening a text.
    case shorten
    /// Shortening a page, or moving a part of it to another one.
    case shortenOrSplit
    /// Moving a part of an event's title to what happens.
    case moveToDetails
    /// Leaving some of a list out.
    case leaveSomeOut
    /// Leaving all but so many out.
    case keepMostImportant(Int)
    /// Writing something where nothing is.
    case writeSomething
    /// Choosing words that are for children.
    case useOtherWords
    /// Telling the event in other words.
    case rewordEvent
    /// Checking a link.
    case checkLink
    /// Checking where a file is.
    case checkPath
    /// Checking where a backup is, or making one.
    case checkBackup

    /// Choosing a text that has words.
    case chooseText
    /// Choosing a hero of these names, or adding one of this name.
    case chooseHero(of: [String], orAdd: String)
    /// Choosing a verb that is there: these are near, and the one below which they are lists all.
    case chooseVerb(near: [String], below: String)
    /// Confirming what is asked, now or, if nobody was there to be asked, beforehand.
    case confirm(isAsked: Bool)
    /// Setting which editor opens texts.
    case setEditor
    /// Going on where a terminal is, or with what needs none.
    case useTerminal

    // MARK: What is there

    /// Adding an event of one's own.
    case addEvent
    /// Adding a story to a collection.
    case addToCollection

    /// Choosing another thing of this kind.
    case chooseAnother(StoredKind)
    /// Choosing a story of the collection, or adding this one to it.
    case chooseFromCollection
    /// Choosing the settings again.
    case chooseSettings
    /// Changing something of a story from which nothing is missing: its voice, or a picture.
    case changeStory

    // MARK: Work

    /// Trying again.
    case tryAgain
    /// Trying again after so many seconds.
    case tryAgainLater(seconds: Int)
    /// Trying again once what is being made is done.
    case tryAgainWhenDone
    /// Starting again, whenever one likes.
    case startAgain
    /// Waiting for another process, or ending it.
    case waitForOther
    /// Trying again with another seed or another author.
    case tryOtherSeed
    /// Trying again, or choosing another provider.
    case tryAgainOrChangeProvider
    /// Trying again, or looking at what works on this machine.
    case tryAgainOrCheckMachine
    /// Resuming an unfinished story; nil for whichever there is.
    case resumeJob(JobID?)
    /// Resuming an unfinished story, or narrating it again, by its title.
    case resumeOrNarrate(title: String)
    /// Making the missing stories of a collection, or leaving them out; nil for the collection at hand.
    case resumeCollection(CollectionID?)
    /// Narrating a story, by its title; again if its narration is outdated.
    case narrate(title: String, isAgain: Bool)
    /// Making the missing parts of a story again.
    case retryStory(StoryID)
    /// Taking a story out of the bin, and making its missing parts again.
    case restoreAndRetryStory(StoryID)
    /// Drawing a story's pictures again.
    case redraw

    // MARK: The library and its disk

    /// Checking the library.
    case verifyLibrary
    /// Repairing the library.
    case repairLibrary
    /// Repairing the library, which narrates a story again.
    case repairNarration
    /// Repairing the library, or restoring it from a backup.
    case repairOrRestoreLibrary
    /// Restoring the library from a backup.
    case restoreBackup
    /// Restoring another backup.
    case chooseAnotherBackup
    /// Moving away what lies where a file or a folder of ours belongs.
    case moveAway
    /// Choosing another place for a file.
    case chooseAnotherPlace
    /// Choosing another place for a file, or replacing what is there.
    case chooseAnotherPlaceOrReplace
    /// Choosing a folder that can be written to, or changing its permissions.
    case makeWritable
    /// Waiting until the disk can be written to.
    case waitUntilWritable
    /// Freeing space.
    case freeSpace
    /// Freeing space, while what needs none still works.
    case freeSpaceMeanwhile
    /// Freeing space, and resuming or discarding an unfinished story.
    case freeSpaceAndResume
    /// Checking the disk and the permissions of its folders.
    case checkDisk
    /// Installing the newer version of the program, or using another library.
    case installNewerVersion

    // MARK: The machine

    /// Installing a package of the system, by its Debian name.
    case installPackage(named: String)
    /// Installing the version of a package that belongs to the system's release.
    case installReleasedVersion
    /// Installing whatever a provider lacks, or choosing another one.
    case installMissing
    /// Checking the connection.
    case checkConnection
    /// Setting a valid key.
    case setKey
    /// Raising an allowance, or choosing another provider.
    case raiseAllowance
    /// Choosing one of the sound devices that are there, instead of this one.
    case chooseDevice([PlaybackDevice], insteadOf: PlaybackOutput)
    /// Seeing to it that there is a sound device, where this one cannot be used.
    case provideSound(insteadOf: PlaybackOutput)
    /// Connecting a sound device, where there is none.
    case connectSound
    /// Making the window larger.
    case enlargeWindow
    /// Giving one of two plugins another name.
    case renamePlugin
    /// Registering a plugin, or doing without.
    case registerPlugin

    // MARK: Voices

    /// Choosing another voice.
    case chooseVoice
    /// Choosing a voice that speaks the language, or another language.
    case chooseVoiceSpeaking(LanguageCode)
    /// Choosing a voice that can tell stories; this one can only be heard.
    case chooseStoryVoice(hearing: String)
    /// Choosing a voice that needs no engine.
    case chooseOtherVoice
    /// Installing a natural voice: this one, again if it is there; nil for any, where there is none.
    case installVoice(named: String?)
    /// Installing what runs natural voices, again if it is there.
    case installVoiceEngine
    /// Installing a voice that is not there: the program fetches it.
    case fetchVoice(named: String)
    /// Installing a voice that is not there from its files.
    case bringVoice
    /// Installing a damaged voice again, fetched or from its files, or removing it.
    case reinstallVoice(named: String, isFetched: Bool)
    /// Installing what runs natural voices; again if it is damaged.
    case fetchVoiceEngine(isAgain: Bool)
    /// Installing a voice for a narrator that has none, or choosing another narrator.
    case installVoiceOrChangeNarrator
    /// Installing the newer version of the program, or a voice again with this one.
    case installNewerVersionOrVoice
    /// Installing what fetches packages, or bringing a voice's files.
    case installDownloader(package: String)
    /// Checking the connection, or bringing this file.
    case checkConnectionOrBring(file: String)
    /// Fetching a file again, or bringing another one.
    case fetchFileAgain
    /// Bringing the missing files of a voice, all at once.
    case bringAllFiles
    /// Bringing the files of a voice, for who has them.
    case bringOwnFiles
    /// Going on with an installation, whenever one likes.
    case continueInstallation

    // MARK: Anything else

    /// What only a plugin can know that refused or failed, in its own words for people: a provider, a rule of the
    /// household, or another package of whose errors a front end tells. What is ours has a case of its own.
    case advised(String)
}
