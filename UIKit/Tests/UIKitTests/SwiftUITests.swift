import AppleSwiftUI
import Testing

@testable import SourcePreparation

/// SwiftUI's names compile, and a hosted view is a box with its name.
@MainActor
struct SwiftUITests {
    private final class Model: ObservableObject { @Published var name = "Anna" }

    private struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.horizontal, 8).background(configuration.isPressed ? Color.blue : .red)
        }
    }
    private struct Card: View {
        @StateObject var model = Model()
        @State var isOpen = false
        @Binding var chosen: Int
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Hello, \(model.name)").font(.headline).foregroundColor(scheme == .dark ? .white : .black)
                TextField("Name", text: $model.name)
                if isOpen { Image(systemName: "star").resizable().frame(width: 20, height: 20) } else { Divider() }
                ForEach(0..<3) { Text("\($0)") }
                Button("Choose") { chosen += 1 }.buttonStyle(Pressed())
            }
            .padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray)).sheet(isPresented: $isOpen) {
                Text("More")
            }
        }
    }

    @Test func aHostedViewIsABoxWithItsName() throws {
        let host = UIHostingController(rootView: Card(chosen: .constant(1)))
        host.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        host.view.layoutIfNeeded()
        let label = try #require(host.view.subviews.first as? UILabel)
        #expect(label.text == "SwiftUI: Card" && label.frame == host.view.bounds)
        #expect(host.sizeThatFits(in: CGSize(width: 200, height: 100)).width > 40)
    }

    /// A configuration of a cell holds the same box, as high as a finger.
    @Test func aHostedCell() {
        let view = UIHostingConfiguration { Card(chosen: .constant(1)) }.margins(.all, 0).makeContentView()
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 44))
    }

    @Test func valuesOfViews() {
        var number = 1
        let binding = Binding(get: { number }, set: { number = $0 })
        var card = Card(chosen: binding)
        card.chosen = 5
        #expect(number == 5)
        card.isOpen = true
        #expect(card.isOpen)
        let name = ObservedObject(wrappedValue: Model()).projectedValue.name
        name.wrappedValue = "Bo"
        #expect(name.wrappedValue == "Bo")
        var list = ["a", "b", "c", "d"]
        list.move(fromOffsets: [0, 3], toOffset: 2)
        #expect(list == ["b", "a", "d", "c"])
        list.remove(atOffsets: [1, 2])
        #expect(list == ["b", "c"])
        card = Card(chosen: .constant(2))
        #expect(card.chosen == 2)
    }
}
