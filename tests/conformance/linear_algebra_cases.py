"""Cases of factorisations of matrices: small, far from singular, in several layouts."""
import torch

from corpus_file import Case, View, aten


def matrix(*shape, dtype, start=-1.0):
    count = 1
    for size in shape:
        count *= size
    return (start + 0.61 * torch.arange(count, dtype=torch.float64)).sin().mul(2).reshape(shape).to(dtype)


def regular(*shape, dtype, start=-1.0):
    """Square matrices with a heavy diagonal that keeps pivots away from 0, and rows in an order that needs exchanges."""
    n = shape[-1]
    return (matrix(*shape, dtype=dtype, start=start) + 3 * torch.eye(n, dtype=dtype).roll(1, 0)).contiguous()


def definite(*shape, dtype, start=-1.0):
    x = matrix(*shape, dtype=dtype, start=start)
    return (x @ x.mT + torch.eye(shape[-1], dtype=dtype)).contiguous()


def transposed(x):
    return View(x.mT.contiguous(), aten.transpose.int, (-2, -1))


def linear_algebra(dtype):
    if dtype == torch.bfloat16:
        return
    a, batch = regular(3, 3, dtype=dtype), regular(2, 2, 2, dtype=dtype, start=0.3)
    spd, spds = definite(3, 3, dtype=dtype), definite(2, 2, 2, dtype=dtype, start=0.3)
    lower, uppers = torch.linalg.cholesky(spd), torch.linalg.cholesky(spds).mT.contiguous()
    b, columns, rows = matrix(3, 2, dtype=dtype, start=0.2), matrix(2, 2, 3, dtype=dtype, start=0.5), matrix(2, 3, 2, dtype=dtype, start=0.8)
    vectors = matrix(2, 2, dtype=dtype, start=1.1)
    wide, tall = matrix(2, 3, dtype=dtype, start=0.9), matrix(3, 2, dtype=dtype, start=0.4)
    wides, talls = matrix(2, 2, 3, dtype=dtype, start=0.7), matrix(2, 3, 2, dtype=dtype, start=1.6)
    upper = {"upper": True}
    yield "linalg_cholesky_ex.default", [Case((spd,)), Case((spds,), upper), Case((transposed(spd),), upper)]
    yield "cholesky_inverse.default", [Case((lower,)), Case((uppers, True))]
    yield "cholesky_solve.default", [Case((b, lower)), Case((columns, uppers, True)), Case((vectors, uppers, True))]
    yield "triangular_solve.default", [Case((b, a)), Case((columns, batch, False, True)), Case((vectors, batch, True, False, True))]
    yield "linalg_solve_triangular.default", [
        Case((a, b), upper), Case((batch, columns), {"upper": False, "unitriangular": True}),
        Case((batch, rows), {"upper": False, "left": False}), Case((transposed(a), b), upper)]
    matrices = [a, batch, wide, tall, wides, talls]
    yield "linalg_lu_factor_ex.default", [*(Case((x,)) for x in matrices), Case((transposed(a),))]
    yield "linalg_lu.default", [Case((x,)) for x in matrices]
    # A zero on the diagonal needs a block of 2 by 2; the upper triangle is not read.
    saddle = torch.tensor([[0.0, 9, 9], [1, 0, 9], [2, 3, 1]], dtype=dtype)
    symmetric = [spd, spds, saddle, regular(2, 0, 0, dtype=dtype), regular(0, 2, 2, dtype=dtype)]
    yield "linalg_ldl_factor_ex.default", [*(Case((x,)) for x in symmetric), Case((transposed(spd),), {"check_errors": True}),
                                           Case((torch.zeros(2, 2, dtype=dtype),))]
    ldl = [aten.linalg_ldl_factor_ex(x)[:2] for x in symmetric]
    yield "linalg_ldl_solve.default", [
        Case((*ldl[0], b)), Case((*ldl[1], columns)), Case((*ldl[1], vectors)), Case((*ldl[2], b)),
        Case((ldl[0][0], ldl[0][1].long(), torch.stack([b, 2 * b]))), Case((*ldl[3], torch.zeros(0, 3, dtype=dtype)))]
    factors = [aten.linalg_lu_factor_ex(x)[:2] for x in matrices]
    yield "lu_unpack.default", [*(Case(tuple(f)) for f in factors), Case((*factors[0], True, False))]
    (lu, pivots), (lus, all_pivots) = factors[:2]
    yield "linalg_lu_solve.default", [
        Case((lu, pivots, b)), Case((lus, all_pivots, columns), {"adjoint": True}),
        Case((lus, all_pivots, rows), {"left": False}), Case((lus, all_pivots, rows), {"left": False, "adjoint": True}),
        Case((lus, all_pivots, vectors))]
    # The last one has rank 1.
    singular = (matrix(3, 1, dtype=dtype) @ matrix(1, 2, dtype=dtype, start=0.3)).contiguous()
    yield "linalg_pinv.atol_rtol_tensor", [
        *(Case((x,)) for x in (*matrices, singular)), Case((spds,), {"hermitian": True}), Case((transposed(a),)),
        Case((talls,), {"atol": torch.tensor([0.1, 2.0], dtype=dtype)}), Case((wide,), {"rtol": torch.tensor(0.5, dtype=dtype)})]
    yield "_linalg_solve_ex.default", [
        Case((a, b)), Case((batch, columns)), Case((batch, rows), {"left": False}), Case((batch, vectors)),
        Case((a, b[:, 0].contiguous())), Case((transposed(a), b)), Case((batch[0].contiguous(), columns))]
    squares = [Case((a,)), Case((batch,)), Case((transposed(a),)), Case((-batch[:1].contiguous(),))]
    yield "linalg_inv_ex.default", squares
    yield "_linalg_det.default", squares
    yield "_linalg_slogdet.default", squares
    yield "linalg_qr.default", [Case((a,)), Case((tall,)), Case((wide,)), Case((talls,)), Case((wides, "complete"))]
    yield "_linalg_eigh.default", [Case((spd,)), Case((spds, "U"))]
    yield "_linalg_svd.default", [Case((a,)), Case((tall,)), Case((wides,)), Case((batch, True))]
