# An assertion that AOTAutograd keeps in order by means of a token: the op is called, and the token is passed on.
# input token: f32[0]
# input ok: b8[] 1
# input x: f32[2] 1 2
# expect out0: f32[0]
# expect out1: f32[2] 2 4
def forward(self, token: "f32[0]", ok: "b8[]", x: "f32[2]"):
    with_effects = torch.ops.higher_order.with_effects(token, torch.ops.aten._assert_async.default, ok);  token = ok = None
    getitem: "f32[0]" = with_effects[0];  with_effects = None
    add: "f32[2]" = torch.ops.aten.add.Tensor(x, x);  x = None
    return (getitem, add)
