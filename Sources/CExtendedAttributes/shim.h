// Missing from the C library that Swift imports on Linux. <https://man7.org/linux/man-pages/man7/xattr.7.html>
#include <sys/types.h>
#include <sys/xattr.h>
#ifdef __linux__
#include <malloc.h>
#endif
#ifdef __GLIBC__
// The header declares these only with extensions. <https://man7.org/linux/man-pages/man2/sched_setaffinity.2.html>
#include <sched.h>
extern int sched_getcpu(void);
extern int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *set);
extern int sched_setaffinity(pid_t thread, size_t size, const cpu_set_t *set);
#endif
