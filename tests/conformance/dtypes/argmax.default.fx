# conformance: argmax.default
# values: argmax.default.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=3] = placeholder[target=c4_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=3] = placeholder[target=c8_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_self : [num_users=3] = placeholder[target=c16_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c20_self : [num_users=3] = placeholder[target=c20_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=3] = placeholder[target=c24_self]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c0_self, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c0_self, 0, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c4_self, 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c4_self, 0, True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c7_self,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c8_self,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c8_self, 1), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c8_self, 0, True), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c11_self,), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c12_self, 1), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c12_self, 0, True), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c15_self,), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c16_self,), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c16_self, 1), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c16_self, 0, True), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c19_self,), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c20_self,), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c20_self, 1), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c20_self, 0, True), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c23_self,), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c24_self,), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c24_self, 1), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c24_self, 0, True), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%c27_self,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27)
