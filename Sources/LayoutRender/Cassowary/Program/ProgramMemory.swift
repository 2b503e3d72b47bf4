/// What the solvers of programs of one shape share: see `PresolveMemory`. A program carries it and asks nothing of it.
package protocol ProgramMemory: AnyObject, Sendable {}
