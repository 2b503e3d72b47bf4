extension LayoutMemory {
    /// Nothing.
    package convenience init() { self.init(TextMemory()) }

    /// The sizes of texts.
    var texts: TextMemory? { textMemory as? TextMemory }
}
