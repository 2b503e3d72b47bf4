import AppleSwiftUI
import Foundation
import SourcePreparation
import Testing
import UIKit

/// Names of Apple's systems that public packages of views use beside UIKit's own.
@MainActor
struct PackageNameTests {
    private final class RoundButton: UIButton {}

    @Test func buttonsOfTheirClass() {
        let button = RoundButton.systemButton(with: UIImage(), target: nil, action: nil)
        #expect(type(of: button) == RoundButton.self && button.buttonType == .system)
    }

    /// A controller has a label for assistive technologies, as every object, and no identifier.
    private final class Screen: UIViewController {
        let accessibilityIdentifier = "screen"
        override var accessibilityLabel: String? {
            get { accessibilityIdentifier }
            set {}
        }
    }

    @Test func whatIsAccessible() {
        #expect((Screen() as UIViewController).accessibilityLabel == "screen")
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        #expect(
            element.isAccessibilityElement && !UIView().isAccessibilityElement && UIBarItem().isAccessibilityElement)
    }

    /// A detector where an expression is wanted: one class for both in a module that names both.
    @Test func detectorsAreExpressions() throws {
        let expression: UIRegularExpression = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let text = "see example.org now"
        #expect(expression.firstMatch(in: text, range: NSRange(location: 0, length: 19))?.url?.host == "example.org")
        let plain = try UIRegularExpression(pattern: "o(r)g", options: .caseInsensitive)
        #expect(
            plain.stringByReplacingMatches(in: text, range: NSRange(location: 0, length: 19), withTemplate: "$1")
                == "see example.r now")
    }

    @Test func counters() {
        var number: Int32 = 1
        #expect(OSAtomicCompareAndSwapInt(1, 5, &number) && !OSAtomicCompareAndSwapInt(1, 6, &number) && number == 5)
    }

    @Test func memoryNeverRunsShort() {
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler { Issue.record("memory runs short") }
        source.resume()
        let event: DispatchSource.MemoryPressureEvent = source.data
        #expect(event.isEmpty)
        source.cancel()
    }

    @Test func partsOfPaths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: .zero, control2: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        var found: [(CGPathElementType, CGPoint)] = []
        withUnsafeMutablePointer(to: &found) { found in
            path.apply(info: UnsafeMutableRawPointer(found)) { info, element in
                let element = element.pointee
                let last = element.type == .addCurveToPoint ? element.points[2] : element.points[0]
                info?.assumingMemoryBound(to: [(CGPathElementType, CGPoint)].self).pointee.append((element.type, last))
            }
        }
        #expect(found.map(\.0) == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        #expect(found.prefix(3).map(\.1) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 9)])
    }

    @Test func classesAreObjects() {
        let type: AnyClass = RoundButton.self
        #expect(type === RoundButton.self && type !== UIButton.self)
        let list: any UITableViewDataSource = ListOwner()
        #expect((list as? NSObject)?.conforms(to: UITableViewDataSource.self) == true)
        #expect((list as? NSObject)?.conforms(to: UITextFieldDelegate.self) == false)
    }
    private final class ListOwner: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }

    private struct Bar: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { EmptyView() }
    }
    @Test func stylesOfSwiftUI() {
        let colors = [UIColor.red, .blue].map(Color.init)
        #expect(colors == [Color(uiColor: .red), Color(uiColor: .blue)])
        _ = ProgressView().progressViewStyle(Bar())
        _ = ProgressView().progressViewStyle(.circular)
        _ = Image(systemName: "wifi", variableValue: 0.5)
    }
}
