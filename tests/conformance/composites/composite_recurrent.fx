# conformance: composite_recurrent
# values: composite_recurrent.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %lstm_input_0_input : [num_users=1] = placeholder[target=lstm_input_0_input]
    %lstm_input_0_hx_0 : [num_users=1] = placeholder[target=lstm_input_0_hx_0]
    %lstm_input_0_hx_1 : [num_users=1] = placeholder[target=lstm_input_0_hx_1]
    %lstm_input_0_params_0 : [num_users=1] = placeholder[target=lstm_input_0_params_0]
    %lstm_input_0_params_1 : [num_users=1] = placeholder[target=lstm_input_0_params_1]
    %lstm_input_0_params_2 : [num_users=1] = placeholder[target=lstm_input_0_params_2]
    %lstm_input_0_params_3 : [num_users=1] = placeholder[target=lstm_input_0_params_3]
    %lstm_input_1_input : [num_users=1] = placeholder[target=lstm_input_1_input]
    %lstm_input_1_hx_0 : [num_users=1] = placeholder[target=lstm_input_1_hx_0]
    %lstm_input_1_hx_1 : [num_users=1] = placeholder[target=lstm_input_1_hx_1]
    %lstm_input_1_params_0 : [num_users=1] = placeholder[target=lstm_input_1_params_0]
    %lstm_input_1_params_1 : [num_users=1] = placeholder[target=lstm_input_1_params_1]
    %lstm_input_1_params_2 : [num_users=1] = placeholder[target=lstm_input_1_params_2]
    %lstm_input_1_params_3 : [num_users=1] = placeholder[target=lstm_input_1_params_3]
    %lstm_input_1_params_4 : [num_users=1] = placeholder[target=lstm_input_1_params_4]
    %lstm_input_1_params_5 : [num_users=1] = placeholder[target=lstm_input_1_params_5]
    %lstm_input_1_params_6 : [num_users=1] = placeholder[target=lstm_input_1_params_6]
    %lstm_input_1_params_7 : [num_users=1] = placeholder[target=lstm_input_1_params_7]
    %lstm_input_1_params_8 : [num_users=1] = placeholder[target=lstm_input_1_params_8]
    %lstm_input_1_params_9 : [num_users=1] = placeholder[target=lstm_input_1_params_9]
    %lstm_input_1_params_10 : [num_users=1] = placeholder[target=lstm_input_1_params_10]
    %lstm_input_1_params_11 : [num_users=1] = placeholder[target=lstm_input_1_params_11]
    %lstm_input_1_params_12 : [num_users=1] = placeholder[target=lstm_input_1_params_12]
    %lstm_input_1_params_13 : [num_users=1] = placeholder[target=lstm_input_1_params_13]
    %lstm_input_1_params_14 : [num_users=1] = placeholder[target=lstm_input_1_params_14]
    %lstm_input_1_params_15 : [num_users=1] = placeholder[target=lstm_input_1_params_15]
    %gru_input_0_input : [num_users=1] = placeholder[target=gru_input_0_input]
    %gru_input_0_hx : [num_users=1] = placeholder[target=gru_input_0_hx]
    %gru_input_0_params_0 : [num_users=1] = placeholder[target=gru_input_0_params_0]
    %gru_input_0_params_1 : [num_users=1] = placeholder[target=gru_input_0_params_1]
    %gru_input_0_params_2 : [num_users=1] = placeholder[target=gru_input_0_params_2]
    %gru_input_0_params_3 : [num_users=1] = placeholder[target=gru_input_0_params_3]
    %gru_input_1_input : [num_users=1] = placeholder[target=gru_input_1_input]
    %gru_input_1_hx : [num_users=1] = placeholder[target=gru_input_1_hx]
    %gru_input_1_params_0 : [num_users=1] = placeholder[target=gru_input_1_params_0]
    %gru_input_1_params_1 : [num_users=1] = placeholder[target=gru_input_1_params_1]
    %gru_input_1_params_2 : [num_users=1] = placeholder[target=gru_input_1_params_2]
    %gru_input_1_params_3 : [num_users=1] = placeholder[target=gru_input_1_params_3]
    %gru_input_1_params_4 : [num_users=1] = placeholder[target=gru_input_1_params_4]
    %gru_input_1_params_5 : [num_users=1] = placeholder[target=gru_input_1_params_5]
    %gru_input_1_params_6 : [num_users=1] = placeholder[target=gru_input_1_params_6]
    %gru_input_1_params_7 : [num_users=1] = placeholder[target=gru_input_1_params_7]
    %gru_input_1_params_8 : [num_users=1] = placeholder[target=gru_input_1_params_8]
    %gru_input_1_params_9 : [num_users=1] = placeholder[target=gru_input_1_params_9]
    %gru_input_1_params_10 : [num_users=1] = placeholder[target=gru_input_1_params_10]
    %gru_input_1_params_11 : [num_users=1] = placeholder[target=gru_input_1_params_11]
    %gru_input_1_params_12 : [num_users=1] = placeholder[target=gru_input_1_params_12]
    %gru_input_1_params_13 : [num_users=1] = placeholder[target=gru_input_1_params_13]
    %gru_input_1_params_14 : [num_users=1] = placeholder[target=gru_input_1_params_14]
    %gru_input_1_params_15 : [num_users=1] = placeholder[target=gru_input_1_params_15]
    %rnn_tanh_input_0_input : [num_users=1] = placeholder[target=rnn_tanh_input_0_input]
    %rnn_tanh_input_0_hx : [num_users=1] = placeholder[target=rnn_tanh_input_0_hx]
    %rnn_tanh_input_0_params_0 : [num_users=1] = placeholder[target=rnn_tanh_input_0_params_0]
    %rnn_tanh_input_0_params_1 : [num_users=1] = placeholder[target=rnn_tanh_input_0_params_1]
    %rnn_tanh_input_0_params_2 : [num_users=1] = placeholder[target=rnn_tanh_input_0_params_2]
    %rnn_tanh_input_0_params_3 : [num_users=1] = placeholder[target=rnn_tanh_input_0_params_3]
    %rnn_tanh_input_1_input : [num_users=1] = placeholder[target=rnn_tanh_input_1_input]
    %rnn_tanh_input_1_hx : [num_users=1] = placeholder[target=rnn_tanh_input_1_hx]
    %rnn_tanh_input_1_params_0 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_0]
    %rnn_tanh_input_1_params_1 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_1]
    %rnn_tanh_input_1_params_2 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_2]
    %rnn_tanh_input_1_params_3 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_3]
    %rnn_tanh_input_1_params_4 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_4]
    %rnn_tanh_input_1_params_5 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_5]
    %rnn_tanh_input_1_params_6 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_6]
    %rnn_tanh_input_1_params_7 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_7]
    %rnn_tanh_input_1_params_8 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_8]
    %rnn_tanh_input_1_params_9 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_9]
    %rnn_tanh_input_1_params_10 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_10]
    %rnn_tanh_input_1_params_11 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_11]
    %rnn_tanh_input_1_params_12 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_12]
    %rnn_tanh_input_1_params_13 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_13]
    %rnn_tanh_input_1_params_14 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_14]
    %rnn_tanh_input_1_params_15 : [num_users=1] = placeholder[target=rnn_tanh_input_1_params_15]
    %rnn_relu_input_0_input : [num_users=1] = placeholder[target=rnn_relu_input_0_input]
    %rnn_relu_input_0_hx : [num_users=1] = placeholder[target=rnn_relu_input_0_hx]
    %rnn_relu_input_0_params_0 : [num_users=1] = placeholder[target=rnn_relu_input_0_params_0]
    %rnn_relu_input_0_params_1 : [num_users=1] = placeholder[target=rnn_relu_input_0_params_1]
    %rnn_relu_input_0_params_2 : [num_users=1] = placeholder[target=rnn_relu_input_0_params_2]
    %rnn_relu_input_0_params_3 : [num_users=1] = placeholder[target=rnn_relu_input_0_params_3]
    %rnn_relu_input_1_input : [num_users=1] = placeholder[target=rnn_relu_input_1_input]
    %rnn_relu_input_1_hx : [num_users=1] = placeholder[target=rnn_relu_input_1_hx]
    %rnn_relu_input_1_params_0 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_0]
    %rnn_relu_input_1_params_1 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_1]
    %rnn_relu_input_1_params_2 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_2]
    %rnn_relu_input_1_params_3 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_3]
    %rnn_relu_input_1_params_4 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_4]
    %rnn_relu_input_1_params_5 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_5]
    %rnn_relu_input_1_params_6 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_6]
    %rnn_relu_input_1_params_7 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_7]
    %rnn_relu_input_1_params_8 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_8]
    %rnn_relu_input_1_params_9 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_9]
    %rnn_relu_input_1_params_10 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_10]
    %rnn_relu_input_1_params_11 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_11]
    %rnn_relu_input_1_params_12 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_12]
    %rnn_relu_input_1_params_13 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_13]
    %rnn_relu_input_1_params_14 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_14]
    %rnn_relu_input_1_params_15 : [num_users=1] = placeholder[target=rnn_relu_input_1_params_15]
    %lstm_cell_default_0_input : [num_users=1] = placeholder[target=lstm_cell_default_0_input]
    %lstm_cell_default_0_hx_0 : [num_users=1] = placeholder[target=lstm_cell_default_0_hx_0]
    %lstm_cell_default_0_hx_1 : [num_users=1] = placeholder[target=lstm_cell_default_0_hx_1]
    %lstm_cell_default_0_w_ih : [num_users=1] = placeholder[target=lstm_cell_default_0_w_ih]
    %lstm_cell_default_0_w_hh : [num_users=1] = placeholder[target=lstm_cell_default_0_w_hh]
    %lstm_cell_default_0_b_ih : [num_users=1] = placeholder[target=lstm_cell_default_0_b_ih]
    %lstm_cell_default_0_b_hh : [num_users=1] = placeholder[target=lstm_cell_default_0_b_hh]
    %gru_cell_default_0_input : [num_users=1] = placeholder[target=gru_cell_default_0_input]
    %gru_cell_default_0_hx : [num_users=1] = placeholder[target=gru_cell_default_0_hx]
    %gru_cell_default_0_w_ih : [num_users=1] = placeholder[target=gru_cell_default_0_w_ih]
    %gru_cell_default_0_w_hh : [num_users=1] = placeholder[target=gru_cell_default_0_w_hh]
    %gru_cell_default_0_b_ih : [num_users=1] = placeholder[target=gru_cell_default_0_b_ih]
    %gru_cell_default_0_b_hh : [num_users=1] = placeholder[target=gru_cell_default_0_b_hh]
    %rnn_tanh_cell_default_0_input : [num_users=1] = placeholder[target=rnn_tanh_cell_default_0_input]
    %rnn_tanh_cell_default_0_hx : [num_users=1] = placeholder[target=rnn_tanh_cell_default_0_hx]
    %rnn_tanh_cell_default_0_w_ih : [num_users=1] = placeholder[target=rnn_tanh_cell_default_0_w_ih]
    %rnn_tanh_cell_default_0_w_hh : [num_users=1] = placeholder[target=rnn_tanh_cell_default_0_w_hh]
    %rnn_tanh_cell_default_0_b_ih : [num_users=1] = placeholder[target=rnn_tanh_cell_default_0_b_ih]
    %rnn_tanh_cell_default_0_b_hh : [num_users=1] = placeholder[target=rnn_tanh_cell_default_0_b_hh]
    %rnn_relu_cell_default_0_input : [num_users=1] = placeholder[target=rnn_relu_cell_default_0_input]
    %rnn_relu_cell_default_0_hx : [num_users=1] = placeholder[target=rnn_relu_cell_default_0_hx]
    %rnn_relu_cell_default_0_w_ih : [num_users=1] = placeholder[target=rnn_relu_cell_default_0_w_ih]
    %rnn_relu_cell_default_0_w_hh : [num_users=1] = placeholder[target=rnn_relu_cell_default_0_w_hh]
    %rnn_relu_cell_default_0_b_ih : [num_users=1] = placeholder[target=rnn_relu_cell_default_0_b_ih]
    %rnn_relu_cell_default_0_b_hh : [num_users=1] = placeholder[target=rnn_relu_cell_default_0_b_hh]
    %mkldnn_rnn_layer_default_0_input : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_0_input]
    %mkldnn_rnn_layer_default_0_weight0 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_0_weight0]
    %mkldnn_rnn_layer_default_0_weight1 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_0_weight1]
    %mkldnn_rnn_layer_default_0_weight2 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_0_weight2]
    %mkldnn_rnn_layer_default_0_weight3 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_0_weight3]
    %mkldnn_rnn_layer_default_0_hx_ : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_0_hx_]
    %mkldnn_rnn_layer_default_0_cx_ : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_0_cx_]
    %mkldnn_rnn_layer_default_1_input : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_1_input]
    %mkldnn_rnn_layer_default_1_weight0 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_1_weight0]
    %mkldnn_rnn_layer_default_1_weight1 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_1_weight1]
    %mkldnn_rnn_layer_default_1_weight2 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_1_weight2]
    %mkldnn_rnn_layer_default_1_weight3 : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_1_weight3]
    %mkldnn_rnn_layer_default_1_hx_ : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_1_hx_]
    %mkldnn_rnn_layer_default_1_cx_ : [num_users=1] = placeholder[target=mkldnn_rnn_layer_default_1_cx_]
    %lstm_input_0 : [num_users=3] = call_function[target=torch.ops.aten.lstm.input](args = (%lstm_input_0_input, [%lstm_input_0_hx_0, %lstm_input_0_hx_1], [%lstm_input_0_params_0, %lstm_input_0_params_1, %lstm_input_0_params_2, %lstm_input_0_params_3], True, 1, 0.0, False, False, False), kwargs = {})
    %lstm_input_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_input_0, 0), kwargs = {})
    %lstm_input_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_input_0, 1), kwargs = {})
    %lstm_input_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_input_0, 2), kwargs = {})
    %lstm_input_1 : [num_users=3] = call_function[target=torch.ops.aten.lstm.input](args = (%lstm_input_1_input, [%lstm_input_1_hx_0, %lstm_input_1_hx_1], [%lstm_input_1_params_0, %lstm_input_1_params_1, %lstm_input_1_params_2, %lstm_input_1_params_3, %lstm_input_1_params_4, %lstm_input_1_params_5, %lstm_input_1_params_6, %lstm_input_1_params_7, %lstm_input_1_params_8, %lstm_input_1_params_9, %lstm_input_1_params_10, %lstm_input_1_params_11, %lstm_input_1_params_12, %lstm_input_1_params_13, %lstm_input_1_params_14, %lstm_input_1_params_15], True, 2, 0.0, False, True, True), kwargs = {})
    %lstm_input_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_input_1, 0), kwargs = {})
    %lstm_input_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_input_1, 1), kwargs = {})
    %lstm_input_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_input_1, 2), kwargs = {})
    %gru_input_0 : [num_users=2] = call_function[target=torch.ops.aten.gru.input](args = (%gru_input_0_input, %gru_input_0_hx, [%gru_input_0_params_0, %gru_input_0_params_1, %gru_input_0_params_2, %gru_input_0_params_3], True, 1, 0.0, False, False, False), kwargs = {})
    %gru_input_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gru_input_0, 0), kwargs = {})
    %gru_input_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gru_input_0, 1), kwargs = {})
    %gru_input_1 : [num_users=2] = call_function[target=torch.ops.aten.gru.input](args = (%gru_input_1_input, %gru_input_1_hx, [%gru_input_1_params_0, %gru_input_1_params_1, %gru_input_1_params_2, %gru_input_1_params_3, %gru_input_1_params_4, %gru_input_1_params_5, %gru_input_1_params_6, %gru_input_1_params_7, %gru_input_1_params_8, %gru_input_1_params_9, %gru_input_1_params_10, %gru_input_1_params_11, %gru_input_1_params_12, %gru_input_1_params_13, %gru_input_1_params_14, %gru_input_1_params_15], True, 2, 0.0, False, True, True), kwargs = {})
    %gru_input_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gru_input_1, 0), kwargs = {})
    %gru_input_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gru_input_1, 1), kwargs = {})
    %rnn_tanh_input_0 : [num_users=2] = call_function[target=torch.ops.aten.rnn_tanh.input](args = (%rnn_tanh_input_0_input, %rnn_tanh_input_0_hx, [%rnn_tanh_input_0_params_0, %rnn_tanh_input_0_params_1, %rnn_tanh_input_0_params_2, %rnn_tanh_input_0_params_3], True, 1, 0.0, False, False, False), kwargs = {})
    %rnn_tanh_input_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_tanh_input_0, 0), kwargs = {})
    %rnn_tanh_input_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_tanh_input_0, 1), kwargs = {})
    %rnn_tanh_input_1 : [num_users=2] = call_function[target=torch.ops.aten.rnn_tanh.input](args = (%rnn_tanh_input_1_input, %rnn_tanh_input_1_hx, [%rnn_tanh_input_1_params_0, %rnn_tanh_input_1_params_1, %rnn_tanh_input_1_params_2, %rnn_tanh_input_1_params_3, %rnn_tanh_input_1_params_4, %rnn_tanh_input_1_params_5, %rnn_tanh_input_1_params_6, %rnn_tanh_input_1_params_7, %rnn_tanh_input_1_params_8, %rnn_tanh_input_1_params_9, %rnn_tanh_input_1_params_10, %rnn_tanh_input_1_params_11, %rnn_tanh_input_1_params_12, %rnn_tanh_input_1_params_13, %rnn_tanh_input_1_params_14, %rnn_tanh_input_1_params_15], True, 2, 0.0, False, True, True), kwargs = {})
    %rnn_tanh_input_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_tanh_input_1, 0), kwargs = {})
    %rnn_tanh_input_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_tanh_input_1, 1), kwargs = {})
    %rnn_relu_input_0 : [num_users=2] = call_function[target=torch.ops.aten.rnn_relu.input](args = (%rnn_relu_input_0_input, %rnn_relu_input_0_hx, [%rnn_relu_input_0_params_0, %rnn_relu_input_0_params_1, %rnn_relu_input_0_params_2, %rnn_relu_input_0_params_3], True, 1, 0.0, False, False, False), kwargs = {})
    %rnn_relu_input_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_relu_input_0, 0), kwargs = {})
    %rnn_relu_input_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_relu_input_0, 1), kwargs = {})
    %rnn_relu_input_1 : [num_users=2] = call_function[target=torch.ops.aten.rnn_relu.input](args = (%rnn_relu_input_1_input, %rnn_relu_input_1_hx, [%rnn_relu_input_1_params_0, %rnn_relu_input_1_params_1, %rnn_relu_input_1_params_2, %rnn_relu_input_1_params_3, %rnn_relu_input_1_params_4, %rnn_relu_input_1_params_5, %rnn_relu_input_1_params_6, %rnn_relu_input_1_params_7, %rnn_relu_input_1_params_8, %rnn_relu_input_1_params_9, %rnn_relu_input_1_params_10, %rnn_relu_input_1_params_11, %rnn_relu_input_1_params_12, %rnn_relu_input_1_params_13, %rnn_relu_input_1_params_14, %rnn_relu_input_1_params_15], True, 2, 0.0, False, True, True), kwargs = {})
    %rnn_relu_input_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_relu_input_1, 0), kwargs = {})
    %rnn_relu_input_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%rnn_relu_input_1, 1), kwargs = {})
    %lstm_cell_default_0 : [num_users=2] = call_function[target=torch.ops.aten.lstm_cell.default](args = (%lstm_cell_default_0_input, [%lstm_cell_default_0_hx_0, %lstm_cell_default_0_hx_1], %lstm_cell_default_0_w_ih, %lstm_cell_default_0_w_hh, %lstm_cell_default_0_b_ih, %lstm_cell_default_0_b_hh), kwargs = {})
    %lstm_cell_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_cell_default_0, 0), kwargs = {})
    %lstm_cell_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%lstm_cell_default_0, 1), kwargs = {})
    %gru_cell_default_0 : [num_users=1] = call_function[target=torch.ops.aten.gru_cell.default](args = (%gru_cell_default_0_input, %gru_cell_default_0_hx, %gru_cell_default_0_w_ih, %gru_cell_default_0_w_hh, %gru_cell_default_0_b_ih, %gru_cell_default_0_b_hh), kwargs = {})
    %rnn_tanh_cell_default_0 : [num_users=1] = call_function[target=torch.ops.aten.rnn_tanh_cell.default](args = (%rnn_tanh_cell_default_0_input, %rnn_tanh_cell_default_0_hx, %rnn_tanh_cell_default_0_w_ih, %rnn_tanh_cell_default_0_w_hh, %rnn_tanh_cell_default_0_b_ih, %rnn_tanh_cell_default_0_b_hh), kwargs = {})
    %rnn_relu_cell_default_0 : [num_users=1] = call_function[target=torch.ops.aten.rnn_relu_cell.default](args = (%rnn_relu_cell_default_0_input, %rnn_relu_cell_default_0_hx, %rnn_relu_cell_default_0_w_ih, %rnn_relu_cell_default_0_w_hh, %rnn_relu_cell_default_0_b_ih, %rnn_relu_cell_default_0_b_hh), kwargs = {})
    %mkldnn_rnn_layer_default_0 : [num_users=3] = call_function[target=torch.ops.aten.mkldnn_rnn_layer.default](args = (%mkldnn_rnn_layer_default_0_input, %mkldnn_rnn_layer_default_0_weight0, %mkldnn_rnn_layer_default_0_weight1, %mkldnn_rnn_layer_default_0_weight2, %mkldnn_rnn_layer_default_0_weight3, %mkldnn_rnn_layer_default_0_hx_, %mkldnn_rnn_layer_default_0_cx_, False, [], 2, 5, 1, True, False, False, False), kwargs = {})
    %mkldnn_rnn_layer_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%mkldnn_rnn_layer_default_0, 0), kwargs = {})
    %mkldnn_rnn_layer_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%mkldnn_rnn_layer_default_0, 1), kwargs = {})
    %mkldnn_rnn_layer_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%mkldnn_rnn_layer_default_0, 2), kwargs = {})
    %mkldnn_rnn_layer_default_1 : [num_users=3] = call_function[target=torch.ops.aten.mkldnn_rnn_layer.default](args = (%mkldnn_rnn_layer_default_1_input, %mkldnn_rnn_layer_default_1_weight0, %mkldnn_rnn_layer_default_1_weight1, %mkldnn_rnn_layer_default_1_weight2, %mkldnn_rnn_layer_default_1_weight3, %mkldnn_rnn_layer_default_1_hx_, %mkldnn_rnn_layer_default_1_cx_, True, [], 2, 5, 1, True, False, False, False), kwargs = {})
    %mkldnn_rnn_layer_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%mkldnn_rnn_layer_default_1, 0), kwargs = {})
    %mkldnn_rnn_layer_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%mkldnn_rnn_layer_default_1, 1), kwargs = {})
    %mkldnn_rnn_layer_default_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%mkldnn_rnn_layer_default_1, 2), kwargs = {})
    return (lstm_input_0_out0, lstm_input_0_out1, lstm_input_0_out2, lstm_input_1_out0, lstm_input_1_out1, lstm_input_1_out2, gru_input_0_out0, gru_input_0_out1, gru_input_1_out0, gru_input_1_out1, rnn_tanh_input_0_out0, rnn_tanh_input_0_out1, rnn_tanh_input_1_out0, rnn_tanh_input_1_out1, rnn_relu_input_0_out0, rnn_relu_input_0_out1, rnn_relu_input_1_out0, rnn_relu_input_1_out1, lstm_cell_default_0_out0, lstm_cell_default_0_out1, gru_cell_default_0, rnn_tanh_cell_default_0, rnn_relu_cell_default_0, mkldnn_rnn_layer_default_0_out0, mkldnn_rnn_layer_default_0_out1, mkldnn_rnn_layer_default_0_out2, mkldnn_rnn_layer_default_1_out0, mkldnn_rnn_layer_default_1_out1, mkldnn_rnn_layer_default_1_out2)
