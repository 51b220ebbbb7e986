// The one place that knows which C library the platform has. Everything else imports this module.

@_exported import CExtendedAttributes

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#elseif canImport(Darwin)
    @_exported import Darwin
#else
    #error("color-lint needs a C library: Glibc, Musl or Darwin")
#endif
