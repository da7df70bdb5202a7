# seed 75002259, images
# tape aot, second order The function '_native_batch_norm_legit_no_training' is not differentiable with respect to argument 'running_mean'. This input cannot have requires_grad True.; eager no error
# input x0: f16[1, 1, 1] -0.31201171875
# strides x0: 3 3 1
# input x1: f32[1] -3
# input x2: f32[1] -1.25
# input x3: f32[1] 1
# input x4: f32[1] 0.75
graph():
    %x0 : [num_users=2] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %_native_batch_norm_legit_no_training : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit_no_training.default](args = (%x0, %x1, %x2, %x3, %x4, 0.1, 0.001), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_no_training, 0), kwargs = {})
    %cat : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%x0, %getitem], 0), kwargs = {})
    %replication_pad1d : [num_users=1] = call_function[target=torch.ops.aten.replication_pad1d.default](args = (%cat, [1, 1]), kwargs = {})
    return (replication_pad1d,)
