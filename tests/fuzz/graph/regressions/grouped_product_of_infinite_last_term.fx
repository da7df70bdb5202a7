# seed 1, grouped product of an infinite last term
# input a: bf16[1, 2, 3] 1 1 inf 1 1 1
# input b: bf16[1, 3, 2] -1 -1 -1 -1 -1 -1
graph():
    %a : [num_users=1] = placeholder[target=a]
    %b : [num_users=1] = placeholder[target=b]
    %product : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%a, %b), kwargs = {})
    %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%product,), kwargs = {})
    return (relu,)
