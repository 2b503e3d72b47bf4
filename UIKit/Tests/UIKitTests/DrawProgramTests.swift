import Foundation
import Testing
import UIKit
import UIKitDrawing

/// A class that `uikit draw` finds by its name.
class DrawnBadge: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 12) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A view that hides itself until something shows it.
final class DrawnFaded: DrawnBadge {
    override init(frame: CGRect) {
        super.init(frame: frame)
        (isHidden, alpha) = (true, 0)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class DrawnScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

final class DrawnPale: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        guard subviews.isEmpty else { return }
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        part.backgroundColor = .white
        addSubview(part)
    }
}

final class DrawnDelegate: UIResponder, UIApplicationDelegate {
    let mark = 3
    static var launches = 0

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.launches += 1
        return true
    }
}

/// A view that asks for the view around it.
final class DrawnInside: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: superview == nil ? 10 : 20, height: 10) }
}

/// A row whose parts another class fills.
final class DrawnRow: UITableViewCell {
    private let userNameLabel = UILabel()
    private lazy var photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    private let loose = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        userNameLabel.frame = CGRect(x: 30, y: 0, width: 200, height: 20)
        contentView.addSubview(userNameLabel)
        contentView.addSubview(photo)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    var parts: (UILabel, UIImageView, UILabel) { (userNameLabel, photo, loose) }
}

final class NoRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// A cell that is as wide as a margin and the part behind it, of which the margin alone is the cell's.
final class DrawnAside: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let part = UIView()
        part.backgroundColor = .systemRed
        part.translatesAutoresizingMaskIntoConstraints = false
        addSubview(part)
        clipsToBounds = true
        NSLayoutConstraint.activate([
            part.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            part.trailingAnchor.constraint(equalTo: trailingAnchor), part.heightAnchor.constraint(equalToConstant: 30),
            part.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            part.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

final class DrawnHeader: UICollectionReusableView {}

/// A view whose part has the place of its own frame.
final class DrawnByFrame: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let part = UIView(frame: bounds.insetBy(dx: 9, dy: 9))
        part.backgroundColor = .systemRed
        addSubview(part)
    }
    required init?(coder: NSCoder) { nil }
}

final class DrawnVast: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 2_000_000, height: 20) }
}

/// A screen whose code ends the program when it is half done.
final class DrawnHalf: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        part.backgroundColor = .systemRed
        view.addSubview(part)
        UIKitStandIn.stop("the rest")
    }
}

/// A row that is set up where the table says whether it is selected.
final class DrawnChoice: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        textLabel?.text = "\(selected)"
    }
}

/// A class of which nothing says how large it is.
final class DrawnNothing: UIView {}

@MainActor
struct DrawProgramTests {
    /// The exit code, and the size of the picture in pixels.
    private func draw(_ arguments: String...) throws -> (code: Int32, size: CGSize?) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("draw-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let code = DrawProgram.run(arguments + ["-o", file.path], modules: ["Nowhere", "UIKitTests"])
        return (code, (try? Data(contentsOf: file)).flatMap { UIImage(data: $0)?.size })
    }

