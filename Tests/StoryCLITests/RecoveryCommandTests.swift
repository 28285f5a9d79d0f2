import ArgumentParser
import StoryCore
import TestSupport
import Testing

@testable import StoryCLI

@Suite("Every way out that the command line names", .tags(.sweep), .timeLimit(.minutes(1)))
struct RecoveryCommandTests {
    private static let actions = sequence(first: RecoveryAction.nameHero, next: \.next).map { $0 }

    /// What stands between quotes, without what is not ours.
    private func quoted(in text: String) -> [String] {
        text.matches(of: /'((?:story |--)[^']*)'/).map { String($0.output.1) }
    }

    /// The words of a command line; what stands for something else is given.
    private func words(_ line: String) -> [String] {
        line.matches(of: /"([^"]*)"|[^ "]+/).map { String($0.output.1 ?? $0.output.0) }
            .map { ["FILE…", "FILE", "BACKUP"].contains($0) ? "file" : $0 }
    }

    private func helps(of command: any ParsableCommand.Type = ParserMessages.self) -> [String] {
        [ParserMessages.helpMessage(for: command)] + command.configuration.subcommands.flatMap { helps(of: $0) }
    }

    @Test("A command that is named is one that the parser takes", arguments: actions)
    func commands(action: RecoveryAction) throws {
        for line in quoted(in: action.commandAdvice) where line.hasPrefix("story ") {
            let arguments = Array(words(line).dropFirst())
            #expect(UnknownVerb(in: arguments, of: ParserMessages.self) == nil, "\(line)")
            do {
                _ = try ParserMessages.parseAsRoot(arguments)
            } catch  where ParserMessages.exitCode(for: error) != .success {
                // A verb may be named without what it is for.
                let message = ParserMessages.message(for: error)
                #expect(message.contains("Missing expected argument") || message.contains("use '--all'"), "\(message)")
            }
        }
    }

    @Test("An option that is named is one that some command has", arguments: actions)
    func options(action: RecoveryAction) {
        let helps = helps()
        for line in quoted(in: action.commandAdvice) where line.hasPrefix("--") {
            let option = line.prefix { $0 != " " }
            #expect(helps.contains { $0.contains(option) }, "\(option)")
        }
    }

    @Test(
        "Everything that is named stands between quotes, and the words for every front end name nothing",
        arguments: actions)
    func quotes(action: RecoveryAction) {
        var rest = action.commandAdvice
        for line in quoted(in: rest) { rest = rest.replacing("'\(line)'", with: "") }
        #expect(rest.firstMatch(of: /'story |--[a-z]/) == nil, "\(rest)")
        #expect(action.advice.firstMatch(of: /'story |--[a-z]/) == nil, "\(action.advice)")
        #expect(action.advice.last == "." && action.commandAdvice.last == ".")
    }

    @Test("Every kind of failure has an exit code of its own")
    func exitCodes() {
        #expect(Set(ErrorCategory.allCases.map { ExitStatus($0) }).count == ErrorCategory.allCases.count)
    }
}

