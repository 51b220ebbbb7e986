// Missing from the C library that Swift imports on Linux. <https://man7.org/linux/man-pages/man7/xattr.7.html>
#include <sys/types.h>
#include <sys/xattr.h>
#ifdef __linux__
#include <malloc.h>
#endif
