# @ for all ranks of its operands. @= makes a new tensor, because Tensor has no in-place matmul.
# input a: f32[2, 3] 0 1 2 3 4 5
# input b: f32[3, 2] 0 1 2 3 4 5
# input v: f32[3] 1 -1 2
# input c: f32[2, 2, 3] 0 1 2 3 4 5 6 7 8 9 10 11
# input d: f32[2, 3, 1] 0 1 2 3 4 5
# expect out0: f32[2, 2] 10 13 28 40
# expect out1: f32[3, 3] 9 12 15 12 17 22 15 22 29
# expect out2: f32[2] 3 9
# expect out3: f32[] 6
# expect out4: f32[2, 2, 1] 5 14 86 122
# expect out5: f32[2, 2] 10 13 28 40
# expect out6: f32[2, 3] 0 1 2 3 4 5
graph():
    %a : [num_users=6] = placeholder[target=a]
    %b : [num_users=2] = placeholder[target=b]
    %v : [num_users=2] = placeholder[target=v]
    %c : [num_users=1] = placeholder[target=c]
    %d : [num_users=1] = placeholder[target=d]
    %imatmul : [num_users=1] = call_function[target=operator.imatmul](args = (%a, %b), kwargs = {})
    %matmul : [num_users=1] = call_function[target=operator.matmul](args = (%a, %b), kwargs = {})
    %t_default : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%a,), kwargs = {})
    %matmul_1 : [num_users=1] = call_function[target=operator.matmul](args = (%t_default, %a), kwargs = {})
    %matmul_2 : [num_users=1] = call_function[target=operator.matmul](args = (%a, %v), kwargs = {})
    %matmul_3 : [num_users=1] = call_function[target=operator.matmul](args = (%v, %v), kwargs = {})
    %matmul_4 : [num_users=1] = call_function[target=operator.matmul](args = (%c, %d), kwargs = {})
    return [matmul, matmul_1, matmul_2, matmul_3, matmul_4, imatmul, a]
