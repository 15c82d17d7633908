#define _GNU_SOURCE
#include "visor_pty.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include "descriptor.h"

/// Finds the number of the terminal behind a descriptor.
static bool find_device(int descriptor, dev_t *device) {
  struct stat status;
  if (!isatty(descriptor) || fstat(descriptor, &status) != 0) return false;
  *device = status.st_rdev;
#ifdef TIOCGDEV
  // `/dev/tty` has a number of its own; this is the one of what it stands for.
  unsigned int behind = 0;
  if (ioctl(descriptor, TIOCGDEV, &behind) == 0) *device = behind;
#endif
  return true;
}

bool visor_pty_same(int first, int second) {
  dev_t one, other;
  return find_device(first, &one) && find_device(second, &other) && one == other;
}

static int open_slave(int master) {
  char name[128];
  if (grantpt(master) != 0 || unlockpt(master) != 0) return -1;
  int error = ptsname_r(master, name, sizeof name);
  if (error != 0) {
    errno = error > 0 ? error : errno;
    return -1;
  }
  return visor_descriptor_own(open(name, O_RDWR | O_NOCTTY | O_CLOEXEC));
}

static int configure(int terminal, int master, int slave) {
  struct termios settings;
  if (tcgetattr(terminal, &settings) != 0 && tcgetattr(slave, &settings) != 0) return -1;
  settings.c_oflag &= ~(tcflag_t)OPOST;
  if (tcsetattr(slave, TCSANOW, &settings) != 0) return -1;
  visor_pty_resize(master, terminal);
  return fcntl(master, F_SETFL, O_RDWR | O_NONBLOCK);
}

int visor_pty_open(int terminal, int *master, int *slave) {
  int outer = visor_descriptor_own(posix_openpt(O_RDWR | O_NOCTTY));
  if (outer < 0) return -1;
  int inner = open_slave(outer);
  if (inner >= 0 && configure(terminal, outer, inner) == 0) {
    *master = outer;
    *slave = inner;
    return 0;
  }
  int error = errno;
  if (inner >= 0) close(inner);
  close(outer);
  errno = error;
  return -1;
}

bool visor_pty_resize(int master, int terminal) {
  struct winsize size, now;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || ioctl(master, TIOCGWINSZ, &now) != 0) return false;
  bool same = size.ws_row == now.ws_row && size.ws_col == now.ws_col &&
              size.ws_xpixel == now.ws_xpixel && size.ws_ypixel == now.ws_ypixel;
  return !same && ioctl(master, TIOCSWINSZ, &size) == 0;
}
