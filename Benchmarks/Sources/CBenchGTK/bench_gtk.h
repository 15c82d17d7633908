#ifndef BENCH_GTK_H
#define BENCH_GTK_H

#define GDK_DISABLE_DEPRECATION_WARNINGS 1

#include <X11/Xutil.h>
#include <gdk/x11/gdkx.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

/// The pixel of a window that is on the X server's screen, all drawing before it included.
static inline unsigned long bench_pixel(GtkWindow *window, int x, int y) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
  XImage *image =
      XGetImage(display, gdk_x11_surface_get_xid(surface), x, y, 1, 1, AllPlanes, ZPixmap);
  if (image == NULL) return 0;
  unsigned long pixel = XGetPixel(image, 0, 0);
  XDestroyImage(image);
  return pixel;
}

#endif
