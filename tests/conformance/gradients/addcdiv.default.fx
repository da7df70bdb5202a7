# gradients: addcdiv.default
# case c0: by c0_self c0_tensor1 c0_tensor2
# case c1: by c0_self c1_tensor1 c1_tensor2
# case c2: by c0_self
# case c3: by c3_self c3_tensor1 c3_tensor2
# case c4: by c4_self c4_tensor1 c4_tensor2
# case c5: by c4_self c5_tensor1 c5_tensor2
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_tensor1 : [num_users=1] = placeholder[target=c0_tensor1]
    %c0_tensor2 : [num_users=1] = placeholder[target=c0_tensor2]
    %c1_tensor1 : [num_users=1] = placeholder[target=c1_tensor1]
    %c1_tensor2 : [num_users=1] = placeholder[target=c1_tensor2]
    %c2_tensor1 : [num_users=1] = placeholder[target=c2_tensor1]
    %c2_tensor2 : [num_users=1] = placeholder[target=c2_tensor2]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_tensor1 : [num_users=1] = placeholder[target=c3_tensor1]
    %c3_tensor2 : [num_users=1] = placeholder[target=c3_tensor2]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_tensor1 : [num_users=1] = placeholder[target=c4_tensor1]
    %c4_tensor2 : [num_users=1] = placeholder[target=c4_tensor2]
    %c5_tensor1 : [num_users=1] = placeholder[target=c5_tensor1]
    %c5_tensor2 : [num_users=1] = placeholder[target=c5_tensor2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c0_self, %c0_tensor1, %c0_tensor2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c0_self, %c1_tensor1, %c1_tensor2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c0_self, %c2_tensor1, %c2_tensor2), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_tensor1_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_tensor1, 1, 0, 8, 2), kwargs = {})
    %c3_tensor2_view : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c3_tensor2, [2, 3, 4]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c3_self_view, %c3_tensor1_view, %c3_tensor2_view), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c4_self, %c4_tensor1, %c4_tensor2), kwargs = {value: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c4_self, %c5_tensor1, %c5_tensor2), kwargs = {value: -0.5})
    return (c0, c1, c2, c3, c4, c5)
