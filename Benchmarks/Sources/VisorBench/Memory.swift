import CBench
import Glibc
import Visor

/// The memory that a running activity takes, its handle included.
struct Memory {
  let count: Int

  func run() {
    let hud = HUD()
    var handles: [Activity] = []
    handles.reserveCapacity(count)
    hud.begin("Warm-up", total: 1000).end()
    let before = heap_bytes_in_use()
    for index in 0..<count { handles.append(hud.begin("Item \(index)", total: 1000)) }
    let after = heap_bytes_in_use()
    keep(handles)
    var report = Report()
    report.add("bytes", Double(Int(after) - Int(before)) / Double(count))
    report.print()
    // Leaves without ending what still runs: that isn't measured.
    _exit(0)
  }
}
