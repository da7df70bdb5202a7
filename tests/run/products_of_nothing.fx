# Products and factorisations of matrices without elements.
# input z: f64[2, 3, 0]
# input w: f64[0, 4]
# input v: f64[0]
# input l: f64[5, 0]
# input b: f64[5] 1.0 1.0 1.0 1.0 1.0
# input g: f64[3, 0]
# input h: f64[2, 0, 3]
# expect out0: f64[2, 3, 4] 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0
# expect out1: f64[2, 3] 0.0 0.0 0.0 0.0 0.0 0.0
# expect out2: f64[2, 3, 5] 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0
# expect out3: f64[2, 3, 5] 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0 0.0
# expect out4: f64[3, 0]
# expect out5: f64[0]
# expect out6: f64[2, 0, 3]
# expect out7: f64[2, 0]
# expect out8: f64[2, 3, 0]
# expect out9: f64[2, 0]
# expect out10: i64[2] 0 0
# expect out11: i64[2] 0 0
class GraphModule(torch.nn.Module):
    def forward(self, z: "f64[2, 3, 0]", w: "f64[0, 4]", v: "f64[0]", l: "f64[5, 0]", b: "f64[5]", g: "f64[3, 0]", h: "f64[2, 0, 3]"):
        v0 = torch.matmul(z, w)
        v1 = torch.matmul(z, v)
        v2 = torch.nn.functional.linear(z, l, b)
        v3 = torch.nn.functional.linear(z, l)
        p4 = torch.geqrf(g)
        v4 = p4[0]
        v5 = p4[1]
        p6 = torch.geqrf(h)
        v6 = p6[0]
        v7 = p6[1]
        p8 = torch.geqrf(z)
        v8 = p8[0]
        v9 = p8[1]
        v10 = torch.linalg.matrix_rank(z)
        v11 = torch.linalg.matrix_rank(h, hermitian = False)
        return (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11,)
