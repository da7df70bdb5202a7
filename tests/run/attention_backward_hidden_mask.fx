# The values of the mask at elements that causality hides have no effect.
# input g: f32[1, 1, 3, 2] -0.890625 -1.515625 0.375 1.453125 0.9375 0.78125
# input q: f32[1, 1, 3, 2] 1.546875 -0.296875 -2.171875 0.5625 -1.078125 -1.40625
# input k: f32[1, 1, 3, 2] 0.40625 0.84375 -0.71875 -0.40625 -0.59375 0.1875
# input v: f32[1, 1, 3, 2] -0.859375 1.09375 -1.078125 0.125 -0.5625 0.375
# input o: f32[1, 1, 3, 2] -0.859375 1.09375 -1.052318811416626 0.23928485810756683 -0.7470425963401794 0.44897717237472534
# input l: f32[1, 1, 3] 0.4547366499900818 1.0521395206451416 1.0304548740386963
# input m: f32[1, 1, 3, 3] 0.1875 1.265625 nan -0.796875 -0.015625 inf 0.515625 -1.3125 0.1875
# expect out0: f32[1, 1, 3, 2] 0.0 0.0 0.12331313639879227 0.13701461255550385 0.065770223736763 0.09389357268810272
# expect out1: f32[1, 1, 3, 2] -0.2956107258796692 -0.01340579241514206 0.34494832158088684 0.0777592808008194 -0.049337632954120636 -0.06435343623161316
# expect out2: f32[1, 1, 3, 2] -0.6687591075897217 -1.1961755752563477 0.5640228390693665 1.4760828018188477 0.5266112685203552 0.4388427436351776
# tolerance: float32 rtol=1e-5 atol=1e-6
graph():
    %g : [num_users=1] = placeholder[target=g]
    %q : [num_users=1] = placeholder[target=q]
    %k : [num_users=1] = placeholder[target=k]
    %v : [num_users=1] = placeholder[target=v]
    %o : [num_users=1] = placeholder[target=o]
    %l : [num_users=1] = placeholder[target=l]
    %m : [num_users=1] = placeholder[target=m]
    %b : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%g, %q, %k, %v, %o, %l, 0.0, True), kwargs = {attn_mask: %m})
    %r0 : [num_users=1] = call_function[target=operator.getitem](args = (%b, 0), kwargs = {})
    %r1 : [num_users=1] = call_function[target=operator.getitem](args = (%b, 1), kwargs = {})
    %r2 : [num_users=1] = call_function[target=operator.getitem](args = (%b, 2), kwargs = {})
    return (r0, r1, r2)
