# Values of one group of loops reach the other group only through a concatenation, so the planner must not merge the two
# groups into one kernel.
# input arg0_1: f64[2] -4.826984902407649 -7.582430495695129
# input arg0_1_tangent: f64[2] -0.8624942364154993 0.15959067332786864
# input cumsum_3: f64[2] 0.0 0.17868177627514356
# input cumprod_3: f64[2] 1.0 -7.582430495695129
# input logical_and: b8[2] 0 0
# input eq_2: b8[2] 1 1
# input sum_5: f64[1] 0.0
# input eq_3: b8[2] 0 0
# input slice_9: f64[1] -4.826984902407649
# input mul_3: f64[2] 0.0 0.15959067332786864
# input zeros_like: f64[1] 0.0
# input slice_5: f64[1] -7.582430495695129
# input unsqueeze: f64[1] 1.0
# input slice_3: f64[1] -4.826984902407649
# input slice_1: f64[1] -7.582430495695129
# expect out0: f64[] 5.769460829839472
# expect out1: f64[2] 0.15959067332786864 -0.8624942364154993
class GraphModule(torch.nn.Module):
    def forward(self, arg0_1: "f64[2]", arg0_1_tangent: "f64[2]", cumsum_3: "f64[2]", cumprod_3: "f64[2]", logical_and: "b8[2]", eq_2: "b8[2]", sum_5: "f64[1]", eq_3: "b8[2]", slice_9: "f64[1]", mul_3: "f64[2]", zeros_like: "f64[1]", slice_5: "f64[1]", unsqueeze: "f64[1]", slice_3: "f64[1]", slice_1: "f64[1]"):
        # No stacktrace found for following nodes
        flip: "f64[2]" = torch.ops.aten.flip.default(arg0_1, [0])
        ones_like_1: "f64[1]" = torch.ops.aten.ones_like.default(slice_1);  slice_1 = None
        slice_2: "f64[1]" = torch.ops.aten.slice.Tensor(flip, 0, 0, 1);  flip = None
        cat: "f64[2]" = torch.ops.aten.cat.default([ones_like_1, slice_2]);  ones_like_1 = slice_2 = None
        cumprod: "f64[2]" = torch.ops.aten.cumprod.default(cat, 0);  cat = None
        flip_1: "f64[2]" = torch.ops.aten.flip.default(cumprod, [0]);  cumprod = None
        ones_like_2: "f64[1]" = torch.ops.aten.ones_like.default(slice_3);  slice_3 = None
        slice_4: "f64[1]" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 1)
        cat_1: "f64[2]" = torch.ops.aten.cat.default([ones_like_2, slice_4]);  ones_like_2 = slice_4 = None
        cumprod_1: "f64[2]" = torch.ops.aten.cumprod.default(cat_1, 0);  cat_1 = None
        mul: "f64[2]" = torch.ops.aten.mul.Tensor(cumprod_1, flip_1);  cumprod_1 = flip_1 = None
        mul_1: "f64[2]" = torch.ops.aten.mul.Tensor(unsqueeze, mul);  unsqueeze = mul = None
        mul_2: "f64[2]" = torch.ops.aten.mul.Tensor(mul_1, arg0_1_tangent);  mul_1 = None
        sum_1: "f64[]" = torch.ops.aten.sum.dim_IntList(mul_2, [0]);  mul_2 = None
        flip_2: "f64[2]" = torch.ops.aten.flip.default(arg0_1, [0])
        flip_3: "f64[2]" = torch.ops.aten.flip.default(arg0_1_tangent, [0]);  arg0_1_tangent = None
        ones_like_4: "f64[1]" = torch.ops.aten.ones_like.default(slice_5);  slice_5 = None
        slice_7: "f64[1]" = torch.ops.aten.slice.Tensor(flip_2, 0, 0, 1);  flip_2 = None
        slice_8: "f64[1]" = torch.ops.aten.slice.Tensor(flip_3, 0, 0, 1);  flip_3 = None
        cat_2: "f64[2]" = torch.ops.aten.cat.default([ones_like_4, slice_7]);  ones_like_4 = slice_7 = None
        cat_3: "f64[2]" = torch.ops.aten.cat.default([zeros_like, slice_8]);  zeros_like = slice_8 = None
        cumprod_2: "f64[2]" = torch.ops.aten.cumprod.default(cat_2, 0);  cat_2 = None
        where_3: "f64[2]" = torch.ops.aten.where.ScalarOther(logical_and, cat_3, 0);  logical_and = cat_3 = None
        sum_3: "f64[1]" = torch.ops.aten.sum.dim_IntList(where_3, [0], True);  where_3 = None
        mul_4: "f64[2]" = torch.ops.aten.mul.Tensor(sum_3, cumprod_3);  sum_3 = cumprod_3 = None
        where_4: "f64[2]" = torch.ops.aten.where.self(eq_2, mul_3, mul_4);  eq_2 = mul_3 = mul_4 = None
        flip_4: "f64[2]" = torch.ops.aten.flip.default(cumprod_2, [0]);  cumprod_2 = None
        flip_5: "f64[2]" = torch.ops.aten.flip.default(where_4, [0]);  where_4 = None
        ones_like_5: "f64[1]" = torch.ops.aten.ones_like.default(slice_9);  slice_9 = None
        slice_11: "f64[1]" = torch.ops.aten.slice.Tensor(arg0_1, 0, 0, 1);  arg0_1 = None
        cat_4: "f64[2]" = torch.ops.aten.cat.default([ones_like_5, slice_11]);  ones_like_5 = slice_11 = None
        cumprod_4: "f64[2]" = torch.ops.aten.cumprod.default(cat_4, 0)
        cumsum_2: "i64[2]" = torch.ops.aten.cumsum.default(eq_3, 0)
        eq_4: "b8[2]" = torch.ops.aten.eq.Scalar(cumsum_2, 1)
        logical_and_1: "b8[2]" = torch.ops.aten.logical_and.default(eq_3, eq_4);  eq_3 = eq_4 = None
        eq_5: "b8[2]" = torch.ops.aten.eq.Scalar(cumsum_2, 0);  cumsum_2 = None
        where_5: "f64[2]" = torch.ops.aten.where.ScalarSelf(logical_and_1, 1, cat_4);  logical_and_1 = cat_4 = None
        cumprod_5: "f64[2]" = torch.ops.aten.cumprod.default(where_5, 0);  where_5 = None
        mul_5: "f64[2]" = torch.ops.aten.mul.Tensor(cumsum_3, cumprod_4);  cumsum_3 = None
        mul_6: "f64[2]" = torch.ops.aten.mul.Tensor(sum_5, cumprod_5);  sum_5 = cumprod_5 = None
        where_9: "f64[2]" = torch.ops.aten.where.self(eq_5, mul_5, mul_6);  eq_5 = mul_5 = mul_6 = None
        mul_8: "f64[2]" = torch.ops.aten.mul.Tensor(flip_5, cumprod_4);  flip_5 = cumprod_4 = None
        mul_9: "f64[2]" = torch.ops.aten.mul.Tensor(where_9, flip_4);  where_9 = flip_4 = None
        add: "f64[2]" = torch.ops.aten.add.Tensor(mul_8, mul_9);  mul_8 = mul_9 = None
        return (sum_1, add)
