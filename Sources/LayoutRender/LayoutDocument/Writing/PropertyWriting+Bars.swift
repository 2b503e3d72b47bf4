import LayoutEngine
import Notation

/// The items of bars as nodes state them, defaults left out.
extension PropertyWriting {
    /// UINavigationItem.
    mutating func navigationItem(_ item: ScreenChrome.NavigationItem) -> JSONValue {
        var members = MemberList()
        members.add("title", item.title.map { .string($0) })
        members.add("prompt", item.prompt.map { .string($0) })
        members.add("backButtonTitle", item.backButtonTitle.map { .string($0) })
        if item.largeTitleDisplayMode != .automatic {
            members.add("largeTitleDisplayMode", .string(item.largeTitleDisplayMode.rawValue))
        }
        if !item.leading.isEmpty {
            members.add("leftBarButtonItems", .array(item.leading.map { barItem($0, isTab: false) }))
        }
        if !item.trailing.isEmpty {
            members.add("rightBarButtonItems", .array(item.trailing.map { barItem($0, isTab: false) }))
        }
        if !item.titleView.isEmpty { notices.append("the view in a navigation bar's middle is left out") }
        return .object(members.members)
    }

    /// UIBarButtonItem or UITabBarItem. What UIKit gives a system item is not written.
    mutating func barItem(_ item: ScreenChrome.BarItem, isTab: Bool) -> JSONValue {
        let own = item.systemItem.map {
            isTab ? SystemItems.tab($0, language: nil) : SystemItems.barButton($0, language: nil)
        }
        var members = MemberList()
        members.add("systemItem", item.systemItem.map { .string($0) })
        switch item.role {
        case .button: break
        case .flexibleSpace: members.add("systemItem", .string("flexibleSpace"))
        case .fixedSpace(let width):
            members.add("systemItem", .string("fixedSpace"))
            members.add("width", .number(max(width, 0)))
        }
        if !item.title.isEmpty, item.title != own?.title { members.add("title", .string(item.title)) }
        if let image = item.image, image != own?.image { members.add("image", self.image(image)) }
        members.add("selectedImage", item.selectedImage.map { image($0) })
        members.add("badgeValue", item.badge.map { .string($0) })
        members.add("badgeColor", color(item.badgeColor))
        if item.isProminent, item.systemItem != "done" { members.add("style", .string("done")) }
        if !item.isEnabled { members.add("isEnabled", .bool(false)) }
        members.add("tintColor", color(item.tint))
        if !item.view.isEmpty { notices.append("the view of a bar's item is left out") }
        return .object(members.members)
    }
}
