// `make prove`: holds millions of histories against what must always be true.

import VisorProof

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One share of the work: everything that follows from one beginning under some settings.
struct Share: Sendable {
  let given: Circumstances
  let first: Deed
  let search: Search

  /// How many histories it was; the first that breaks a law ends the program.
  func prove() -> Int {
    do throws(Violation) {
      var search = search
      try search.run(given, first: first)
      return search.count
    } catch {
      print(error)
      exit(1)
    }
  }
}

/// Every history of up to five of a few deeds, at the same moment and at the next deadline.
let every = Deed.few.map { first in
  Share(
    given: Circumstances.all[0], first: first,
    search: Search(Deed.few, .deadline, strides: [1, 1, 1, 1, 1]))
}

/// Every history of two of many deeds around every deadline under all settings, and a share of the
/// longer ones.
let many = Circumstances.all.flatMap { given in
  Deed.many.enumerated().map { index, first in
    Share(
      given: given, first: first,
      search: Search(Deed.many, .around, strides: [1, 1, 20, 100, 150], seed: UInt64(index)))
  }
}

let total = await withTaskGroup { group in
  for share in every + many { group.addTask { share.prove() } }
  var total = 0
  for await count in group { total += count }
  return total
}
print("\(total) histories: all that must always be true was true.")
