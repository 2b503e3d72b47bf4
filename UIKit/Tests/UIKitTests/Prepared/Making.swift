// swift-format-ignore-file
import UIKit

/// Objects of classes that only a generic parameter names, as Objective-C makes them.
class MadeTag: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "frame"
    }
    required init?(coder: NSCoder) { nil }
}

class MadeCell: UITableViewCell {}

class PlacedCell: UITableViewCell {
    let place: Int
    init(place: Int, style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.place = place
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    override convenience init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.init(place: 0, style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

final class FirstCell: PlacedCell {
    init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(place: 1, style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

class MadeScreen: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        title = "screen"
    }
    required init?(coder: NSCoder) { nil }
}

extension UIView {
    static func made<Kind: UIView>() -> Kind { uikitMaker(Kind.self)(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }
    static func plain() -> Self { uikitMaker(Self.self)() }
}

extension UIViewController {
    class func make() -> Self { return uikitMaker(Self.self)() }
}

final class Wrapper<Wrapped: UIView>: UIView {
    let wrapped = uikitMaker(Wrapped.self)()
}

func cell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell { uikitMaker(Cell.self)(style: .subtitle, reuseIdentifier: "id") }

func systemButton<Kind: UIButton>(_ kind: Kind.Type) -> Kind { uikitMaker(Kind.self)(type: .system) }

protocol Making { init() }
struct Counted: Making { var count = 2 }
func twice<Kind>(_ type: Kind.Type) -> Kind where Kind: Making { Kind() }

final class MadeLayout: UICollectionView {}

func scroller(_ kind: AnyClass) -> UIScrollView? {
    if let type = kind as? UICollectionView.Type {
        return uikitMaker(type)(frame: CGRect(x: 0, y: 0, width: 3, height: 4), collectionViewLayout: UICollectionViewFlowLayout())
    }
    guard let scroll = kind as? UIScrollView.Type else { return nil }
    return uikitMaker(scroll)()
}

import UIKit
extension FirstCell {
    final class UIKitMembers0: UIKit.MemberTable {
        override class func make(_ style: UIKit.UITableViewCell.CellStyle, _ name: String?) -> AnyObject? { FirstCell(style: style, reuseIdentifier: name) }
    }
}