    @Test func classesByTheirNames() throws {
        let badge = try draw("DrawnBadge")
        #expect(badge.code == 0)
        #expect(badge.size == CGSize(width: 48, height: 24))
        // As wide as the screen.
        #expect(try draw("DrawnNothing", "--scale", "1").size == CGSize(width: 393, height: 120))
        #expect(try draw("PlainToo").size == CGSize(width: 32, height: 32))
        #expect(try draw("UIKitTests.DrawnBadge", "--scale", "1", "--width", "100").size?.width == 100)
        #expect(
            try draw("DrawnScreen", "--device", "iPhoneSe", "--style", "dark").size == CGSize(width: 640, height: 1136))
    }

    /// What a class whose code ends the program is drawn with in its next tries.
    @Test func otherWays() throws {
        #expect(try draw("DrawnInside", "--scale", "1").size?.width == 10)
        #expect(try draw("DrawnInside", "--scale", "1", "--pushed").size?.width == 20)
        var loaded: [Bool] = []
        let example = DrawnExample("UIKitTests.DrawnScreen", [], make: nil) { screen in
            loaded.append((screen as? UIViewController)?.isViewLoaded == true)
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("draw-ways-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let launches = DrawnDelegate.launches
        for way in [[], ["--loaded"], ["--launched"]] {
            let code = DrawProgram.run(
                ["DrawnScreen", "-o", file.path] + way, modules: ["UIKitTests"], examples: [example],
                delegate: "UIKitTests.DrawnDelegate")
            #expect(code == 0)
        }
        #expect(loaded == [false, true, false] && DrawnDelegate.launches == launches + 1)
    }

    /// What a bar and a wheel show is nothing of a screen's own.
    @Test func whatWaits() throws {
        let screen = UIViewController()
        screen.title = "Notes"
        screen.view.backgroundColor = .white
        let wheel = UIActivityIndicatorView(frame: CGRect(x: 50, y: 300, width: 20, height: 20))
        wheel.startAnimating()
        screen.view.addSubview(wheel)
        let window = UINavigationController(rootViewController: screen).inWindow()
        #expect(try ViewPicture(window).showsSomething())
        #expect(try !ViewPicture(window).showsSomething(isInside: true))
        screen.view.addSubview(UISwitch(frame: CGRect(x: 50, y: 400, width: 51, height: 31)))
        #expect(try ViewPicture(window).showsSomething(isInside: true))
    }

    /// What hides itself is drawn as it is once it shows.
    @Test func whatHidesItself() throws {
        let files = ["DrawnBadge", "DrawnFaded"].map { name in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString).png")
            _ = DrawProgram.run([name, "-o", file.path], modules: ["UIKitTests"])
            return file
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
    }

    /// A part without a background of which all has the background's colour is drawn over another one.
    @Test func whatIsWhite() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        button.setTitle("Close", for: .normal)
        #expect(try !ViewPicture(button).showsSomething())
        #expect(try ViewPicture(button, over: .named("black")).showsSomething())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        view.layer.addSublayer(gradient)
        #expect(try ViewPicture(view).showsSomething())
    }

    /// A view whose own width shows nothing is drawn at the screen's, and a cell at the height of parts beside its contents.
    @Test func viewsThatWantRoom() throws {
        #expect(try draw("DrawnAside", "--scale", "1").size == CGSize(width: 393, height: 46))
    }

    /// A view that places its parts by its frame at once is made with one; a vast width is none.
    @Test func viewsThatWantAFrame() throws {
        #expect(try draw("DrawnByFrame", "--scale", "1", "--framed").size == CGSize(width: 393, height: 120))
        #expect(try draw("DrawnScreen", "--framed").code == 2)
        #expect(try draw("DrawnVast", "--scale", "1").size == CGSize(width: 393, height: 20))
    }

    /// One colour, and strips from side to side, are backgrounds.
    @Test func whatShowsNothing() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let strip = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        strip.backgroundColor = .black
        view.addSubview(strip)
        #expect(try !ViewPicture(view).showsSomething())
        strip.frame.size.width = 20
        #expect(try ViewPicture(view).showsSomething())
        #expect(try !ViewPicture(UIView(frame: .zero)).showsSomething())
        // The time and the bar at the lower edge are the device's.
        let screen = DrawnScreen()
        let window = screen.inWindow()
        defer { window.isHidden = true }
        #expect(try !ViewPicture(window).showsSomething())
        screen.view.addSubview(view)
        #expect(try ViewPicture(window).showsSomething())
    }

    /// Where nothing shows, the empty parts that properties hold get words of their names, and pictures.
    @Test func emptyParts() throws {
        let row = DrawnRow(style: .default, reuseIdentifier: nil)
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        row.layoutIfNeeded()
        #expect(try !ViewPicture(row).showsSomething())
        #expect(EmptyParts.fill(of: row, in: row) == ["userNameLabel = \"User name\"", "photo.image = a photo"])
        #expect(row.parts.0.text == "User name" && row.parts.1.image != nil && row.parts.2.text == nil)
        #expect(try ViewPicture(row).showsSomething())
        #expect(EmptyParts.fill(of: row, in: row).isEmpty)
    }

    /// A cell with labels of its own shows nothing in the standard one.
    @Test func cellsWithOwnLabels() {
        let cell = UITableViewCell()
        #expect(EmptyParts.fill(of: cell, in: cell) == ["UITableViewCell = \"Uitable cell\""])
        let other = UITableViewCell()
        other.addSubview(UILabel())
        #expect(EmptyParts.fill(of: other, in: other).isEmpty)
    }

    /// A list without rows shows some of its cells.
    @Test func emptyLists() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.separatorStyle = .none
        let source = NoRows()
        table.dataSource = source
        let other = UITableView(frame: table.frame)
        #expect(EmptyParts.fill(of: other, in: other) == ["rows of UITableViewCell"])
        #expect(other.visibleCells.first?.textLabel?.text == "Row")
        table.register(DrawnRow.self, forCellReuseIdentifier: "row")
        #expect(EmptyParts.fill(of: table, in: table).first == "rows of row")
        #expect(table.visibleCells.count == 3 && (table.visibleCells[0] as? DrawnRow)?.parts.0.text == "User name")
        #expect(EmptyParts.fill(of: table, in: table).isEmpty)
    }

    /// A controller of other screens without any has one, and a cell without parts its text.
    @Test func emptyContainers() throws {
        let screens = UINavigationController()
        #expect(EmptyParts.fill(of: screens, in: screens.view) == ["a screen Uinavigation controller"])
        let tabs = UITabBarController()
        #expect(EmptyParts.fill(of: tabs, in: tabs.view) == ["a screen Uitab bar controller"])
        #expect(screens.viewControllers.count == 1 && tabs.viewControllers?.count == 1)
        let cell = UITableViewCell()
        #expect(EmptyParts.fill(of: cell, in: cell) == ["UITableViewCell = \"Uitable cell\""])
    }

    /// A screen whose code ends the program is drawn as far as the code came.
    @Test func restOfDrawing() async {
        await #expect(processExitsWith: .exitCode(0)) {
            await MainActor.run {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("draw-rest.png")
                _ = DrawProgram.run(["DrawnHalf", "--rest", "-o", file.path], modules: ["UIKitTests"])
                exit(5)
            }
        }
    }

    private final class Watcher: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var told: [Int] = []
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func collectionView(
            _ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) {
            told.append(path.item)
            list.setNeedsLayout()
            list.layoutIfNeeded()
        }
    }

    /// A cell is told of once, when it comes, whatever lays the list out meanwhile.
    @Test func cellsAreToldOfOnce() {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        let watcher = Watcher()
        (list.dataSource, list.delegate) = (watcher, watcher)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.layoutIfNeeded()
        list.setNeedsLayout()
        list.layoutIfNeeded()
        #expect(watcher.told == [0, 1, 2] && list.visibleCells.count == 3)
    }

    /// A table says of every row whether it is selected.
    @Test func rowsAreTold() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.register(DrawnChoice.self, forCellReuseIdentifier: "row")
        _ = EmptyParts.fill(of: table, in: table)
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.textLabel?.text == "false")
    }

    /// So does one of another layout than rows, with headers.
    @Test func emptySections() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let kind = UICollectionView.elementKindSectionHeader
        section.boundarySupplementaryItems = [.init(layoutSize: size, elementKind: kind, alignment: .top)]
        let layout = UICollectionViewCompositionalLayout { index, _ in index < 1 ? section : nil }
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        #expect(EmptyParts.fill(of: list, in: list).isEmpty)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.register(DrawnHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        #expect(EmptyParts.fill(of: list, in: list) == ["items of item"])
        #expect(list.visibleCells.count == 3 && list.visibleSupplementaryViews(ofKind: kind).first is DrawnHeader)
    }

    private enum Shelf: String { case upper, lower }
    private struct Book: Hashable, Decodable { var title = "" }
    private struct Sleeve: Hashable { var book: Book }

    /// A snapshot without items gets some where their type has cases, a decoder or example data.
    @Test func emptySnapshots() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let books = UITableViewDiffableDataSource<Shelf, Book>(tableView: table) { _, _, book in
            let cell = UITableViewCell()
            cell.textLabel?.text = book.title
            return cell
        }
        #expect(EmptyParts.fill(of: table, in: table).first?.contains("UITableViewDiffableDataSource") == true)
        #expect(books.snapshot().sectionIdentifiers == [.upper])
        #expect(table.visibleCells.map(\.textLabel?.text) == ["Title"])
        let other = UITableView(frame: table.frame)
        let sleeves = UITableViewDiffableDataSource<Shelf, Sleeve>(tableView: other) { _, _, _ in UITableViewCell() }
        #expect(EmptyParts.fill(of: other, in: other).isEmpty)
        ExampleValue.keep([Sleeve(book: .init(title: "a")), Sleeve(book: .init(title: "b"))])
        #expect(!EmptyParts.fill(of: other, in: other).isEmpty && sleeves.snapshot().numberOfItems == 2)
    }

    /// A view that is taken out of a screen lies over the screen's colour.
    @Test func viewsOfScreens() throws {
        try ScratchFiles.withFolder { folder in
            let scene = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
                <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews><view contentMode="scaleToFill" id="p" customClass="DrawnPale" customModule="UIKitTests">
                <rect key="frame" x="9" y="9" width="40" height="40"/></view></subviews>
                <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </view></viewController></objects></scene></scenes></document>
                """
            try ScratchFiles.put(scene, "Main.storyboard", in: folder)
            ProgramFiles.use([folder.path])
            defer { ProgramFiles.use(nil) }
            let view = try #require(DrawnFiles.view(of: "DrawnPale"))
            #expect(view.bounds.width == 40)
            #expect(try ViewPicture(view, over: DrawnFiles.surrounding).showsSomething())
            #expect(try !ViewPicture(view).showsSomething())
        }
    }

    /// The app's delegate is one of its own class, where code asks for it.
    @Test func delegateOfTheApp() {
        UIApplication.delegateClass = "UIKitTests.DrawnDelegate"
        #expect((UIApplication.shared.delegate as? DrawnDelegate)?.mark == 3)
        #expect(UIApplication.shared.delegate === UIApplication.shared.delegate)
        let other = DrawnDelegate()
        UIApplication.shared.delegate = other
        #expect(UIApplication.shared.delegate === other)
    }

    @Test(
        arguments: [
            ([], 64), (["DrawnBadge", "--width", "-1"], 64), (["DrawnBadge", "--device", "toaster"], 64),
            (["DrawnBadge", "--style", "blue"], 64), (["DrawnBadge", "--never"], 64), (["Nobody"], 2),
            (["Wanting"], 2), (["StillWanting"], 2), (["WantingScreen"], 2),
        ] as [([String], Int32)])
    func whatIsRefused(_ arguments: [String], _ code: Int32) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("draw-\(UUID().uuidString).png")
        #expect(DrawProgram.run(arguments + ["-o", file.path], modules: ["UIKitTests"]) == code)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
