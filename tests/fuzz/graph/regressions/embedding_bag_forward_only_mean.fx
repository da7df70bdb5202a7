# seed 63007609, c0 of _embedding_bag_forward_only.default, 2 -> 1, strided, exact
# input c0_weight: f32[4, 3] -1.6829419136047363 -1.178289532661438 -0.51416110992431641 0.21955659985542297 0.92355835437774658 1.5025608539581299 1.8781987428665161 1.9996312856674194 1.8504230976104736 1.4507688283920288 0.85475975275039673 0.143063023686409
# input c0_indices: i64[4] 1 3 3 0
# input c0_offsets: i64[1] 0
graph():
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_indices : [num_users=1] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=1] = placeholder[target=c0_offsets]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_forward_only.default](args = (%c0_weight, %c0_indices, %c0_offsets, False, 1, False, None), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    return (c0_out0,)
