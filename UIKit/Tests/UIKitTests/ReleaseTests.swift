import LayoutEngine
import Testing
import UIKit
import UIKitDrawing

@testable import SourcePreparation

/// Views in a release of iOS.
@MainActor
@Suite struct ReleaseTests {
    /// Two rows, the second with a text below, and a title above.
    private final class List: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = indexPath.row == 0 ? UIListContentConfiguration.cell() : .subtitleCell()
            content.text = "Text"
            if indexPath.row == 1 { content.secondaryText = "Below" }
            cell.contentConfiguration = content
            return cell
        }
    }

    private func heights(_ ios: Int) -> [CGFloat]? {
        SnapshotTraits(device: "iPhone8", ios: ios).with {
            let list = List(style: .insetGrouped)
            _ = list.inWindow()
            let rows = (0..<2).map { list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            return [list.tableView.rectForHeader(inSection: 0).height] + rows
        }
    }

    /// [26: UIKit 26.1 in Catalyst, at two pixels a point: Vercantez/openuikit. There the row with a text below has 70.5: a line
    /// of 15 points is 19 high in the Mac's cut of the font and 18 in that of iOS.]
    @Test func rowsAndHeadersOfTheRelease() {
        #expect(heights(26) == [40.5, 51.5, 69.5])
        #expect(heights(18)?.dropFirst().first == 44)
    }

    @Test func barsOfTheRelease() {
        func insets(_ ios: Int, isLarge: Bool) -> CGFloat? {
            SnapshotTraits(ios: ios).with {
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.navigationBar.prefersLargeTitles = isLarge
                let window = navigation.inWindow()
                return navigation.viewControllers[0].view.safeAreaInsets.top - window.safeAreaInsets.top
            }
        }
        #expect(insets(18, isLarge: false) == 44 && insets(26, isLarge: false) == 54)
        #expect(insets(18, isLarge: true) == 96 && insets(26, isLarge: true) == 106)
    }

    @Test func codeAsksForTheRelease() {
        #expect(SnapshotTraits().with { UIDevice.current.systemVersion } == "26.0")
        #expect(SnapshotTraits(ios: 18).with { UIDevice.current.systemVersion } == "18.0")
        #expect(SnapshotTraits(ios: 26).with { iOSRelease >= 26 } == true)
        #expect(SnapshotTraits(ios: 15).with { iOSRelease >= 26 } == false)
    }

    /// `uikit test --device NAME --ios VERSION` hands both to the process of the tests.
    @Test func testsRunOnADeviceAndARelease() throws {
        let screen = try TestScreen(device: "iPad10.landscape", version: "17.5")
        let environment = Surroundings.start(screen.variables)
        #expect(environment.width == 1180 && environment.scale == 2 && environment.isPad)
        #expect(environment.release == .iOS17)
        #expect(SystemVersion("17.5")?.text == "17.5" && SystemVersion("18")?.text == "18.0")
        #expect(SnapshotTraits(ios: 18).with { ProcessInfo.processInfo.uikitSystemVersion.majorVersion } == 18)
        let standard = Surroundings.start(try TestScreen().variables)
        #expect(standard.width == 393 && standard.release == .newest)
        for (device, version) in [("iPone15", nil), ("iPhone15.upright", nil), (nil, "17.x"), (nil, "7")] {
            #expect(throws: PackageDescription.Failure.self) { try TestScreen(device: device, version: version) }
        }
    }

    @Test func coloursOfTheRelease() {
        func blue(_ ios: Int) -> CGFloat? {
            SnapshotTraits(ios: ios).with {
                var green = CGFloat(0)
                UIColor.systemBlue.getRed(nil, green: &green, blue: nil, alpha: nil)
                return (green * 255).rounded()
            }
        }
        #expect(blue(18) == 122 && blue(26) == 136)
    }

    /// [26: UIKit 26.1 in the simulator of an iPhone 16: Vercantez/openuikit]
    @Test func alertsOfTheRelease() throws {
        func alert(_ ios: Int, actions: [UIAlertAction.Style]) -> [CGRect] {
            SnapshotTraits(device: "iPhone15", ios: ios).with {
                let alert = UIAlertController(
                    title: "Delete File?", message: "This cannot be undone.", preferredStyle: .alert)
                for style in actions { alert.addAction(UIAlertAction(title: "A", style: style)) }
                _ = alert.inWindow()
                alert.view.layoutIfNeeded()
                let card = alert.view.subviews[0]
                return [card.frame] + card.subviews.map(\.frame)
            } ?? []
        }
        let two = alert(26, actions: [.destructive, .cancel])
        #expect(two.count == 5 && two[0].width == 320 && abs(two[0].midY - 438.5) < 1)
        #expect(two[1].minX == 30 && two[1].minY == 22 && two[3].height == 48)
        #expect(two[3].minX == 16 && two[3].width == 140 && two[4].minX == 164)
        let three = alert(26, actions: [.default, .default, .cancel])
        #expect(three[4].minY - three[3].maxY == 8 && three[3].width == 288)
        #expect(alert(18, actions: [.default])[0].width == 270)
    }
}
