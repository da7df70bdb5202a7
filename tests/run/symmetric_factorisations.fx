# Eigenvalues, squared eigenvectors and Cholesky factors of symmetric matrices.
# input x: f64[2, 3, 3] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469 0.4617791755414829 0.7512804051402927 0.9390993563190675 0.9998156151342908 0.9252115207881683 0.7253843874668195 0.4273798802338298 0.07153151114084326 -0.2939983124155672 -0.6197368435949628 -0.8615969003107405 -0.9868438585032365 -0.9785261299411385 -0.8377694801650978
# expect out0: f64[2, 3] -2.07772024351885 -0.04264767958139447 3.211407346143754 -3.385922296818838 0.06060527345630103 1.861073150776054
# expect out1: f64[2, 3, 3] 0.8104153517126911 0.1868312352199234 0.0027534130673854164 0.10085659035367203 0.5391444233586438 0.35999898628768395 0.08872805793363678 0.27402434142143267 0.6372476006449306 0.015770765147593027 0.18192784610826707 0.8023013887441401 0.4111277528688377 0.5239534690769357 0.0649187780542265 0.5731014819835696 0.29411868481479675 0.13277983320163345
# expect out2: f64[2, 3, 3] 1.456453011341458 0.0 0.0 -0.382827054735425 1.2818568467691043 0.0 -1.1103103667252734 0.6512608664929445 1.4424373112276494 1.3091802124594567 0.0 0.0 -0.4122856172867499 1.4292930250357372 0.0 -0.9119985267013369 0.8692233251967292 1.430364075390517
# expect out3: f64[2, 3] -2.07772024351885 -0.0426476795813942 3.2114073461437536 -3.3859222968188374 0.06060527345630168 1.861073150776054
# expect out4: f64[2, 3, 3] 0.8104153517126909 0.18683123521992318 0.0027534130673854155 0.1008565903536719 0.5391444233586438 0.35999898628768445 0.08872805793363668 0.2740243414214329 0.6372476006449302 0.01577076514759302 0.18192784610826707 0.8023013887441398 0.4111277528688375 0.5239534690769357 0.06491877805422663 0.5731014819835694 0.2941186848147971 0.13277983320163353
# expect out5: f64[2, 3, 3] 1.456453011341458 -0.382827054735425 -1.1103103667252734 0.0 1.2818568467691043 0.6512608664929445 0.0 0.0 1.4424373112276494 1.3091802124594567 -0.4122856172867499 -0.9119985267013369 0.0 1.4292930250357372 0.8692233251967292 0.0 0.0 1.430364075390517
# tolerance: float64 rtol=1e-12 atol=1e-12
# differentiate: x
graph():
    %x : [num_users=5] = placeholder[target=x]
    %transpose : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%x, -2, -1), kwargs = {})
    %add : [num_users=2] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %transpose), kwargs = {})
    %transpose_1 : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%x, -2, -1), kwargs = {})
    %expand : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%x, [2, 3, 3]), kwargs = {})
    %view : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%expand, [2, 3, 3]), kwargs = {})
    %expand_1 : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%transpose_1, [2, 3, 3]), kwargs = {})
    %view_1 : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%expand_1, [2, 3, 3]), kwargs = {})
    %bmm : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%view, %view_1), kwargs = {})
    %_unsafe_view : [num_users=1] = call_function[target=torch.ops.aten._unsafe_view.default](args = (%bmm, [2, 3, 3]), kwargs = {})
    %select : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%x, 2, 0), kwargs = {})
    %ones_like : [num_users=1] = call_function[target=torch.ops.aten.ones_like.default](args = (%select,), kwargs = {pin_memory: False})
    %diag_embed : [num_users=1] = call_function[target=torch.ops.aten.diag_embed.default](args = (%ones_like,), kwargs = {})
    %add_1 : [num_users=2] = call_function[target=torch.ops.aten.add.Tensor](args = (%_unsafe_view, %diag_embed), kwargs = {})
    %_linalg_eigh : [num_users=2] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%add,), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%_linalg_eigh, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%_linalg_eigh, 1), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%getitem_1, %getitem_1), kwargs = {})
    %linalg_cholesky_ex : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%add_1,), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_cholesky_ex, 0), kwargs = {})
    %_linalg_eigh_1 : [num_users=2] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%add, U), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%_linalg_eigh_1, 0), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%_linalg_eigh_1, 1), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%getitem_5, %getitem_5), kwargs = {})
    %linalg_cholesky_ex_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%add_1,), kwargs = {upper: True})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_cholesky_ex_1, 0), kwargs = {})
    return (getitem, mul, getitem_2, getitem_4, mul_1, getitem_6)
