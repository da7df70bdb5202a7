# conformance: __rshift__.Tensor
# values: __rshift__.Tensor.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=2] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c5_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c7_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.__rshift__.Tensor](args = (%c7_self, %c3_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
