# torch.vmap as Dynamo and torch.export record it: levels that are opened and closed, over any dims, nested, and with values
# from outside.
# input x: f64[3, 4, 2] -0.21774879177876416 0.1466771298110492 0.6690811213485476 -0.5141241139283437 -1.5859705131070332 -0.7477303158580806 0.653905739227061 0.9104898970780404 1.0784352439814244 0.34363379791442283 0.7198251676658504 0.8306180904619974 0.5086538773635347 -1.5265849021757647 -1.9011297009275108 0.2482403276470407 0.028752867895017985 0.24243710319485537 0.7841722963522199 -0.9984183369540185 1.1860480205849184 0.4136633498764265 0.18411092659478248 -0.15401259447374294
# input y: f64[2, 3] -0.939496791570236 -0.3235782534134398 -1.0547108957360158 0.8237727228863895 -0.5270501906474718 0.8107258719913075
# input w: f64[2, 5] -0.8045925940003125 -1.0500642566824991 -0.10965356457321691 0.3529672737884975 -0.4447023185218536 -0.9508788722851454 -0.056192940950602836 -1.4395553703976207 -1.213286252128478 1.094673456826765
# expect out0: f64[3, 5] 0.7025884863052413 0.6433133209813067 0.6197302110051857 0.613351923972123 0.8423957143169108 -0.28913005897079624 -0.09863822624064611 -0.09831531358521362 0.023299490954638902 0.2096418875374585 0.3474916109213342 0.27492864597481137 0.6931517238448005 0.9229717413582581 0.5415311591772539
# expect out1: f64[2, 3, 2] 3.4379792675052165 1.4053232954572732 5.554193754172128 -0.279953784546901 2.0563596582034944 -0.3136920421747496 1.4053232954572732 1.6739302628666173 -0.279953784546901 3.200095323093125 -0.3136920421747496 1.2504521708590615
# expect out2: f64[3, 2] -2.3564592242360596 -1.1473450250100867 1.6756552773894422 0.9654428443844466 3.4685721243742718 2.1092047421773645
# tolerance: float64 rtol=1e-12
# differentiate: x y w
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[3, 4, 2]", y: "f64[2, 3]", w: "f64[2, 5]"):
        lazy_load_decompositions = torch._functorch.predispatch.lazy_load_decompositions()
        inc = torch._functorch.predispatch._vmap_increment_nesting(3, 'error')
        a = torch._functorch.predispatch._add_batch_dim(x, 0, 1)
        b = torch._functorch.predispatch._add_batch_dim(y, 1, 1)
        mm = a @ w
        soft = mm.softmax(-1)
        total = soft.sum(0)
        plus = b.sum()
        r = total + plus
        out = torch._functorch.predispatch._remove_batch_dim(r, 1, 3, 0)
        dec = torch._functorch.predispatch._vmap_decrement_nesting()
        per = x.permute(1, 2, 0)
        inc_1 = torch._C._functorch._vmap_increment_nesting(3, 'error')
        a_1 = torch._C._functorch._add_batch_dim(per, -1, 1)
        t = a_1.t()
        p = torch.ops.aten.mm.default(t, a_1)
        out_1 = torch._C._functorch._remove_batch_dim(p, 1, 3, 1)
        dec_1 = torch._C._functorch._vmap_decrement_nesting()
        inc_2 = torch._functorch.predispatch._vmap_increment_nesting(3, 'error')
        a_2 = torch._functorch.predispatch._add_batch_dim(x, 0, 1)
        inc_3 = torch._functorch.predispatch._vmap_increment_nesting(2, 'error')
        c = torch._functorch.predispatch._add_batch_dim(a_2, 1, 2)
        sq = c * c
        s = sq.sum()
        s_1 = a_2.sum()
        m = s * s_1
        inner = torch._functorch.predispatch._remove_batch_dim(m, 2, 2, 0)
        dec_3 = torch._functorch.predispatch._vmap_decrement_nesting()
        out_2 = torch._functorch.predispatch._remove_batch_dim(inner, 1, 3, 0)
        dec_2 = torch._functorch.predispatch._vmap_decrement_nesting()
        return (out, out_1, out_2)
