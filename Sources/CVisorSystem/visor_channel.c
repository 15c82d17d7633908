#include "visor_channel.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "descriptor.h"

static int set_address(struct sockaddr_un *address, const char *path) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  return 0;
}

/// Takes over a descriptor, and keeps reads and connections from waiting.
static int own_without_waiting(int descriptor) {
  int own = visor_descriptor_own(descriptor);
  if (own >= 0) fcntl(own, F_SETFL, fcntl(own, F_GETFL) | O_NONBLOCK);
  return own;
}

static int close_failed(int descriptor) {
  int error = errno;
  close(descriptor);
  errno = error;
  return -1;
}

int visor_channel_listen(const char *path) {
  struct sockaddr_un address;
  if (set_address(&address, path) != 0) return -1;
  int listener = own_without_waiting(socket(AF_UNIX, SOCK_STREAM, 0));
  if (listener < 0) return -1;
  if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0 ||
      listen(listener, 64) != 0) {
    return close_failed(listener);
  }
  return listener;
}

int visor_channel_accept(int listener) {
  return own_without_waiting(accept(listener, NULL, NULL));
}

int visor_channel_connect(const char *path) {
  struct sockaddr_un address;
  if (set_address(&address, path) != 0) return -1;
  int end = own_without_waiting(socket(AF_UNIX, SOCK_STREAM, 0));
  if (end < 0) return -1;
#ifdef SO_NOSIGPIPE
  int on = 1;
  setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  if (connect(end, (struct sockaddr *)&address, sizeof address) != 0) return close_failed(end);
  return end;
}

int visor_channel_pair(int ends[2]) {
  int both[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, both) != 0) return -1;
  ends[0] = visor_descriptor_own(both[0]);
  ends[1] = visor_descriptor_own(both[1]);
  if (ends[0] >= 0 && ends[1] >= 0) return 0;
  if (ends[0] >= 0) close(ends[0]);
  if (ends[1] >= 0) close(ends[1]);
  return -1;
}
