# Draws whose outcome is known: only one category has a nonzero probability, with and without replacement. Then a draw
# of all categories, whose sum does not depend on their order.
# input p: f32[2, 3] 0 2 0 0 0 0.5
# input q: f64[4] 0.1 0.2 0.3 0.4
# expect out0: i64[2, 4] 1 1 1 1 2 2 2 2
# expect out1: i64[2, 1] 1 2
# expect out2: i64[] 6
graph():
    %p : [num_users=2] = placeholder[target=p]
    %q : [num_users=1] = placeholder[target=q]
    %multinomial : [num_users=1] = call_function[target=torch.ops.aten.multinomial.default](args = (%p, 4, True), kwargs = {})
    %multinomial_1 : [num_users=1] = call_function[target=torch.ops.aten.multinomial.default](args = (%p, 1), kwargs = {})
    %multinomial_2 : [num_users=1] = call_function[target=torch.ops.aten.multinomial.default](args = (%q, 4), kwargs = {})
    %sum_1 : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%multinomial_2,), kwargs = {})
    return (multinomial, multinomial_1, sum_1)
