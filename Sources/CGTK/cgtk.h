#ifndef CGTK_H
#define CGTK_H

// What a later version calls deprecated is the only way in an earlier one.
#define GDK_DISABLE_DEPRECATION_WARNINGS 1

#include <gtk/gtk.h>
#include <glib-unix.h>

// libdispatch's door for event loops that are not its own: a descriptor that can be read when there
// is work on the main queue, and the call that does that work.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

#endif
