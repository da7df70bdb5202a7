graph():
    %x : [#users=3] = placeholder[target=x]
    %l0_conv1_w : [#users=2] = placeholder[target=l0_conv1_w]
    %l0_bn1_w : [#users=2] = placeholder[target=l0_bn1_w]
    %l0_bn1_b : [#users=1] = placeholder[target=l0_bn1_b]
    %l0_bn1_mean : [#users=3] = placeholder[target=l0_bn1_mean]
    %l0_bn1_var : [#users=3] = placeholder[target=l0_bn1_var]
    %l0_bn1_batches : [#users=1] = placeholder[target=l0_bn1_batches]
    %l0_conv2_w : [#users=2] = placeholder[target=l0_conv2_w]
    %l0_bn2_w : [#users=2] = placeholder[target=l0_bn2_w]
    %l0_bn2_b : [#users=1] = placeholder[target=l0_bn2_b]
    %l0_bn2_mean : [#users=3] = placeholder[target=l0_bn2_mean]
    %l0_bn2_var : [#users=3] = placeholder[target=l0_bn2_var]
    %l0_bn2_batches : [#users=1] = placeholder[target=l0_bn2_batches]
    %l1_conv1_w : [#users=2] = placeholder[target=l1_conv1_w]
    %l1_bn1_w : [#users=2] = placeholder[target=l1_bn1_w]
    %l1_bn1_b : [#users=1] = placeholder[target=l1_bn1_b]
    %l1_bn1_mean : [#users=3] = placeholder[target=l1_bn1_mean]
    %l1_bn1_var : [#users=3] = placeholder[target=l1_bn1_var]
    %l1_bn1_batches : [#users=1] = placeholder[target=l1_bn1_batches]
    %l1_conv2_w : [#users=2] = placeholder[target=l1_conv2_w]
    %l1_bn2_w : [#users=2] = placeholder[target=l1_bn2_w]
    %l1_bn2_b : [#users=1] = placeholder[target=l1_bn2_b]
    %l1_bn2_mean : [#users=3] = placeholder[target=l1_bn2_mean]
    %l1_bn2_var : [#users=3] = placeholder[target=l1_bn2_var]
    %l1_bn2_batches : [#users=1] = placeholder[target=l1_bn2_batches]
    %grad_out : [#users=2] = placeholder[target=grad_out]
    %convolution : [#users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%x, %l0_conv1_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add_ : [#users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l0_bn1_batches, 1), kwargs = {})
    %empty : [#users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution, %l0_bn1_w, %l0_bn1_b, %l0_bn1_mean, %l0_bn1_var, True, 0.1, 1e-05), kwargs = {})
    %getitem : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 0), kwargs = {})
    %getitem_1 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 1), kwargs = {})
    %getitem_2 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 2), kwargs = {})
    %relu_ : [#users=3] = call_function[target=torch.ops.aten.relu_.default](args = (%getitem,), kwargs = {})
    %detach : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%relu_,), kwargs = {})
    %convolution_1 : [#users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%relu_, %l0_conv2_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add__1 : [#users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l0_bn2_batches, 1), kwargs = {})
    %empty_1 : [#users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm_1 : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution_1, %l0_bn2_w, %l0_bn2_b, %l0_bn2_mean, %l0_bn2_var, True, 0.1, 1e-05), kwargs = {})
    %getitem_3 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_1, 0), kwargs = {})
    %getitem_4 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_1, 1), kwargs = {})
    %getitem_5 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_1, 2), kwargs = {})
    %add__2 : [#users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%getitem_3, %x), kwargs = {})
    %relu__1 : [#users=4] = call_function[target=torch.ops.aten.relu_.default](args = (%add__2,), kwargs = {})
    %detach_1 : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%relu__1,), kwargs = {})
    %convolution_2 : [#users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%relu__1, %l1_conv1_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add__3 : [#users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l1_bn1_batches, 1), kwargs = {})
    %empty_2 : [#users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm_2 : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution_2, %l1_bn1_w, %l1_bn1_b, %l1_bn1_mean, %l1_bn1_var, True, 0.1, 1e-05), kwargs = {})
    %getitem_6 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_2, 0), kwargs = {})
    %getitem_7 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_2, 1), kwargs = {})
    %getitem_8 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_2, 2), kwargs = {})
    %relu__2 : [#users=3] = call_function[target=torch.ops.aten.relu_.default](args = (%getitem_6,), kwargs = {})
    %detach_2 : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%relu__2,), kwargs = {})
    %convolution_3 : [#users=2] = call_function[target=torch.ops.aten.convolution.default](args = (%relu__2, %l1_conv2_w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], 1), kwargs = {})
    %add__4 : [#users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%l1_bn2_batches, 1), kwargs = {})
    %empty_3 : [#users=0] = call_function[target=torch.ops.aten.empty.memory_format](args = ([0],), kwargs = {dtype: torch.uint8, layout: torch.strided, device: cpu})
    %native_batch_norm_3 : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%convolution_3, %l1_bn2_w, %l1_bn2_b, %l1_bn2_mean, %l1_bn2_var, True, 0.1, 1e-05), kwargs = {})
    %getitem_9 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_3, 0), kwargs = {})
    %getitem_10 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_3, 1), kwargs = {})
    %getitem_11 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_3, 2), kwargs = {})
    %add__5 : [#users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%getitem_9, %relu__1), kwargs = {})
    %relu__3 : [#users=3] = call_function[target=torch.ops.aten.relu_.default](args = (%add__5,), kwargs = {})
    %detach_3 : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%relu__3,), kwargs = {})
    %is_same_size : [#users=0] = call_function[target=torch.ops.aten.is_same_size.default](args = (%relu__3, %grad_out), kwargs = {})
    %detach_4 : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%detach_3,), kwargs = {})
    %threshold_backward : [#users=2] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%grad_out, %detach_4, 0), kwargs = {})
    %native_batch_norm_backward : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward, %convolution_3, %l1_bn2_w, %l1_bn2_mean, %l1_bn2_var, %getitem_10, %getitem_11, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_12 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 0), kwargs = {})
    %getitem_13 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 1), kwargs = {})
    %getitem_14 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 2), kwargs = {})
    %convolution_backward : [#users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_12, %relu__2, %l1_conv2_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_15 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward, 0), kwargs = {})
    %getitem_16 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward, 1), kwargs = {})
    %getitem_17 : [#users=0] = call_function[target=operator.getitem](args = (%convolution_backward, 2), kwargs = {})
    %detach_5 : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%detach_2,), kwargs = {})
    %threshold_backward_1 : [#users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%getitem_15, %detach_5, 0), kwargs = {})
    %native_batch_norm_backward_1 : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward_1, %convolution_2, %l1_bn1_w, %l1_bn1_mean, %l1_bn1_var, %getitem_7, %getitem_8, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_18 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 0), kwargs = {})
    %getitem_19 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 1), kwargs = {})
    %getitem_20 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 2), kwargs = {})
    %convolution_backward_1 : [#users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_18, %relu__1, %l1_conv1_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_21 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward_1, 0), kwargs = {})
    %getitem_22 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward_1, 1), kwargs = {})
    %getitem_23 : [#users=0] = call_function[target=operator.getitem](args = (%convolution_backward_1, 2), kwargs = {})
    %add : [#users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%threshold_backward, %getitem_21), kwargs = {})
    %detach_6 : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%detach_1,), kwargs = {})
    %threshold_backward_2 : [#users=2] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%add, %detach_6, 0), kwargs = {})
    %native_batch_norm_backward_2 : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward_2, %convolution_1, %l0_bn2_w, %l0_bn2_mean, %l0_bn2_var, %getitem_4, %getitem_5, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_24 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 0), kwargs = {})
    %getitem_25 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 1), kwargs = {})
    %getitem_26 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 2), kwargs = {})
    %convolution_backward_2 : [#users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_24, %relu_, %l0_conv2_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_27 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward_2, 0), kwargs = {})
    %getitem_28 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward_2, 1), kwargs = {})
    %getitem_29 : [#users=0] = call_function[target=operator.getitem](args = (%convolution_backward_2, 2), kwargs = {})
    %detach_7 : [#users=1] = call_function[target=torch.ops.aten.detach.default](args = (%detach,), kwargs = {})
    %threshold_backward_3 : [#users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%getitem_27, %detach_7, 0), kwargs = {})
    %native_batch_norm_backward_3 : [#users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%threshold_backward_3, %convolution, %l0_bn1_w, %l0_bn1_mean, %l0_bn1_var, %getitem_1, %getitem_2, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_30 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 0), kwargs = {})
    %getitem_31 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 1), kwargs = {})
    %getitem_32 : [#users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 2), kwargs = {})
    %convolution_backward_3 : [#users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%getitem_30, %x, %l0_conv1_w, [0], [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]), kwargs = {})
    %getitem_33 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward_3, 0), kwargs = {})
    %getitem_34 : [#users=1] = call_function[target=operator.getitem](args = (%convolution_backward_3, 1), kwargs = {})
    %getitem_35 : [#users=0] = call_function[target=operator.getitem](args = (%convolution_backward_3, 2), kwargs = {})
    %add_1 : [#users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%threshold_backward_2, %getitem_33), kwargs = {})
    return [relu__3, l0_bn1_mean, l0_bn1_var, add_, l0_bn2_mean, l0_bn2_var, add__1, l1_bn1_mean, l1_bn1_var, add__3, l1_bn2_mean, l1_bn2_var, add__4, add_1, getitem_34, getitem_31, getitem_32, getitem_28, getitem_25, getitem_26, getitem_22, getitem_19, getitem_20, getitem_16, getitem_13, getitem_14]
