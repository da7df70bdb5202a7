# seed 42038508, c11 of masked_fill_.Tensor, 4 -> 1, calls after
# symbolic cannot be compiled cannot generate native code node %view (aten.view.default) view size [1, 1, 2, 3, 1] is not compatible with input tensor's size [2, 3, ((Min(8, s0) + 1)//2)] and stride [1, 2, 6] (at least one dimension spans across two contiguous subspaces); use reshape instead
#   arguments %add i64[2, 3, ((Min(8, s0) + 1)//2)]
# input c2_mask: b8[3, 8] 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1
# input c11_self: i64[1, 3, 2] 5 -3 2 9 -8 1
# input c11_value: i64[] -2
graph():
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_value : [num_users=1] = placeholder[target=c11_value]
    %c11_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c11_self,), kwargs = {})
    %c11_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c11_clone, [2, 1, 0]), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_mask, 1, 0, 8, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill_.Tensor](args = (%c11_0v, %c11_1v, %c11_value), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c11, %c11), kwargs = {})
    %unsqueeze : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze.default](args = (%add, 0), kwargs = {})
    %unsqueeze_1 : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze.default](args = (%unsqueeze, 0), kwargs = {})
    %amax : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%c11_clone,), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%amax, %amax), kwargs = {})
    %add_2 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%add_1, %add_1), kwargs = {})
    return [unsqueeze_1, add_2]
