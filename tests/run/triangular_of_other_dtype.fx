# The solution of a triangular system has the dtype of the matrix, as in PyTorch under autocast.
# input a: f32[2, 2] 2 0 1 4
# input b: bf16[2, 1] 3 -0.5
# input c: i64[1, 2] 6 8
# expect out0: f32[2, 1] 1.5 -0.5
# expect out1: f32[1, 2] 2 2
graph():
    %a : [num_users=2] = placeholder[target=a]
    %b : [num_users=1] = placeholder[target=b]
    %c : [num_users=1] = placeholder[target=c]
    %left : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%a, %b), kwargs = {upper: False})
    %right : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%a, %c), kwargs = {upper: False, left: False})
    return (left, right)
