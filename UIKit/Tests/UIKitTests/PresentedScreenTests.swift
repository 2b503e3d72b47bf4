import Foundation
import Testing
import UIKit
import UIKitDrawing

/// What windows show over their own controllers, and where search bars are, release by release.
///
/// `UIKIT_PICTURES` names a folder for the pictures of six screens in three releases, light and dark.
@MainActor
@Suite struct PresentedScreenTests {
    private final class List: UITableViewController {
        var texts = ["Airplane Mode", "Wi-Fi", "Bluetooth", "Mobile Data", "Personal Hotspot"]
        override func numberOfSections(in tableView: UITableView) -> Int { 3 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            ["Connections", "More", "Others"][section]
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.cell()
            content.text = texts[indexPath.row]
            content.image = UIImage(
                systemName: [
                    "airplane", "wifi", "dot.radiowaves.left.and.right", "antenna.radiowaves.left.and.right", "link",
                ][indexPath.row])
            cell.contentConfiguration = content
            if indexPath.row == 0 { cell.accessoryView = UISwitch() } else { cell.accessoryType = .disclosureIndicator }
            return cell
        }
    }

    private final class Form: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let name = UITextField(), mail = UITextField()
            for (field, words) in [(name, "Name"), (mail, "E-mail")] {
                field.placeholder = words
                field.borderStyle = .roundedRect
            }
            let kind = UISegmentedControl(items: ["Private", "Work"])
            kind.selectedSegmentIndex = 0
            let volume = UISlider()
            volume.value = 0.4
            let count = UIStepper()
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Save"
            let stack = UIStackView(arrangedSubviews: [name, mail, kind, volume, count, button])
            stack.axis = .vertical
            stack.alignment = .fill
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
                stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
            navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
            navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        }
    }

    private static func list(_ title: String, _ style: UITableView.Style = .insetGrouped) -> UINavigationController {
        let list = List(style: style)
        list.title = title
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    private static func form() -> UINavigationController {
        let form = Form()
        form.title = "New Contact"
        return UINavigationController(rootViewController: form)
    }

    private static func sheet(_ detents: [UISheetPresentationController.Detent]) -> UIViewController {
        let screen = list("Settings")
        let form = form()
        form.sheetPresentationController?.detents = detents
        form.sheetPresentationController?.prefersGrabberVisible = true
        screen.present(form, animated: true)
        return screen
    }

    private static func alert() -> UIViewController {
        let screen = list("Settings")
        let alert = UIAlertController(
            title: "Delete File?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        screen.present(alert, animated: true)
        return screen
    }

    private static func search() -> UINavigationController {
        let screen = list("Contacts", .plain)
        screen.topViewController?.navigationItem.searchController = UISearchController(searchResultsController: nil)
        return screen
    }

    private static func tabs() -> UIViewController {
        let tabs = UITabBarController()
        let (one, two, three) = (list("Home"), UIViewController(), UIViewController())
        one.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0)
        two.tabBarItem = UITabBarItem(title: "Favourites", image: UIImage(systemName: "star.fill"), tag: 1)
        three.tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person.fill"), tag: 2)
        tabs.viewControllers = [one, two, three]
        return tabs
    }

    private static let screens: [(name: String, make: () -> UIViewController)] = [
        ("settings", { list("Settings") }), ("search", search), ("form", form), ("tabs", tabs),
        ("sheet", { sheet([.medium(), .large()]) }), ("large-sheet", { sheet([.large()]) }), ("alert", alert),
    ]

    @Test func pictures() throws {
        guard let folder = ProcessInfo.processInfo.environment["UIKIT_PICTURES"] else { return }
        for (name, make) in Self.screens {
            for ios in [15, 18, 26] {
                for style in [UIUserInterfaceStyle.light, .dark] {
                    let traits = SnapshotTraits(style: style, ios: ios)
                    let data = try traits.with { try make().inWindow().png(scale: 1) }
                    let file = "screen-\(name)-\(ios)-\(style == .dark ? "dark" : "light").png"
                    try data?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
                }
            }
        }
    }

    /// The frame of the view of the controller that a screen presents, in the window.
    private func frame(_ ios: Int, _ make: () -> UIViewController) -> CGRect? {
        SnapshotTraits(ios: ios).with {
            let screen = make()
            let window = screen.inWindow()
            guard let view = screen.presentedViewController?.view else { return .null }
            return view.convert(view.bounds, to: window)
        }
    }

    /// [26: UIKit 26.1 in the simulator, 393 by 852: a large sheet begins at the safe area; a medium one is a sheet of 425, scaled
    /// to 377 of 393 and 8 above the bottom]
    @Test func sheetsHaveTheirDetents() {
        #expect(frame(26) { Self.sheet([.large()]) } == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(frame(26) { Self.sheet([.medium(), .large()]) } == CGRect(x: 8, y: 435, width: 377, height: 409))
        #expect(frame(18) { Self.sheet([.large()]) } == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(frame(18) { Self.sheet([.large(), .medium()]) } == CGRect(x: 0, y: 426, width: 393, height: 426))
        let custom = UISheetPresentationController.Detent.custom { $0.maximumDetentValue / 4 }
        #expect(frame(18) { Self.sheet([custom]) }?.height == (CGFloat(749) / 4 + 34).rounded())
        let tall = UISheetPresentationController.Detent.custom { $0.maximumDetentValue + 1 }
        #expect(frame(18) { Self.sheet([tall]) } == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(
            frame(12) { Self.sheet([.large()]) } == CGRect(x: 0, y: 0, width: 393, height: 852), "no usual sheets yet")
    }

    /// The dimming above the screen behind, and the sheet's corners.
    private func look(
        _ ios: Int, _ undimmed: UISheetPresentationController.Detent.Identifier?,
        _ selected: UISheetPresentationController.Detent.Identifier, corners: CGFloat? = nil
    ) -> (isDimmed: Bool, corners: CGFloat)? {
        SnapshotTraits(ios: ios).with { () -> (isDimmed: Bool, corners: CGFloat) in
            let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in 100 }
            let screen = Self.sheet([small, .medium(), .large()])
            let sheet = screen.presentedViewController?.sheetPresentationController
            sheet?.largestUndimmedDetentIdentifier = undimmed
            sheet?.selectedDetentIdentifier = selected
            sheet?.preferredCornerRadius = corners
            let window = screen.inWindow()
            window.layoutIfNeeded()
            guard let card = screen.presentedViewController?.view.superview, let shown = card.superview else {
                return (false, -1)
            }
            return (shown.backgroundColor != nil, card.layer.cornerRadius)
        }
    }

    /// [UISheetPresentationController's documentation: detents larger than `largestUndimmedDetentIdentifier` dim the view below]
    @Test func detentsAboveTheLargestUndimmedOneDim() {
        let small = UISheetPresentationController.Detent.Identifier("small")
        for ios in [18, 26] {
            for selected in [small, .medium, .large] { #expect(look(ios, nil, selected)?.isDimmed == true) }
            #expect(look(ios, .medium, small)?.isDimmed == false, "smaller than the largest undimmed detent")
            #expect(look(ios, .medium, .medium)?.isDimmed == false)
            #expect(look(ios, .medium, .large)?.isDimmed == true)
            #expect(look(ios, small, .medium)?.isDimmed == true)
            #expect(look(ios, .large, small)?.isDimmed == false)
            #expect(look(ios, .init("unknown"), small)?.isDimmed == true)
            for selected in [small, .medium, .large] { #expect(look(ios, nil, selected, corners: 7)?.corners == 7) }
        }
    }

    /// A controller that notes when its view appears and disappears.
    private final class Noted: UIViewController {
        var notes: [String] = []
        override func viewWillAppear(_ animated: Bool) { notes.append("will") }
        override func viewDidAppear(_ animated: Bool) { notes.append("did") }
        override func viewDidDisappear(_ animated: Bool) { notes.append("gone") }
    }

    @Test func aPresentedScreenAppearsOnceAndGoes() {
        let (root, first, second) = (Noted(), Noted(), Noted())
        // 1 before there is a window, and while there is one
        root.present(first, animated: false)
        #expect(first.notes == [] && first.view.window == nil)
        let window = root.inWindow()
        #expect(first.notes == ["will", "did"] && first.view.window === window)
        first.present(second, animated: false)
        #expect(second.view.window === window && first.notes == ["will", "did"])
        // 2 away from the top
        second.dismiss(animated: false)
        #expect(second.notes == ["will", "did", "gone"] && second.view.window == nil)
        #expect(first.view.window === window)
        root.dismiss(animated: false)
        #expect(first.notes.last == "gone" && window.subviews.count == 1)
    }

    /// A screen that presents another one each time it appears, without end.
    private final class Greedy: UIViewController {
        override func viewDidAppear(_ animated: Bool) { present(Greedy(), animated: false) }
    }

    @Test func anEndlessChainEnds() {
        let window = Greedy().inWindow()
        #expect(window.subviews.count == 9, "the controller's view and eight screens")
    }

    @Test func barsBelowAPresentedScreenAreDrawnBelowIt() {
        let found = SnapshotTraits().with { () -> (plain: Bool, covered: [Bool]) in
            let plain = Self.list("Settings").inWindow().scene().scene
            let covered = Self.sheet([.medium()]).inWindow().scene().scene
            return (plain.chrome?.navigationBar != nil, covered.viewBars.map(\.isOfScreen))
        }
        #expect(found?.plain == true)
        #expect(found?.covered == [true, true], "the bar of the screen, and that of the sheet")
    }

    @Test func searchBarsHaveTheirPlace() {
        func room(_ ios: Int, isStacked: Bool = false) -> UIEdgeInsets? {
            SnapshotTraits(ios: ios).with {
                let screen = Self.search()
                if isStacked { screen.topViewController?.navigationItem.preferredSearchBarPlacement = .stacked }
                let window = screen.inWindow()
                window.layoutIfNeeded()
                let insets = screen.topViewController?.view.safeAreaInsets ?? .zero
                return UIEdgeInsets(top: insets.top - 59, left: 0, bottom: insets.bottom - 34, right: 0)
            }
        }
        #expect(room(18) == UIEdgeInsets(top: 44 + 52 + 52, left: 0, bottom: 0, right: 0))
        #expect(room(26) == UIEdgeInsets(top: 54 + 52, left: 0, bottom: 48 + 28 - 34, right: 0))
        #expect(room(26, isStacked: true) == UIEdgeInsets(top: 54 + 52 + 52, left: 0, bottom: 0, right: 0))
    }
}
