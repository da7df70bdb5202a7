# conformance: composite_pooling
# values: composite_pooling.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %adaptive_avg_pool2d_default_0_self : [num_users=1] = placeholder[target=adaptive_avg_pool2d_default_0_self]
    %adaptive_avg_pool2d_default_1_self : [num_users=1] = placeholder[target=adaptive_avg_pool2d_default_1_self]
    %adaptive_avg_pool3d_default_0_self : [num_users=1] = placeholder[target=adaptive_avg_pool3d_default_0_self]
    %adaptive_avg_pool3d_default_1_self : [num_users=1] = placeholder[target=adaptive_avg_pool3d_default_1_self]
    %adaptive_max_pool1d_default_0_self : [num_users=1] = placeholder[target=adaptive_max_pool1d_default_0_self]
    %max_pool1d_default_0_self : [num_users=1] = placeholder[target=max_pool1d_default_0_self]
    %max_pool1d_default_1_self : [num_users=1] = placeholder[target=max_pool1d_default_1_self]
    %max_pool1d_with_indices_default_0_self : [num_users=1] = placeholder[target=max_pool1d_with_indices_default_0_self]
    %max_pool1d_with_indices_default_1_self : [num_users=1] = placeholder[target=max_pool1d_with_indices_default_1_self]
    %max_pool2d_default_0_self : [num_users=1] = placeholder[target=max_pool2d_default_0_self]
    %max_pool2d_default_1_self : [num_users=1] = placeholder[target=max_pool2d_default_1_self]
    %max_pool3d_default_0_self : [num_users=1] = placeholder[target=max_pool3d_default_0_self]
    %grid_sampler_default_0_input : [num_users=1] = placeholder[target=grid_sampler_default_0_input]
    %grid_sampler_default_0_grid : [num_users=1] = placeholder[target=grid_sampler_default_0_grid]
    %embedding_bag_default_0_weight : [num_users=1] = placeholder[target=embedding_bag_default_0_weight]
    %embedding_bag_default_0_indices : [num_users=1] = placeholder[target=embedding_bag_default_0_indices]
    %embedding_bag_default_0_offsets : [num_users=1] = placeholder[target=embedding_bag_default_0_offsets]
    %embedding_bag_default_1_weight : [num_users=1] = placeholder[target=embedding_bag_default_1_weight]
    %embedding_bag_default_1_indices : [num_users=1] = placeholder[target=embedding_bag_default_1_indices]
    %embedding_bag_default_1_offsets : [num_users=1] = placeholder[target=embedding_bag_default_1_offsets]
    %embedding_bag_padding_idx_0_weight : [num_users=1] = placeholder[target=embedding_bag_padding_idx_0_weight]
    %embedding_bag_padding_idx_0_indices : [num_users=1] = placeholder[target=embedding_bag_padding_idx_0_indices]
    %embedding_bag_padding_idx_0_offsets : [num_users=1] = placeholder[target=embedding_bag_padding_idx_0_offsets]
    %max_unpool2d_default_0_self : [num_users=1] = placeholder[target=max_unpool2d_default_0_self]
    %max_unpool2d_default_0_indices : [num_users=1] = placeholder[target=max_unpool2d_default_0_indices]
    %max_unpool2d_default_1_self : [num_users=1] = placeholder[target=max_unpool2d_default_1_self]
    %max_unpool2d_default_1_indices : [num_users=1] = placeholder[target=max_unpool2d_default_1_indices]
    %max_unpool3d_default_0_self : [num_users=1] = placeholder[target=max_unpool3d_default_0_self]
    %max_unpool3d_default_0_indices : [num_users=1] = placeholder[target=max_unpool3d_default_0_indices]
    %affine_grid_generator_default_0_theta : [num_users=1] = placeholder[target=affine_grid_generator_default_0_theta]
    %affine_grid_generator_default_1_theta : [num_users=1] = placeholder[target=affine_grid_generator_default_1_theta]
    %affine_grid_generator_default_2_theta : [num_users=1] = placeholder[target=affine_grid_generator_default_2_theta]
    %affine_grid_generator_default_3_theta : [num_users=1] = placeholder[target=affine_grid_generator_default_3_theta]
    %adaptive_avg_pool2d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.adaptive_avg_pool2d.default](args = (%adaptive_avg_pool2d_default_0_self, [1, 1]), kwargs = {})
    %adaptive_avg_pool2d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.adaptive_avg_pool2d.default](args = (%adaptive_avg_pool2d_default_1_self, [2, 3]), kwargs = {})
    %adaptive_avg_pool3d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.adaptive_avg_pool3d.default](args = (%adaptive_avg_pool3d_default_0_self, [1, 1, 1]), kwargs = {})
    %adaptive_avg_pool3d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.adaptive_avg_pool3d.default](args = (%adaptive_avg_pool3d_default_1_self, [2, 2, 2]), kwargs = {})
    %adaptive_max_pool1d_default_0 : [num_users=2] = call_function[target=torch.ops.aten.adaptive_max_pool1d.default](args = (%adaptive_max_pool1d_default_0_self, [3]), kwargs = {})
    %adaptive_max_pool1d_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%adaptive_max_pool1d_default_0, 0), kwargs = {})
    %adaptive_max_pool1d_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%adaptive_max_pool1d_default_0, 1), kwargs = {})
    %max_pool1d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.max_pool1d.default](args = (%max_pool1d_default_0_self, [3], [2], [1]), kwargs = {})
    %max_pool1d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.max_pool1d.default](args = (%max_pool1d_default_1_self, [2]), kwargs = {})
    %max_pool1d_with_indices_default_0 : [num_users=2] = call_function[target=torch.ops.aten.max_pool1d_with_indices.default](args = (%max_pool1d_with_indices_default_0_self, [3], [2], [1]), kwargs = {})
    %max_pool1d_with_indices_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%max_pool1d_with_indices_default_0, 0), kwargs = {})
    %max_pool1d_with_indices_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%max_pool1d_with_indices_default_0, 1), kwargs = {})
    %max_pool1d_with_indices_default_1 : [num_users=2] = call_function[target=torch.ops.aten.max_pool1d_with_indices.default](args = (%max_pool1d_with_indices_default_1_self, [2]), kwargs = {})
    %max_pool1d_with_indices_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%max_pool1d_with_indices_default_1, 0), kwargs = {})
    %max_pool1d_with_indices_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%max_pool1d_with_indices_default_1, 1), kwargs = {})
    %max_pool2d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d.default](args = (%max_pool2d_default_0_self, [3, 2], [2, 2], [1, 1]), kwargs = {})
    %max_pool2d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d.default](args = (%max_pool2d_default_1_self, [2, 2]), kwargs = {})
    %max_pool3d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d.default](args = (%max_pool3d_default_0_self, [2, 2, 2]), kwargs = {})
    %grid_sampler_default_0 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler.default](args = (%grid_sampler_default_0_input, %grid_sampler_default_0_grid, 0, 0, False), kwargs = {})
    %embedding_bag_default_0 : [num_users=3] = call_function[target=torch.ops.aten.embedding_bag.default](args = (%embedding_bag_default_0_weight, %embedding_bag_default_0_indices, %embedding_bag_default_0_offsets), kwargs = {})
    %embedding_bag_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_default_0, 0), kwargs = {})
    %embedding_bag_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_default_0, 1), kwargs = {})
    %embedding_bag_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_default_0, 2), kwargs = {})
    %embedding_bag_default_1 : [num_users=3] = call_function[target=torch.ops.aten.embedding_bag.default](args = (%embedding_bag_default_1_weight, %embedding_bag_default_1_indices, %embedding_bag_default_1_offsets, False, 1), kwargs = {})
    %embedding_bag_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_default_1, 0), kwargs = {})
    %embedding_bag_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_default_1, 1), kwargs = {})
    %embedding_bag_default_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_default_1, 2), kwargs = {})
    %embedding_bag_padding_idx_0 : [num_users=3] = call_function[target=torch.ops.aten.embedding_bag.padding_idx](args = (%embedding_bag_padding_idx_0_weight, %embedding_bag_padding_idx_0_indices, %embedding_bag_padding_idx_0_offsets, False, 0, False, None, False, 2), kwargs = {})
    %embedding_bag_padding_idx_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_padding_idx_0, 0), kwargs = {})
    %embedding_bag_padding_idx_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_padding_idx_0, 1), kwargs = {})
    %embedding_bag_padding_idx_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%embedding_bag_padding_idx_0, 2), kwargs = {})
    %max_unpool2d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.max_unpool2d.default](args = (%max_unpool2d_default_0_self, %max_unpool2d_default_0_indices, [4, 6]), kwargs = {})
    %max_unpool2d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.max_unpool2d.default](args = (%max_unpool2d_default_1_self, %max_unpool2d_default_1_indices, [4, 4]), kwargs = {})
    %max_unpool3d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.max_unpool3d.default](args = (%max_unpool3d_default_0_self, %max_unpool3d_default_0_indices, [2, 4, 4], [2, 2, 2], [0, 0, 0]), kwargs = {})
    %affine_grid_generator_default_0 : [num_users=1] = call_function[target=torch.ops.aten.affine_grid_generator.default](args = (%affine_grid_generator_default_0_theta, [2, 1, 3, 4], True), kwargs = {})
    %affine_grid_generator_default_1 : [num_users=1] = call_function[target=torch.ops.aten.affine_grid_generator.default](args = (%affine_grid_generator_default_1_theta, [1, 3, 2, 3], False), kwargs = {})
    %affine_grid_generator_default_2 : [num_users=1] = call_function[target=torch.ops.aten.affine_grid_generator.default](args = (%affine_grid_generator_default_2_theta, [1, 1, 2, 3, 2], False), kwargs = {})
    %affine_grid_generator_default_3 : [num_users=1] = call_function[target=torch.ops.aten.affine_grid_generator.default](args = (%affine_grid_generator_default_3_theta, [1, 1, 1, 2], False), kwargs = {})
    return (adaptive_avg_pool2d_default_0, adaptive_avg_pool2d_default_1, adaptive_avg_pool3d_default_0, adaptive_avg_pool3d_default_1, adaptive_max_pool1d_default_0_out0, adaptive_max_pool1d_default_0_out1, max_pool1d_default_0, max_pool1d_default_1, max_pool1d_with_indices_default_0_out0, max_pool1d_with_indices_default_0_out1, max_pool1d_with_indices_default_1_out0, max_pool1d_with_indices_default_1_out1, max_pool2d_default_0, max_pool2d_default_1, max_pool3d_default_0, grid_sampler_default_0, embedding_bag_default_0_out0, embedding_bag_default_0_out1, embedding_bag_default_0_out2, embedding_bag_default_1_out0, embedding_bag_default_1_out1, embedding_bag_default_1_out2, embedding_bag_padding_idx_0_out0, embedding_bag_padding_idx_0_out1, embedding_bag_padding_idx_0_out2, max_unpool2d_default_0, max_unpool2d_default_1, max_unpool3d_default_0, affine_grid_generator_default_0, affine_grid_generator_default_1, affine_grid_generator_default_2, affine_grid_generator_default_3)
