# conformance: _upsample_bilinear2d_aa.vec
# values: _upsample_bilinear2d_aa.vec.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c3_input : [num_users=3] = placeholder[target=c3_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c0_input, [5, 7], False, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c0_input, None, True, [1.5, 1.5]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c0_input, None, False, [2.0, 2.0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c3_input, [5, 7], False, None), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c3_input, None, True, [1.5, 1.5]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c3_input, None, False, [2.0, 2.0]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
