# seed 60001020, norm_with_dtype, 3 dims, changed dim, changed dim by keyword, changed dim, changed dim, special values, special values, calls after
# native cannot generate native code node %norm_3 (aten.norm.ScalarOpt_dim_dtype) the op got multiple values for argument 'keepdim'; the schema is linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
#   arguments %d f64[2, 3]
# input d: f64[1, 1] 4.9406564584124654e-324
graph():
    %d : [num_users=1] = placeholder[target=d]
    %norm_3 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim_dtype](args = (%d, 1, [-1]), kwargs = {keepdim: True, dtype: torch.float64})
    return (norm_3,)
