# seed 57002514, matmul_operators, bfloat16, changed self, special values, special values, special values, special values, calls after, strided, strided, strided
# native cannot generate native code node %matmul_1 (operator.matmul) aten.mm.default mat1 and mat2 shapes cannot be multiplied [1, 3] and [2, 3]
#   arguments %t_default bf16[3], %a bf16[2, 3]
# input a: bf16[2, 1] 0 3
# input t_default: bf16[1] 1
graph():
    %a : [num_users=1] = placeholder[target=a]
    %t_default : [num_users=1] = placeholder[target=t_default]
    %matmul_1 : [num_users=1] = call_function[target=operator.matmul](args = (%t_default, %a), kwargs = {})
    return (matmul_1,)

