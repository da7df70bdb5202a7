# seed 96510640, symmetric_factorisations, changed dim0, changed  by keyword, strided
# tape forward mode 0.363976, reverse mode 0.347772
# input add: f64[2, 2, 2] -1.682941969615793 -1.178289515884539 0.21955660167434937 0.9235583510829658 1.4507687749336391 0.85475976046765956 -0.58799662483113435 -1.2394736871899257
graph():
    %add : [num_users=1] = placeholder[target=add]
    %_linalg_eigh : [num_users=1] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%add,), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%_linalg_eigh, 1), kwargs = {})
    return (getitem_1,)
