import UIKit

/// Groups of rows with symbols, values and switches.
public final class SettingsViewController: UITableViewController {
    private enum Control {
        case value(String)
        case toggle(Bool)
        case none
    }
    private struct Row {
        var symbol: String
        var title: String
        var control: Control
    }

    private let sections: [(title: String?, rows: [Row])] = [
        (
            nil,
            [
                Row(symbol: "person.fill", title: NSLocalizedString("Account", comment: ""), control: .none),
                Row(
                    symbol: "bell.fill", title: NSLocalizedString("Notifications", comment: ""), control: .toggle(true)),
                Row(
                    symbol: "moon.fill", title: NSLocalizedString("Appearance", comment: ""),
                    control: .value(NSLocalizedString("Automatic", comment: ""))),
            ]
        ),
        (
            NSLocalizedString("Data", comment: ""),
            [
                Row(
                    symbol: "cloud.fill", title: NSLocalizedString("Synchronise", comment: ""), control: .toggle(false)),
                Row(
                    symbol: "arrow.down", title: NSLocalizedString("Downloads", comment: ""),
                    control: .value(NSLocalizedString("Wi-Fi only", comment: ""))),
            ]
        ),
        (
            NSLocalizedString("About", comment: ""),
            [Row(symbol: "info.circle", title: NSLocalizedString("Version", comment: ""), control: .value("4.2"))]
        ),
    ]

    public init() {
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Settings", comment: "")
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        content.image = UIImage(systemName: row.symbol)
        switch row.control {
        case .value(let value):
            content.secondaryText = value
            cell.accessoryType = .disclosureIndicator
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            cell.accessoryView = toggle
        case .none:
            cell.accessoryType = .disclosureIndicator
        }
        cell.contentConfiguration = content
        return cell
    }
}
