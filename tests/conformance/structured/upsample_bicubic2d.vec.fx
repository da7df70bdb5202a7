# conformance: upsample_bicubic2d.vec
# values: upsample_bicubic2d.vec.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c3_input : [num_users=3] = placeholder[target=c3_input]
    %c6_input : [num_users=3] = placeholder[target=c6_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c0_input, [5, 7], False, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c0_input, None, True, [1.5, 1.5]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c0_input, None, False, [2.0, 2.0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c3_input, [5, 7], False, None), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c3_input, None, True, [1.5, 1.5]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c3_input, None, False, [2.0, 2.0]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c6_input, [5, 7], False, None), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c6_input, None, True, [1.5, 1.5]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d.vec](args = (%c6_input, None, False, [2.0, 2.0]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
