/// What kind of place was tagged; its raw value is what the person reads and what is kept.
package enum Category: String, Hashable, Sendable, CaseIterable {
  case none = "No category"
  case cafe = "Café"
  case gallery = "Gallery"
  case home = "Home"
  case market = "Market"
  case park = "Park"
  case station = "Station"
  case viewpoint = "Viewpoint"
}
