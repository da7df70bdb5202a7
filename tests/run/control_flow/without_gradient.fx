# A part of the program runs under no_grad. Made by make_cases.py.
# scale-tolerance: 1e-05
# input args_0: f32[3, 4] -0.75 0.125 0.875 0 0.75 -0.125 -0.125 1 -0.375 -0.375 1 -0.75
# input args_1: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# expect out0: f32[3, 4] 2.89501953 1.03320312 0.0825195312 1.07861328 4.04345703 0.564453125 0.469238281 3.20361328 4.68945312 0.3828125 0.215332031 0.9453125
# input tangent0: f32[3, 4] -0.75 -0.125 0.25 0.75 0 -0.5 -0.875 0.125 -0.625 0.5 -0.125 -0.5
# expect grad_args_0: f32[3, 4] -0.0576171875 -0.498046875 -1.65917969 0.80078125 -0.637207031 -1.13867188 -0.888671875 -0.0678710938 1.65380859 -1.109375 -1.29248047 2.32324219
# expect grad_args_1: f32[4, 4] 2.07128906 0.427734375 0.590332031 0.805664062 0.4921875 0.120117188 -0.0625 -0.435058594 -3.49316406 -0.346679688 -0.0991210938 -0.315917969 1.43554688 0.859375 0.909179688 -0.19921875
class GraphModule(torch.nn.Module):
    def forward(self, args_0: "f32[3, 4]", args_1: "f32[4, 4]"):
        # File: make_cases.py:202 in forward, code: return self.function(*args)
        matmul: "f32[3, 4]" = torch.ops.aten.matmul.default(args_0, args_1);  args_0 = args_1 = None

        # No stacktrace found for following nodes
        submod_3 = self.submod_1
        mul = torch.ops.higher_order.wrap_with_set_grad_enabled(False, submod_3, matmul);  submod_3 = None

        # File: make_cases.py:202 in forward, code: return self.function(*args)
        getitem: "f32[3, 4]" = mul[0];  mul = None
        mul_1: "f32[3, 4]" = torch.ops.aten.mul.Tensor(getitem, matmul);  getitem = matmul = None
        return (mul_1,)

    class submod_1(torch.nn.Module):
        def forward(self, matmul: "f32[3, 4]"):
            # File: make_cases.py:202 in forward, code: return self.function(*args)
            mul: "f32[3, 4]" = torch.ops.aten.mul.Tensor(matmul, 2);  matmul = None
            return (mul,)
