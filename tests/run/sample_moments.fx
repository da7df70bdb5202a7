# Means and variances of samples, and second moments of the last ones. A wrong distribution differs by more than the
# tolerance.
# input concentration: f32[3] 0.5 1.5 2
# expect out0: f32[] 2.5
# expect out1: f32[] 2.5
# expect out2: f32[] 60
# expect out3: f32[] 60
# expect out4: f32[] 6
# expect out5: f32[] 4.2
# expect out6: f32[] 140
# expect out7: f32[] 42
# expect out8: f32[] 0.6
# expect out9: f32[] 0.6
# expect out10: f32[] 7
# expect out11: f32[] 7
# expect out12: f32[3] 0.125 0.375 0.5
# expect out13: f32[3] 0.0375 0.1875 0.3
# tolerance: float32 rtol=0.05
graph():
    %concentration : [num_users=1] = placeholder[target=concentration]
    %parameter0_0 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 2.5), kwargs = {dtype: torch.float32})
    %draw0 : [num_users=2] = call_function[target=torch.ops.aten.poisson.default](args = (%parameter0_0,), kwargs = {})
    %mean0 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%draw0,), kwargs = {})
    %centred0 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%draw0, 2.5), kwargs = {})
    %square0 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%centred0, %centred0), kwargs = {})
    %var0 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%square0,), kwargs = {})
    %parameter1_0 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 60.0), kwargs = {dtype: torch.float32})
    %draw1 : [num_users=2] = call_function[target=torch.ops.aten.poisson.default](args = (%parameter1_0,), kwargs = {})
    %mean1 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%draw1,), kwargs = {})
    %centred1 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%draw1, 60.0), kwargs = {})
    %square1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%centred1, %centred1), kwargs = {})
    %var1 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%square1,), kwargs = {})
    %parameter2_0 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 20.0), kwargs = {dtype: torch.float32})
    %parameter2_1 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 0.3), kwargs = {dtype: torch.float32})
    %draw2 : [num_users=2] = call_function[target=torch.ops.aten.binomial.default](args = (%parameter2_0, %parameter2_1), kwargs = {})
    %mean2 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%draw2,), kwargs = {})
    %centred2 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%draw2, 6.0), kwargs = {})
    %square2 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%centred2, %centred2), kwargs = {})
    %var2 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%square2,), kwargs = {})
    %parameter3_0 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 200.0), kwargs = {dtype: torch.float32})
    %parameter3_1 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 0.7), kwargs = {dtype: torch.float32})
    %draw3 : [num_users=2] = call_function[target=torch.ops.aten.binomial.default](args = (%parameter3_0, %parameter3_1), kwargs = {})
    %mean3 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%draw3,), kwargs = {})
    %centred3 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%draw3, 140.0), kwargs = {})
    %square3 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%centred3, %centred3), kwargs = {})
    %var3 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%square3,), kwargs = {})
    %parameter4_0 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 0.6), kwargs = {dtype: torch.float32})
    %draw4 : [num_users=2] = call_function[target=torch.ops.aten._standard_gamma.default](args = (%parameter4_0,), kwargs = {})
    %mean4 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%draw4,), kwargs = {})
    %centred4 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%draw4, 0.6), kwargs = {})
    %square4 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%centred4, %centred4), kwargs = {})
    %var4 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%square4,), kwargs = {})
    %parameter5_0 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([40000], 7.0), kwargs = {dtype: torch.float32})
    %draw5 : [num_users=2] = call_function[target=torch.ops.aten._standard_gamma.default](args = (%parameter5_0,), kwargs = {})
    %mean5 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%draw5,), kwargs = {})
    %centred5 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%draw5, 7.0), kwargs = {})
    %square5 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%centred5, %centred5), kwargs = {})
    %var5 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%square5,), kwargs = {})
    %rows : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%concentration, [20000, 3]), kwargs = {})
    %draw6 : [num_users=2] = call_function[target=torch.ops.aten._sample_dirichlet.default](args = (%rows,), kwargs = {})
    %mean6 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%draw6, [0]), kwargs = {})
    %square6 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%draw6, %draw6), kwargs = {})
    %var6 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%square6, [0]), kwargs = {})
    return (mean0, var0, mean1, var1, mean2, var2, mean3, var3, mean4, var4, mean5, var5, mean6, var6)
