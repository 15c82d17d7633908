/// Makes the optimiser believe that `value` is used; costs a call.
@inline(never)
@_optimize(none)
func keep<Value>(_ value: borrowing Value) {}
