import Foundation
import TestSupport
import Testing

/// Ten questions of a newcomer about ten real storyboards: the answer's sum, and the constraints that a person found in the
/// file by hand.
@Suite("ten questions about real storyboards")
struct TenQuestionsTests {
    struct Question: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// In the corpus.
        var file: String
        var view: String
        var edge: String
        var answer: String
        /// Ids of the constraints of the file that the chain has to name, in any order.
        var constraints: [String]
    }

    static let corpus = Fixtures.packageRoot + "/../shared/ib-corpus"

    static let questions = [
        Question(
            testDescription: "1 why is the sign-in button so far down?",
            file: "openedx+edx-app-ios/Source/OEXLoginViewController.storyboard", view: "gKO-wT-mn0", edge: "top",
            answer: "btn_Login.top is 354 = 54 (5 gaps in scroll_Main) + 16 + 10 + 80 (2 heights of 40) + 17 "
                + "+ 177 (3 own heights in scroll_Main)",
            constraints: [
                "hsA-cL-dmn", "U6j-LS-IP1", "dua-uY-dxy", "lWq-FO-30a", "NvP-nE-1B1", "ges-qa-Dms", "P9C-uk-42e",
                "RNs-Ba-blD", "Wsp-ac-9iR", "qfK-nC-mRI",
            ]),
        Question(
            testDescription: "2 why is the log-in button 113.5 wide?",
            file: "twilio+twilio-video-app-ios/VideoApp/VideoApp/Storyboards/Base.lproj/Main.storyboard",
            view: "TJl-b4-oUI", edge: "width", answer: "loginButton.width is 113.5 = (414 - 78 - 32 - 77) / 2",
            constraints: ["dxv-5X-FFW", "jcm-a8-Ut3", "mHn-ap-A12", "vgZ-X4-BKd"]),
        Question(
            testDescription: "3 what limits the title beside the close button?",
            file: "vector-im+element-ios/Riot/Modules/Integrations/WidgetPermission/"
                + "WidgetPermissionViewController.storyboard",
            view: "4jF-pR-0xn", edge: "width", answer: "titleLabel.width is 334 = 414 - 10 - 20 - 20 - 30",
            constraints: ["io2-qE-Xmg", "y9f-Kq-oYP", "yyc-kc-was", "g3s-jh-fkQ"]),
        Question(
            testDescription: "4 why is ON half as wide as the cell?",
            file: "NordicSemiconductor+IOS-nRF-Mesh-Library/Example/Source/UI/Base.lproj/Control.storyboard",
            view: "LGq-Zr-OtD", edge: "width", answer: "'GenericOnOffClientCell > ON'.width is 65 = 130 / 2",
            constraints: ["I2s-ig-e5X", "x9P-w3-45M"]),
        Question(
            testDescription: "5 who places the second field?",
            file: "ReactiveX+RxSwift/RxExample/RxExample/Examples/Numbers/Numbers.storyboard", view: "RDN-19-Rfe",
            edge: "top", answer: "number2.top is 248.5 = (603 - 30) / 2 - 8 - 30",
            constraints: ["vCv-Hz-Bx7", "6Bc-ai-QXi", "ag2-xt-JFN", "tUW-LN-iap"]),
        Question(
            testDescription: "6 where does 118.667 come from?",
            file: "googleads+googleads-mobile-ios-examples/Objective-C/admob/RewardedVideoExample/"
                + "RewardedVideoExample/Base.lproj/Main.storyboard",
            view: "O8I-QX-BFr", edge: "left", answer: "gameLabel.left is 118.667 = (375 - 137.667) / 2",
            constraints: ["i83-ka-T23"]),
        Question(
            testDescription: "7 why is a slider of 180 drawn 184 wide?",
            file: "Esri+arcgis-runtime-samples-ios/arcgis-ios-sdk-samples/Layers/Hillshade renderer/"
                + "HillshadeRenderer.storyboard",
            view: "NEe-D8-xR2", edge: "width", answer: "azimuthSlider.width is 180, 184 in the frame",
            constraints: ["DXo-os-5xq"]),
        Question(
            testDescription: "8 why is the cover 303 wide, and its picture 1,024?",
            file: "HeroTransitions+Hero/LegacyExamples/Examples/MusicPlayer.storyboard", view: "xUn-fu-cRm",
            edge: "width", answer: "UIImageView.width is 303 = 375 - 36 - 36",
            constraints: ["4Ve-Ve-kRR", "2u5-UB-CpS", "NRn-ga-G83", "UAB-Lp-qib"]),
        Question(
            testDescription: "9 what makes the scrolled content 345 high?",
            file: "vector-im+element-ios/Riot/Modules/KeyVerification/Common/Verified/"
                + "KeyVerificationVerifiedViewController.storyboard",
            view: "c4q-B8-hPy", edge: "height",
            answer:
                "c4q-B8-hPy.height is 345 = 80 (2 insets in fNE-v3-2lx) + 40 (2 gaps of 20) + 22.5 + 120 + 44 + 20.5 "
                + "+ 18",
            constraints: [
                "KB5-ba-4Rb", "miU-BN-TBQ", "w1A-1P-Q9Q", "kjt-Ha-so6", "MUK-4D-vke", "Re6-8V-peU", "qg0-4Z-ffM",
                "XNP-zj-OmI",
            ]),
        Question(
            testDescription: "10 how does equal spacing come to 35 between the four icons?",
            file: "scenee+FloatingPanel/Examples/Maps/Maps/Base.lproj/Main.storyboard", view: "0vd-sD-XKv",
            edge: "left", answer: "0vd-sD-XKv.left is 95 = (393 - 60 - 60 - 60) / 3 + 40 - 16",
            constraints: ["JLv-ed-U6C", "UTc-BD-x7E", "IN7-gr-ai3", "Ydn-b8-P08"]),
    ]

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: corpus), "../shared/ib-corpus is absent"),
        arguments: questions)
    func isAnswered(_ question: Question) throws {
        let words = [
            "explain", Self.corpus + "/" + question.file, question.view, "--edge", question.edge, "--project", "none",
        ]
        let folded = try Fixtures.run(Fixtures.commandLine, words)
        #expect(folded.status == 0, "\(folded.errors)")
        #expect(folded.text.split(separator: "\n").map(String.init).contains(question.answer), "\(folded.text)")
        let run = try Fixtures.run(Fixtures.commandLine, words + ["--verbose"])
        let lines = run.text.split(separator: "\n").map(String.init)
        // 1 the chain names the constraints that a person found, and no other constraint of the file decides
        let named = lines.filter { $0.hasPrefix("  + ") || $0.hasPrefix("  - ") }
        for id in question.constraints { #expect(named.contains { $0.contains("'\(id)'") }, "\(id): \(run.text)") }
        // 2 the summands add up to the number
        let summands = named.compactMap { line -> Double? in
            let words = line.split(separator: " ")
            guard words.count > 1, let number = Double(words[1]) else { return nil }
            return words[0] == "-" ? -number : number
        }
        let value = question.answer.firstRange(of: " is ").flatMap { range in
            Double(question.answer[range.upperBound...].prefix { $0.isNumber || $0 == "." })
        }
        #expect(abs(summands.reduce(0, +) - (value ?? .infinity)) < 0.01, "\(summands)")
    }
}
