# conformance: special_xlog1py.self_scalar
# values: special_xlog1py.self_scalar.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_other : [num_users=6] = placeholder[target=c0_other]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c8_other : [num_users=1] = placeholder[target=c8_other]
    %c9_other : [num_users=6] = placeholder[target=c9_other]
    %c15_other : [num_users=6] = placeholder[target=c15_other]
    %c21_other : [num_users=6] = placeholder[target=c21_other]
    %c27_other : [num_users=1] = placeholder[target=c27_other]
    %c28_other : [num_users=1] = placeholder[target=c28_other]
    %c29_other : [num_users=1] = placeholder[target=c29_other]
    %c30_other : [num_users=6] = placeholder[target=c30_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (2, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-1.5, %c0_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (True, %c0_other), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (0, %c0_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (nan, %c0_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-3, %c0_other), kwargs = {})
    %c6_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c6_other, 1, 0, 10, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (2, %c6_1v), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-1.5, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (True, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (2, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-1.5, %c9_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (True, %c9_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (0, %c9_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (nan, %c9_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-3, %c9_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (2, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-1.5, %c15_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (True, %c15_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (0, %c15_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (nan, %c15_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-3, %c15_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (2, %c21_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-1.5, %c21_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (True, %c21_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (0, %c21_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (nan, %c21_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-3, %c21_other), kwargs = {})
    %c27_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c27_other, 1, 0, 10, 2), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (2, %c27_1v), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-1.5, %c28_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (True, %c29_other), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (2, %c30_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-1.5, %c30_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (True, %c30_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (0, %c30_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (nan, %c30_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (-3, %c30_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35)
