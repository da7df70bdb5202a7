# Reflected operator methods (__radd__, __rsub__, ...), for which the tensor is the right operand.
# input x: f64[3] -7.5 2.0 0.5
# input n: i64[3] -3 2 5
# input b: b8[3] 1 0 1
# input c: b8[3] 0 0 1
# input k: f64[3, 3] 1.0 2.0 3.0 4.0 5.0 6.0 7.0 8.0 10.0
# expect out0: f64[3] -5.5 4.0 2.5
# expect out1: f64[3] 9.5 0.0 1.5
# expect out2: f64[3] -15.0 4.0 1.0
# expect out3: f64[3] -0.26666666666666666 1.0 4.0
# expect out4: f64[3] -0.26666666666666666 1.0 4.0
# expect out5: f64[3] -1.0 1.0 4.0
# expect out6: f64[3] -5.5 0.0 0.0
# expect out7: f64[3] 0.005524271728019903 4.0 1.4142135623730951
# expect out8: f64[3] -10.5 4.0 5.5
# expect out9: f64[3] -4.5 0.0 -4.5
# expect out10: f64[3] 22.5 4.0 2.5
# expect out11: f64[3] 2.500000074505806 1.0 0.10000000149011612
# expect out12: f64[3] -0.0023703703703703703 4.0 0.03125
# expect out13: i64[3] 4 2 4
# expect out14: i64[3] -1 6 7
# expect out15: i64[3] -5 4 3
# expect out16: i64[3] -6 4 10
# expect out17: i64[3] -2 1 2
# expect out18: b8[3] 0 0 1
# expect out19: b8[3] 1 0 1
# expect out20: b8[3] 1 0 0
# expect out21: f64[3] -2.0 -17.0 -31.5
# expect out22: f64[3] -1.875 0.5 0.125
# tolerance: float64 rtol=1e-14
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[3]", n: "i64[3]", b: "b8[3]", c: "b8[3]", k: "f64[3, 3]"):
        v0 = x.__radd__(2)
        v1 = x.__rsub__(2)
        v2 = x.__rmul__(2)
        v3 = x.__rtruediv__(2)
        v4 = x.__rdiv__(2)
        v5 = x.__rfloordiv__(2)
        v6 = x.__rmod__(2)
        v7 = x.__rpow__(2)
        v8 = n.__radd__(x)
        v9 = n.__rsub__(x)
        v10 = n.__rmul__(x)
        v11 = n.__rtruediv__(x)
        v12 = n.__rpow__(x)
        v13 = n.__rand__(6)
        v14 = n.__ror__(6)
        v15 = n.__rxor__(6)
        v16 = n.__lshift__(1)
        v17 = n.__rshift__(1)
        v18 = b.__rand__(c)
        v19 = b.__ror__(c)
        v20 = b.__rxor__(c)
        v21 = x.__rmatmul__(k)
        v22 = x.__div__(4)
        return (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22,)
