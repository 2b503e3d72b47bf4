import Foundation
import Testing
import UIKit
import UIKitTesting

/// Nibs and storyboards of the folder `Nibs`, loaded into the classes of `Prepared/Travel.swift`.
@MainActor
@Suite(.serialized)
struct NibTests {
    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func outletsAndActionsOfANib() throws {
        let owner = ProfileOwner()
        let objects = UINib(nibName: "ProfileCard", bundle: nil).instantiate(withOwner: owner)
        let card = try #require(objects.first as? ProfileCard)
        #expect(objects.count == 3)
        #expect(owner.card === card)
        #expect(card.helper?.answer == 42)
        #expect(
            card.events == ["init 2 true", "awake Ada Lovelace [\"Follow\", \"Share it\"] 8.0 12.0"])
        #expect(card.layer.cornerRadius == 12)
        #expect(card.layer.masksToBounds)
        card.buttons[0].sendActions(for: .touchUpInside)
        card.buttons[1].sendActions(for: .touchUpInside)
        let tap = try #require(card.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
        #expect(card.events.suffix(2) == ["follow Following", "share"])
        // An action without a target goes up from its sender.
        owner.view.addSubview(card)
        card.buttons[0].sendActions(for: .touchDown)
        #expect(owner.bubbles == 1)
    }

    /// Without another owner the objects live until the turn of the run loop ends.
    @Test func objectsLiveUntilTheTurnEnds() async throws {
        final class Holder { weak var card: UIView? }
        let holder = Holder()
        holder.card = UINib(nibName: "ProfileCard", bundle: nil).instantiate(withOwner: nil).first as? UIView
        #expect(holder.card != nil)
        for _ in 0..<200 where holder.card != nil { try await Task.sleep(nanoseconds: 5_000_000) }
        #expect(holder.card == nil)
    }

    @Test func aNibIsLaidOut() throws {
        let card = try #require(
            Bundle.main.loadNibNamed("ProfileCard", owner: ProfileOwner())?.first as? ProfileCard)
        card.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        card.layoutIfNeeded()
        let row = try #require(card.subviews.last as? UIStackView)
        let top = row.frame.minY
        card.widen()
        card.layoutIfNeeded()
        #expect(row.frame.minY == top + 16)
        #expect(card.subviews.first?.frame.width == 268)
        // The catalog's color, not the one that the nib recorded.
        let label = try #require(card.subviews.first as? UILabel)
        var red = CGFloat(0)
        label.textColor.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 0.75)
    }

    @Test func colorsOfACatalog() throws {
        let color = try #require(UIColor(named: "Brand"))
        var red = CGFloat(0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getRed(
            &red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).getRed(
            &red, green: nil, blue: nil, alpha: nil)
        #expect(red == 0.75)
        #expect(UIColor(named: "Nowhere") == nil)
    }

    @Test func picturesOfACatalog() throws {
        let image = try #require(UIImage(named: "Star"))
        #expect(image.size == CGSize(width: 12, height: 10))
        #expect(image.scale == 3)
        #expect(image.renderingMode == .alwaysTemplate)
        let dark = try #require(SnapshotTraits.dark.with { UIImage(named: "Star") } ?? nil)
        #expect(dark.pngData() != image.pngData())
        #expect(UIImage(named: "Nowhere") == nil)
    }

    @Test func prototypesOfAStoryboard() throws {
        let navigation = try #require(
            UIStoryboard(name: "Travel", bundle: nil).instantiateInitialViewController() as? UINavigationController)
        let trips = try #require(navigation.topViewController as? TripsViewController)
        #expect(trips.navigationItem.title == "Trips")
        #expect(navigation.navigationBar.prefersLargeTitles)
        let window = shown(navigation)
        window.layoutIfNeeded()
        let cells = trips.tableView.visibleCells.compactMap { $0 as? TripCell }
        #expect(cells.map(\.title.text) == trips.trips)
        // 20 points above and below a line of 20.33
        #expect(cells[0].frame.height == cells[1].frame.height)
        #expect(cells[2].frame.height > cells[1].frame.height + 15)
        #expect(cells[0].title.frame.minX == 20)
        let add = try #require(trips.navigationItem.rightBarButtonItem)
        _ = UIApplication.shared.sendAction(try #require(add.action), to: add.target, from: add, for: nil)
        #expect(trips.additions == 1)
    }

    @Test func seguesAndContainersOfAStoryboard() throws {
        let navigation = try #require(
            UIStoryboard(name: "Travel", bundle: nil).instantiateInitialViewController() as? UINavigationController)
        let window = shown(navigation)
        let trips = try #require(navigation.topViewController as? TripsViewController)
        trips.performSegue(withIdentifier: "detail", sender: "Lofoten")
        window.layoutIfNeeded()
        let detail = try #require(navigation.topViewController as? TripViewController)
        #expect(detail.headline.text == "Lofoten")
        #expect(detail.loads == 1)
        let form = try #require(detail.form)
        #expect(detail.children.first === form)
        let box = try #require(form.view.superview?.frame.size)
        #expect(box.width == 361 && abs(box.height - 128) < 1e-9)
        #expect(form.tableView.visibleCells.map(\.frame.height) == [52, 60])
        #expect(form.aisle.isOn)
        form.aisle.sendActions(for: .valueChanged)
        #expect(form.toggles == 1)
    }

    @Test func textsInTheLanguage() throws {
        func headline() throws -> String? {
            let controller = UIStoryboard(name: "Travel", bundle: nil).instantiateViewController(
                withIdentifier: "Detail")
            let detail = try #require(controller as? TripViewController)
            detail.loadViewIfNeeded()
            return detail.headline.text
        }
        #expect(try headline() == "Where to?")
        #expect(NSLocalizedString("greeting", comment: "") == "Hello")
        try SnapshotTraits(language: "de").with { () throws in
            #expect(try headline() == "Wohin?")
            #expect(NSLocalizedString("greeting", comment: "") == "Guten Tag")
            #expect(String(localized: "greeting") == "Guten Tag")
            // The table of another module of the package.
            #expect(NSLocalizedString("Seasons", comment: "") == "Jahreszeiten")
            #expect(String(localized: "\(3) trips to \("Sylt")") == "Nach Sylt fahren wir 3 Mal")
            #expect(NSLocalizedString("nowhere", comment: "") == "nowhere")
        }
    }

    /// Of two nibs with one name the one that the app's bundle links to counts, wherever the other lies in the clone.
    @Test func nibsThatTheProjectHas() throws {
        try ScratchFiles.withFolder { folder in
            func put(_ width: Int, _ path: String) throws {
                let text = """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view contentMode="scaleToFill" id="v">
                    <rect key="frame" x="0" y="0" width="\(width)" height="40"/></view></objects></document>
                    """
                try ScratchFiles.put(text, path, in: folder)
            }
            try put(10, "clone/a/en.lproj/Twin.xib")
            try put(20, "clone/views/of/now/Base.lproj/Twin.xib")
            try ScratchFiles.put("", "bundle/Base.lproj/other.txt", in: folder)
            let link = folder.appendingPathComponent("bundle/Base.lproj/Twin.nib")
            let own = folder.appendingPathComponent("clone/views/of/now/Base.lproj/Twin.xib")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: own)
            defer { ProgramFiles.use(nil) }
            func width() -> CGFloat? {
                let made = UINib(nibName: "Twin", bundle: nil).instantiate(withOwner: nil)
                return made.lazy.compactMap { $0 as? UIView }.first?.bounds.width
            }
            let clone = folder.appendingPathComponent("clone").path
            ProgramFiles.use([clone], bundle: folder.appendingPathComponent("bundle").path)
            #expect(width() == 20)
            ProgramFiles.use([clone])
            #expect(width() == 10)
        }
    }
}
