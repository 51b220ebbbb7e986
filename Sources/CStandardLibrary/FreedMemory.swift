/// Keeps memory that is freed for later use, up to some hundred MB, which is faster for a process that ends soon.
///
/// The GNU C library returns large blocks to the system at once, which then clears their pages when they are needed again. Other
/// libraries have no such setting. Blocks beyond 4 MB are still returned: arrays that grow would otherwise leave all their former
/// sizes behind. <https://man7.org/linux/man-pages/man3/mallopt.3.html>
package func keepFreedMemory() {
    #if canImport(Glibc)
        mallopt(M_MMAP_THRESHOLD, 4 << 20)
        mallopt(M_TRIM_THRESHOLD, 256 << 20)
    #endif
}
