# conformance: any.dim
# values: any.dim.npz
# tolerance: bool rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c0_self, -1, True), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c1_self, 0, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c2_self, 0, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c3_self, 0, True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c4_self, 0, True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c5_self, 0, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c6_self, 0, True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c7_self, 0, True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c8_self, 0, True), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (%c9_self, 0, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
