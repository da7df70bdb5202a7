"""One conformance file pair: an FX graph as text, and the values of its placeholders and outputs.

The text is what was run: a torch.fx.Graph is built from the cases, printed, and interpreted for the expected values.
"""
import io
import operator
import zipfile
from dataclasses import dataclass, field

import numpy as np
import torch
import torch._inductor.inductor_prims  # noqa: F401  registers some of torch.ops.prims

aten = torch.ops.aten
# A fixed date makes a regenerated archive equal byte for byte.
ZIP_DATE = (1980, 1, 1, 0, 0, 0)


@dataclass
class View:
    """A tensor argument that is not stored, but computed in the graph as a view of a contiguous base."""

    base: torch.Tensor
    target: torch._ops.OpOverload
    args: tuple

    def tensor(self):
        return self.target(self.base, *self.args)


@dataclass
class Case:
    """One call: positional arguments and keyword arguments, whose leaves are tensors, views or constants."""

    args: tuple
    kwargs: dict = field(default_factory=dict)

    def leaves(self):
        return [*self.args, *self.kwargs.values()]

    def tensors(self):
        """The tensor arguments as the operator sees them."""
        return [as_tensor(x) for x in self.leaves() if isinstance(x, (torch.Tensor, View))]


def as_tensor(leaf):
    return leaf.tensor() if isinstance(leaf, View) else leaf


def find_overload(name):
    base, overload = name.split(".")
    # The ops of torch.compile's decompositions are not ATen ops.
    namespace = aten if hasattr(aten, base) else torch.ops.prims
    return getattr(getattr(namespace, base), overload)


def is_in_place(op):
    written = op._schema.arguments[0].alias_info
    return written is not None and written.is_write


def call(op, case):
    """Runs one case on fresh copies, so that in-place operators do not change the case."""

    def copy(leaf):
        if isinstance(leaf, View):
            return View(leaf.base.clone(), leaf.target, leaf.args).tensor()
        return leaf.clone() if isinstance(leaf, torch.Tensor) else leaf

    return op(*map(copy, case.args), **{k: copy(v) for k, v in case.kwargs.items()})


class GraphBuilder:
    """Puts the cases of one operator into one graph: all placeholders, then the calls, then one output tuple."""

    def __init__(self, op):
        self.op = op
        self.graph = torch.fx.Graph()
        self.inputs = {}  # placeholder name -> tensor
        self.outputs = []
        self._nodes = {}  # value -> placeholder node

    def build(self, cases):
        names = [[a.name for a in self.op._schema.arguments[: len(c.args)]] + list(c.kwargs) for c in cases]
        for i, case in enumerate(cases):
            for name, leaf in zip(names[i], case.leaves()):
                self._placeholder(f"c{i}_{name}", leaf)
        for i, case in enumerate(cases):
            self._add_call(f"c{i}", case)
        self.graph.output(tuple(self.outputs))
        return self.graph

    def _placeholder(self, name, leaf):
        base = leaf.base if isinstance(leaf, View) else leaf
        # Equal values are stored once; a placeholder is named after its first use.
        if isinstance(base, torch.Tensor) and value_key(base) not in self._nodes:
            self._nodes[value_key(base)] = self.graph.placeholder(name)
            self.inputs[self._nodes[value_key(base)].name] = base  # FX changes names to lower case

    def _node(self, name, target, args, kwargs=None):
        return self.graph.create_node("call_function", target, args, kwargs or {}, name=name)

    def _argument(self, name, leaf, source=None):
        """The argument of the graph for a leaf, computed from `source` or else from the leaf's placeholder."""
        if isinstance(leaf, View):
            base = source or self._nodes[value_key(leaf.base)]
            return self._node(f"{name}v", leaf.target, (base, *leaf.args))
        if isinstance(leaf, torch.Tensor):
            return source or self._nodes[value_key(leaf)]
        return leaf

    def _add_call(self, name, case):
        written = None
        if is_in_place(self.op):
            # A placeholder may serve several cases, so each in-place call gets its own copy to write to.
            base = case.args[0].base if isinstance(case.args[0], View) else case.args[0]
            written = self._node(f"{name}_clone", aten.clone.default, (self._nodes[value_key(base)],))
        args = tuple(self._argument(f"{name}_{k}", x, written if k == 0 else None) for k, x in enumerate(case.args))
        kwargs = {k: self._argument(f"{name}_{k}", v) for k, v in case.kwargs.items()}
        result = self._node(name, self.op, args, kwargs)
        if len(self.op._schema.returns) > 1:
            indices = range(len(self.op._schema.returns))
            self.outputs += [self._node(f"{name}_out{k}", operator.getitem, (result, k)) for k in indices]
        else:
            self.outputs.append(result)
        if written is not None:
            self.outputs.append(written)


def value_key(tensor):
    return (tensor.dtype, tuple(tensor.shape), as_numpy(tensor).tobytes())


def as_numpy(tensor):
    """bfloat16, which NumPy lacks, is kept as raw two-byte items."""
    tensor = tensor.detach().contiguous()
    if tensor.dtype == torch.bfloat16:
        return tensor.view(torch.int16).numpy().view("V2")
    return tensor.numpy()


def npz_bytes(arrays):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, array in arrays.items():
            data = io.BytesIO()
            np.lib.format.write_array(data, array, version=(1, 0))
            info = zipfile.ZipInfo(name + ".npy", ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, data.getvalue(), compresslevel=9)
    return out.getvalue()


def dtype_name(dtype):
    return str(dtype).removeprefix("torch.")


# Calls whose result sizes depend on values run on reference kernels, so a graph that consists only of such calls has no
# native code.
SIZES_FROM_VALUES = {"_ctc_loss.Tensor", "_unique2", "bincount", "masked_select", "nonzero", "repeat_interleave.Tensor", "unique_consecutive",
                     "unique_dim"}


def write_pair(folder, name, cases, tolerance_of, builder_class=GraphBuilder):
    """Writes NAME.fx and NAME.npz. `tolerance_of(dtype)` returns (rtol, atol) for results of that type."""
    builder = builder_class(find_overload(name))
    graph = builder.build(cases)
    graph.lint()
    inputs = {key: value.clone() for key, value in builder.inputs.items()}
    results = torch.fx.Interpreter(torch.nn.Module(), graph=graph).run(*inputs.values())
    header = [f"# conformance: {name}", f"# values: {name}.npz"]
    if {name, name.split(".")[0]} & SIZES_FROM_VALUES:
        header.append("# interpreter: depends on tensor values")
    for dtype in sorted({r.dtype for r in results}, key=str):
        rtol, atol = tolerance_of(dtype)
        header.append(f"# tolerance: {dtype_name(dtype)} rtol={rtol:g} atol={atol:g}")
    arrays = {key: as_numpy(value) for key, value in builder.inputs.items()}
    arrays |= {f"out{i}": as_numpy(r) for i, r in enumerate(results)}
    (folder / f"{name}.fx").write_text("\n".join(header) + "\n" + str(graph).strip() + "\n")
    (folder / f"{name}.npz").write_bytes(npz_bytes(arrays))
    return results
