# With eps above 0.5, logit's lower bound eps is above its upper bound 1 - eps. Numbers below the lower bound are set to
# the lower bound, all others to the upper bound if they exceed it. PyTorch's values.
# input x: f64[7] -2 0.1 0.25 0.4 0.75 0.9 2
# expect out0: f64[7] 0.8472978603872034 0.8472978603872034 0.8472978603872034 0.8472978603872034 -0.8472978603872034 -0.8472978603872034 -0.8472978603872034
# expect out1: f64[7] -1.3862943611198906 -1.3862943611198906 -1.0986122886681098 -0.4054651081081643 1.0986122886681098 1.3862943611198908 1.3862943611198908
# tolerance: float64 rtol=4e-16
graph():
    %x : [num_users=2] = placeholder[target=x]
    %wrong : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%x, 0.7), kwargs = {})
    %usual : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%x, 0.2), kwargs = {})
    return (wrong, usual)
