# Norms of matrices by name or by singular values, and condition numbers.
# input x: f64[2, 3, 4] 0.23091470073649467 -0.619569132733816 0.8847803031623136 -1.0662074247909394 0.15351883531544036 -0.6332746088675096 -1.2609246557194385 -0.726951062065411 -1.2654653080284903 -1.1195351830271254 1.1664857205254855 0.9262324572968778 0.7970100169250297 0.21166418145300325 0.13557114260567418 -0.033892918655373555 -0.30991497424174674 0.24018023403782535 -1.3487610270963772 0.2443990933828689 -0.013720701456433322 -0.19960822763281003 -1.6564246944540333 0.9138982512742285
# input sq: f64[2, 3, 3] 1.4127774016401209 2.832104167511146 -1.7631617835191395 1.0107316682629284 2.131004315865534 -1.3573113137879664 -0.10838763128289962 0.31513023689422354 1.4774291240506574 1.4080014350786196 0.05398594882285299 1.4744415042312724 1.0134077354194326 2.8542078805744913 0.10964498670108681 0.7026474746204678 0.3808407948449979 1.9339724013216946
# expect out0: f64[2] 3.1580330170641813 2.520150888903274
# expect out1: f64[1, 3, 1] 2.364357964715982 2.8762864263363284 4.134477799712915
# expect out2: f64[2] 2.430693578755714 2.3269935412825813
# expect out3: f64[3] 0.820735603964138 0.9695800610472433 1.7976205407762387
# expect out4: f64[] 5.268249585597948
# expect out5: f64[2] 1.900366907159551 4.726486962922271
# expect out6: f64[2] 0.00921213856074773 0.1883395718983648
# expect out7: f64[2] 143.91904921718807 6.402264617123659
# expect out8: f64[2] 113.690117385908 6.963335116018189
# expect out9: f64[2] 148.72232517732562 14.705645744018769
# tolerance: float64 rtol=1e-12
# differentiate: x sq
graph():
    %x : [num_users=6] = placeholder[target=x]
    %sq : [num_users=4] = placeholder[target=sq]
    %a : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.str_ord](args = (%x,), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.str_ord](args = (%x, nuc, [0, 2], True), kwargs = {})
    %c : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.default](args = (%x, 2), kwargs = {})
    %d : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.default](args = (%x, -2, [2, 0]), kwargs = {})
    %row : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%x, 0, 0), kwargs = {})
    %e : [num_users=1] = call_function[target=torch.ops.aten.linalg_norm.ord_str](args = (%row, nuc), kwargs = {})
    %f : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.default](args = (%x,), kwargs = {})
    %g : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.default](args = (%sq, -2), kwargs = {})
    %h : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.default](args = (%sq, 1), kwargs = {})
    %k : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.p_str](args = (%sq, fro), kwargs = {})
    %l : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.p_str](args = (%sq, nuc), kwargs = {})
    return (a, b, c, d, e, f, g, h, k, l)
