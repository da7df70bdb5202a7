# conformance: linalg_vector_norm.default
# values: linalg_vector_norm.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c5_self : [num_users=5] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c0_self, 1, [1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c0_self, inf, [1], True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c0_self, 0, [1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c0_self, 2, [1]), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c5_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c5_self, 1, [1]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c5_self, inf, [1], True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c5_self, 0, [1]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%c5_self, 2, [1]), kwargs = {dtype: torch.float32})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
