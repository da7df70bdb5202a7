# Dividing by a denormal distance first would overflow.
# input g: f32[3, 1] 9.99994610111476e-41 3.0 1.0000000031710769e-30
# input x: f32[3, 2] 0.0 -1.75 9.99994610111476e-41 0.0 1.0 2.0
# input y: f32[1, 2] 0.0 0.0
# input d: f32[3, 1] 9.99994610111476e-41 9.99994610111476e-41 0.0
# expect out0: f32[3, 2] 0.0 -1.7500070333480835 3.0 0.0 0.0 0.0
# tolerance: float32 rtol=1e-4
graph():
    %g : [num_users=1] = placeholder[target=g]
    %x : [num_users=1] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %d : [num_users=1] = placeholder[target=d]
    %c : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%g, %x, %y, 2.0, %d), kwargs = {})
    return (c,)
