import LayoutEngine
import Notation

/// The items of bars as nodes state them, defaults left out.
extension PropertyWriting {
    /// UINavigationItem.
    mutating func navigationItem(_ item: StatedNavigationItem) -> JSONValue {
        var members = MemberList()
        members.add("title", item.title.map { .string($0) })
        members.add("prompt", item.prompt.map { .string($0) })
        members.add("backButtonTitle", item.backButtonTitle.map { .string($0) })
        if item.largeTitleDisplayMode != .automatic {
            members.add("largeTitleDisplayMode", .string(item.largeTitleDisplayMode.rawValue))
        }
        if !item.leading.isEmpty {
            members.add("leftBarButtonItems", .array(item.leading.map { barItem($0) }))
        }
        if !item.trailing.isEmpty {
            members.add("rightBarButtonItems", .array(item.trailing.map { barItem($0) }))
        }
        return .object(members.members)
    }

    /// UIBarButtonItem or UITabBarItem.
    mutating func barItem(_ item: StatedBarItem) -> JSONValue {
        var members = MemberList()
        members.add("systemItem", item.systemItem.map { .string($0) })
        if item.systemItem == "fixedSpace" { members.add("width", .number(max(item.width, 0))) }
        if !item.title.isEmpty { members.add("title", .string(item.title)) }
        members.add("image", item.image.map { image($0) })
        members.add("selectedImage", item.selectedImage.map { image($0) })
        members.add("badgeValue", item.badge.map { .string($0) })
        members.add("badgeColor", color(item.badgeColor))
        if item.isProminent { members.add("style", .string("done")) }
        if !item.isEnabled { members.add("isEnabled", .bool(false)) }
        members.add("tintColor", color(item.tint))
        return .object(members.members)
    }
}
