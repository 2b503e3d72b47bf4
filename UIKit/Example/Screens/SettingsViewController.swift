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
                Row(symbol: "person.fill", title: "Account", control: .none),
                Row(symbol: "bell.fill", title: "Notifications", control: .toggle(true)),
                Row(symbol: "moon.fill", title: "Appearance", control: .value("Automatic")),
            ]
        ),
        (
            "Data",
            [
                Row(symbol: "cloud.fill", title: "Synchronise", control: .toggle(false)),
                Row(symbol: "arrow.down", title: "Downloads", control: .value("Wi-Fi only")),
            ]
        ),
        ("About", [Row(symbol: "info.circle", title: "Version", control: .value("4.2"))]),
    ]

    public init() {
        super.init(style: .insetGrouped)
        title = "Settings"
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
