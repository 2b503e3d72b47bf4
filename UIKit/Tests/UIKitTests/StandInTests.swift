import Foundation
import Testing
import UIKit

@testable import SourcePreparation

final class StandInScreen: UIViewController {}

/// What stands for the types, members, values and operators of modules that are not at hand.
@MainActor
struct StandInTests {
    private func said(_ message: String) -> CompilerDiagnostic {
        CompilerDiagnostic(path: "/a.swift", line: 1, column: 1, isError: true, message: message)
    }

    @Test func namesThatNothingDeclares() {
        var types = StandInTypes()
        let own: Set<String> = ["cachedImage", "Card"]
        for message in [
            "cannot find 'ChartView' in scope", "cannot find 'loadImage' in scope",
            "cannot find 'cachedImage' in scope",
            "cannot find 'Card' in scope", "cannot find operator '<-' in scope", "type 'UIFont' has no member 'lato'",
            "value of type 'UIImageView?' has no member 'kf'", "value of type '[Card]' has no member 'sum'",
            "value of type 'Card' has no member 'cachedImage'",
        ] { _ = types.take(said(message), declared: own) }
        types.noteCalls(in: ["let a = ChartView(style: .bar, \"x\") // ChartView(no: 1)", "ChartView(frame: .zero)"])
        #expect(types.names == ["ChartView (UIView)", "UIFont.lato", "UIImageView.kf", "loadImage", "<-"])
        let code = types.code
        #expect(
            code.contains(
                "open class ChartView: UIView, UIKitStandInType {\n    public convenience init(`style` value0: Any?, _ value1: Any?)"
            ))
        #expect(!code.contains("`no`") && !code.contains("`frame`"))
        #expect(code.contains("extension UIFont { static var `lato`: UIKitUnknown"))
        #expect(code.contains("extension UIImageView { var `kf`: UIKitUnknown"))
        #expect(code.contains("infix operator <-: uikitPrecedence"))
        // Taken once.
        let isTakenAgain = types.take(said("cannot find 'ChartView' in scope"), declared: own)
        #expect(!isTakenAgain)
    }

    /// A nib and a screen by the names that a generator gives them.
    @Test func generatedNamesOfFiles() throws {
        try ScratchFiles.withFolder { folder in
            let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch"
            let nib = """
                \(head).XIB" version="3.0" toolsVersion="22505"><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view contentMode="scaleToFill" id="v">
                <rect key="frame" x="0" y="0" width="40" height="40"/></view></objects></document>
                """
            let scenes = """
                \(head).Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes><scene sceneID="s"><objects>
                <viewController storyboardIdentifier="signUp" title="Up" id="c" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="w"/></viewController></objects></scene>
                <scene sceneID="t"><objects><viewController title="Known" customClass="StandInScreen" id="d"
                customModule="UIKitTests" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="x"/>
                </viewController></objects></scene></scenes></document>
                """
            try ScratchFiles.put(nib, "CardView.xib", in: folder)
            try ScratchFiles.put(scenes, "Main.storyboard", in: folder)
            ProgramFiles.use([folder.path])
            defer { ProgramFiles.use(nil) }
            let card: UIView? = UIKitStandIn.value(named: ["R", "nib", "cardView(owner:)"])
            #expect(card?.bounds.width == 40)
            let screen: UIViewController? = UIKitStandIn.value(named: ["R", "storyboard", "main", "signUp()"])
            #expect(screen?.title == "Up")
            let known: StandInScreen = UIKitStandIn.value(named: ["StoryboardScene", "Main", "known"])
            #expect(known.title == "Known")
            let none: UIView? = UIKitStandIn.value(named: ["R", "nib", "other"])
            #expect(none == nil)
        }
    }

    private final class Engine {
        let (power, name): (Int, String?)
        init(_ power: Int) { (self.power, name) = (power, "") }
        deinit { preconditionFailure() }
    }
    private struct Car { let (engine, doors): (Engine?, Int) }

    /// Where nothing makes a value the value is blank; a view is not.
    @Test func blankValues() {
        let engine: Engine = UIKitStandIn.value("engine")
        #expect(engine.power == 0 && engine.name == nil)
        let car: (Car, Int) = UIKitStandIn.value("car")
        #expect(car.0.engine == nil && car.0.doors == 0 && car.1 == 0)
    }

    /// What has a value is no protocol, whatever its name ends with.
    @Test func typesWithValues() {
        var types = StandInTypes()
        for name in ["MediaType", "PlayerType"] { _ = types.take(name, in: Pruning("var a: \(name)"), at: 7, []) }
        #expect(types.names == ["protocol MediaType", "protocol PlayerType"])
        types.noteCalls(in: ["let a = MediaType.video, b = PlayerType.self"])
        #expect(types.names == ["MediaType (NSObject)", "protocol PlayerType"])
    }

    /// A value of any type has a protocol that stands for one; what an outlet connects is a view.
    @Test func protocolsAndOutlets() {
        var types = StandInTypes()
        let pruning = Pruning("class A: UIView {\n    @IBOutlet weak var a: FSCalendar!\n    var b: AlertType\n}\n")
        for (name, place) in [("FSCalendar", 44), ("AlertType", 67)] {
            _ = types.take(name, in: pruning, at: place, pruning.outline.path(to: place))
        }
        #expect(types.names == ["FSCalendar (UIView)", "protocol AlertType"])
        #expect(types.code.contains("\nextension UIKitUnknown: AlertType {}"))
    }

    /// A member that is called with a closure of the object alone configures the object.
    @Test func configuringMembers() {
        var types = StandInTypes()
        for member in ["then", "rx", "onTap"] {
            _ = types.take(said("value of type 'UILabel' has no member '\(member)'"), declared: [])
        }
        types.noteCalls(in: [
            "let a = UILabel().then {\n    $0.text = \"a\"\n}", "let b = UILabel().then { label in label.text = c }",
            "a.rx.tap.then", "b.onTap { [weak self] _ in d() }",
        ])
        #expect(!types.code.contains("func `then`"))
        types = StandInTypes()
        _ = types.take(said("value of type 'UILabel' has no member 'then'"), declared: [])
        types.noteCalls(in: ["let a = UILabel().then ({ $0.text = \"a\" })", "b.then { label in label.text = c }"])
        _ = types.take(said("value of type 'UIView' has no member 'then'"), declared: [])
        #expect(types.code.components(separatedBy: "extension UIKitConfigured").count == 2)
        #expect(types.code.contains("func `then`(_ body: (Self) -> Void) -> Self { body(self); return self }"))
    }

    /// A layer can be a view's, and has no box.
    @Test func layers() {
        var types = StandInTypes()
        _ = types.take(said("cannot find 'AVPlayerLayer' in scope"), declared: [])
        types.noteCalls(in: ["AVPlayerLayer(player: player)"])
        #expect(
            types.code.contains(
                "open class AVPlayerLayer: CALayer, UIKitStandInType {\n    public convenience init(`player` value0: Any?) { self.init() }\n}"
            ))
    }

    /// Cases of unknown types are taken once; what the language reads in its own way is none.
    @Test func casesOfUnknownTypes() {
        var types = StandInTypes()
        let isTaken = types.take(cases: ["operator", "self", "init", "none", ""])
        #expect(isTaken)
        #expect(types.names == ["UIKitUnknown.operator"])
        #expect(types.code.contains("extension UIKitUnknown { static var `operator`: UIKitUnknown"))
        let isTakenAgain = types.take(cases: ["operator"])
        #expect(!isTakenAgain)
    }

    /// What the compiler refuses of the stand-ins goes, and does not come again.
    @Test func refusedStandIns() throws {
        var types = StandInTypes()
        for message in ["type 'UIFont' has no member 'lato'", "cannot find 'ChartView' in scope"] {
            let isTaken = types.take(said(message), declared: [])
            #expect(isTaken)
        }
        let lines = types.code.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("`lato`") }) + 1
        let isRemoved = types.remove(at: [line])
        #expect(isRemoved)
        #expect(types.names == ["ChartView (UIView)"])
        let isTakenAgain = types.take(said("type 'UIFont' has no member 'lato'"), declared: [])
        #expect(!isTakenAgain)
    }

    @Test func declaredNames() {
        let names = DeclaredNames.read(
            "let a = b\nfunc c(d e: F) { for g in h { if case let (i, j) = k {} } }\nenum L { case m, n(o: P) }")
        #expect(names.isSuperset(of: ["a", "c", "e", "g", "m", "n", "L"]))
        #expect(names.isDisjoint(with: ["b", "h", "k", "F"]))
        // Of another module what is in functions is not seen.
        let outline = SourceOutline.declarations(of: "func a() { let R = 1 }\nenum B { static var c = 1; func d() {} }")
        #expect(outline.names == ["a", "B", "c", "d"])
    }

    private final class Chart: UIView, UIKitStandInType {}
    private final class L10n: NSObject, UIKitStandInType {}

    private enum Kind { case first, second }
    private enum Only { case one }
    private enum Load { case text(String), number(Int), none, all }
    private enum Full { case text(String) }
    private enum Deep<T> { case some(T, String), none }

    /// An enumeration's value is its first case without values.
    @Test func casesAtRunTime() {
        let (kind, only, load): (Kind, Only, Load) = (uikitKnown(nil), uikitKnown(nil), uikitKnown(nil))
        let deep: Deep<[Int]> = uikitKnown(nil)
        let list: UICollectionView = uikitKnown(nil)
        #expect(list.collectionViewLayout is UICollectionViewFlowLayout)
        let window: UIWindow = uikitKnown(nil)
        #expect(window.rootViewController != nil)
        #expect("\(kind) \(only) \(load) \(deep)" == "first one none none")
        #expect(Enumerations.plainCase(of: Full.self) == nil && Enumerations.plainCase(of: Int.self) == nil)
    }

    /// A stand-in takes members, indices and calls that nothing declares, and gives what the place wants.
    @Test func membersAtRunTime() {
        let chart = Chart(frame: .zero)
        chart.data = [1, 2]
        chart.legend.position.x = 3
        chart.animate(duration: 2, easing: "in").start()
        let name: String = chart.name
        let count: Int = chart.count
        let color: UIColor? = Chart.palette
        // A colour is there, for what is drawn with it.
        #expect(name == "name" && count == 0 && color != nil)
        for value in Chart.shared.values { Issue.record("\(value)") }
        let known: String = uikitKnown(Chart.legend.firstTitle)
        #expect(known == "first title" && UIKitUnknown(of: 3) == UIKitUnknown("a"))
    }

    /// What a generator would name by a key, a picture or a colour is that of the clone's files; another text is words.
    @Test func namesOfGenerators() throws {
        try ScratchFiles.withFolder { folder in
            try ScratchFiles.put(
                "\"settings.support_project\" = \"Help us\";\n\"items\" = \"%d items\";\n",
                "en.lproj/Localizable.strings", in: folder)
            let components = #"{"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#
            let color = "{\"components\": \(components)}"
            try ScratchFiles.put(
                "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(color)}]}",
                "Assets.xcassets/brand-red.colorset/Contents.json", in: folder)
            ProgramFiles.use([folder.path])
            defer { ProgramFiles.use(nil) }
            let keys = UIKitUnknown("R").string.localizable
            let texts: [String?] = [
                L10n.Settings.supportProject, keys.settingsSupportProject(), keys.settingsSupportProject.localized(),
                keys.signIn.localized(), L10n.items(3), L10n.Settings.goOn, "\(L10n.Settings.supportProject)",
            ]
            #expect(texts == ["Help us", "Help us", "Help us", "sign in", "3 items", "go on", "Help us"])
            let red: UIColor = L10n.Colors.brandRed.color
            #expect(red.cgColor.components == UIColor.red.cgColor.components)
            #expect(UIKitStandIn.isMadeUp("go on") && !UIKitStandIn.isMadeUp("Help us"))
        }
    }
}
