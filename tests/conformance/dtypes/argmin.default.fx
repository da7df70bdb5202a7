# conformance: argmin.default
# values: argmin.default.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c15_self : [num_users=3] = placeholder[target=c15_self]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c0_self, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c0_self, 0, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c3_self, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c3_self, 0, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c6_self, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c6_self, 0, True), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c9_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c9_self, 1), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c9_self, 0, True), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c12_self, 1), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c12_self, 0, True), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c15_self,), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c15_self, 1), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c15_self, 0, True), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c18_self,), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c18_self, 1), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%c18_self, 0, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20)
