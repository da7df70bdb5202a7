# conformance: where.Scalar
# values: where.Scalar.npz
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_condition : [num_users=15] = placeholder[target=c0_condition]
    %c3_condition : [num_users=2] = placeholder[target=c3_condition]
    %c4_condition : [num_users=2] = placeholder[target=c4_condition]
    %c5_condition : [num_users=2] = placeholder[target=c5_condition]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1.5, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, True, False), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_condition, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c3_0v, 1, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c4_condition, 1.5, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c5_condition, True, False), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1.5, 2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, True, False), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1, 0), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1.5, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, True, False), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1, 0), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1.5, 2), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, True, False), kwargs = {})
    %c15_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_condition, 1, 0, 10, 2), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c15_0v, 1, 0), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c4_condition, 1.5, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c5_condition, True, False), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1, 0), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, 1.5, 2), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%c0_condition, True, False), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20)
