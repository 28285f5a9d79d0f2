/// A recovery from an error, as a value: each front end names its own means, such as a verb, a key or a button.
///
/// ``advice`` says the same in words that hold for every front end.
public enum RecoveryAction: Hashable, Codable, Sendable {
    // MARK: Requests

    /// Naming a hero.
    case nameHero
    /// Naming a hero, or the child that the stories are about.
    case nameHeroOrChild
    /// Entering another name, for example this one.
    case enterName(example: String)
    /// Entering another title, for example this one.
    case enterTitle(example: String?)
    /// Choosing an unused name.
    case chooseFreeName
    /// Entering the whole name, or the identifier.
    case enterFullName
    /// Entering an age within the range, or none.
    case enterAge(ClosedRange<Int>)
    /// Entering a speed within the range.
    case enterSpeed(ClosedRange<Double>)
    /// Choosing a length.
    case chooseLength
    /// Choosing one of this many pages.
    case choosePage(count: Int)
    /// Choosing how many stories are made.
    case chooseStoryCount(ClosedRange<Int>)
    /// Choosing one of those that the reason lists.
    case chooseListed
    /// Choosing one of these.
    case chooseOne(of: [String])
    /// Shortening a text.
    case shorten
    /// Shortening a page, or moving a part of it to another one.
    case shortenOrSplit
    /// Moving a part of an event's title to what happens.
    case moveToDetails
    /// Removing some items of a list.
    case leaveSomeOut
    /// Keeping only this many items.
    case keepMostImportant(Int)
    /// Writing something instead of nothing.
    case writeSomething
    /// Choosing words that suit children.
    case useOtherWords
    /// Describing the event in other words.
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

    /// Approving a story that a child has asked for.
    case approveStory
    /// Approving a page that was refused, or having it written again.
    case approvePage
    /// Entering the household's PIN where it is asked for.
    case enterPIN

    // MARK: What is there

    /// Adding an event of one's own.
    case addEvent
    /// Adding a story to a collection.
    case addToCollection

    /// Choosing another thing of this kind.
    case chooseAnother(StoredKind)
    /// Choosing a story of the collection, or adding this one to it.
    case chooseFromCollection
    /// Setting the settings again.
    case chooseSettings
    /// Changing a complete story: its voice, or an illustration.
    case changeStory

    // MARK: Work

    /// Trying again.
    case tryAgain
    /// Trying again after this many seconds.
    case tryAgainLater(seconds: Int)
    /// Trying again once the current generation is finished.
    case tryAgainWhenDone
    /// Starting again at any time.
    case startAgain
    /// Waiting for another process, or ending it.
    case waitForOther
    /// Trying again with another seed or another author.
    case tryOtherSeed
    /// Trying again, or choosing another provider.
    case tryAgainOrChangeProvider
    /// Trying again, or looking at what works on this machine.
    case tryAgainOrCheckMachine
    /// Resuming an interrupted job; nil for the newest.
    case resumeJob(JobID?)
    /// Resuming an unfinished story, or narrating it again, by its title.
    case resumeOrNarrate(title: String)
    /// Making the missing stories of a collection, or dropping them; nil for the current collection.
    case resumeCollection(CollectionID?)
    /// Narrating a story, by its title; again if its narration is outdated.
    case narrate(title: String, isAgain: Bool)
    /// Making the missing parts of a story again.
    case retryStory(StoryID)
    /// Taking a story out of the bin, and making its missing parts again.
    case restoreAndRetryStory(StoryID)
    /// Drawing a story's pictures again.
    case redraw

    // MARK: Library and disk

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
    /// Moving away what occupies the path of one of the library's files or folders.
    case moveAway
    /// Choosing another path for a file.
    case chooseAnotherLocation
    /// Choosing another path for a file, or replacing the existing one.
    case chooseAnotherLocationOrReplace
    /// Choosing a folder that can be written to, or changing its permissions.
    case makeWritable
    /// Waiting until the disk can be written to.
    case waitUntilWritable
    /// Freeing space.
    case freeSpace
    /// Freeing space; what needs none still works meanwhile.
    case freeSpaceMeanwhile
    /// Freeing space, and resuming or discarding an unfinished story.
    case freeSpaceAndResume
    /// Checking the disk and the permissions of its folders.
    case checkDisk
    /// Installing the newer version of the program, or using another library.
    case installNewerVersion

    // MARK: Machine

    /// Installing a package of the system, by its Debian name.
    case installPackage(named: String)
    /// Installing the package version of the system's release.
    case installReleasedVersion
    /// Installing what a provider lacks, or choosing another provider.
    case installMissing
    /// Checking the connection.
    case checkConnection
    /// Setting a valid key.
    case setKey
    /// Raising a quota, or choosing another provider.
    case raiseAllowance
    /// Choosing one of the available sound devices, instead of this one.
    case chooseDevice([PlaybackDevice], insteadOf: PlaybackOutput)
    /// Providing a sound device in place of one that cannot be used.
    case provideSound(insteadOf: PlaybackOutput)
    /// Connecting a sound device where there is none.
    case connectSound
    /// Making the window larger.
    case enlargeWindow
    /// Renaming one of two plugins.
    case renamePlugin
    /// Registering a plugin, or doing without.
    case registerPlugin

    // MARK: Voices

    /// Choosing another voice.
    case chooseVoice
    /// Choosing a voice that speaks the language, or another language.
    case chooseVoiceSpeaking(LanguageCode)
    /// Choosing a voice that can narrate stories; this one can only be tried out.
    case chooseStoryVoice(hearing: String)
    /// Choosing a voice that needs no engine.
    case chooseOtherVoice
    /// Installing a natural voice, again if it is installed; nil for any voice where none is.
    case installVoice(named: String?)
    /// Installing the engine of natural voices, again if it is installed.
    case installVoiceEngine
    /// Installing a voice that the program downloads.
    case fetchVoice(named: String)
    /// Installing a voice from its files.
    case bringVoice
    /// Reinstalling or removing a damaged voice, downloaded or from its files.
    case reinstallVoice(named: String, isFetched: Bool)
    /// Downloading the engine of natural voices; again if it is damaged.
    case fetchVoiceEngine(isAgain: Bool)
    /// Installing a voice for a narrator that has none, or choosing another narrator.
    case installVoiceOrChangeNarrator
    /// Installing the newer version of the program, or reinstalling a voice with this one.
    case installNewerVersionOrVoice
    /// Installing the downloader, or supplying a voice's files.
    case installDownloader(package: String)
    /// Checking the connection, or supplying this file.
    case checkConnectionOrBring(file: String)
    /// Downloading a file again, or supplying another one.
    case fetchFileAgain
    /// Supplying all missing files of a voice at once.
    case bringAllFiles
    /// Supplying one's own files of a voice.
    case bringOwnFiles
    /// Continuing an installation at any time.
    case continueInstallation

    // MARK: Other

    /// Advice that only its source can give, as a sentence for people: a provider's, a household's rule, or a front
    /// end's about itself.
    case advised(String)
}
