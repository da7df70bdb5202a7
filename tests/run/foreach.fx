# Ops on lists of tensors apply the base op to each element.
# input x: f32[3] 1 -2 3
# input y: f32[1, 2] 0.5 2
# input z: f32[3] 2 2 -1
# input w: f32[1, 2] 4 -1
# expect out0: f32[3] 5 2 1
# expect out1: f32[1, 2] 8.5 0
# expect out2: f32[3] 2.5 -0.5 4.5
# expect out3: f32[1, 2] 2 3.5
# expect out4: f32[3] 2 -4 6
# expect out5: f32[1, 2] -0.25 -1
# expect out6: f32[3] 3 0 3.5
# expect out7: f32[1, 2] 8.5 2.5
# expect out8: f32[3] 2 -1 4
# expect out9: f32[1, 2] 2.5 4
# expect out10: f32[3] 1.25 -1 2
# expect out11: f32[1, 2] 1.375 1.25
# expect out12: f32[3] 1 0.75 3
# expect out13: f32[1, 2] 0.75 2
# expect out14: f32[3] -1 2 -3
# expect out15: f32[1, 2] -0.5 -2
# expect out16: f32[] 6
# expect out17: f32[] 2.5
# expect out18: f32[3] 2 0.25 8
# expect out19: f32[1, 2] 1.4142135381698608 4
# tolerance: float32 rtol=1e-6
graph():
    %x : [num_users=10] = placeholder[target=x]
    %y : [num_users=10] = placeholder[target=y]
    %z : [num_users=4] = placeholder[target=z]
    %w : [num_users=4] = placeholder[target=w]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._foreach_add.List](args = ([%x, %y], [%z, %w]), kwargs = {alpha: 2})
    %c0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._foreach_add.Scalar](args = ([%x, %y], 1.5), kwargs = {})
    %c1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten._foreach_mul.ScalarList](args = ([%x, %y], [2, -0.5]), kwargs = {})
    %c2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten._foreach_addcmul.Scalar](args = ([%x, %y], [%z, %w], [%z, %w], 0.5), kwargs = {})
    %c3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten._foreach_addcdiv.ScalarList](args = ([%x, %y], [%z, %w], [%z, %w], [1.0, 2.0]), kwargs = {})
    %c4_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten._foreach_lerp.Scalar](args = ([%x, %y], [%z, %w], 0.25), kwargs = {})
    %c5_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten._foreach_maximum.Scalar](args = ([%x, %y], 0.75), kwargs = {})
    %c6_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten._foreach_neg.default](args = ([%x, %y],), kwargs = {})
    %c7_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten._foreach_norm.Scalar](args = ([%x, %y], 1), kwargs = {})
    %c8_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten._foreach_pow.ScalarAndTensor](args = (2, [%x, %y]), kwargs = {})
    %c9_0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    return (c0_0, c0_1, c1_0, c1_1, c2_0, c2_1, c3_0, c3_1, c4_0, c4_1, c5_0, c5_1, c6_0, c6_1, c7_0, c7_1, c8_0, c8_1, c9_0, c9_1)
