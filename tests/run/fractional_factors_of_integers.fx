# If the tensors are integers, only the integer parts of alpha and beta count, as in PyTorch.
# input i: i64[2, 2] 1 2 3 4
# input r: i64[2] 1 2
# expect out0: i64[2, 2] 8 12 18 26
# expect out1: i64[2, 2] 7 10 15 22
# expect out2: i64[2, 2] 9 14 21 30
# expect out3: i64[1, 2, 2] 7 10 15 22
# expect out4: i64[2] 6 13
# expect out5: i64[2, 2] 1 2 3 4
def forward(self, i: "i64[2, 2]", r: "i64[2]"):
    addmm = torch.ops.aten.addmm.default(i, i, i, alpha = 1.5)
    addmm_1 = torch.ops.aten.addmm.default(i, i, i, beta = 0.5)
    addmm_2 = torch.ops.aten.addmm.default(i, i, i, alpha = 1.5, beta = 2.7)
    b = torch.ops.aten.unsqueeze.default(i, 0)
    baddbmm = torch.ops.aten.baddbmm.default(b, b, b, alpha = 1.5, beta = 0.5)
    addmv = torch.ops.aten.addmv.default(r, i, r, alpha = 1.5)
    addmm_3 = torch.ops.aten.addmm.default(i, i, i, alpha = -0.5)
    return (addmm, addmm_1, addmm_2, baddbmm, addmv, addmm_3)