// The chain visits every case: one that is added does not compile until it is linked in.
extension RecoveryAction {
    fileprivate var next: RecoveryAction? {
        let devices = [PlaybackDevice(name: "pulse/a", summary: "Speakers")]
        return switch self {
        case .nameHero: .nameHeroOrChild
        case .nameHeroOrChild: .enterName(example: "Mira")
        case .enterName: .enterTitle(example: nil)
        case .enterTitle(nil): .enterTitle(example: "First tooth")
        case .enterTitle: .chooseFreeName
        case .chooseFreeName: .enterFullName
        case .enterFullName: .enterAge(0...18)
        case .enterAge: .enterSpeed(PlaybackSpeed.range)
        case .enterSpeed: .chooseLength
        case .chooseLength: .choosePage(count: 1)
        case .choosePage(1): .choosePage(count: 8)
        case .choosePage: .chooseStoryCount(1...10)
        case .chooseStoryCount: .chooseListed
        case .chooseListed: .chooseOne(of: ["slt", "rms"])
        case .chooseOne: .shorten
        case .shorten: .shortenOrSplit
        case .shortenOrSplit: .moveToDetails
        case .moveToDetails: .leaveSomeOut
        case .leaveSomeOut: .keepMostImportant(3)
        case .keepMostImportant: .writeSomething
        case .writeSomething: .useOtherWords
        case .useOtherWords: .rewordEvent
        case .rewordEvent: .approveStory
        case .approveStory: .approvePage
        case .approvePage: .enterPIN
        case .enterPIN: .checkLink
        case .checkLink: .checkPath
        case .checkPath: .checkBackup
        case .checkBackup: .chooseAnother(.story)
        case .chooseAnother(.story): .chooseAnother(.hero)
        case .chooseAnother(.hero): .chooseAnother(.event)
        case .chooseAnother(.event): .chooseAnother(.collection)
        case .chooseAnother(.collection): .chooseAnother(.job)
        case .chooseAnother(.job): .chooseAnother(.previousLibrary)
        case .chooseAnother(.previousLibrary): .chooseAnother(.item)
        case .chooseAnother: .chooseFromCollection
        case .chooseFromCollection: .chooseSettings
        case .chooseSettings: .changeStory
        case .changeStory: .tryAgain
        case .tryAgain: .tryAgainLater(seconds: 60)
        case .tryAgainLater: .tryAgainWhenDone
        case .tryAgainWhenDone: .startAgain
        case .startAgain: .waitForOther
        case .waitForOther: .tryOtherSeed
        case .tryOtherSeed: .tryAgainOrChangeProvider
        case .tryAgainOrChangeProvider: .tryAgainOrCheckMachine
        case .tryAgainOrCheckMachine: .resumeJob(nil)
        case .resumeJob(nil): .resumeJob(JobID(rawValue: "k3xw9a2b"))
        case .resumeJob: .resumeOrNarrate(title: "The Lantern")
        case .resumeOrNarrate: .resumeCollection(nil)
        case .resumeCollection(nil): .resumeCollection(CollectionID(rawValue: "k3xw9a2b"))
        case .resumeCollection: .narrate(title: "The Lantern", isAgain: false)
        case .narrate(_, isAgain: false): .narrate(title: "The Lantern", isAgain: true)
        case .narrate: .retryStory(StoryID(rawValue: "k3xw9a2b"))
        case .retryStory: .restoreAndRetryStory(StoryID(rawValue: "k3xw9a2b"))
        case .restoreAndRetryStory: .redraw
        case .redraw: .verifyLibrary
        case .verifyLibrary: .repairLibrary
        case .repairLibrary: .repairNarration
        case .repairNarration: .repairOrRestoreLibrary
        case .repairOrRestoreLibrary: .restoreBackup
        case .restoreBackup: .chooseAnotherBackup
        case .chooseAnotherBackup: .moveAway
        case .moveAway: .chooseAnotherLocation
        case .chooseAnotherLocation: .chooseAnotherLocationOrReplace
        case .chooseAnotherLocationOrReplace: .makeWritable
        case .makeWritable: .waitUntilWritable
        case .waitUntilWritable: .freeSpace
        case .freeSpace: .freeSpaceMeanwhile
        case .freeSpaceMeanwhile: .freeSpaceAndResume
        case .freeSpaceAndResume: .checkDisk
        case .checkDisk: .installNewerVersion
        case .installNewerVersion: .installPackage(named: "libflite1")
        case .installPackage: .installReleasedVersion
        case .installReleasedVersion: .installMissing
        case .installMissing: .checkConnection
        case .checkConnection: .setKey
        case .setKey: .raiseAllowance
        case .raiseAllowance: .chooseDevice(devices, insteadOf: .automatic)
        case .chooseDevice(_, insteadOf: .automatic): .chooseDevice(devices, insteadOf: .device("alsa/x"))
        case .chooseDevice: .provideSound(insteadOf: .automatic)
        case .provideSound(insteadOf: .automatic): .provideSound(insteadOf: .device("alsa/x"))
        case .provideSound: .connectSound
        case .connectSound: .enlargeWindow
        case .enlargeWindow: .renamePlugin
        case .renamePlugin: .registerPlugin
        case .registerPlugin: .chooseVoice
        case .chooseVoice: .chooseVoiceSpeaking(.english)
        case .chooseVoiceSpeaking: .chooseStoryVoice(hearing: "heart")
        case .chooseStoryVoice: .chooseOtherVoice
        case .chooseOtherVoice: .installVoice(named: nil)
        case .installVoice(named: nil): .installVoice(named: "heart")
        case .installVoice: .installVoiceEngine
        case .installVoiceEngine: .fetchVoice(named: "heart")
        case .fetchVoice: .bringVoice
        case .bringVoice: .reinstallVoice(named: "heart", isFetched: true)
        case .reinstallVoice(_, isFetched: true): .reinstallVoice(named: "heart", isFetched: false)
        case .reinstallVoice: .fetchVoiceEngine(isAgain: true)
        case .fetchVoiceEngine(isAgain: true): .fetchVoiceEngine(isAgain: false)
        case .fetchVoiceEngine: .installVoiceOrChangeNarrator
        case .installVoiceOrChangeNarrator: .installNewerVersionOrVoice
        case .installNewerVersionOrVoice: .installDownloader(package: "python3-pip")
        case .installDownloader: .checkConnectionOrBring(file: "a.whl")
        case .checkConnectionOrBring: .fetchFileAgain
        case .fetchFileAgain: .bringAllFiles
        case .bringAllFiles: .bringOwnFiles
        case .bringOwnFiles: .continueInstallation
        case .continueInstallation: .chooseText
        case .chooseText: .chooseHero(of: ["Mira"], orAdd: "Mirra")
        case .chooseHero: .chooseVerb(near: ["story play"], below: "story")
        case .chooseVerb: .confirm(isAsked: true)
        case .confirm(isAsked: true): .confirm(isAsked: false)
        case .confirm: .setEditor
        case .setEditor: .useTerminal
        case .useTerminal: .addEvent
        case .addEvent: .addToCollection
        case .addToCollection: .advised("Sleep well.")
        case .advised: nil
        }
    }
}
