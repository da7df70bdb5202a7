# conformance: full.default
# values: full.default.npz
# tolerance: bool rtol=0 atol=0
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([1], True), kwargs = {dtype: torch.bool})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([1, 1], True), kwargs = {dtype: torch.bool})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([1, 1, 1, 1], True), kwargs = {dtype: torch.bool})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], True), kwargs = {dtype: torch.bool})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2, 2], True), kwargs = {dtype: torch.bool})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2, 2, 2, 2], True), kwargs = {dtype: torch.bool})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([4], True), kwargs = {dtype: torch.bool})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([4, 4], True), kwargs = {dtype: torch.bool})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([4, 4, 4, 4], True), kwargs = {dtype: torch.bool})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([], 0.0), kwargs = {dtype: torch.float64})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
