import Testing
import VisorTestSupport

@Suite struct ScreenSequenceTests {
  @Test(
    "Controls move the cursor and never leave the screen",
    arguments: [
      Shown("a\nb", "a/b/ 1:1"),
      Shown("ab\u{B}c\u{C}d", "ab/  c/   d 2:4"),
      Shown("ab\u{1B}Dc\u{1B}Ed", "ab/  c/d 2:1"),
      Shown("a\tb", "a    b// 0:5~"),
      Shown("\u{8}\u{8}a", "a// 0:1"),
      Shown("a\nb\nc\nd", "b/c/d 2:1"),
      Shown("a\nb\u{1B}M\u{1B}Mc", " c/a/b 0:2"),
      Shown("a\u{0}\u{7F}b\u{7}", "ab// 0:2"),
      Shown("a\u{1}b", "ab// 0:2 \\u{1}"),
      Shown("\u{1B}(0lqk\u{1B}(Bq", "┌─┐q// 0:4"),
      Shown("\u{1B})0\u{E}x\u{F}x", "│x// 0:2"),
    ])
  func controls(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test(
    "The cursor moves by sequences and stops at the edges",
    arguments: [
      Shown("\u{1B}[2;3Hx", "/  x/ 1:3"),
      Shown("\u{1B}[2;3fx", "/  x/ 1:3"),
      Shown("\u{1B}[99;99H", "// 2:5"),
      Shown("\u{1B}[0;0H", "// 0:0"),
      Shown("\u{1B}[99999999999999999999;2H", "// 2:1"),
      Shown("\u{1B}[;3H", "// 0:2"),
      Shown("\u{1B}[5B\u{1B}[A", "// 1:0"),
      Shown("\u{1B}[5C\u{1B}[2D", "// 0:3"),
      Shown("ab\u{1B}[E\u{1B}[2CX\u{1B}[F", "ab/  X/ 0:0"),
      Shown("\u{1B}[4G\u{1B}[3d", "// 2:3"),
      Shown("\u{1B}[I\u{1B}[Z", "// 0:0"),
      Shown("ab\u{1B}[s\u{1B}[3;3H\u{1B}[uc", "abc// 0:3"),
      Shown("ab\u{1B}8c", "cb// 0:1"),
      Shown("ab\u{1B}[3b", "abbbb// 0:5"),
      Shown("\u{1B}[3b", "// 0:0"),
    ])
  func movement(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test(
    "Erasing, inserting and deleting",
    arguments: [
      Shown("abcdef\u{1B}[3G\u{1B}[K", "ab// 0:2"),
      Shown("abcdef\u{1B}[3G\u{1B}[1K", "   def// 0:2"),
      Shown("abcdef\u{1B}[3G\u{1B}[2K", "// 0:2"),
      Shown("abcdef\u{1B}[3G\u{1B}[2X", "ab  ef// 0:2"),
      Shown("abcdef\u{1B}[3G\u{1B}[2@", "ab  cd// 0:2"),
      Shown("abcdef\u{1B}[3G\u{1B}[2P", "abef// 0:2"),
      Shown("abcdef\u{1B}[3G\u{1B}[99P\u{1B}[99@\u{1B}[99X", "ab// 0:2"),
      Shown("aa\nbb\ncc\u{1B}[2;2H\u{1B}[J", "aa/b/ 1:1"),
      Shown("aa\nbb\ncc\u{1B}[2;1H\u{1B}[1J", "/ b/cc 1:0"),
      Shown("aa\nbb\ncc\u{1B}[2J", "// 2:2"),
      Shown("aa\nbb\ncc\u{1B}[2;2H\u{1B}[L", "aa//bb 1:0"),
      Shown("aa\nbb\ncc\u{1B}[2;2H\u{1B}[M", "aa/cc/ 1:0"),
      Shown("aa\nbb\ncc\u{1B}[S", "bb/cc/ 2:2"),
      Shown("aa\nbb\ncc\u{1B}[T", "/aa/bb 2:2"),
      Shown("aa\nbb\ncc\u{1B}[99S\u{1B}[99T\u{1B}[99L\u{1B}[99M", "// 2:0"),
    ])
  func editing(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test(
    "Margins hold scrolling within them",
    arguments: [
      Shown("a\nb\nc\u{1B}[1;2r\n\nd", "b/d/c 1:1"),
      Shown("a\nb\nc\u{1B}[2;3r\u{1B}[3H\nd", "a/c/d 2:1"),
      Shown("a\nb\nc\u{1B}[2;3r\u{1B}[2H\u{1B}M", "a//b 1:0"),
      Shown("a\nb\nc\u{1B}[1;2r\u{1B}[3H\nd", "a/b/d 2:1"),
      Shown("a\nb\nc\u{1B}[1;2r\u{1B}[3H\u{1B}[L", "a/b/c 2:0"),
      Shown("\u{1B}[2;3r\u{1B}[2H\u{1B}[9A", "// 1:0"),
      Shown("\u{1B}[1;2r\u{1B}[9B", "// 1:0"),
      Shown("x\u{1B}[3;2rx", "xx// 0:2"),
      Shown("x\u{1B}[99;99rx", "xx// 0:2"),
      Shown("\u{1B}[1;2r\u{1B}[r\u{1B}[9B", "// 2:0"),
    ])
  func margins(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test(
    "What isn't known, or was given up, is told and leaves the text alone",
    arguments: [
      Shown("a\u{1B}[6nb", "ab// 0:2 ESC[6n"),
      Shown("a\u{1B}[?99hb", "ab// 0:2 ESC[?99h"),
      Shown("a\u{1B}[?25;99lb", "ab// 0:2 ESC[?25;99l"),
      Shown("a\u{1B}[1;77mb", "ab// 0:2 ESC[1;77m"),
      Shown("a\u{1B}[38;5;256mb", "ab// 0:2 ESC[38;5;256m"),
      Shown("a\u{1B}[1?2mb", "ab// 0:2 ESC[1?2m"),
      Shown("a\u{1B}[ 1mb", "ab// 0:2 ESC[ 1m"),
      Shown("a\u{1B}#8b", "ab// 0:2 ESC#8"),
      Shown("a\u{1B}]52;c;eA==\u{7}b", "ab// 0:2 ESC]52;c;eA=="),
      Shown("a\u{1B}]9;4;7\u{1B}\\b", "ab// 0:2 ESC]9;4;7"),
      Shown("a\u{1B}]9;hello\u{7}b", "ab// 0:2 ESC]9;hello"),
      Shown("a\u{1B}[3\u{18}b", "ab// 0:2 ESC[3"),
      Shown("a\u{1B}[3\u{1B}[Cb", "a b// 0:3 ESC[3"),
      Shown("a\u{1B}[3éb", "aéb// 0:3 ESC[3"),
      Shown("a\u{1B}]0;t\u{1B}[Cb", "a b// 0:3 ESC]0;t"),
      Shown("a\u{1B}[2\nCb", "a/  b/ 1:3"),
      Shown("a\u{1B}P1;2|stuff\u{7}more\u{1B}\\b", "ab// 0:2"),
      Shown("a\u{1B}_x\u{1B}\\\u{1B}^y\u{9C}\u{1B}Xz\u{1B}\\b", "ab// 0:2"),
      Shown("a\u{9B}2Cb\u{85}c", "a  b/c/ 1:1"),
      Shown("a\u{9D}0;t\u{9C}b", "ab// 0:2"),
      Shown("a\u{1B}[2 q\u{1B}[>4;2m\u{1B}[22;0t\u{1B}=b", "ab// 0:2"),
    ])
  func unrecognized(_ row: Shown) {
    #expect(Screen(6, 3, row.input).outcome == row.outcome)
  }

  @Test("With newlines that only feed, LF keeps the column")
  func bareLineFeed() {
    var screen = Screen(columns: 6, rows: 3)
    screen.newlineIsCRLF = false
    screen.feed("ab\nc\r\nd")
    #expect(screen.outcome == "ab/  c/d 2:1")
  }
}
