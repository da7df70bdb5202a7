# print(graph) writes the name that _log_api_usage_once takes without quotes.
# input x: f64[3] -0.4956852963657614 0.7576524976721125 -0.6791013390569826
# expect out0: f64[3] 0.0 0.7576524976721125 0.0
graph():
    %x : [num_users=1] = placeholder[target=x]
    %u : [num_users=0] = call_function[target=torch._C._log_api_usage_once](args = (python.nn_module,), kwargs = {})
    %r : [num_users=1] = call_function[target=torch.nn.functional.relu](args = (%x,), kwargs = {inplace: False})
    return (r)
