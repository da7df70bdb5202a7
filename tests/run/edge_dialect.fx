# Ops of ExecuTorch's edge dialect are those of aten: in code, underscores separate the parts of their names.
# input x: f32[2, 2] 1 2 3 4
# input w: f32[2, 2] 0 1 1 0
# expect out0: f32[4] 3 3 7 7
# expect out1: f32[] 20
class GraphModule(torch.nn.Module):
    def forward(self, x, w):
        aten_mm_default = executorch_exir_dialects_edge__ops_aten_mm_default(x, w);  w = None
        aten_add_tensor = executorch_exir_dialects_edge__ops_aten_add_Tensor(x, aten_mm_default);  x = aten_mm_default = None
        aten_view_copy_default = executorch_exir_dialects_edge__ops_aten_view_copy_default(aten_add_tensor, [4]);  aten_add_tensor = None
        aten_sum_dim_int_list = executorch_exir_dialects_edge__ops_aten_sum_dim_IntList(aten_view_copy_default, [0])
        return (aten_view_copy_default, aten_sum_dim_int_list)
