/// What a written file must survive. A killed program leaves the old bytes or the new ones in both cases.
package enum Durability: Sendable {
    /// A power cut too: the writer waits until the disk has the bytes. For what exists nowhere else, such as references,
    /// baselines and converted documents.
    case lasting
    /// Nothing but the end of the program: after a power cut the file may be empty, and is made again from its inputs. For
    /// pictures, of which one run writes hundreds: waiting for the disk took half of the time of drawing a folder. [measured]
    case remade
}
