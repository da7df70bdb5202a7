# Without num_classes, the number of classes is the largest element plus 1.
# input x: i64[2, 2] 0 3 1 0
# expect out0: i64[2, 2, 4] 1 0 0 0 0 0 0 1 0 1 0 0 1 0 0 0
# expect out1: i64[4] 2 1 0 1
def forward(self, x: "i64[2, 2]"):
    one_hot = torch.ops.aten.one_hot.default(x)
    sum_1 = torch.ops.aten.sum.dim_IntList(one_hot, [0, 1])
    return (one_hot, sum_1)
