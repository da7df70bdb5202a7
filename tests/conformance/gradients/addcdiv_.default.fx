# gradients: addcdiv_.default
# case c0: by c0_self c0_tensor1 c0_tensor2
# case c1: by c0_self c1_tensor1 c1_tensor2
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_tensor1 : [num_users=1] = placeholder[target=c0_tensor1]
    %c0_tensor2 : [num_users=1] = placeholder[target=c0_tensor2]
    %c1_tensor1 : [num_users=1] = placeholder[target=c1_tensor1]
    %c1_tensor2 : [num_users=1] = placeholder[target=c1_tensor2]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%c0_self_clone, %c0_tensor1, %c0_tensor2), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%c1_self_clone, %c1_tensor1, %c1_tensor2), kwargs = {})
    return (c0, c1)
