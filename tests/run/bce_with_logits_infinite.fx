# Without pos_weight, an infinite target is not multiplied by 0.
# input x: f64[6, 5] -inf -inf -inf -inf -inf -1.0 -1.0 -1.0 -1.0 -1.0 0.0 0.0 0.0 0.0 0.0 2.0 2.0 2.0 2.0 2.0 inf inf inf inf inf nan nan nan nan nan
# input t: f64[6, 5] -inf 0.0 1.0 inf nan -inf 0.0 1.0 inf nan -inf 0.0 1.0 inf nan -inf 0.0 1.0 inf nan -inf 0.0 1.0 inf nan -inf 0.0 1.0 inf nan
# input p: f64[1] 2.0
# expect out0: f64[6, 5] nan nan nan inf nan -inf 0.3132616875182228 1.3132616875182228 inf nan nan 0.6931471805599453 0.6931471805599453 nan nan inf 2.1269280110429727 0.1269280110429725 -inf nan inf inf nan -inf nan nan nan nan nan nan
# expect out1: f64[6, 5] -inf nan nan inf nan -inf 0.3132616875182228 2.6265233750364456 inf nan nan 0.6931471805599453 1.3862943611198906 nan nan nan 2.1269280110429727 0.253856022085945 nan nan nan inf nan nan nan nan nan nan nan nan
# tolerance: float64 rtol=1e-14
graph():
    %x : [num_users=2] = placeholder[target=x]
    %t : [num_users=2] = placeholder[target=t]
    %p : [num_users=1] = placeholder[target=p]
    %a : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%x, %t, None, None, 0), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%x, %t, None, %p, 0), kwargs = {})
    return (a, b)
