# A part of the program runs under autocast; the text does not contain its casts to bfloat16. Made by make_cases.py.
# scale-tolerance: 0.01
# input args_0: f32[3, 4] -0.75 0.125 0.875 0 0.75 -0.125 -0.125 1 -0.375 -0.375 1 -0.75
# input args_1: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# expect out0: f32[3, 4] 0.578125 -0.28125 -0.109375 1.59375 1.515625 1.03125 1.703125 1.03125 -0.15625 0.28125 0.765625 1.046875
# expect out1: f32[3, 8] -0.421875 -1.28125 -1.109375 0.59375 -0.75 0.125 0.875 0 0.515625 0.03125 0.703125 0.03125 0.75 -0.125 -0.125 1 -1.15625 -0.71875 -0.234375 0.046875 -0.375 -0.375 1 -0.75
class GraphModule(torch.nn.Module):
    def forward(self, args_0: "f32[3, 4]", args_1: "f32[4, 4]"):
        # No stacktrace found for following nodes
        submod_3 = self.submod_1
        wrap_with_autocast = torch.ops.higher_order.wrap_with_autocast('cpu', torch.bfloat16, True, False, submod_3, args_0, args_1);  submod_3 = args_0 = args_1 = None

        # File: make_cases.py:202 in forward, code: return self.function(*args)
        linear: "bf16[3, 4]" = wrap_with_autocast[0]
        cat: "f32[3, 8]" = wrap_with_autocast[1];  wrap_with_autocast = None
        add: "bf16[3, 4]" = torch.ops.aten.add.Tensor(linear, 1);  linear = None
        _assert_tensor_metadata_default = torch.ops.aten._assert_tensor_metadata.default(add, dtype = torch.bfloat16, device = device(type='cpu'), layout = torch.strided);  _assert_tensor_metadata_default = None
        to: "f32[3, 4]" = torch.ops.aten.to.dtype(add, torch.float32);  add = None
        return (to, cat)

    class submod_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[3, 4]", arg1_1: "f32[4, 4]"):
            # File: make_cases.py:202 in forward, code: return self.function(*args)
            linear: "bf16[3, 4]" = torch.ops.aten.linear.default(arg0_1, arg1_1);  arg1_1 = None
            cat: "f32[3, 8]" = torch.ops.aten.cat.default([linear, arg0_1], 1);  arg0_1 = None
            return (linear, cat)
