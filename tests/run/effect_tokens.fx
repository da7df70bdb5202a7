# What AOTAutograd makes of torch.linalg.inv: the check of its errors keeps its place by a token.
# input primals_1: f32[0]
# input primals_2: f32[2, 2, 2] 2 0 0 4 1 1 0 1
# expect out0: f32[0]
# expect out1: f32[2, 2, 2] 0.5 0 0 0.25 1 -1 0 1
def forward(self, primals_1: "f32[0]", primals_2: "f32[2, 2, 2]"):
    linalg_inv_ex = torch.ops.aten.linalg_inv_ex.default(primals_2);  primals_2 = None
    getitem: "f32[2, 2, 2]" = linalg_inv_ex[0]
    getitem_1: "i32[2]" = linalg_inv_ex[1];  linalg_inv_ex = None
    with_effects = torch.ops.higher_order.with_effects(primals_1, torch.ops.aten._linalg_check_errors.default, getitem_1, 'linalg.inv', is_matrix = False);  primals_1 = getitem_1 = None
    getitem_2: "f32[0]" = with_effects[0];  with_effects = None
    return (getitem_2, getitem)
