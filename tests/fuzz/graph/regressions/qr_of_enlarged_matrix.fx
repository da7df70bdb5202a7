# seed 42012568, c0 of linalg_qr.default, 3 -> 2, float32, special values, calls after
# symbolic gradient s0 = 5 of 2 value 2 5.59669e+54 ulps from the interpreter at element 4 found 7.84264e+09, the interpreter has 0
# input c0_a: f32[2, 2] -1.6829419136047363 -0.76037681102752686 3.4364593029022217 4.4758625030517578
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_a]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c0_a,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    return (c0_out0,)
