# conformance: where.self
# values: where.self.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_condition : [num_users=24] = placeholder[target=c0_condition]
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_other : [num_users=8] = placeholder[target=c1_other]
    %c2_other : [num_users=8] = placeholder[target=c2_other]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c12_self : [num_users=4] = placeholder[target=c12_self]
    %c12_other : [num_users=2] = placeholder[target=c12_other]
    %c16_self : [num_users=4] = placeholder[target=c16_self]
    %c16_other : [num_users=2] = placeholder[target=c16_other]
    %c20_self : [num_users=3] = placeholder[target=c20_self]
    %c20_other : [num_users=1] = placeholder[target=c20_other]
    %c23_self : [num_users=3] = placeholder[target=c23_self]
    %c23_other : [num_users=1] = placeholder[target=c23_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c0_self, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c0_self, %c2_other), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c3_self, %c1_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c3_self, %c2_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c6_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c6_self, %c1_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c6_self, %c2_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c9_self, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c9_self, %c1_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c9_self, %c2_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c12_self, %c12_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c12_self, %c12_self, %c12_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c12_self, %c1_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c12_self, %c2_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c16_self, %c16_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c16_self, %c16_self, %c16_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c16_self, %c1_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c16_self, %c2_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c20_self, %c20_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c20_self, %c1_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c20_self, %c2_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c23_self, %c23_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c23_self, %c1_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c23_self, %c2_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25)
