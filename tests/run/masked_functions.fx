# Functions of torch.masked._ops: the mask excludes elements; rows without elements, integers, 0-dim tensors.
# input x: f64[4, 3] 1.5 -2.0 0.25 -0.5 3.0 -1.25 0.75 2.0 -3.0 1.0 -1.5 0.5
# input m: b8[4, 3] 1 0 1 1 1 0 0 0 0 1 1 1
# input row: b8[3] 1 0 1
# input i: i8[4, 3] 3 -2 7 0 5 -4 1 1 2 -128 127 9
# input u: u8[4, 3] 3 2 7 0 255 4 1 1 2 128 127 9
# input y: f64[4, 3] 0.5 -1.0 2.0 0.25 0.5 -0.75 1.0 -2.0 0.5 inf -inf 0.0
# input s: f64[] 2.5
# input sm: b8[] 0
# input e: f64[0, 3]
# expect out0: f64[] 4.25
# expect out1: f64[1, 1] -0.75
# expect out2: f64[4] 1.75 2.5 0.0 0.0
# expect out3: f64[] 0.75
# expect out4: f64[] 0.421875
# expect out5: f64[1, 1] -0.263671875
# expect out6: f64[4] 0.375 -1.5 1.0 -0.75
# expect out7: f64[] -4.74609375
# expect out8: f64[] 3.0
# expect out9: f64[1, 1] 1.5
# expect out10: f64[4] 1.5 3.0 -inf 1.0
# expect out11: f64[] 3.0
# expect out12: f64[] -1.5
# expect out13: f64[1, 1] -3.0
# expect out14: f64[4] 0.25 -0.5 inf -1.5
# expect out15: f64[] -3.0
# expect out16: f64[] 3.43553166697044
# expect out17: f64[1, 1] 2.579651528001481
# expect out18: f64[4] 1.751929081345373 3.0297504182726205 -inf 1.5239090561799076
# expect out19: f64[] 3.7141962278079577
# expect out20: i64[4] 10 5 0 8
# expect out21: i64[3] 132 0 22
# expect out22: i64[4] 2 1 0 2
# expect out23: i64[4] 21 0 1 -146304
# expect out24: i64[3] 0 1 504
# expect out25: i64[4] 1 0 0 1
# expect out26: i8[4] 7 5 -128 127
# expect out27: u8[4] 7 255 0 128
# expect out28: i8[4] 3 0 127 -128
# expect out29: u8[4] 3 0 255 9
# expect out30: i8[4] 2 1 0 1
# expect out31: u8[4] 2 1 0 0
# expect out32: i8[4] 0 0 0 0
# expect out33: u8[4] 0 0 0 2
# expect out34: f64[] 4.0
# expect out35: i64[1, 3] 0 1 3
# expect out36: f64[] 10.0
# expect out37: i64[1, 3] 1 3 0
# expect out38: f64[4, 3] 1.5 1.5 1.75 -0.5 2.5 2.5 0.0 0.0 0.0 1.0 -0.5 0.0
# expect out39: i8[4, 3] 3 0 7 3 5 7 3 5 7 -125 -124 16
# expect out40: f64[4, 3] 1.5 1.5 0.375 -0.5 -1.5 -1.5 1.0 1.0 1.0 1.0 -1.5 -0.75
# expect out41: i8[4, 3] 3 1 7 0 5 7 0 5 7 0 123 63
# expect out42: f64[] 0.6071428571428571
# expect out43: f64[4, 1] 0.875 1.25 nan 0.0
# expect out44: f64[] 0.0625
# expect out45: f64[4] 5.0 2.5 nan 2.6666666666666665
# expect out46: f64[4] 0.25 -0.5 nan 0.5
# expect out47: f64[1, 3] 0.75 nan -1.25
# expect out48: i8[3] 0 5 7
# expect out49: f64[4, 3] 1.8132616875182228 -inf 2.1602241504380872 0.6368710061148999 3.0 -0.75 1.0 -inf 0.5 inf -1.5 0.9740769841801067
# expect out50: f64[4, 3] 1.8132616875182228 -0.6867383124817772 2.1602241504380872 0.6368710061148999 3.0788897342925496 -0.2759230158198933 1.5759394198788437 2.01814992791781 0.5297504182726206 inf -1.5 0.9740769841801067
# expect out51: f64[4] 1.5206906325745548 3.0413812651491097 0.0 1.8708286933869707
# expect out52: f64[4] 1.5 3.0 0.0 1.5
# expect out53: f64[4] 0.25 0.5 inf 0.5
# expect out54: f64[4] 2.0 2.0 0.0 3.0
# expect out55: f64[4] 1.75 3.5 0.0 3.0
# expect out56: f64[4] 2.9747448713915885 5.949489742783177 0.0 8.59575411272515
# expect out57: f64[1, 1] 3.8649062084350767
# expect out58: f64[4, 3] 0.9863939238321437 0.0 0.1643989873053573 -0.1643989873053573 0.9863939238321437 0.0 0.0 0.0 0.0 0.5345224838248488 -0.8017837257372732 0.2672612419124244
# expect out59: f64[4, 3] 0.375 0.0 0.0625 -0.125 0.6666666666666666 0.0 0.0 0.0 0.0 0.25 -0.3333333333333333 0.125
# expect out60: f64[4] 0.78125 6.125 nan 1.75
# expect out61: f64[1, 3] 0.7222222222222222 5.0625 0.015625
# expect out62: f64[] 3.1036931818181817
# expect out63: f64[] 1.8583984375
# expect out64: f32[4] 8 12.5 nan 16286.335
# expect out65: f64[4] 0.8838834764831844 2.4748737341529163 nan 1.3228756555322954
# expect out66: f64[1, 3] 0.8498365855987975 2.25 0.125
# expect out67: f64[] 1.7617301671420007
# expect out68: f64[] 1.3632308819492023
# expect out69: f32[4] 2.82842708 3.53553391 nan 127.617928
# expect out70: f64[4, 3] 0.7772998611746911 0.0 0.2227001388253088 0.02931223075135632 0.9706877692486436 0.0 nan nan nan 0.5922010701861591 0.04861082403130226 0.3591881057825386
# expect out71: f64[4, 3] nan nan 0.7030404296559989 nan nan 0.04494387100975275 nan nan 0.15686952365996393 nan nan 0.09514617567428449
# expect out72: f64[4, 3] -0.25192908134537295 -inf -1.501929081345373 -3.5297504182726205 -0.029750418272620652 -inf nan nan nan -0.5239090561799076 -3.0239090561799076 -1.0239090561799076
# expect out73: f64[4, 3] nan nan -0.35234087864588887 nan nan -3.102340878645889 nan nan -1.8523408786458888 nan nan -2.352340878645889
# expect out74: f64[4, 3] 0.2227001388253088 0.0 0.7772998611746911 0.9706877692486436 0.02931223075135632 0.0 nan nan nan 0.06742535823245292 0.8214090194651259 0.11116562230242114
# expect out75: f64[4, 3] 0.3459541948223697 nan 0.035071257891522274 0.4442139791616654 nan 0.5486067769125124 0.2098318260159648 nan 0.15717847317544298 0.0 nan 0.2591434920205224
# expect out76: f64[] 0.0
# expect out77: f64[] -inf
# expect out78: f64[] 0.0
# expect out79: f64[] nan
# expect out80: f64[] 1.0
# expect out81: f64[3] 0.0 0.0 0.0
# expect out82: f64[3] nan nan nan
# expect out83: f64[3] 0.0 0.0 0.0
# expect out84: f64[0, 3]
# expect out85: f64[] 1.0
# tolerance: float64 rtol=1e-12
# tolerance: float32 rtol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[4, 3]", m: "b8[4, 3]", row: "b8[3]", i: "i8[4, 3]", u: "u8[4, 3]", y: "f64[4, 3]", s: "f64[]", sm: "b8[]", e: "f64[0, 3]"):
        v0 = torch.masked._ops.sum(x, mask = m)
        v1 = torch.masked._ops.sum(x, (0, -1), keepdim = True, mask = row)
        v2 = torch.masked._ops.sum(x, dim = 1, keepdim = False, dtype = torch.float64, mask = m)
        v3 = torch.masked._ops.sum(x, dim = ())
        v4 = torch.masked._ops.prod(x, mask = m)
        v5 = torch.masked._ops.prod(x, (0, -1), keepdim = True, mask = row)
        v6 = torch.masked._ops.prod(x, dim = 1, keepdim = False, dtype = torch.float64, mask = m)
        v7 = torch.masked._ops.prod(x, dim = ())
        v8 = torch.masked._ops.amax(x, mask = m)
        v9 = torch.masked._ops.amax(x, (0, -1), keepdim = True, mask = row)
        v10 = torch.masked._ops.amax(x, dim = 1, keepdim = False, dtype = torch.float64, mask = m)
        v11 = torch.masked._ops.amax(x, dim = ())
        v12 = torch.masked._ops.amin(x, mask = m)
        v13 = torch.masked._ops.amin(x, (0, -1), keepdim = True, mask = row)
        v14 = torch.masked._ops.amin(x, dim = 1, keepdim = False, dtype = torch.float64, mask = m)
        v15 = torch.masked._ops.amin(x, dim = ())
        v16 = torch.masked._ops.logsumexp(x, mask = m)
        v17 = torch.masked._ops.logsumexp(x, (0, -1), keepdim = True, mask = row)
        v18 = torch.masked._ops.logsumexp(x, dim = 1, keepdim = False, dtype = torch.float64, mask = m)
        v19 = torch.masked._ops.logsumexp(x, dim = ())
        v20 = torch.masked._ops.sum(i, 1, mask = m)
        v21 = torch.masked._ops.sum(u, 0, mask = row)
        v22 = torch.masked._ops.sum(m, 1, mask = row)
        v23 = torch.masked._ops.prod(i, 1, mask = m)
        v24 = torch.masked._ops.prod(u, 0, mask = row)
        v25 = torch.masked._ops.prod(m, 1, mask = row)
        v26 = torch.masked._ops.amax(i, 1, mask = m)
        v27 = torch.masked._ops.amax(u, 1, mask = m)
        v28 = torch.masked._ops.amin(i, 1, mask = m)
        v29 = torch.masked._ops.amin(u, 1, mask = m)
        v30 = torch.masked._ops.argmax(i, 1, mask = m)
        v31 = torch.masked._ops.argmax(u, 1, mask = m)
        v32 = torch.masked._ops.argmin(i, 1, mask = m)
        v33 = torch.masked._ops.argmin(u, 1, mask = m)
        v34 = torch.masked._ops.argmax(x, mask = m)
        v35 = torch.masked._ops.argmax(x, dim = 0, keepdim = True, dtype = torch.int64, mask = m)
        v36 = torch.masked._ops.argmin(x, mask = m)
        v37 = torch.masked._ops.argmin(x, dim = 0, keepdim = True, dtype = torch.int64, mask = m)
        v38 = torch.masked._ops.cumsum(x, dim = 1, dtype = None, mask = m)
        v39 = torch.masked._ops.cumsum(i, -2, mask = m)
        v40 = torch.masked._ops.cumprod(x, dim = 1, dtype = None, mask = m)
        v41 = torch.masked._ops.cumprod(i, -2, mask = m)
        v42 = torch.masked._ops.mean(x, mask = m)
        v43 = torch.masked._ops.mean(x, dim = 1, keepdim = True, mask = m)
        v44 = torch.masked._ops.mean(x, dim = (0, 1))
        v45 = torch.masked._ops.mean(i, 1, dtype = torch.float64, mask = m)
        v46 = torch.masked._ops.median(x, dim = 1, mask = m)
        v47 = torch.masked._ops.median(x, 0, keepdim = True, mask = row)
        v48 = torch.masked._ops.median(i, 0, mask = m)
        v49 = torch.masked._ops.logaddexp(x, y, input_mask = m, other_mask = row)
        v50 = torch.masked._ops.logaddexp(x, y)
        v51 = torch.masked._ops.norm(x, 2.0, 1, mask = m)
        v52 = torch.masked._ops.norm(x, inf, 1, mask = m)
        v53 = torch.masked._ops.norm(x, -inf, 1, mask = m)
        v54 = torch.masked._ops.norm(x, 0, 1, mask = m)
        v55 = torch.masked._ops.norm(x, 1, 1, mask = m)
        v56 = torch.masked._ops.norm(x, 0.5, 1, mask = m)
        v57 = torch.masked._ops.norm(x, ord = 2.0, dim = (0, 1), keepdim = True, dtype = torch.float64, mask = row)
        v58 = torch.masked._ops.normalize(x, 2.0, 1, mask = m)
        v59 = torch.masked._ops.normalize(x, ord = 1.0, dim = 0, eps = 4.0, mask = m)
        v60 = torch.masked._ops.var(x, dim = 1, unbiased = True, mask = m)
        v61 = torch.masked._ops.var(x, dim = 0, correction = 0, keepdim = True, mask = m)
        v62 = torch.masked._ops.var(x)
        v63 = torch.masked._ops.var(x, (0, 1), False, mask = row)
        v64 = torch.masked._ops.var(i, 1, mask = m)
        v65 = torch.masked._ops.std(x, dim = 1, unbiased = True, mask = m)
        v66 = torch.masked._ops.std(x, dim = 0, correction = 0, keepdim = True, mask = m)
        v67 = torch.masked._ops.std(x)
        v68 = torch.masked._ops.std(x, (0, 1), False, mask = row)
        v69 = torch.masked._ops.std(i, 1, mask = m)
        v70 = torch.masked._ops.softmax(x, 1, mask = m)
        v71 = torch.masked._ops.softmax(y, dim = 0, mask = row)
        v72 = torch.masked._ops.log_softmax(x, 1, mask = m)
        v73 = torch.masked._ops.log_softmax(y, dim = 0, mask = row)
        v74 = torch.masked._ops.softmin(x, 1, mask = m)
        v75 = torch.masked._ops.softmin(y, dim = 0, mask = row)
        v76 = torch.masked._ops.sum(s, mask = sm)
        v77 = torch.masked._ops.amax(s, 0, mask = sm)
        v78 = torch.masked._ops.argmin(s, mask = sm)
        v79 = torch.masked._ops.var(s, mask = sm)
        v80 = torch.masked._ops.softmax(s, -1)
        v81 = torch.masked._ops.sum(e, 0, mask = row)
        v82 = torch.masked._ops.mean(e, 0)
        v83 = torch.masked._ops.norm(e, 2.0, 0)
        v84 = torch.masked._ops.cumsum(e, 1, mask = row)
        v85 = torch.masked._ops.prod(e)
        return (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51, v52, v53, v54, v55, v56, v57, v58, v59, v60, v61, v62, v63, v64, v65, v66, v67, v68, v69, v70, v71, v72, v73, v74, v75, v76, v77, v78, v79, v80, v81, v82, v83, v84, v85,)
