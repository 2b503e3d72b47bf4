import LayoutEngine
import Notation

extension ItemNames {
    /// Why a name refers to no single item.
    struct Complaint: Error {
        /// A clause with the nearest name, or with the items that have the name.
        var message: String
    }

    /// The one item of a name, or the reason why the name means no item or several.
    func single(_ name: String, in tree: LayoutTree) -> Result<ItemID, Complaint> {
        switch match(name) {
        case .item(let item): return .success(item)
        case .several(let items):
            let shown = items.prefix(4).map { quoted(self.name(of: $0)) }.joined(separator: ", ")
            let rest = items.count > 4 ? " and \(items.count - 4) more" : ""
            return .failure(Complaint(message: "\(items.count) items are called \(quoted(name)): \(shown)\(rest)"))
        case .none:
            return .failure(Complaint(message: "unknown name \(quoted(name))" + suggestion(for: name, in: known)))
        }
    }
}
