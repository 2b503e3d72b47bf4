extension LayoutMemory {
    package convenience init() { self.init(TextMemory()) }

    var texts: TextMemory? { textMemory as? TextMemory }
}
