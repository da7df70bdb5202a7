# Ops with native forms: scatters of operands that are not row-major; pools with NaN, negative infinities and padding;
# batch norm without running statistics.
# input x: f32[3, 2] 1 2 3 4 5 6
# input i: i64[2] 2 0
# input s: f32[2, 2] 10 20 30 40
# input g: f32[2] 1 2
# input j: i64[3, 2] 0 0 1 1 0 1
# input u: f32[2, 3] 1 2 3 4 5 6
# input p: f32[1, 3, 3] -inf -inf nan -inf -inf 1 2 2 0
# input n: f32[2, 1] 1 3
# expect out0: f32[3, 2] 41 82 3 4 25 66
# expect out1: f32[3, 2] 1 2 0 0 1 2
# expect out2: f32[3, 2] 6 2 3 11 8 12
# expect out3: f32[1, 2, 2] -inf nan 2 2
# expect out4: i64[1, 2, 2] 0 2 6 7
# expect out5: f32[1, 2, 2] -inf nan 2 2
# expect out6: i64[1, 2, 2] 0 2 6 7
# expect out7: f32[2, 1] -1 1
graph():
    %x : [num_users=2] = placeholder[target=x]
    %i : [num_users=2] = placeholder[target=i]
    %s : [num_users=1] = placeholder[target=s]
    %g : [num_users=1] = placeholder[target=g]
    %j : [num_users=1] = placeholder[target=j]
    %u : [num_users=1] = placeholder[target=u]
    %p : [num_users=2] = placeholder[target=p]
    %n : [num_users=1] = placeholder[target=n]
    %t : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%s, [1, 0]), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x, 0, %i, %t), kwargs = {alpha: 2})
    %e : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%g, [2, 2]), kwargs = {})
    %d : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%e, %i, 3, -1, False), kwargs = {})
    %v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%u, [1, 0]), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x, 1, %j, %v), kwargs = {})
    %m : [num_users=2] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%p, [2, 2], [1, 1]), kwargs = {})
    %m0 : [num_users=1] = call_function[target=operator.getitem](args = (%m, 0), kwargs = {})
    %m1 : [num_users=1] = call_function[target=operator.getitem](args = (%m, 1), kwargs = {})
    %q : [num_users=2] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%p, [2, 2], [2, 2], [1, 1]), kwargs = {})
    %q0 : [num_users=1] = call_function[target=operator.getitem](args = (%q, 0), kwargs = {})
    %q1 : [num_users=1] = call_function[target=operator.getitem](args = (%q, 1), kwargs = {})
    %c : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%n, None, None, None, None, True, 0.1, 0.0), kwargs = {})
    %c0 : [num_users=1] = call_function[target=operator.getitem](args = (%c, 0), kwargs = {})
    return (add, d, b, m0, m1, q0, q1, c0)
