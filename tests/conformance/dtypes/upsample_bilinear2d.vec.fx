# conformance: upsample_bilinear2d.vec
# values: upsample_bilinear2d.vec.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_input : [num_users=1] = placeholder[target=c0_input]
    %c1_input : [num_users=1] = placeholder[target=c1_input]
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.vec](args = (%c0_input, None, False, [1.5, 1.6]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.vec](args = (%c1_input, None, False, [1.5, 1.6]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.vec](args = (%c2_input, None, False, [1.5, 1.6]), kwargs = {})
    return (c0, c1, c2)
