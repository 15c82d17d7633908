import Testing
import Visor
import VisorTestSupport

@Suite struct HandMovedTimeTests {
  @Test("The clock stands still until it is moved, and its closure says the same")
  func moves() {
    let time = HandMovedTime(.milliseconds(5))
    let clock = time.clock
    var seen = [time.now, clock()]
    time.advance(by: .milliseconds(300))
    seen += [time.now, clock()]
    time.advance(by: .milliseconds(-100))
    seen.append(clock())
    #expect(seen == [5, 5, 305, 305, 205].map(Moment.milliseconds))
  }

  @Test("The clock stops at the end of time")
  func saturates() {
    let time = HandMovedTime(Moment(nanoseconds: .max))
    time.advance(by: .seconds(1))
    #expect(time.now == Moment(nanoseconds: .max))
  }
}
