#define _GNU_SOURCE
#include "visor_modes.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/// Makes the system say when the settings are changed, and is nobody else's business.
#ifdef EXTPROC
static const tcflag_t own_flags = EXTPROC;
#else
static const tcflag_t own_flags = 0;
#endif

int visor_modes_watch(struct visor_modes *modes, int master, int terminal) {
  modes->master = master;
  modes->terminal = terminal;
  if (tcgetattr(master, &modes->known) != 0) return -1;
  modes->known.c_lflag |= own_flags;
  if (tcsetattr(master, TCSANOW, &modes->known) != 0) return -1;
  int on = 1;
  return ioctl(master, TIOCPKT, &on);
}

/// Whether nothing is to be made of output.
///
/// The pseudo-terminal itself never makes anything of it, so that a command that asks for that
/// changes nothing; it can be told by everything else that `cfmakeraw` switches off.
static bool is_raw(const struct termios *settings) {
  const tcflag_t local = ECHO | ECHONL | ICANON | ISIG | IEXTEN;
  const tcflag_t input = IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON;
  return (settings->c_lflag & local) == 0 && (settings->c_iflag & input) == 0;
}

static void move(tcflag_t *flags, tcflag_t before, tcflag_t after, tcflag_t left_out) {
  tcflag_t changed = (before ^ after) & ~left_out;
  *flags = (*flags & ~changed) | (after & changed);
}

/// Makes the same changes to `settings` as lead from `before` to `after`.
static void apply(
    struct termios *settings, const struct termios *before, const struct termios *after) {
  move(&settings->c_iflag, before->c_iflag, after->c_iflag, 0);
  move(&settings->c_lflag, before->c_lflag, after->c_lflag, own_flags);
  move(&settings->c_oflag, before->c_oflag, after->c_oflag, OPOST);
  if (is_raw(before) != is_raw(after)) {
    settings->c_oflag = is_raw(after) ? settings->c_oflag & ~(tcflag_t)OPOST
                                      : settings->c_oflag | OPOST;
  }
  for (size_t index = 0; index < NCCS; index++) {
    if (before->c_cc[index] != after->c_cc[index]) settings->c_cc[index] = after->c_cc[index];
  }
}

/// Puts back what makes the pseudo-terminal ours, if the command's settings lack it.
static void claim(const struct visor_modes *modes, struct termios settings) {
  bool is_ours = (settings.c_lflag & own_flags) == own_flags && !(settings.c_oflag & OPOST);
  if (is_ours) return;
  settings.c_lflag |= own_flags;
  settings.c_oflag &= ~(tcflag_t)OPOST;
  tcsetattr(modes->master, TCSANOW, &settings);
}

bool visor_modes_end_lines(const struct visor_modes *modes) {
  struct termios now;
  if (tcgetattr(modes->master, &now) != 0) return false;
  bool drops_returns = (modes->known.c_oflag & ~now.c_oflag & ONLCR) != 0;
  return drops_returns || (!is_raw(&modes->known) && is_raw(&now));
}

bool visor_modes_carry_over(struct visor_modes *modes, bool flushes) {
  struct termios now, settings;
  pid_t foreground = tcgetpgrp(modes->terminal);
  if (foreground > 0 && foreground != getpgrp()) return false;
  if (tcgetattr(modes->master, &now) != 0) return false;
  claim(modes, now);
  if (tcgetattr(modes->terminal, &settings) != 0) return false;
  struct termios changed = settings;
  apply(&changed, &modes->known, &now);
  modes->known = now;
  bool differs = changed.c_iflag != settings.c_iflag || changed.c_lflag != settings.c_lflag ||
                 changed.c_oflag != settings.c_oflag ||
                 memcmp(changed.c_cc, settings.c_cc, sizeof changed.c_cc) != 0;
  if (!differs && !flushes) return false;

  // The foreground may have changed since it was asked for.
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &stop, &mask);
  if (differs) tcsetattr(modes->terminal, TCSANOW, &changed);
  if (flushes) tcflush(modes->terminal, TCIFLUSH);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  return differs;
}

bool visor_modes_take_keys(const struct visor_modes *modes) {
  return (modes->known.c_lflag & ICANON) == 0;
}

bool visor_modes_flushes(unsigned char status) { return (status & TIOCPKT_FLUSHREAD) != 0; }
