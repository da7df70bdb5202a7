graph():
    %x : [num_users=3] = placeholder[target=x]
    %l0_conv1_w : [num_users=2] = placeholder[target=l0_conv1_w]
    %l0_bn1_w : [num_users=2] = placeholder[target=l0_bn1_w]
    %l0_bn1_b : [num_users=1] = placeholder[target=l0_bn1_b]
    %l0_bn1_mean : [num_users=3] = placeholder[target=l0_bn1_mean]
    %l0_bn1_var : [num_users=3] = placeholder[target=l0_bn1_var]
    %l0_bn1_batches : [num_users=1] = placeholder[target=l0_bn1_batches]
    %l0_conv2_w : [num_users=2] = placeholder[target=l0_conv2_w]
    %l0_bn2_w : [num_users=2] = placeholder[target=l0_bn2_w]
    %l0_bn2_b : [num_users=1] = placeholder[target=l0_bn2_b]
    %l0_bn2_mean : [num_users=3] = placeholder[target=l0_bn2_mean]
    %l0_bn2_var : [num_users=3] = placeholder[target=l0_bn2_var]
    %l0_bn2_batches : [num_users=1] = placeholder[target=l0_bn2_batches]
    %l1_conv1_w : [num_users=2] = placeholder[target=l1_conv1_w]
    %l1_bn1_w : [num_users=2] = placeholder[target=l1_bn1_w]
    %l1_bn1_b : [num_users=1] = placeholder[target=l1_bn1_b]
    %l1_bn1_mean : [num_users=3] = placeholder[target=l1_bn1_mean]
    %l1_bn1_var : [num_users=3] = placeholder[target=l1_bn1_var]
    %l1_bn1_batches : [num_users=1] = placeholder[target=l1_bn1_batches]
    %l1_conv2_w : [num_users=2] = placeholder[target=l1_conv2_w]
    %l1_bn2_w : [num_users=2] = placeholder[target=l1_bn2_w]
    %l1_bn2_b : [num_users=1] = placeholder[target=l1_bn2_b]
    %l1_bn2_mean : [num_users=3] = placeholder[target=l1_bn2_mean]
    %l1_bn2_var : [num_users=3] = placeholder[target=l1_bn2_var]
    %l1_bn2_batches : [num_users=1] = placeholder[target=l1_bn2_batches]
    %grad_out : [num_users=1] = placeholder[target=grad_out]
    %convolution : [num_users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%x, %l0_conv1_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add_ : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l0_bn1_batches, 1), kwargs = {})
    %empty : [num_users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution, %l0_bn1_w, %l0_bn1_b, %l0_bn1_mean, %l0_bn1_var, True, 0.1, 1e-05), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 2), kwargs = {})
    %relu_ : [num_users=3] = call_function[target=torch.ops.aten.relu_.default](args = (%getitem,), kwargs = {})
    %alias : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%relu_,), kwargs = {})
    %convolution_1 : [num_users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%relu_, %l0_conv2_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add__1 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l0_bn2_batches, 1), kwargs = {})
    %empty_1 : [num_users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm_1 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution_1, %l0_bn2_w, %l0_bn2_b, %l0_bn2_mean, %l0_bn2_var, True, 0.1, 1e-05), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_1, 0), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_1, 1), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_1, 2), kwargs = {})
    %add__2 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%getitem_3, %x), kwargs = {})
    %relu__1 : [num_users=4] = call_function[target=torch.ops.aten.relu_.default](args = (%add__2,), kwargs = {})
    %alias_1 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%relu__1,), kwargs = {})
    %convolution_2 : [num_users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%relu__1, %l1_conv1_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add__3 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l1_bn1_batches, 1), kwargs = {})
    %empty_2 : [num_users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm_2 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution_2, %l1_bn1_w, %l1_bn1_b, %l1_bn1_mean, %l1_bn1_var, True, 0.1, 1e-05), kwargs = {})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_2, 0), kwargs = {})
    %getitem_7 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_2, 1), kwargs = {})
    %getitem_8 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_2, 2), kwargs = {})
    %relu__2 : [num_users=3] = call_function[target=torch.ops.aten.relu_.default](args = (%getitem_6,), kwargs = {})
    %alias_2 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%relu__2,), kwargs = {})
    %convolution_3 : [num_users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%relu__2, %l1_conv2_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add__4 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l1_bn2_batches, 1), kwargs = {})
    %empty_3 : [num_users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm_3 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution_3, %l1_bn2_w, %l1_bn2_b, %l1_bn2_mean, %l1_bn2_var, True, 0.1, 1e-05), kwargs = {})
    %getitem_9 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_3, 0), kwargs = {})
    %getitem_10 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_3, 1), kwargs = {})
    %getitem_11 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_3, 2), kwargs = {})
    %add__5 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%getitem_9, %relu__1), kwargs = {})
    %relu__3 : [num_users=2] = call_function[target=torch.ops.aten.relu_.default](args = (%add__5,), kwargs = {})
    %alias_3 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%relu__3,), kwargs = {})
    %alias_4 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%alias_3,), kwargs = {})
    %threshold_backward : [num_users=2] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%grad_out, %alias_4, 0), kwargs = {})
    %native_batch_norm_backward : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward, %convolution_3, %l1_bn2_w, %l1_bn2_mean, %l1_bn2_var, %getitem_10, %getitem_11, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_12 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 0), kwargs = {})
    %getitem_13 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 1), kwargs = {})
    %getitem_14 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 2), kwargs = {})
    %convolution_backward : [num_users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_12, %relu__2, %l1_conv2_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_15 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward, 0), kwargs = {})
    %getitem_16 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward, 1), kwargs = {})
    %getitem_17 : [num_users=0] = call_function[target=operator.getitem](args = (%convolution_backward, 2), kwargs = {})
    %alias_5 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%alias_2,), kwargs = {})
    %threshold_backward_1 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%getitem_15, %alias_5, 0), kwargs = {})
    %native_batch_norm_backward_1 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward_1, %convolution_2, %l1_bn1_w, %l1_bn1_mean, %l1_bn1_var, %getitem_7, %getitem_8, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_18 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 0), kwargs = {})
    %getitem_19 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 1), kwargs = {})
    %getitem_20 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 2), kwargs = {})
    %convolution_backward_1 : [num_users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_18, %relu__1, %l1_conv1_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_21 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward_1, 0), kwargs = {})
    %getitem_22 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward_1, 1), kwargs = {})
    %getitem_23 : [num_users=0] = call_function[target=operator.getitem](args = (%convolution_backward_1, 2), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%threshold_backward, %getitem_21), kwargs = {})
    %alias_6 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%alias_1,), kwargs = {})
    %threshold_backward_2 : [num_users=2] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%add, %alias_6, 0), kwargs = {})
    %native_batch_norm_backward_2 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward_2, %convolution_1, %l0_bn2_w, %l0_bn2_mean, %l0_bn2_var, %getitem_4, %getitem_5, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_24 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 0), kwargs = {})
    %getitem_25 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 1), kwargs = {})
    %getitem_26 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 2), kwargs = {})
    %convolution_backward_2 : [num_users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_24, %relu_, %l0_conv2_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_27 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward_2, 0), kwargs = {})
    %getitem_28 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward_2, 1), kwargs = {})
    %getitem_29 : [num_users=0] = call_function[target=operator.getitem](args = (%convolution_backward_2, 2), kwargs = {})
    %alias_7 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%alias,), kwargs = {})
    %threshold_backward_3 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%getitem_27, %alias_7, 0), kwargs = {})
    %native_batch_norm_backward_3 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward_3, %convolution, %l0_bn1_w, %l0_bn1_mean, %l0_bn1_var, %getitem_1, %getitem_2, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_30 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 0), kwargs = {})
    %getitem_31 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 1), kwargs = {})
    %getitem_32 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 2), kwargs = {})
    %convolution_backward_3 : [num_users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_30, %x, %l0_conv1_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_33 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward_3, 0), kwargs = {})
    %getitem_34 : [num_users=1] = call_function[target=operator.getitem](args = (%convolution_backward_3, 1), kwargs = {})
    %getitem_35 : [num_users=0] = call_function[target=operator.getitem](args = (%convolution_backward_3, 2), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%threshold_backward_2, %getitem_33), kwargs = {})
    return [relu__3, l0_bn1_mean, l0_bn1_var, add_, l0_bn2_mean, l0_bn2_var, add__1, l1_bn1_mean, l1_bn1_var, add__3, l1_bn2_mean, l1_bn2_var, add__4, add_1, getitem_34, getitem_31, getitem_32, getitem_28, getitem_25, getitem_26, getitem_22, getitem_19, getitem_20, getitem_16, getitem_13, getitem_14]
