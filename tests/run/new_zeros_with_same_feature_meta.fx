# Zeros for tangents, with the sizes of the second tensor after the batch dims of the first one.
# input a: f64[2, 3] 2.04391411380896 0.9638077472303509 0.3278113948462841 -1.4442069837588798 -1.3835221999646827 -0.7986725296561198
# input c: f32[4] -0.9275897145271301 0.7749492526054382 1.2369059324264526 -0.769854724407196
# expect out0: f32[4] 0.0 0.0 0.0 0.0
# expect out1: f32[2, 4] 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0
graph():
    %a : [num_users=2] = placeholder[target=a]
    %c : [num_users=2] = placeholder[target=c]
    %x : [num_users=1] = call_function[target=torch.ops.aten._new_zeros_with_same_feature_meta.default](args = (%a, %c), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten._new_zeros_with_same_feature_meta.default](args = (%a, %c), kwargs = {self_num_batch_dims: 1})
    return (x, y)
