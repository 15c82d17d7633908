/// A place that somebody has put a note to.
package struct PlaceTag: Hashable, Sendable {
  /// What the person wrote, as it was typed.
  package var text: String
  package var category: Category
  /// The file of a picture, whole; `nil` for none.
  package var photo: [UInt8]?
  package var place: Place
  /// In seconds since 1970.
  package var date: Int64

  package init(
    text: String = "", category: Category = .none, photo: [UInt8]? = nil, place: Place,
    date: Int64
  ) {
    self.text = text
    self.category = category
    self.photo = photo
    self.place = place
    self.date = date
  }
}
