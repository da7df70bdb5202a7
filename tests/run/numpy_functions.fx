# Functions of NumPy, which Dynamo computes with torch._numpy. NumPy's values and dtypes.
# input s0: i64[] 10
# input n: i64[] 4
# input x: f32[10] 1 2 3 4 5 6 7 8 9 10
# expect out0: i64[] 12
# expect out1: i64[] 10
# expect out2: b8[] 1
# expect out3: f64[] 9.210340371976184
# expect out4: f64[] -0.6140226914650789
# expect out5: f32[10] -0.6140227 -1.2280453 -1.842068 -2.4560907 -3.0701134 -3.684136 -4.2981586 -4.9121814 -5.526204 -6.1402268
# expect out6: f64[] 1.3333333333333333
# expect out7: f64[] 3.1622776601683795
# expect out8: f64[] 2.0
# expect out9: f64[] 0.9162907318741551
# expect out10: f32[10] 0 0.6931472 1.0986123 1.3862944 1.609438 1.7917595 1.9459102 2.0794415 2.1972246 2.3025851
# expect out11: i64[3] 2 1 -1
# expect out12: f64[2] 10 0.5
# tolerance: float64 rtol=1e-15
# tolerance: float32 rtol=1e-6
def forward(self, s0: "Sym(s0)", n: "i64[]", x: "f32[s0]"):
    lcm = torch__dynamo_utils_wrapped_lcm(4, 6)
    mod = torch__dynamo_utils_wrapped_mod(s0, lcm)
    ne = torch__dynamo_utils_wrapped_ne(mod, 0)
    log = torch__dynamo_utils_wrapped_log(10000.0)
    truediv = torch__dynamo_utils_wrapped_truediv(log, 15)
    neg = torch__dynamo_utils_wrapped_neg(truediv)
    mul = x * neg
    truediv_1 = torch__dynamo_utils_wrapped_truediv_1(n, 3)
    sqrt = torch__dynamo_utils_wrapped_sqrt(s0)
    mul_1 = torch__dynamo_utils_wrapped_mul(n, 0.5)
    size = s0 / 4
    log_1 = torch__dynamo_utils_wrapped_log_1(size)
    log_2 = torch__dynamo_utils_wrapped_log_2(x)
    array = torch__dynamo_utils_wrapped_array([s0, n, -3])
    floordiv = torch__dynamo_utils_wrapped_floordiv(array, n)
    array_1 = torch__dynamo_utils_wrapped_array_1([s0, 0.5])
    return (lcm, mod, ne, log, neg, mul, truediv_1, sqrt, mul_1, log_1, log_2, floordiv, array_1)
