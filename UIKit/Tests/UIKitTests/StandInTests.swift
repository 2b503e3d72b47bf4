import Foundation
import Testing
import UIKit

@testable import SourcePreparation

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

    /// What has a value is no protocol, whatever its name ends with.
    @Test func typesWithValues() {
        var types = StandInTypes()
        for name in ["MediaType", "PlayerType"] { _ = types.take(name, in: Pruning("var a: \(name)"), at: 7, []) }
        #expect(types.names == ["protocol MediaType", "protocol PlayerType"])
        types.noteCalls(in: ["let a = MediaType.video, b = PlayerType.self"])
        #expect(types.names == ["MediaType (NSObject)", "protocol PlayerType"])
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
    }

    private final class Chart: UIView, UIKitStandInType {}

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
        #expect(name.isEmpty && count == 0 && color != nil)
        for value in Chart.shared.values { Issue.record("\(value)") }
    }
}
