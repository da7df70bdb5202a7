# Loss scaling: infinities are found and gradients unscaled; the scale shrinks, grows or stays.
# input g1: f32[3] 1.0 -2.0 3.0
# input inv: f32[] 0.5
# input fi: f32[1] 0.0
# input s: f32[] 1024.0
# input t4: i32[] 4
# input t1: i32[] 1
# input big: f32[] 3.0000000054977558e+38
# expect out0: f32[1] 1.0
# expect out1: f32[1] 0.0
# expect out2: f32[3] 0.5 -1.0 1.5
# expect out3: f32[] 256.0
# expect out4: i32[] 0
# expect out5: f32[] 2048.0
# expect out6: i32[] 0
# expect out7: f32[] 1024.0
# expect out8: i32[] 2
# expect out9: f32[] 3.0000000054977558e+38
# expect out10: i32[] 0
# expect out11: f32[] 2048.0
# expect out12: i32[] 0
graph():
    %g1 : [num_users=2] = placeholder[target=g1]
    %inv : [num_users=2] = placeholder[target=inv]
    %fi : [num_users=6] = placeholder[target=fi]
    %s : [num_users=4] = placeholder[target=s]
    %t4 : [num_users=4] = placeholder[target=t4]
    %t1 : [num_users=1] = placeholder[target=t1]
    %big : [num_users=1] = placeholder[target=big]
    %bad : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar](args = (%g1, 0), kwargs = {})
    %fi_in : [num_users=3] = call_function[target=torch.ops.aten.clone.default](args = (%fi,), kwargs = {})
    %un : [num_users=0] = call_function[target=torch.ops.aten._amp_foreach_non_finite_check_and_unscale_.default](args = ([%bad], %fi_in, %inv), kwargs = {})
    %pair : [num_users=2] = call_function[target=torch.ops.aten._amp_foreach_non_finite_check_and_unscale.default](args = ([%g1], %fi, %inv), kwargs = {})
    %list : [num_users=1] = call_function[target=operator.getitem](args = (%pair, 0), kwargs = {})
    %ok : [num_users=1] = call_function[target=operator.getitem](args = (%list, 0), kwargs = {})
    %none : [num_users=1] = call_function[target=operator.getitem](args = (%pair, 1), kwargs = {})
    %u0 : [num_users=2] = call_function[target=torch.ops.aten._amp_update_scale.default](args = (%s, %t4, %fi_in, 2.0, 0.25, 5), kwargs = {})
    %a0 : [num_users=1] = call_function[target=operator.getitem](args = (%u0, 0), kwargs = {})
    %b0 : [num_users=1] = call_function[target=operator.getitem](args = (%u0, 1), kwargs = {})
    %u1 : [num_users=2] = call_function[target=torch.ops.aten._amp_update_scale.default](args = (%s, %t4, %fi, 2.0, 0.25, 5), kwargs = {})
    %a1 : [num_users=1] = call_function[target=operator.getitem](args = (%u1, 0), kwargs = {})
    %b1 : [num_users=1] = call_function[target=operator.getitem](args = (%u1, 1), kwargs = {})
    %u2 : [num_users=2] = call_function[target=torch.ops.aten._amp_update_scale.default](args = (%s, %t1, %fi, 2.0, 0.25, 5), kwargs = {})
    %a2 : [num_users=1] = call_function[target=operator.getitem](args = (%u2, 0), kwargs = {})
    %b2 : [num_users=1] = call_function[target=operator.getitem](args = (%u2, 1), kwargs = {})
    %u3 : [num_users=2] = call_function[target=torch.ops.aten._amp_update_scale.default](args = (%big, %t4, %fi, 2.0, 0.25, 5), kwargs = {})
    %a3 : [num_users=1] = call_function[target=operator.getitem](args = (%u3, 0), kwargs = {})
    %b3 : [num_users=1] = call_function[target=operator.getitem](args = (%u3, 1), kwargs = {})
    %sc : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%s,), kwargs = {})
    %tc : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%t4,), kwargs = {})
    %w : [num_users=1] = call_function[target=torch.ops.aten._amp_update_scale_.default](args = (%sc, %tc, %fi, 2.0, 0.25, 5), kwargs = {})
    return (fi_in, none, ok, a0, b0, a1, b1, a2, b2, a3, b3, w, tc)
