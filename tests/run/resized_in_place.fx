# resize_ and resize_as_: the tensor keeps its memory if it has room. An earlier view sees later writes, and the elements
# follow the order in memory.
# interpreter: cannot be functionalised
# input x: f32[2, 3] 1 2 3 4 5 6
# expect out0: f32[2, 2] 11 12 13 14
# expect out1: f32[6] 11 12 13 14 5 6
# expect out2: f32[5] 1 2 3 4 5
# expect out3: f32[1, 3, 1, 2] 1 4 2 5 3 6
# expect out4: f32[6] 1 2 3 4 5 6
# expect out5: f32[3, 1] 2 4 6
# expect out6: f32[3, 2] 1 4 2 5 3 6
# expect out7: f32[0]
# expect out8: i64[] 1
graph():
    %x : [num_users=7] = placeholder[target=x]
    %a : [num_users=3] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %flat : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%a, [6]), kwargs = {})
    %smaller : [num_users=1] = call_function[target=torch.ops.aten.resize_.default](args = (%a, [2, 2]), kwargs = {})
    %written : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%smaller, 10), kwargs = {})
    %turned : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %b : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%turned,), kwargs = {memory_format: torch.preserve_format})
    %flatter : [num_users=0] = call_function[target=torch.ops.aten.resize_.default](args = (%b, [5]), kwargs = {})
    %c : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %images : [num_users=0] = call_function[target=torch.ops.aten.resize_.default](args = (%c, [1, 3, 1, 2]), kwargs = {memory_format: torch.channels_last})
    %d : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %larger : [num_users=1] = call_function[target=torch.ops.aten.resize_.default](args = (%d, [3, 4]), kwargs = {})
    %all : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%larger, [12]), kwargs = {})
    %known : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%all, 0, 0, 6), kwargs = {})
    %e : [num_users=3] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %template : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([3, 1],), kwargs = {})
    %like : [num_users=0] = call_function[target=torch.ops.aten.resize_as_.default](args = (%e, %template), kwargs = {})
    %doubled : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%e, 2), kwargs = {})
    %copy : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %f : [num_users=3] = call_function[target=torch.ops.aten.t.default](args = (%copy,), kwargs = {})
    %same : [num_users=0] = call_function[target=torch.ops.aten.resize_.default](args = (%f, [3, 2]), kwargs = {})
    %step : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%f, 0), kwargs = {})
    %g : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %nothing : [num_users=0] = call_function[target=torch.ops.aten.resize_.default](args = (%g, [0]), kwargs = {})
    return (a, flat, b, c, known, e, f, g, step)
