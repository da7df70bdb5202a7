# Gradients of group norm with the statistics of the input and several masks.
# input grad_out: f64[2, 4, 3] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469 0.4617791755414829 0.7512804051402927 0.9390993563190675 0.9998156151342908 0.9252115207881683 0.7253843874668195 0.4273798802338298 0.07153151114084326 -0.2939983124155672 -0.6197368435949628 -0.8615969003107405 -0.9868438585032365 -0.9785261299411385 -0.8377694801650978 -0.5836246614030073 -0.2504889826270749 0.11654920485049364 0.4678130042085835 0.7557605080570543 0.9414193725728183
# input x: f64[2, 4, 3] 0.3894183423086505 0.6961352386273567 0.9086334961158833 0.9981524724975481 0.9525761942715953 0.7780731968879212 0.49826164241183896 0.1510127120863443 -0.21667508038737962 -0.5550369171994238 -0.8182771110644108 -0.9707673366582885 -0.9918687573109126 -0.8787253947281899 -0.6466506722561834 -0.32705481486974064 0.03680637742582692 0.3956859992033308 0.7010113772355987 0.9114581539520616 0.998543345374605 0.9504803793792889 0.7737743529400123 0.49234159776988917
# input weight: f64[4] 0.19866933079506122 0.5396320487339693 0.8075581004051142 0.966184951612734
# input bias: f64[4] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469
# expect out0: f64[2, 4, 3] -0.19603303138149397 -0.665143932221925 -0.8380938042648673 -0.5092893455467102 0.5212264691260329 1.6873336442889635 -0.2955303520745238 0.06757016467971733 0.23678785891192344 0.4100407457693349 0.06140699845643893 -0.48027541574289145 0.10694093646563452 0.053519888141994376 0.11506580091479246 -0.39663060676883144 -0.1388430003887995 0.2599469816352097 -4.832214533648917 -1.9550357433988257 0.3054328118009968 2.0722104181338903 2.570338630783924 1.8392684163289328
# expect out1: f64[4] 3.111507660274613 -1.9158979446456381 2.879507343684878 -2.2680234699536754
# expect out2: f64[4] -3.4630283509635915 -1.4803015870905225 2.146562053061938 3.389288663679949
# expect out3: f64[2, 4, 3] -0.19603303138149397 -0.665143932221925 -0.8380938042648673 -0.5092893455467102 0.5212264691260329 1.6873336442889635 -0.2955303520745238 0.06757016467971733 0.23678785891192344 0.4100407457693349 0.06140699845643893 -0.48027541574289145 0.10694093646563452 0.053519888141994376 0.11506580091479246 -0.39663060676883144 -0.1388430003887995 0.2599469816352097 -4.832214533648917 -1.9550357433988257 0.3054328118009968 2.0722104181338903 2.570338630783924 1.8392684163289328
# expect out4: f64[4] -3.4630283509635915 -1.4803015870905225 2.146562053061938 3.389288663679949
# expect out5: f64[4] 3.111507660274613 -1.9158979446456381 2.879507343684878 -2.2680234699536754
# expect out6: f64[2, 4, 3] -0.36134929625775314 -1.784657371653842 -2.005367661574007 -0.9936080636763256 1.1136845068425885 4.031297886319335 -0.37063687731241934 0.11368006659748797 0.3599535043592321 0.33485148149268396 0.041771439033918556 -0.4796196141709028 0.5489176280560413 -0.03275500896751948 -0.3645215848496841 -0.4014790499321661 -0.13862538469135788 0.38846340038468363 -5.410898943409847 -2.179478806250205 0.48252749491075164 2.2148298952469734 2.7829693914708855 2.110050968031439
# tolerance: float64 rtol=1e-12 atol=1e-12
# differentiate: grad_out x weight
graph():
    %grad_out : [num_users=4] = placeholder[target=grad_out]
    %x : [num_users=5] = placeholder[target=x]
    %weight : [num_users=4] = placeholder[target=weight]
    %bias : [num_users=1] = placeholder[target=bias]
    %native_group_norm : [num_users=2] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x, %weight, %bias, 2, 4, 3, 2, 1e-05), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm, 2), kwargs = {})
    %detach : [num_users=4] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_1,), kwargs = {})
    %detach_1 : [num_users=4] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_2,), kwargs = {})
    %native_group_norm_backward : [num_users=3] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%grad_out, %x, %detach, %detach_1, %weight, 2, 4, 3, 2, [True, True, True]), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm_backward, 0), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm_backward, 1), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm_backward, 2), kwargs = {})
    %native_group_norm_backward_1 : [num_users=2] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%grad_out, %x, %detach, %detach_1, %weight, 2, 4, 3, 2, [True, False, True]), kwargs = {})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm_backward_1, 0), kwargs = {})
    %getitem_8 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm_backward_1, 2), kwargs = {})
    %native_group_norm_backward_2 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%grad_out, %x, %detach, %detach_1, %weight, 2, 4, 3, 2, [False, True, False]), kwargs = {})
    %getitem_10 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm_backward_2, 1), kwargs = {})
    %native_group_norm_backward_3 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%grad_out, %x, %detach, %detach_1, None, 2, 4, 3, 2, [True, False, False]), kwargs = {})
    %getitem_12 : [num_users=1] = call_function[target=operator.getitem](args = (%native_group_norm_backward_3, 0), kwargs = {})
    return (getitem_3, getitem_4, getitem_5, getitem_6, getitem_8, getitem_10, getitem_12)
