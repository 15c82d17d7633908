import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

@MainActor
@Suite struct AddBookmarkPresenterTests {
  private let button = PlainButton()
  private let spinner = PlainSpinner()

  private func stage(_ presenter: @escaping () -> any ProgressPresenter) -> (Rehearsal, Work) {
    let stage = Rehearsal(
      ["add-bookmark": savingMessages, "get-title": [.working: NoProgressMessage]],
      presenter: presenter)
    let title = Work()
    let others = stage.screenlet.customInteractor
    stage.screenlet.customInteractor = { name, sender in
      name == "get-title"
        ? GetWebTitleInteractor { _ in try await title.result() } : others?(name, sender)
    }
    return (stage, title)
  }

  @Test(
    "One kind of interactor turns its button into a spinner, success and failure alike",
    arguments: [
      .success("Visor"), .failure(Work.Failure()), .failure(CancellationError()),
    ] as [Result<String, any Error>])
  func inline(answer: Result<String, any Error>) async {
    let (stage, title) = stage {
      AddBookmarkProgressPresenter(button: button, activityIndicator: spinner)
    }
    stage.screenlet.performAction(name: "get-title")
    let during = stage.after(1_000)
    let isInline = button.isHidden && spinner.isAnimating
    title.finish(answer)
    await stage.screenlet.untilIdle()
    #expect(
      [during, stage.after(1_000)] == [.nothing, .nothing] && isInline && !button.isHidden
        && !spinner.isAnimating)
  }

  @Test("All others go to the HUD, also at the same time")
  func others() async {
    let (stage, title) = stage {
      InlinePresenter(button, spinner, others: HUDPresenter())
    }
    stage.screenlet.performAction(name: "get-title")
    stage.screenlet.performAction(name: "add-bookmark")
    var seen = [stage.after(1_000)]
    await stage.finish("add-bookmark")
    seen.append(stage.after(500))
    let isInline = button.isHidden && spinner.isAnimating
    title.finish(.success("Visor"))
    await stage.screenlet.untilIdle()
    #expect(
      seen == [.work("Saving"), .news("Saved")] && isInline && !button.isHidden)
  }

  @Test("A button that has gone by then is none of its business")
  func noButton() async {
    let (stage, title) = stage {
      AddBookmarkProgressPresenter(button: nil, activityIndicator: nil)
    }
    stage.screenlet.performAction(name: "get-title")
    title.finish(.success("Visor"))
    await stage.screenlet.untilIdle()
    #expect(stage.after(1_000) == .nothing)
  }
}
