# gradients: _adaptive_avg_pool3d.default
# case c0: by c0_self, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d.default](args = (%c0_self, [5, 7, 4]), kwargs = {})
    return (c0,)
