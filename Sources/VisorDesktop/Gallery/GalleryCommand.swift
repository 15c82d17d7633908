package import VisorCommand

/// `visor-desktop gallery`.
package struct GalleryCommand {
  package init(_ arguments: GalleryArguments) {}
  package func run() throws(PictureFailure) {}
}
