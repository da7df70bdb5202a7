# Batch norm without side effects: the running statistics do not change.
# input x: f32[2, 2, 3] 1 2 3 4 -1 0 2 5 0.5 0.25 -2 1
# input w: f32[2] 1.5 -0.5
# input b: f32[2] 0.25 1
# input m: f32[2] 0.5 -1
# input v: f32[2] 2 0.5
# expect out0: f32[2, 2, 3] 0.78032875 1.8409863 2.9016438 -2.5354984 1 0.29290032 1.8409863 5.0229588 0.25 0.116125405 1.7070997 -0.41419935
# expect out1: f32[0]
# expect out2: f32[0]
# expect out3: f32[3, 2, 2] 0.31622776 0.94868326 5 1.25 0.94868326 2.8460498 0 -1 1.5811388 0 1 2
# expect out4: f32[2, 2, 3] -1.0299773 -0.005995512 1.0179863 0.03618622 1.3655845 1.0997049 -0.005995512 3.06595 -1.5419682 1.033235 1.6314642 0.83382523
# expect out5: f32[2] 2.25 0.375
# expect out6: f32[2] 0.68265456 0.5317593
# expect out7: f32[2] 0.9375 -0.65625
# expect out8: f32[2] 2.14375 1.4359375
# expect out9: f32[2, 2, 3] 0.6034651 1.3103951 2.0173252 8.064008 1 2.4128015 1.3103951 3.4311855 0.25 2.766002 -0.4128015 3.825603
# expect out10: f32[2] 0.5 -1
# expect out11: f32[2] 2 0.5
# expect out12: f32[2] 0.5 -1
# expect out13: f32[2] 2 0.5
# tolerance: float32 rtol=1e-5 atol=1e-6
graph():
    %x : [num_users=4] = placeholder[target=x]
    %w : [num_users=2] = placeholder[target=w]
    %b : [num_users=3] = placeholder[target=b]
    %m : [num_users=5] = placeholder[target=m]
    %v : [num_users=5] = placeholder[target=v]
    %_native_batch_norm_legit_no_training_default : [num_users=3] = call_function[target=torch.ops.aten._native_batch_norm_legit_no_training.default](args = (%x, %w, %b, %m, %v, 0.1, 1e-05), kwargs = {})
    %permute_default : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%x, [2, 1, 0]), kwargs = {})
    %_native_batch_norm_legit_no_training_default_1 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit_no_training.default](args = (%permute_default, None, None, %m, %v, 0.1, 0.5), kwargs = {})
    %_native_batch_norm_legit_functional_default : [num_users=5] = call_function[target=torch.ops.aten._native_batch_norm_legit_functional.default](args = (%x, %w, %b, %m, %v, True, 0.25, 1e-05), kwargs = {})
    %_native_batch_norm_legit_functional_default_1 : [num_users=3] = call_function[target=torch.ops.aten._native_batch_norm_legit_functional.default](args = (%x, None, %b, %m, %v, False, 0.25, 0.001), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_no_training_default, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_no_training_default, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_no_training_default, 2), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_no_training_default_1, 0), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default, 0), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default, 1), kwargs = {})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default, 2), kwargs = {})
    %getitem_7 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default, 3), kwargs = {})
    %getitem_8 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default, 4), kwargs = {})
    %getitem_9 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default_1, 0), kwargs = {})
    %getitem_10 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default_1, 3), kwargs = {})
    %getitem_11 : [num_users=1] = call_function[target=operator.getitem](args = (%_native_batch_norm_legit_functional_default_1, 4), kwargs = {})
    return [getitem, getitem_1, getitem_2, getitem_3, getitem_4, getitem_5, getitem_6, getitem_7, getitem_8, getitem_9, getitem_10, getitem_11, m, v]
