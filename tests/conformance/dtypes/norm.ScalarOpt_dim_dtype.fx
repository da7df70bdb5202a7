# conformance: norm.ScalarOpt_dim_dtype
# values: norm.ScalarOpt_dim_dtype.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim_dtype](args = (%c0_self, 2, [1], False), kwargs = {dtype: torch.float32})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim_dtype](args = (%c1_self, 2, [1], False), kwargs = {dtype: torch.float32})
    return (c0, c1)
