# conformance: all.dims
# values: all.dims.npz
# tolerance: bool rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c16_self : [num_users=2] = placeholder[target=c16_self]
    %c18_self : [num_users=2] = placeholder[target=c18_self]
    %c20_self : [num_users=2] = placeholder[target=c20_self]
    %c22_self : [num_users=2] = placeholder[target=c22_self]
    %c24_self : [num_users=2] = placeholder[target=c24_self]
    %c26_self : [num_users=2] = placeholder[target=c26_self]
    %c28_self : [num_users=2] = placeholder[target=c28_self]
    %c30_self : [num_users=2] = placeholder[target=c30_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c0_self, [0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c0_self, [1], True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c2_self, [0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c2_self, [1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c4_self, [0, 1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c4_self, [1], True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c6_self, [0]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c6_self, [1]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c8_self, [0, 1]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c8_self, [1], True), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c10_self, [0]), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c10_self, [1]), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c12_self, [0, 1]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c12_self, [1], True), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c14_self, [0]), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c14_self, [1]), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c16_self, [0, 1]), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c16_self, [1], True), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c18_self, [0]), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c18_self, [1]), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c20_self, [0, 1]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c20_self, [1], True), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c22_self, [0]), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c22_self, [1]), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c24_self, [0, 1]), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c24_self, [1], True), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c26_self, [0]), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c26_self, [1]), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c28_self, [0, 1]), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c28_self, [1], True), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c30_self, [0]), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.all.dims](args = (%c30_self, [1]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31)
