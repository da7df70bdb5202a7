# The windows of torch.signal.windows, symmetric and periodic, and of 0, 1 and 2 samples.
# input x: f32[1] 1
# expect out0: f64[0]
# expect out1: f64[1] 1.0
# expect out2: f64[2] 0.0 0.0
# expect out3: f64[7] 0.0 0.33333333333333326 0.6666666666666666 1.0 0.6666666666666666 0.33333333333333326 0.0
# expect out4: f32[6] 0 0.333333373 0.666666687 1 0.666666627 0.333333313
# expect out5: f32[1] 1
# expect out6: f64[0]
# expect out7: f64[1] 1.0
# expect out8: f64[2] -1.3877787807814457e-17 -1.3877787807814457e-17
# expect out9: f64[7] -1.3877787807814457e-17 0.12999999999999995 0.6299999999999999 0.9999999999999999 0.6299999999999998 0.12999999999999995 -1.3877787807814457e-17
# expect out10: f32[6] -1.49011612e-08 0.129999995 0.629999995 0.99999994 0.629999936 0.130000025
# expect out11: f32[1] 1
# expect out12: f64[0]
# expect out13: f64[1] 1.0
# expect out14: f64[2] 0.7071067811865475 0.7071067811865476
# expect out15: f64[7] 0.2225209339563144 0.6234898018587335 0.9009688679024191 1.0 0.9009688679024191 0.6234898018587336 0.2225209339563145
# expect out16: f32[6] 0.222520933 0.623489857 0.90096885 1 0.90096885 0.623489738
# expect out17: f32[1] 1
# expect out18: f64[0]
# expect out19: f64[1] 1.0
# expect out20: f64[2] 0.08000000000000007 0.08000000000000007
# expect out21: f64[7] 0.08000000000000007 0.31 0.7699999999999999 1.0 0.7699999999999998 0.31 0.08000000000000007
# expect out22: f32[6] 0.0800000131 0.310000032 0.770000041 1 0.769999981 0.310000062
# expect out23: f32[1] 1
# expect out24: f64[0]
# expect out25: f64[1] 1.0
# expect out26: f64[2] 0.0 0.0
# expect out27: f64[7] 0.0 0.24999999999999994 0.7499999999999999 1.0 0.7499999999999998 0.24999999999999994 0.0
# expect out28: f32[6] 0 0.25 0.75 1 0.74999994 0.25000006
# expect out29: f32[1] 1
# expect out30: f64[0]
# expect out31: f64[1] 1.0
# expect out32: f64[2] 0.0003628000000000381 0.0003628000000000381
# expect out33: f64[7] 0.0003628000000000381 0.061334499999999986 0.5292297999999999 1.0 0.5292297999999998 0.061334499999999986 0.0003628000000000381
# expect out34: f32[6] 0.000362796709 0.0613345057 0.529229879 0.99999994 0.52922976 0.0613345206
# expect out35: f32[1] 1
# expect out36: f64[0]
# expect out37: f64[1] 1.0
# expect out38: f64[2] 5.2773441320097665e-05 5.2773441320097665e-05
# expect out39: f64[7] 5.2773441320097665e-05 0.054759364131249516 0.5188447216723614 1.0 0.5188447216723614 0.054759364131249516 5.2773441320097665e-05
# expect out40: f32[6] 5.27734373e-05 0.0547593646 0.518844545 1 0.518844545 0.0547593646
# expect out41: f32[1] 1
# expect out42: f64[0]
# expect out43: f64[1] 1.0
# expect out44: f64[2] 0.8824969025845955 0.8824969025845955
# expect out45: f64[7] 0.011108996538242316 0.13533528323661276 0.6065306597126335 1.0 0.6065306597126335 0.13533528323661276 0.011108996538242316
# expect out46: f32[6] 0.0111090019 0.135335326 0.606530726 1 0.606530666 0.135335296
# expect out47: f32[1] 1
# expect out48: f64[0]
# expect out49: f64[1] 1.0
# expect out50: f64[2] 0.6065306597126334 0.6065306597126334
# expect out51: f64[7] 0.049787068367863944 0.1353352832366127 0.36787944117144233 1.0 0.36787944117144233 0.1353352832366127 0.049787068367863944
# expect out52: f32[6] 0.0497870669 0.135335281 0.36787945 1 0.36787945 0.135335281
# expect out53: f32[1] 1
# expect out54: f64[0]
# expect out55: f64[1] 1.0
# expect out56: f64[2] 0.08000000000000007 0.08000000000000007
# expect out57: f64[7] 0.08000000000000007 0.31 0.7699999999999999 1.0 0.7699999999999998 0.31 0.08000000000000007
# expect out58: f32[6] 0.0800000131 0.310000032 0.770000041 1 0.769999981 0.310000062
# expect out59: f32[1] 1
# expect out60: f32[9] 0.057204403 0.273937643 0.591680765 0.88206774 1 0.88206774 0.591680765 0.273937643 0.057204403
# expect out61: f32[3] 1 1 1
# expect out62: f32[5] 0.0285654999 0.411112279 1 0.411112279 0.0285654999
# expect out63: f32[5] 0.670320034 1 0.670320034 0.449328929 0.301194191
# expect out64: f32[6] 0.375 0.321618646 0.740881383 0.740881324 0.321618617 0.375
# expect out65: f32[1] 1
# expect out66: f64[5] 0.3999999999999999 0.6072949016875158 0.9427050983124842 0.9427050983124843 0.6072949016875158
# expect out67: f32[1] 1
# tolerance: float32 rtol=1e-6 atol=1e-6
# tolerance: float64 rtol=1e-12 atol=1e-14
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[1]"):
        v0 = torch.signal.windows.windows.bartlett(0, sym = True, dtype = torch.float64)
        v1 = torch.signal.windows.windows.bartlett(1, sym = True, dtype = torch.float64)
        v2 = torch.signal.windows.windows.bartlett(2, sym = True, dtype = torch.float64)
        v3 = torch.signal.windows.windows.bartlett(7, sym = True, dtype = torch.float64)
        v4 = torch.signal.windows.windows.bartlett(6, sym = False, dtype = torch.float32, requires_grad = False)
        v5 = torch.signal.windows.windows.bartlett(1, sym = False)
        v6 = torch.signal.windows.windows.blackman(0, sym = True, dtype = torch.float64)
        v7 = torch.signal.windows.windows.blackman(1, sym = True, dtype = torch.float64)
        v8 = torch.signal.windows.windows.blackman(2, sym = True, dtype = torch.float64)
        v9 = torch.signal.windows.windows.blackman(7, sym = True, dtype = torch.float64)
        v10 = torch.signal.windows.windows.blackman(6, sym = False, dtype = torch.float32, requires_grad = False)
        v11 = torch.signal.windows.windows.blackman(1, sym = False)
        v12 = torch.signal.windows.windows.cosine(0, sym = True, dtype = torch.float64)
        v13 = torch.signal.windows.windows.cosine(1, sym = True, dtype = torch.float64)
        v14 = torch.signal.windows.windows.cosine(2, sym = True, dtype = torch.float64)
        v15 = torch.signal.windows.windows.cosine(7, sym = True, dtype = torch.float64)
        v16 = torch.signal.windows.windows.cosine(6, sym = False, dtype = torch.float32, requires_grad = False)
        v17 = torch.signal.windows.windows.cosine(1, sym = False)
        v18 = torch.signal.windows.windows.hamming(0, sym = True, dtype = torch.float64)
        v19 = torch.signal.windows.windows.hamming(1, sym = True, dtype = torch.float64)
        v20 = torch.signal.windows.windows.hamming(2, sym = True, dtype = torch.float64)
        v21 = torch.signal.windows.windows.hamming(7, sym = True, dtype = torch.float64)
        v22 = torch.signal.windows.windows.hamming(6, sym = False, dtype = torch.float32, requires_grad = False)
        v23 = torch.signal.windows.windows.hamming(1, sym = False)
        v24 = torch.signal.windows.windows.hann(0, sym = True, dtype = torch.float64)
        v25 = torch.signal.windows.windows.hann(1, sym = True, dtype = torch.float64)
        v26 = torch.signal.windows.windows.hann(2, sym = True, dtype = torch.float64)
        v27 = torch.signal.windows.windows.hann(7, sym = True, dtype = torch.float64)
        v28 = torch.signal.windows.windows.hann(6, sym = False, dtype = torch.float32, requires_grad = False)
        v29 = torch.signal.windows.windows.hann(1, sym = False)
        v30 = torch.signal.windows.windows.nuttall(0, sym = True, dtype = torch.float64)
        v31 = torch.signal.windows.windows.nuttall(1, sym = True, dtype = torch.float64)
        v32 = torch.signal.windows.windows.nuttall(2, sym = True, dtype = torch.float64)
        v33 = torch.signal.windows.windows.nuttall(7, sym = True, dtype = torch.float64)
        v34 = torch.signal.windows.windows.nuttall(6, sym = False, dtype = torch.float32, requires_grad = False)
        v35 = torch.signal.windows.windows.nuttall(1, sym = False)
        v36 = torch.signal.windows.windows.kaiser(0, sym = True, dtype = torch.float64)
        v37 = torch.signal.windows.windows.kaiser(1, sym = True, dtype = torch.float64)
        v38 = torch.signal.windows.windows.kaiser(2, sym = True, dtype = torch.float64)
        v39 = torch.signal.windows.windows.kaiser(7, sym = True, dtype = torch.float64)
        v40 = torch.signal.windows.windows.kaiser(6, sym = False, dtype = torch.float32, requires_grad = False)
        v41 = torch.signal.windows.windows.kaiser(1, sym = False)
        v42 = torch.signal.windows.windows.gaussian(0, sym = True, dtype = torch.float64)
        v43 = torch.signal.windows.windows.gaussian(1, sym = True, dtype = torch.float64)
        v44 = torch.signal.windows.windows.gaussian(2, sym = True, dtype = torch.float64)
        v45 = torch.signal.windows.windows.gaussian(7, sym = True, dtype = torch.float64)
        v46 = torch.signal.windows.windows.gaussian(6, sym = False, dtype = torch.float32, requires_grad = False)
        v47 = torch.signal.windows.windows.gaussian(1, sym = False)
        v48 = torch.signal.windows.windows.exponential(0, sym = True, dtype = torch.float64)
        v49 = torch.signal.windows.windows.exponential(1, sym = True, dtype = torch.float64)
        v50 = torch.signal.windows.windows.exponential(2, sym = True, dtype = torch.float64)
        v51 = torch.signal.windows.windows.exponential(7, sym = True, dtype = torch.float64)
        v52 = torch.signal.windows.windows.exponential(6, sym = False, dtype = torch.float32, requires_grad = False)
        v53 = torch.signal.windows.windows.exponential(1, sym = False)
        v54 = torch.signal.windows.windows.general_hamming(0, sym = True, dtype = torch.float64)
        v55 = torch.signal.windows.windows.general_hamming(1, sym = True, dtype = torch.float64)
        v56 = torch.signal.windows.windows.general_hamming(2, sym = True, dtype = torch.float64)
        v57 = torch.signal.windows.windows.general_hamming(7, sym = True, dtype = torch.float64)
        v58 = torch.signal.windows.windows.general_hamming(6, sym = False, dtype = torch.float32, requires_grad = False)
        v59 = torch.signal.windows.windows.general_hamming(1, sym = False)
        v60 = torch.signal.windows.windows.kaiser(9, beta = 4.5)
        v61 = torch.signal.windows.windows.kaiser(3, beta = 0.0)
        v62 = torch.signal.windows.windows.gaussian(5, std = 0.75)
        v63 = torch.signal.windows.windows.exponential(5, center = 1, tau = 2.5, sym = False)
        v64 = torch.signal.windows.windows.general_cosine(6, a = [0.5, 0.25, 0.125])
        v65 = torch.signal.windows.windows.general_cosine(1, a = [0.5])
        v66 = torch.signal.windows.windows.general_hamming(5, alpha = 0.7, sym = False, dtype = torch.float64)
        v67 = x.clone()
        return (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30, v31, v32, v33, v34, v35, v36, v37, v38, v39, v40, v41, v42, v43, v44, v45, v46, v47, v48, v49, v50, v51, v52, v53, v54, v55, v56, v57, v58, v59, v60, v61, v62, v63, v64, v65, v66, v67,)
