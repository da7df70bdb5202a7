# seed 31002065, c3 of as_strided_scatter.default, special values, calls after, strided, strided
# tape forward mode 0.164062, reverse mode -0.382812
# input c3_self: f64[3, 3] -4.8269849024076494 -7.5824304956951289 -0.6046891126565539 -1.5411692216498662 -1.9719097652168658 -4.146041530864057 1.0000000000000001e-30 -4.7841698298774666 -4.1508050638788427
# input c3_src: f64[2, 2] 7.3808393909840309 5.5760594522169082 -8.3156849083890876 4.177597026003685
graph():
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_src : [num_users=1] = placeholder[target=c3_src]
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_scatter.default](args = (%c3_self, %c3_src, [2, 2], [1, 2], 1), kwargs = {})
    return (c3,)
