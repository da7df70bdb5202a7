# Outputs in lists, tuples and dicts, with None and numbers among them.
# interpreter: an output that is neither a tensor nor a number
# input x: f32[2] 1 2
# expect out1: f32[2] -1 -2
# expect out2: f32[2] 1 2
# expect out4: f32[] 3
# expect out5: f32[2] -1 -2
# expect out6: i64[] 2
# expect out8: i64[] 1
# expect out9: i64[] 3
# expect out10: f64[] 2.5
# expect out11: f32[] 2
graph():
    %x : [num_users=5] = placeholder[target=x]
    %sym_size_int : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_default : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%x,), kwargs = {})
    %max_dim : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%x, 0), kwargs = {})
    %sum_default : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%x,), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%max_dim, 1), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%max_dim, 0), kwargs = {})
    return [None, (neg_default, [x, None]), {'loss': sum_default, 'more': [neg_default, {'size': sym_size_int, 'none': None}]}, getitem, 3, (), 2.5, [getitem_1]]
