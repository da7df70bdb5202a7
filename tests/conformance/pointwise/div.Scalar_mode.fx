# conformance: div.Scalar_mode
# values: div.Scalar_mode.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=6] = placeholder[target=c9_self]
    %c15_self : [num_users=6] = placeholder[target=c15_self]
    %c21_self : [num_users=4] = placeholder[target=c21_self]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c28_self : [num_users=4] = placeholder[target=c28_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, -3), kwargs = {rounding_mode: floor})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, -3), kwargs = {rounding_mode: trunc})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 1.5), kwargs = {rounding_mode: floor})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 1.5), kwargs = {rounding_mode: trunc})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 0), kwargs = {rounding_mode: floor})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 0), kwargs = {rounding_mode: trunc})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c6_self, 1, 0, 10, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c6_0v, -3), kwargs = {rounding_mode: floor})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c7_self, -3), kwargs = {rounding_mode: trunc})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c8_self, 1.5), kwargs = {rounding_mode: floor})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c9_self, -3), kwargs = {rounding_mode: floor})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c9_self, -3), kwargs = {rounding_mode: trunc})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c9_self, 1.5), kwargs = {rounding_mode: floor})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c9_self, 1.5), kwargs = {rounding_mode: trunc})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c9_self, 0), kwargs = {rounding_mode: floor})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c9_self, 0), kwargs = {rounding_mode: trunc})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c15_self, -3), kwargs = {rounding_mode: floor})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c15_self, -3), kwargs = {rounding_mode: trunc})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c15_self, 1.5), kwargs = {rounding_mode: floor})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c15_self, 1.5), kwargs = {rounding_mode: trunc})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c15_self, 0), kwargs = {rounding_mode: floor})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c15_self, 0), kwargs = {rounding_mode: trunc})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c21_self, -3), kwargs = {rounding_mode: floor})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c21_self, -3), kwargs = {rounding_mode: trunc})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c21_self, 1.5), kwargs = {rounding_mode: floor})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c21_self, 1.5), kwargs = {rounding_mode: trunc})
    %c25_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c25_self, 1, 0, 10, 2), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c25_0v, -3), kwargs = {rounding_mode: floor})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c26_self, -3), kwargs = {rounding_mode: trunc})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c27_self, 1.5), kwargs = {rounding_mode: floor})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c28_self, -3), kwargs = {rounding_mode: floor})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c28_self, -3), kwargs = {rounding_mode: trunc})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c28_self, 1.5), kwargs = {rounding_mode: floor})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c28_self, 1.5), kwargs = {rounding_mode: trunc})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31)
