// swift-format-ignore-file
import UIKit

/// What the nib `ProfileCard` and the storyboard `Travel` are loaded into, as it stands in an app.
final class ProfileCard: UIView {
              private weak var nameLabel: UILabel!
              var buttons: [UIButton]!
              private var gap: NSLayoutConstraint!
              weak var helper: ProfileHelper?
    @IBInspectable var radius: CGFloat = 0 {
        didSet { layer.cornerRadius = radius }
    }
    private(set) var events: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        events.append("init \(subviews.count) \(nameLabel == nil)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake \(nameLabel.text ?? "") \(buttons.map { $0.currentTitle ?? "" }) \(gap.constant) \(radius)")
    }

    func widen() { gap.constant = 24 }

              private func follow(_ sender: UIButton) {
        sender.isSelected.toggle()
        events.append("follow \(sender.currentTitle ?? "")")
    }
              func share(sender: Any) { events.append("share") }
              func tapped() { events.append("tapped") }
}

final class ProfileHelper: NSObject {
    let answer = 42
}

final class ProfileOwner: UIViewController {
              private(set) var card: ProfileCard!
    private(set) var bubbles = 0
              func bubbled(_ sender: UIButton) { bubbles += 1 }
}

final class TripCell: UITableViewCell {
              weak var title: UILabel!
    override func prepareForReuse() {
        super.prepareForReuse()
        title.text = nil
    }
}

final class TripsViewController: UITableViewController {
    var trips = ["Lofoten", "Sylt", "A trip that takes more than one line in every cell of the table, as long trips do"]
    private(set) var additions = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath) as! TripCell
        cell.title.text = trips[indexPath.row]
        return cell
    }
              func add(_ sender: UIBarButtonItem) { additions += 1 }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? TripViewController { detail.trip = sender as? String }
    }
}

final class TripViewController: UIViewController {
              private(set) weak var headline: UILabel!
    var trip: String?
    private(set) var form: TripFormController?
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        if let trip { headline.text = trip }
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "form" { form = segue.destination as? TripFormController }
    }
}

final class TripFormController: UITableViewController {
              weak var aisle: UISwitch!
    private(set) var toggles = 0
              func toggled(_ sender: UISwitch) { toggles += 1 }
}

import UIKit
extension ProfileCard {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var isNotMade: Bool { true }
        override class func set(_ value: UIKit.MemberValue, _ key: String, on object: AnyObject) -> Bool {
            guard let object = object as? ProfileCard else { return false }
            switch key {
            case "nameLabel": value.set { object.`nameLabel` = $0 }
            case "buttons": value.set { object.`buttons` = $0 }
            case "gap": value.set { object.`gap` = $0 }
            case "helper": value.set { object.`helper` = $0 }
            case "radius": value.set { object.`radius` = $0 }
            default: return false
            }
            return true
        }
        override class var names: [String] { ["follow", "follow:", "share", "shareWithSender:", "tapped"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? ProfileCard else { return false }
            switch name {
            case "follow", "follow:":
                do { _ = try object.`follow`(values.get(0)) } catch { return false }
            case "share", "shareWithSender:":
                do { _ = try object.`share`(sender: values.get(0)) } catch { return false }
            case "tapped":
                _ = object.`tapped`()
            default: return false
            }
            return true
        }
    }
}
extension ProfileOwner {
    final class UIKitMembers0: UIKit.MemberTable {
        override class func set(_ value: UIKit.MemberValue, _ key: String, on object: AnyObject) -> Bool {
            guard let object = object as? ProfileOwner else { return false }
            switch key {
            case "card": value.set { object.`card` = $0 }
            default: return false
            }
            return true
        }
        override class var names: [String] { ["bubbled", "bubbled:"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? ProfileOwner else { return false }
            switch name {
            case "bubbled", "bubbled:":
                do { _ = try object.`bubbled`(values.get(0)) } catch { return false }
            default: return false
            }
            return true
        }
    }
}
extension TripCell {
    final class UIKitMembers0: UIKit.MemberTable {
        override class func set(_ value: UIKit.MemberValue, _ key: String, on object: AnyObject) -> Bool {
            guard let object = object as? TripCell else { return false }
            switch key {
            case "title": value.set { object.`title` = $0 }
            default: return false
            }
            return true
        }
    }
}
extension TripsViewController {
    final class UIKitMembers0: UIKit.MemberTable {
        override class var names: [String] { ["add", "add:"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? TripsViewController else { return false }
            switch name {
            case "add", "add:":
                do { _ = try object.`add`(values.get(0)) } catch { return false }
            default: return false
            }
            return true
        }
    }
}
extension TripViewController {
    final class UIKitMembers0: UIKit.MemberTable {
        override class func set(_ value: UIKit.MemberValue, _ key: String, on object: AnyObject) -> Bool {
            guard let object = object as? TripViewController else { return false }
            switch key {
            case "headline": value.set { object.`headline` = $0 }
            default: return false
            }
            return true
        }
    }
}
extension TripFormController {
    final class UIKitMembers0: UIKit.MemberTable {
        override class func set(_ value: UIKit.MemberValue, _ key: String, on object: AnyObject) -> Bool {
            guard let object = object as? TripFormController else { return false }
            switch key {
            case "aisle": value.set { object.`aisle` = $0 }
            default: return false
            }
            return true
        }
        override class var names: [String] { ["toggled", "toggled:"] }
        override class func call(_ name: String, _ values: UIKit.MemberValues, on object: AnyObject) -> Bool {
            guard let object = object as? TripFormController else { return false }
            switch name {
            case "toggled", "toggled:":
                do { _ = try object.`toggled`(values.get(0)) } catch { return false }
            default: return false
            }
            return true
        }
    }
}
