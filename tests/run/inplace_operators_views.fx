# In-place operators through views and through +x, which is x itself. A number on the left is not written.
# interpreter: cannot be functionalised
# input a: f32[3, 4] 0 1 2 3 4 5 6 7 8 9 10 11
# input b: f32[3] 1 2 3
# input n: i64[2, 2] 1 2 3 4
# expect out0: f32[3, 4] 0 0 2 6 8 6 8 14 16 12 14 22
# expect out1: f32[3, 4] 0 0 2 6 8 6 8 14 16 12 14 22
# expect out2: f32[2, 3] 0 6 12 2 8 14
# expect out3: i64[2, 2] 4 5 6 7
# expect out4: i64[2, 2] 0 3 2 5
# expect out5: i64[2, 2] 0 3 2 5
# expect out6: f32[3, 4] 0 1 2 3 4 5 6 7 8 9 10 11
graph():
    %a : [num_users=3] = placeholder[target=a]
    %b : [num_users=1] = placeholder[target=b]
    %n : [num_users=4] = placeholder[target=n]
    %clone_default : [num_users=3] = call_function[target=torch.ops.aten.clone.default](args = (%a,), kwargs = {})
    %t_default : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%clone_default,), kwargs = {})
    %slice_tensor : [num_users=2] = call_function[target=torch.ops.aten.slice.Tensor](args = (%t_default, 0, 1, 3), kwargs = {})
    %isub : [num_users=0] = call_function[target=operator.isub](args = (%slice_tensor, %b), kwargs = {})
    %pos : [num_users=2] = call_function[target=operator.pos](args = (%clone_default,), kwargs = {})
    %imul : [num_users=0] = call_function[target=operator.imul](args = (%pos, 2), kwargs = {})
    %sym_size_int : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%a, 0), kwargs = {})
    %iadd : [num_users=1] = call_function[target=operator.iadd](args = (%sym_size_int, %n), kwargs = {})
    %ixor : [num_users=0] = call_function[target=operator.ixor](args = (%n, 1), kwargs = {})
    %mul_tensor : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%a, 1), kwargs = {})
    %pos_1 : [num_users=1] = call_function[target=operator.pos](args = (%n,), kwargs = {})
    return [clone_default, pos, slice_tensor, iadd, n, pos_1, mul_tensor]
