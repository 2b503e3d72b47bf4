// The one file that names the C library of an operating system; every other file imports `CLibrary`.
//
// What the systems name or type differently stands in `SystemDifferences.swift`. Nothing else may tell them apart.
#if canImport(Darwin)
    @_exported import Darwin
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Glibc
#endif
