# The loss of a linear layer with its gradients.
# input x: f32[4, 3] 0.6613521575927734 0.266924113035202 0.06167725846171379 0.6213173270225525 -0.4519059658050537 -0.16613022983074188 -1.522768497467041 0.38168391585350037 -1.0276086330413818 -0.563052773475647 -0.8922905325889587 -0.05825017765164375
# input w: f32[5, 3] -0.19550958275794983 -0.9656359553337097 0.4224153161048889 0.267316997051239 -0.4211951494216919 -0.510699987411499 -1.5726652145385742 -0.12324775755405426 3.586989402770996 -1.8312901258468628 1.5987002849578857 -1.277006983757019 0.32550153136253357 -0.4791449308395386 1.3790082931518555
# input b: f32[5] 2.528557300567627 0.4107416570186615 -0.988007128238678 -0.908073365688324 0.5422736406326294
# input cw: f32[5] 0.4197201728820801 0.61769700050354 0.6903140544891357 0.7730287313461304 0.3205408453941345
# input target: i64[4] 1 4 -100 0
# expect out0: f32[] 1.5395716428756714
# expect out1: f32[4, 3] -0.16424521803855896 -0.161017507314682 0.4500998854637146 -0.100873664021492 -0.08554204553365707 -0.22662745416164398 0.0 0.0 0.0 0.0029088188894093037 0.028792748227715492 0.018282558768987656
# expect out2: f32[5, 3] 0.3451535105705261 0.03828351944684982 -0.008691946975886822 -0.2561837136745453 -0.132973313331604 -0.030004924163222313 0.0005500228144228458 -0.004928510636091232 -0.0001971833989955485 0.0032313656993210316 -0.0009286536369472742 8.817687921691686e-05 -0.09275119006633759 0.1005469411611557 0.03880587965250015
# expect out3: f32[5] 0.45524170994758606 -0.3559633493423462 0.013395859859883785 0.009415868669748306 -0.12209007143974304
# expect out4: f32[] 3.725569725036621
# expect out5: f32[4] 1.294357419013977 0.7350150346755981 0.0 0.06130127236247063
# tolerance: float32 rtol=2e-5 atol=1e-6
graph():
    %x : [num_users=3] = placeholder[target=x]
    %w : [num_users=3] = placeholder[target=w]
    %b : [num_users=2] = placeholder[target=b]
    %cw : [num_users=2] = placeholder[target=cw]
    %target : [num_users=3] = placeholder[target=target]
    %loss : [num_users=4] = call_function[target=torch.ops.torch_nn._linear_cross_entropy_batch_chunked.default](args = (%x, %w, %target, %b, %cw, mean, -100, 0.0, 2, accuracy, torch.float32, True, True, True, True), kwargs = {})
    %loss_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%loss, 0), kwargs = {})
    %loss_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%loss, 1), kwargs = {})
    %loss_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%loss, 2), kwargs = {})
    %loss_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%loss, 3), kwargs = {})
    %sum : [num_users=1] = call_function[target=torch.ops.torch_nn._linear_cross_entropy_batch_chunked.default](args = (%x, %w, %target, None, None, sum, -100, 0.0, 2, accuracy, torch.float32, True, False, False, False), kwargs = {})
    %sum_out : [num_users=1] = call_function[target=operator.getitem](args = (%sum, 0), kwargs = {})
    %none : [num_users=1] = call_function[target=torch.ops.torch_nn._linear_cross_entropy_batch_chunked_no_reduction.default](args = (%x, %w, %target, %b, %cw, -100, 2, accuracy, torch.float32), kwargs = {})
    return (loss_out0, loss_out1, loss_out2, loss_out3, sum_out, none)
