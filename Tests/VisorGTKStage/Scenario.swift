/// The scenarios by their names.
enum Scenario {
  typealias Play = @MainActor (Stage) -> Void

  static let all: [String: Play] = [
    "loop-runs-the-main-actor": Loop.runsTheMainActor,
    "loop-sleeps": Loop.sleeps,
    "acts-close": Acts.closes,
    "acts-dismiss": Acts.dismisses,
    "acts-keep-the-selection": Acts.keepsTheSelection,
    "acts-lose-nothing-pressed": Acts.losesNothingPressed,
    "acts-reach": Acts.reaches,
    "acts-take-the-way-out": Acts.takesTheWayOut,
    "endurance-leaves-nothing-behind": Endurance.leavesNothingBehind,
    "endurance-sleeps": Endurance.sleeps,
    "speech-tells-of-a-run": Speech.tellsOfARun,
    "surroundings-are-followed": Surroundings.areFollowed,
    "input-held-from-everything": Input.heldFromEverything,
    "menus-open-ones-close": Menus.openOnesClose,
    "menus-shortcuts-wait": Menus.shortcutsWait,
    "windows-have-their-own": Menus.eachWindowHasItsOwn,
    "placement-covers-adwaita-windows": Placement.coversAdwaitaWindows,
    "placement-covers-all-kinds-of-windows": Placement.coversAllKindsOfWindows,
    "placement-follows-the-window": Placement.followsTheWindow,
    "placement-covers-one-widget": Placement.coversOneWidget,
    "tag-keeps-a-tag": Tagging.keepsATag,
    "tag-stays-for-its-time": Tagging.staysForItsTime,
    "tag-takes-one-click": Tagging.takesOneClick,
    "tag-refuses-what-is-no-photo": Tagging.refusesWhatIsNoPhoto,
    "tag-failing-loses-nothing": Failing.losesNothing,
    "tag-failing-succeeds-later": Failing.succeedsLater,
    "tag-failing-starts-without-a-list": Failing.startsWithoutAList,
    "tag-editing-begins-and-ends": Editing.beginsAndEnds,
    "tag-editing-ends-by-pulling": Editing.endsByPulling,
    "tag-editing-works-by-keys": Editing.worksByKeys,
  ]
}
