# refused: Dimension out of range (expected to be in range of [-1, 0], but got 2)
# input x0: f32[39] -0.942 -0.196 -0.48 -0.267 -0.883 0.401 -0.896 -0.0637 0.348 -0.337 0.567 0.126 0.55 0.642 -0.441 0.363 -0.433 0.313 -0.522 0.463 0.202 -0.391 -0.49 0.259 0.933 0.48 -0.0966 -0.0485 0.568 -0.695 0.332 -0.331 0.579 -0.357 0.0494 0.338 0.687 -0.147 0.912
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%x0, 1.0, [2], True), kwargs = {})
    return [y]

# refused: linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long
# input x0: i64[2, 1, 4, 5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%x0, 1.0, [2], True), kwargs = {})
    return [y]

# refused: dim 2 appears multiple times in the list of dims
# input x0: f32[2, 1, 4, 5] -0.942 -0.196 -0.48 -0.267 -0.883 0.401 -0.896 -0.0637 0.348 -0.337 0.567 0.126 0.55 0.642 -0.441 0.363 -0.433 0.313 -0.522 0.463 0.202 -0.391 -0.49 0.259 0.933 0.48 -0.0966 -0.0485 0.568 -0.695 0.332 -0.331 0.579 -0.357 0.0494 0.338 0.687 -0.147 0.912 -0.846
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.linalg_vector_norm.default](args = (%x0, 1.0, [2, 2], True), kwargs = {})
    return [y]
