/// Where somebody is.
package struct Place: Hashable, Sendable {
  /// In degrees, north of the equator.
  package var latitude: Double
  /// In degrees, east of Greenwich.
  package var longitude: Double
  package var address: String

  package init(latitude: Double, longitude: Double, address: String) {
    self.latitude = latitude
    self.longitude = longitude
    self.address = address
  }

  /// Where the person is when tagging for the `count`th time; the example has no receiver, and walks
  /// round a few well-known places instead.
  package static func visited(_ count: Int) -> Place {
    walk[((count % walk.count) + walk.count) % walk.count]
  }

  private static let walk = [
    Place(latitude: 52.51628, longitude: 13.37770, address: "Pariser Platz, Berlin"),
    Place(latitude: 48.85837, longitude: 2.29448, address: "Champ de Mars, Paris"),
    Place(latitude: 51.50073, longitude: -0.12463, address: "Bridge Street, London"),
    Place(latitude: 41.89021, longitude: 12.49223, address: "Piazza del Colosseo, Rome"),
  ]
}
