# Derivatives of functions of torch.masked._ops and of reflected operators.
# input x: f64[3, 3] 1.5 -2.0 0.25 -0.5 3.0 -1.25 1.0 -1.5 0.5
# input m: b8[3, 3] 1 0 1 1 1 0 1 1 1
# expect out0: f64[3] 1.75 2.5 0.0
# expect out1: f64[3] 0.375 -1.5 -0.75
# expect out2: f64[3] 0.875 1.25 0.0
# expect out3: f64[3] 1.751929081345373 3.0297504182726205 1.5239090561799076
# expect out4: f64[3] 1.5 3.0 1.0
# expect out5: f64[3] 0.78125 6.125 1.75
# expect out6: f64[3] 0.8838834764831844 2.4748737341529163 1.3228756555322954
# expect out7: f64[3, 3] 1.5 1.5 1.75 -0.5 2.5 2.5 1.0 -0.5 0.0
# expect out8: f64[3, 3] 1.5 1.5 0.375 -0.5 -1.5 -1.5 1.0 -1.5 -0.75
# expect out9: f64[3, 3] 0.7772998611746911 0.0 0.2227001388253088 0.02931223075135632 0.9706877692486436 0.0 0.5922010701861591 0.04861082403130226 0.3591881057825386
# expect out10: f64[3, 3] 0.2227001388253088 0.0 0.7772998611746911 0.9706877692486436 0.02931223075135632 0.0 0.06742535823245292 0.8214090194651259 0.11116562230242114
# expect out11: f64[3] 1.5023112517293415 3.004622503458683 1.6509636244473134
# expect out12: f64[3, 3] 0.9863939238321437 0.0 0.1643989873053573 -0.1643989873053573 0.9863939238321437 0.0 0.5345224838248488 -0.8017837257372732 0.2672612419124244
# expect out13: f64[3] 0.25 -0.5 0.5
# expect out14: f64[3, 3] 0.5 4.0 1.75 2.5 -1.0 3.25 1.0 3.5 1.5
# expect out15: f64[3, 3] 1.3333333333333333 -1.0 8.0 -4.0 0.6666666666666666 -1.6 2.0 -1.3333333333333333 4.0
# expect out16: f64[3, 3] 2.8284271247461903 0.25 1.189207115002721 0.7071067811865476 8.0 0.42044820762685725 2.0 0.3535533905932738 1.4142135623730951
# expect out17: f64[3, 3] 2.25 4.0 0.0625 0.25 9.0 1.5625 1.0 2.25 0.25
# tolerance: float64 rtol=1e-12
# differentiate: x
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[3, 3]", m: "b8[3, 3]"):
        v0 = torch.masked._ops.sum(x, dim = 1, mask = m)
        v1 = torch.masked._ops.prod(x, dim = 1, mask = m)
        v2 = torch.masked._ops.mean(x, dim = 1, mask = m)
        v3 = torch.masked._ops.logsumexp(x, dim = 1, mask = m)
        v4 = torch.masked._ops.amax(x, dim = 1, mask = m)
        v5 = torch.masked._ops.var(x, dim = 1, mask = m)
        v6 = torch.masked._ops.std(x, dim = 1, mask = m)
        v7 = torch.masked._ops.cumsum(x, 1, mask = m)
        v8 = torch.masked._ops.cumprod(x, 1, mask = m)
        v9 = torch.masked._ops.softmax(x, 1, mask = m)
        v10 = torch.masked._ops.softmin(x, 1, mask = m)
        v11 = torch.masked._ops.norm(x, 3.0, 1, mask = m)
        v12 = torch.masked._ops.normalize(x, 2.0, 1, mask = m)
        v13 = torch.masked._ops.median(x, 1, mask = m)
        v14 = x.__rsub__(2)
        v15 = x.__rtruediv__(2)
        v16 = x.__rpow__(2)
        v17 = x.__rmul__(x)
        return (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17,)
