# seed 64000170, c11 of _upsample_nearest_exact3d.default, calls after
# native avx2, 1 threads value 0 240 ulps from the interpreter at element 0 found -0, the interpreter has -1.875
# input c10_self: bf16[1, 1, 2, 1, 2] -1.6796875 -1.1796875 1.875 2
graph():
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.default](args = (%c10_self, [1, 2, 4], None, None, None), kwargs = {})
    return (c11,)
