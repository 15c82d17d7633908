#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "echo.h"
#include "visor_pty.h"

static bool are_same(const struct termios *one, const struct termios *other) {
  return one->c_iflag == other->c_iflag && one->c_oflag == other->c_oflag &&
         one->c_cflag == other->c_cflag && one->c_lflag == other->c_lflag &&
         memcmp(one->c_cc, other->c_cc, sizeof one->c_cc) == 0;
}

static bool is_in_foreground(int terminal) { return tcgetpgrp(terminal) == getpgrp(); }

/// Changes the settings now: to wait for what is on its way could take for ever. Whoever has just
/// been put in the background is not stopped for it.
static void apply(int terminal, const struct termios *settings) {
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &only, &mask);
  while (tcsetattr(terminal, TCSANOW, settings) != 0 && errno == EINTR) continue;
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

void visor_echo_begin(struct visor_echo *echo) {
  atomic_store(&echo->is_off, false);
  atomic_store(&echo->is_settled, false);
}

void visor_echo_off(struct visor_echo *echo, int terminal) {
  if (atomic_exchange(&echo->is_settled, true)) return;
  struct termios now;
  if (!visor_pty_same(STDIN_FILENO, terminal) || !is_in_foreground(terminal) ||
      tcgetattr(terminal, &now) != 0 || !(now.c_lflag & ECHO)) {
    return;
  }
  echo->before = now;
  echo->during = now;
  echo->during.c_lflag &= ~(tcflag_t)ECHO;
  atomic_store(&echo->is_off, true);
  apply(terminal, &echo->during);
}

void visor_echo_on(struct visor_echo *echo, int terminal) {
  atomic_store(&echo->is_settled, false);
  if (!atomic_exchange(&echo->is_off, false)) return;
  struct termios now;
  if (is_in_foreground(terminal) && tcgetattr(terminal, &now) == 0 &&
      are_same(&now, &echo->during)) {
    apply(terminal, &echo->before);
  }
}

void visor_echo_forget(struct visor_echo *echo) { atomic_store(&echo->is_settled, false); }
