# conformance: composite_convolution
# values: composite_convolution.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %conv1d_default_0_input : [num_users=1] = placeholder[target=conv1d_default_0_input]
    %conv1d_default_0_weight : [num_users=1] = placeholder[target=conv1d_default_0_weight]
    %conv1d_default_0_bias : [num_users=1] = placeholder[target=conv1d_default_0_bias]
    %conv1d_default_1_input : [num_users=1] = placeholder[target=conv1d_default_1_input]
    %conv1d_default_1_weight : [num_users=1] = placeholder[target=conv1d_default_1_weight]
    %conv1d_padding_0_input : [num_users=1] = placeholder[target=conv1d_padding_0_input]
    %conv1d_padding_0_weight : [num_users=1] = placeholder[target=conv1d_padding_0_weight]
    %conv1d_padding_0_bias : [num_users=1] = placeholder[target=conv1d_padding_0_bias]
    %conv1d_padding_1_input : [num_users=1] = placeholder[target=conv1d_padding_1_input]
    %conv1d_padding_1_weight : [num_users=1] = placeholder[target=conv1d_padding_1_weight]
    %conv2d_default_0_input : [num_users=1] = placeholder[target=conv2d_default_0_input]
    %conv2d_default_0_weight : [num_users=1] = placeholder[target=conv2d_default_0_weight]
    %conv2d_default_0_bias : [num_users=1] = placeholder[target=conv2d_default_0_bias]
    %conv2d_default_1_input : [num_users=1] = placeholder[target=conv2d_default_1_input]
    %conv2d_default_1_weight : [num_users=1] = placeholder[target=conv2d_default_1_weight]
    %conv2d_padding_0_input : [num_users=1] = placeholder[target=conv2d_padding_0_input]
    %conv2d_padding_0_weight : [num_users=1] = placeholder[target=conv2d_padding_0_weight]
    %conv2d_padding_0_bias : [num_users=1] = placeholder[target=conv2d_padding_0_bias]
    %conv2d_padding_1_input : [num_users=1] = placeholder[target=conv2d_padding_1_input]
    %conv2d_padding_1_weight : [num_users=1] = placeholder[target=conv2d_padding_1_weight]
    %conv3d_default_0_input : [num_users=1] = placeholder[target=conv3d_default_0_input]
    %conv3d_default_0_weight : [num_users=1] = placeholder[target=conv3d_default_0_weight]
    %conv3d_default_0_bias : [num_users=1] = placeholder[target=conv3d_default_0_bias]
    %conv3d_default_1_input : [num_users=1] = placeholder[target=conv3d_default_1_input]
    %conv3d_default_1_weight : [num_users=1] = placeholder[target=conv3d_default_1_weight]
    %conv3d_padding_0_input : [num_users=1] = placeholder[target=conv3d_padding_0_input]
    %conv3d_padding_0_weight : [num_users=1] = placeholder[target=conv3d_padding_0_weight]
    %conv3d_padding_0_bias : [num_users=1] = placeholder[target=conv3d_padding_0_bias]
    %conv3d_padding_1_input : [num_users=1] = placeholder[target=conv3d_padding_1_input]
    %conv3d_padding_1_weight : [num_users=1] = placeholder[target=conv3d_padding_1_weight]
    %conv_transpose1d_default_0_input : [num_users=1] = placeholder[target=conv_transpose1d_default_0_input]
    %conv_transpose1d_default_0_weight : [num_users=1] = placeholder[target=conv_transpose1d_default_0_weight]
    %conv_transpose1d_default_0_bias : [num_users=1] = placeholder[target=conv_transpose1d_default_0_bias]
    %conv_transpose1d_default_1_input : [num_users=1] = placeholder[target=conv_transpose1d_default_1_input]
    %conv_transpose1d_default_1_weight : [num_users=1] = placeholder[target=conv_transpose1d_default_1_weight]
    %conv_transpose2d_input_0_input : [num_users=1] = placeholder[target=conv_transpose2d_input_0_input]
    %conv_transpose2d_input_0_weight : [num_users=1] = placeholder[target=conv_transpose2d_input_0_weight]
    %conv_transpose2d_input_0_bias : [num_users=1] = placeholder[target=conv_transpose2d_input_0_bias]
    %conv_transpose2d_input_1_input : [num_users=1] = placeholder[target=conv_transpose2d_input_1_input]
    %conv_transpose2d_input_1_weight : [num_users=1] = placeholder[target=conv_transpose2d_input_1_weight]
    %conv_transpose3d_input_0_input : [num_users=1] = placeholder[target=conv_transpose3d_input_0_input]
    %conv_transpose3d_input_0_weight : [num_users=1] = placeholder[target=conv_transpose3d_input_0_weight]
    %conv_transpose3d_input_0_bias : [num_users=1] = placeholder[target=conv_transpose3d_input_0_bias]
    %conv_transpose3d_input_1_input : [num_users=1] = placeholder[target=conv_transpose3d_input_1_input]
    %conv_transpose3d_input_1_weight : [num_users=1] = placeholder[target=conv_transpose3d_input_1_weight]
    %convolution_default_0_input : [num_users=1] = placeholder[target=convolution_default_0_input]
    %convolution_default_0_weight : [num_users=1] = placeholder[target=convolution_default_0_weight]
    %convolution_default_0_bias : [num_users=1] = placeholder[target=convolution_default_0_bias]
    %conv_tbc_default_0_self : [num_users=1] = placeholder[target=conv_tbc_default_0_self]
    %conv_tbc_default_0_weight : [num_users=1] = placeholder[target=conv_tbc_default_0_weight]
    %conv_tbc_default_0_bias : [num_users=1] = placeholder[target=conv_tbc_default_0_bias]
    %conv1d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conv1d.default](args = (%conv1d_default_0_input, %conv1d_default_0_weight, %conv1d_default_0_bias), kwargs = {})
    %conv1d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.conv1d.default](args = (%conv1d_default_1_input, %conv1d_default_1_weight, None, [2], [1], [1], 2), kwargs = {})
    %conv1d_padding_0 : [num_users=1] = call_function[target=torch.ops.aten.conv1d.padding](args = (%conv1d_padding_0_input, %conv1d_padding_0_weight, %conv1d_padding_0_bias, [1], same), kwargs = {})
    %conv1d_padding_1 : [num_users=1] = call_function[target=torch.ops.aten.conv1d.padding](args = (%conv1d_padding_1_input, %conv1d_padding_1_weight, None, [1], valid), kwargs = {})
    %conv2d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conv2d.default](args = (%conv2d_default_0_input, %conv2d_default_0_weight, %conv2d_default_0_bias), kwargs = {})
    %conv2d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.conv2d.default](args = (%conv2d_default_1_input, %conv2d_default_1_weight, None, [2, 2], [1, 1], [1, 1], 2), kwargs = {})
    %conv2d_padding_0 : [num_users=1] = call_function[target=torch.ops.aten.conv2d.padding](args = (%conv2d_padding_0_input, %conv2d_padding_0_weight, %conv2d_padding_0_bias, [1, 1], same), kwargs = {})
    %conv2d_padding_1 : [num_users=1] = call_function[target=torch.ops.aten.conv2d.padding](args = (%conv2d_padding_1_input, %conv2d_padding_1_weight, None, [1, 1], valid), kwargs = {})
    %conv3d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conv3d.default](args = (%conv3d_default_0_input, %conv3d_default_0_weight, %conv3d_default_0_bias), kwargs = {})
    %conv3d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.conv3d.default](args = (%conv3d_default_1_input, %conv3d_default_1_weight, None, [2, 2, 2], [1, 1, 1], [1, 1, 1], 2), kwargs = {})
    %conv3d_padding_0 : [num_users=1] = call_function[target=torch.ops.aten.conv3d.padding](args = (%conv3d_padding_0_input, %conv3d_padding_0_weight, %conv3d_padding_0_bias, [1, 1, 1], same), kwargs = {})
    %conv3d_padding_1 : [num_users=1] = call_function[target=torch.ops.aten.conv3d.padding](args = (%conv3d_padding_1_input, %conv3d_padding_1_weight, None, [1, 1, 1], valid), kwargs = {})
    %conv_transpose1d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conv_transpose1d.default](args = (%conv_transpose1d_default_0_input, %conv_transpose1d_default_0_weight, %conv_transpose1d_default_0_bias, [2], [1], [1]), kwargs = {})
    %conv_transpose1d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.conv_transpose1d.default](args = (%conv_transpose1d_default_1_input, %conv_transpose1d_default_1_weight), kwargs = {})
    %conv_transpose2d_input_0 : [num_users=1] = call_function[target=torch.ops.aten.conv_transpose2d.input](args = (%conv_transpose2d_input_0_input, %conv_transpose2d_input_0_weight, %conv_transpose2d_input_0_bias, [2, 2], [1, 1], [1, 1]), kwargs = {})
    %conv_transpose2d_input_1 : [num_users=1] = call_function[target=torch.ops.aten.conv_transpose2d.input](args = (%conv_transpose2d_input_1_input, %conv_transpose2d_input_1_weight), kwargs = {})
    %conv_transpose3d_input_0 : [num_users=1] = call_function[target=torch.ops.aten.conv_transpose3d.input](args = (%conv_transpose3d_input_0_input, %conv_transpose3d_input_0_weight, %conv_transpose3d_input_0_bias, [2, 2, 2], [1, 1, 1], [1, 1, 1]), kwargs = {})
    %conv_transpose3d_input_1 : [num_users=1] = call_function[target=torch.ops.aten.conv_transpose3d.input](args = (%conv_transpose3d_input_1_input, %conv_transpose3d_input_1_weight), kwargs = {})
    %convolution_default_0 : [num_users=1] = call_function[target=torch.ops.aten._convolution.default](args = (%convolution_default_0_input, %convolution_default_0_weight, %convolution_default_0_bias, [1], [1], [1], False, [0], 1, False, False, False, False), kwargs = {})
    %conv_tbc_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conv_tbc.default](args = (%conv_tbc_default_0_self, %conv_tbc_default_0_weight, %conv_tbc_default_0_bias, 1), kwargs = {})
    return (conv1d_default_0, conv1d_default_1, conv1d_padding_0, conv1d_padding_1, conv2d_default_0, conv2d_default_1, conv2d_padding_0, conv2d_padding_1, conv3d_default_0, conv3d_default_1, conv3d_padding_0, conv3d_padding_1, conv_transpose1d_default_0, conv_transpose1d_default_1, conv_transpose2d_input_0, conv_transpose2d_input_1, conv_transpose3d_input_0, conv_transpose3d_input_1, convolution_default_0, conv_tbc_default_0)
