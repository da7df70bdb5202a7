# A number that the run reads from a tensor in an autocast region. A product with a number has the tensor's dtype.
# input x: f32[2, 2] 1 2 3 4
# input y: f32[3] 1 3 2
# expect out0: f32[2, 2] 3 6 9 12
# expect out1: bf16[2, 2] 21 30 45 66
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[2, 2]", y: "f32[3]"):
        _enter_autocast = torch.amp.autocast_mode._enter_autocast('cpu', torch.bfloat16, True, None)
        m = y.max()
        s = m.item()
        z = x * s
        p = torch.matmul(x, z)
        _exit_autocast = torch.amp.autocast_mode._exit_autocast(_enter_autocast);  _enter_autocast = _exit_autocast = None
        return (z, p)
