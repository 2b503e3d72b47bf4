import Foundation
import TestSupport
import Testing

/// The forty questions of `fixtures/questions/storyboards.md` are answered as its table prints.
@Suite("forty questions about real storyboards")
struct FortyQuestionsTests {
    struct Question: CustomTestStringConvertible, Sendable {
        /// As the table's first column names it.
        var storyboard: String
        /// The words behind `explain FILE`.
        var command: String
        /// Parts of the answer that the table prints as code.
        var parts: [String]

        var testDescription: String { "\(storyboard): \(command)" }
    }

    static let corpus = Fixtures.packageRoot + "/../shared/ib-corpus/"

    /// By the first column: the file.
    private static let files = [
        "OEXLoginViewController (openedx)": "openedx+edx-app-ios/Source/OEXLoginViewController.storyboard",
        "Main (twilio)": "twilio+twilio-video-app-ios/VideoApp/VideoApp/Storyboards/Base.lproj/Main.storyboard",
        "WidgetPermission (element)":
            "vector-im+element-ios/Riot/Modules/Integrations/WidgetPermission/WidgetPermissionViewController.storyboard",
        "KeyVerificationVerified (element)":
            "vector-im+element-ios/Riot/Modules/KeyVerification/Common/Verified/"
            + "KeyVerificationVerifiedViewController.storyboard",
        "Control (nRF Mesh)":
            "NordicSemiconductor+IOS-nRF-Mesh-Library/Example/Source/UI/Base.lproj/Control.storyboard",
        "Numbers (RxSwift)": "ReactiveX+RxSwift/RxExample/RxExample/Examples/Numbers/Numbers.storyboard",
        "Main (admob)":
            "googleads+googleads-mobile-ios-examples/Objective-C/admob/"
            + "RewardedVideoExample/RewardedVideoExample/Base.lproj/Main.storyboard",
        "HillshadeRenderer (Esri)":
            "Esri+arcgis-runtime-samples-ios/arcgis-ios-sdk-samples/Layers/Hillshade renderer/"
            + "HillshadeRenderer.storyboard",
        "MusicPlayer (Hero)": "HeroTransitions+Hero/LegacyExamples/Examples/MusicPlayer.storyboard",
        "Maps (FloatingPanel)": "scenee+FloatingPanel/Examples/Maps/Maps/Base.lproj/Main.storyboard",
    ]

    static let questions: [Question] = {
        let table = String(
            decoding: Fixtures.bytes(Fixtures.packageRoot + "/fixtures/questions/storyboards.md"), as: UTF8.self)
        var found: [Question] = []
        var storyboard = ""
        for row in table.components(separatedBy: "\n") where row.hasPrefix("|") {
            let cells = row.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 7, cells[3].hasPrefix("`"), cells[1] != "storyboard" else { continue }
            if !cells[1].isEmpty { storyboard = cells[1] }
            let code = cells[4].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            found.append(
                Question(
                    storyboard: storyboard, command: cells[3].trimmingCharacters(in: ["`"]),
                    parts: code.flatMap { $0.components(separatedBy: " ... ") }))
        }
        return found
    }()

    @Test("the table has forty") func count() { #expect(Self.questions.count == 40) }

    @Test(
        "each is answered as printed",
        .enabled(if: FileManager.default.fileExists(atPath: corpus), "../shared/ib-corpus is absent"),
        arguments: questions)
    func isAnswered(_ question: Question) throws {
        let file = try #require(Self.files[question.storyboard])
        // The words of the table are a shell's.
        let line = "'\(Fixtures.commandLine)' explain '\(Self.corpus + file)' \(question.command)"
        let run = try Fixtures.run("/bin/sh", ["-c", line])
        for part in question.parts { #expect((run.text + run.errors).contains(part), "\(run.text)\(run.errors)") }
    }
}
