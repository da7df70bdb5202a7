# The gradient of ctc_loss is that of scores that are logarithms of probabilities.
# input x: f64[4, 2, 3] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469 0.4617791755414829 0.7512804051402927 0.9390993563190675 0.9998156151342908 0.9252115207881683 0.7253843874668195 0.4273798802338298 0.07153151114084326 -0.2939983124155672 -0.6197368435949628 -0.8615969003107405 -0.9868438585032365 -0.9785261299411385 -0.8377694801650978 -0.5836246614030073 -0.2504889826270749 0.11654920485049364 0.4678130042085835 0.7557605080570543 0.9414193725728183
# input targets: i64[2, 2] 1 2 2 2
# expect out0: f64[2] 1.7298982632714908 1.5899886164282577
# tolerance: float64 rtol=1e-12 atol=1e-12
# differentiate: x
graph():
    %x : [num_users=1] = placeholder[target=x]
    %targets : [num_users=1] = placeholder[target=targets]
    %_log_softmax : [num_users=1] = call_function[target=torch.ops.aten._log_softmax.default](args = (%x, 2, False), kwargs = {})
    %_ctc_loss : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%_log_softmax, %targets, [4, 3], [2, 1]), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%_ctc_loss, 0), kwargs = {})
    return (getitem,)
