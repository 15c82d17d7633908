import CGTK
import Dispatch
import Glibc
import VisorGTK

/// What the main actor needs of GLib's loop.
@MainActor
enum Loop {
  static func runsTheMainActor(_ stage: Stage) {
    GLibLoop.serveMainActor()
    var done = 0
    Task { @MainActor in
      stage.say("a task, on the thread of GTK: \(pthread_equal(pthread_self(), main) != 0)")
      let answer = await Task.detached { 42 }.value
      stage.say("back from another thread with \(answer)")
      done += 1
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        stage.say("the main queue")
        done += 1
      }
    }
    stage.wait("both") { done == 2 }
  }

  static func sleeps(_ stage: Stage) {
    // One round for what starting up has left.
    stage.pass(100)
    var rounds = 0
    let end = g_get_monotonic_time() + 300_000
    _ = g_timeout_add(300, { _ in gboolean(0) }, nil)
    while g_get_monotonic_time() < end {
      g_main_context_iteration(nil, 1)
      rounds += 1
    }
    stage.say("rounds of the loop, the timeout's own aside: \(max(0, rounds - 1) > 2 ? rounds : 0)")
  }

  /// What no scenario survives.
  static func warns(_ stage: Stage) {
    let trial = TrialWindow()
    stage.say("before")
    gtk_widget_set_parent(trial.button, trial.window)
    stage.say("after a warning of GTK's")
  }

  private static let main = pthread_self()
}
