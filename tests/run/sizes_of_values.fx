# A graph of torch.export whose sizes u0 and u1 are the numbers of elements that a mask selects.
# input x: f32[4, 3] 1.5409960746765137 -0.293428897857666 -2.1787893772125244 0.5684312582015991 -1.0845223665237427 -1.3985954523086548 0.40334683656692505 0.8380263447761536 -0.7192575931549072 -0.40334352850914 -0.5966353416442871 0.18203648924827576
# input w: f32[3, 5] -0.8566746115684509 1.1006041765213013 -1.0711873769760132 0.1227012425661087 -0.5663174986839294 0.3731146454811096 -0.8919953107833862 -1.5091077089309692 0.3703935444355011 1.4565025568008423 0.9398099184036255 0.7748488187789917 0.19186942279338837 1.2637947797775269 -1.2904350757598877
# expect out0: f32[5] 0.4837596118450165 2.906620502471924 0.034927237778902054 0.8487768173217773 1.2205874919891357
# expect out1: f32[4, 3] 3.0819921493530273 0.0 0.0 1.1368625164031982 0.0 0.0 0.8066936731338501 1.6760526895523071 0.0 0.0 0.0 0.3640729784965515
# expect out2: f32[4, 3] 1.7704980373382568 -0.293428897857666 -2.1787893772125244 1.2842156887054443 -1.0845223665237427 -1.3985954523086548 1.2016733884811401 1.4190131425857544 -0.7192575931549072 -0.40334352850914 -0.5966353416442871 1.0910181999206543
# expect out3: i64[] 10
# expect out4: f32[5] 0.6843214631080627 -0.2882433533668518 -0.4533277750015259 1.2111409902572632 1.1218464374542236
# expect out5: i64[5, 2] 0 0 1 0 2 0 2 1 3 2
# tolerance: float32 rtol=1e-6
def forward(self, x: "f32[4, 3]", w: "f32[3, 5]"):
    # File: model.py:4 in forward, code: m=x>0
    gt: "b8[4, 3]" = torch.ops.aten.gt.Scalar(x, 0)

    # File: model.py:5 in forward, code: y=x[m]
    index: "f32[u0]" = torch.ops.aten.index.Tensor(x, [gt])
    sym_size_int_2: "Sym(u0)" = torch.ops.aten.sym_size.int(index, 0)
    ge_4: "Sym(u0 >= 0)" = sym_size_int_2 >= 0
    _assert_scalar_default = torch.ops.aten._assert_scalar.default(ge_4, "Runtime assertion failed for expression u0 >= 0 on node 'ge_4'");  ge_4 = _assert_scalar_default = None
    le_2: "Sym(u0 <= 12)" = sym_size_int_2 <= 12
    _assert_scalar_default_1 = torch.ops.aten._assert_scalar.default(le_2, "Runtime assertion failed for expression u0 <= 12 on node 'le_2'");  le_2 = _assert_scalar_default_1 = None

    # File: model.py:6 in forward, code: z=torch.nonzero(m)
    nonzero: "i64[u0, 2]" = torch.ops.aten.nonzero.default(gt)

    # File: model.py:9 in forward, code: rows=torch.index_select(w,0,z[:,1])
    select: "i64[u0]" = torch.ops.aten.select.int(nonzero, 1, 1)
    index_select: "f32[u0, 5]" = torch.ops.aten.index_select.default(w, 0, select);  w = select = None

    # File: model.py:10 in forward, code: a=(rows*y.unsqueeze(1)).relu()
    unsqueeze: "f32[u0, 1]" = torch.ops.aten.unsqueeze.default(index, 1)
    mul: "f32[u0, 5]" = torch.ops.aten.mul.Tensor(index_select, unsqueeze);  unsqueeze = None
    relu: "f32[u0, 5]" = torch.ops.aten.relu.default(mul);  mul = None

    # File: model.py:11 in forward, code: out=torch.zeros_like(x).masked_scatter(m,y*2)
    full_like: "f32[4, 3]" = torch.ops.aten.full_like.default(x, 0, pin_memory = False, memory_format = torch.preserve_format)
    mul_1: "f32[u0]" = torch.ops.aten.mul.Tensor(index, 2)
    masked_scatter: "f32[4, 3]" = torch.ops.aten.masked_scatter.default(full_like, gt, mul_1);  full_like = mul_1 = None

    # File: model.py:12 in forward, code: u=x.clone(); u[m]=y*0.5+1
    clone: "f32[4, 3]" = torch.ops.aten.clone.default(x)
    mul_2: "f32[u0]" = torch.ops.aten.mul.Tensor(index, 0.5);  index = None
    add: "f32[u0]" = torch.ops.aten.add.Tensor(mul_2, 1);  mul_2 = None
    index_put: "f32[4, 3]" = torch.ops.aten.index_put.default(clone, [gt], add);  clone = add = None

    # File: model.py:13 in forward, code: return a.sum(0), out, u, a.shape[0]*2, torch.masked_select(x,m)+rows[:,0], z
    sum_1: "f32[5]" = torch.ops.aten.sum.dim_IntList(relu, [0]);  relu = None
    mul_4: "Sym(2*u0)" = sym_size_int_2 * 2
    masked_select: "f32[u1]" = torch.ops.aten.masked_select.default(x, gt);  x = gt = None
    sym_size_int_3: "Sym(u1)" = torch.ops.aten.sym_size.int(masked_select, 0)
    ge_5: "Sym(u1 >= 0)" = sym_size_int_3 >= 0
    _assert_scalar_default_2 = torch.ops.aten._assert_scalar.default(ge_5, "Runtime assertion failed for expression u1 >= 0 on node 'ge_5'");  ge_5 = _assert_scalar_default_2 = None
    le_3: "Sym(u1 <= 12)" = sym_size_int_3 <= 12
    _assert_scalar_default_3 = torch.ops.aten._assert_scalar.default(le_3, "Runtime assertion failed for expression u1 <= 12 on node 'le_3'");  le_3 = _assert_scalar_default_3 = None
    eq_2: "Sym(Eq(u1, u0))" = sym_size_int_3 == sym_size_int_2;  sym_size_int_3 = sym_size_int_2 = None
    _assert_scalar_default_4 = torch.ops.aten._assert_scalar.default(eq_2, "Runtime assertion failed for expression Eq(u1, u0) on node 'eq_2'");  eq_2 = _assert_scalar_default_4 = None
    select_1: "f32[u0]" = torch.ops.aten.select.int(index_select, 1, 0);  index_select = None
    add_3: "f32[u1]" = torch.ops.aten.add.Tensor(masked_select, select_1);  masked_select = select_1 = None
    return (sum_1, masked_scatter, index_put, mul_4, add_3, nonzero)
