# A check of forward mode that make_fx records, although nothing uses its result.
# input x: f64[2] 2 3
# input t: f64[2] 4 -5
# expect out0: f64[2] 8 -15
def forward(self, x: "f64[2]", t: "f64[2]"):
    same = torch.ops.aten._has_same_storage_numel.default(x, t);  same = None
    mul = torch.ops.aten.mul.Tensor(x, t)
    return (mul,)
