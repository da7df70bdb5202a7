# The input of mkldnn_rnn_layer is [time, batch, features] even if batch_first is True, as in the graph of an LSTM that is
# batch first.
# input x: f64[3, 2, 2] 1.57 0.54 0.62 0.83 -0.97 0.06 -0.88 1.21 0.61 -1.6 0.41 1.7
# input w0: f64[12, 2] 0.68 1.62 0.31 0.19 -0.48 0.41 -0.37 2.01 -1.66 0.58 0.69 1.32 -1.01 -0.37 -1.52 -0.37 0.26 0.61 0.74 -0.14 1.27 -0.5 -0.38 1.29
# input w1: f64[12, 3] -0.04 0.2 -0.64 -1.1 -0.87 2.1 0.12 0.3 0.09 0.97 0.45 -1.48 -1.74 -0.14 -0.01 -0.03 0.73 2.62 0.14 1.21 -1.27 -1.1 0.16 -1.93 0.24 -1.09 0.01 -0.12 0.91 0.96 -1.42 -0.48 -0.93 -1.1 1.82 0.62
# input b0: f64[12] 0.47 0.2 0.14 -0.68 -0.6 -0.16 0.09 -0.47 0.32 1.88 -0.65 -0.93
# input b1: f64[12] -0.04 -0.78 -0.06 -1.02 0.06 1.41 -0.12 -0.17 1.01 -0.85 -1.64 0.42
# input h: f64[2, 3] -0.91 -0.51 -1.17 1.09 0.92 0.59
# input c: f64[2, 3] -1.1 -0.14 -0.99 1.05 1.95 -0.51
# expect out0: f64[3, 2, 3] -0.5353440935684554 -0.04103800878006407 -0.02687964336605695 0.22445196691365923 -0.002134318081568076 0.03051723568240691 0.08548932921642334 0.019711789457571533 0.23722867883880894 0.26162485454674816 -0.002041362319024957 0.4784115926429315 -0.03460816138399851 -0.08894340217167815 0.021931017476898514 -0.3810962173214364 -0.018768886314286196 0.7254290757316557
# expect out1: f64[2, 3] -0.03460816138399851 -0.08894340217167815 0.021931017476898514 -0.3810962173214364 -0.018768886314286196 0.7254290757316557
# expect out2: f64[2, 3] -0.03959810543133638 -0.36249902966577857 0.369797046676255 -0.5028148501586827 -0.6947870460829189 1.3853674392862647
# tolerance: float64 rtol=1e-12
graph():
    %x : [num_users=1] = placeholder[target=x]
    %w0 : [num_users=1] = placeholder[target=w0]
    %w1 : [num_users=1] = placeholder[target=w1]
    %b0 : [num_users=1] = placeholder[target=b0]
    %b1 : [num_users=1] = placeholder[target=b1]
    %h : [num_users=1] = placeholder[target=h]
    %c : [num_users=1] = placeholder[target=c]
    %layer : [num_users=3] = call_function[target=torch.ops.aten.mkldnn_rnn_layer.default](args = (%x, %w0, %w1, %b0, %b1, %h, %c, False, [], 2, 3, 1, True, False, True, True), kwargs = {})
    %result : [num_users=1] = call_function[target=operator.getitem](args = (%layer, 0), kwargs = {})
    %hidden : [num_users=1] = call_function[target=operator.getitem](args = (%layer, 1), kwargs = {})
    %cell : [num_users=1] = call_function[target=operator.getitem](args = (%layer, 2), kwargs = {})
    return (result, hidden, cell)
