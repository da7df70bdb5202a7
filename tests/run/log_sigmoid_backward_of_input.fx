# The gradient of log_sigmoid with the buffer that the forward op computed.
# input grad_out: f64[2, 3] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469 0.4617791755414829 0.7512804051402927
# input x: f64[2, 3] 0.3894183423086505 0.6961352386273567 0.9086334961158833 0.9981524724975481 0.9525761942715953 0.7780731968879212
# expect out0: f64[2, 3] -0.3398342258610323 -0.1959905812742873 -0.07385398463914399 0.02956382580503607 0.12854409472115302 0.23645446725891645
# tolerance: float64 rtol=1e-12 atol=1e-12
# differentiate: grad_out x
graph():
    %grad_out : [num_users=1] = placeholder[target=grad_out]
    %x : [num_users=2] = placeholder[target=x]
    %log_sigmoid_forward : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_forward.default](args = (%x,), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%log_sigmoid_forward, 1), kwargs = {})
    %log_sigmoid_backward : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%grad_out, %x, %getitem_1), kwargs = {})
    return (log_sigmoid_backward,)
