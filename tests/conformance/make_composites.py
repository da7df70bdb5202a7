"""Makes the conformance corpus of composite ops: calls of each overload of codegen_spec/ops/composite_*.yaml, with
PyTorch's results and gradients. One graph for each family; call K of an overload is the node OVERLOAD_K.

example: python make_composites.py --only composite_matmul --out /tmp/corpus
"""
import argparse
import copy
import operator
import re
from pathlib import Path

import torch

from composite_cases import CASES
from corpus_file import as_numpy, dtype_name, find_overload, npz_bytes

HERE = Path(__file__).resolve().parent
SPECS = HERE.parent.parent / "codegen_spec" / "ops"
TOLERANCES = {torch.float32: (2e-5, 1e-5), torch.float64: (1e-9, 1e-9), torch.bfloat16: (2e-2, 1e-2), torch.float16: (2e-3, 1e-3)}
# Ops, or arguments of ops, that PyTorch does not differentiate.
WITHOUT_GRADIENT = {"_native_multi_head_attention", "vander", "arctanh_", "arcsinh_", "arccosh_", "detach_copy",
                    "batch_norm_backward", "special_gammainc", "special_gammaincc", "linspace", "logspace",
                    "_chunk_cat", "_foreach_addcmul", "_foreach_addcmul_", "_foreach_addcdiv", "_foreach_addcdiv_",
                    "_foreach_powsum", "linalg__powsum", "histogram", "histogramdd", "_histogramdd_bin_edges",
                    "_histogramdd_from_bin_cts", "_histogramdd_from_bin_tensors", "linalg_ldl_factor", "geqrf",
                    "linalg_cond", "linalg_matrix_rank",
                    "_stack", "_addmm_activation", "_segment_reduce_backward", "renorm_", "mvlgamma_", "conj_physical_",
                    *(f"_fused_{name}{suffix}" for name in ("adam", "adamw", "sgd", "adagrad") for suffix in ("", "_")),
                    *(f"_fake_quantize_learnable_per_{kind}_affine_backward" for kind in ("tensor", "channel")),
                    "_fused_moving_avg_obs_fq_helper_functional", "_weight_int8pack_mm"}
# Random numbers, collectives, and ops that PyTorch no longer has.
LEFT_OUT = {"composite_random", "composite_collectives", "composite_backward"}
UNINITIALISED = {"empty_permuted"}
# Ops that PyTorch has on GPUs only; tests/run has their cases.
NO_CPU_KERNEL = {"_fused_rms_norm", "_fused_rms_norm_backward"}
ARGUMENTS_WITHOUT_GRADIENT = {"running_mean", "running_var", "rcond", "running_min", "running_max", "_scale", "zero_point"}


def node_name(name):
    """The name of the overload's calls: without outer underscores, and with _inplace for an in-place form."""
    return name.strip("_") + ("_inplace" if name.endswith("_") and not name.endswith("__") else "")


def overloads_of(family):
    """The overloads of a spec file, including in-place forms that the generator adds."""
    text = (SPECS / f"{family}.yaml").read_text()
    for row in re.finditer(r"- func: (\w+)(?:\.(\w+))?\(.*\n((?:  .*\n)*)", text):
        if row[1] in UNINITIALISED | NO_CPU_KERNEL:
            continue
        yield row[1], row[2] or "default"
        if "inplace: true" in row[3]:
            yield row[1] + "_", row[2] or "default"


def leaves_of(value):
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in leaves_of(item)]
    return []


class FamilyGraph:
    def __init__(self):
        self.graph = torch.fx.Graph()
        self.inputs, self.calls, self.wanted = {}, [], set()

    def add(self, name, overload, args, kwargs):
        """Placeholders come first in the graph; calls are added by finish()."""
        def placeholders(value, path):
            if isinstance(value, torch.Tensor):
                path = path.lower()  # as FX names nodes
                node = self.graph.placeholder(path)
                self.inputs[path] = value
                is_smooth = value.dtype in (torch.float32, torch.float64)
                is_class_weight = "loss" in overload._schema.name and path.endswith("_weight")
                if is_smooth and not is_class_weight and overload._schema.name.split("::")[1] not in WITHOUT_GRADIENT and not any(
                        path.endswith(a) for a in ARGUMENTS_WITHOUT_GRADIENT):
                    self.wanted.add(path)
                return node
            if isinstance(value, list):
                return [placeholders(item, f"{path}_{i}") for i, item in enumerate(value)]
            return value

        names = [a.name for a in overload._schema.arguments]
        node_args = [placeholders(v, f"{name}_{names[i]}") for i, v in enumerate(args)]
        node_kwargs = {k: placeholders(v, f"{name}_{k}") for k, v in kwargs.items()}
        self.calls.append((name, overload, node_args, node_kwargs, self._num_results(overload, args, kwargs)))

    @staticmethod
    def _num_results(overload, args, kwargs):
        """None for an op with one result. Otherwise a list with an entry for each result that is read with getitem:
        the length of a list, None for a tensor."""
        returns = overload._schema.returns
        if len(returns) == 1 and not isinstance(returns[0].type, torch.ListType):
            return None
        if not returns:  # lists that are written
            return []
        # For bags of embeddings, PyTorch sets the last output only in the mode max; oneDNN's last output is private.
        if any(name in overload._schema.name for name in ("embedding_bag", "mkldnn_rnn")):
            return [None] * 3
        results = overload(*copy.deepcopy(args), **kwargs)  # the op may write its arguments
        return [len(x) if isinstance(x, (list, tuple)) else None for x in results]

    def finish(self):
        outputs = []
        for name, overload, args, kwargs, count in self.calls:
            clones = []  # leaves must not be written
            for k, argument in enumerate(overload._schema.arguments[: len(args)]):
                if argument.alias_info is None or not argument.alias_info.is_write:
                    continue
                label = f"{name}_clone" if k == 0 else f"{name}_{argument.name}_clone"
                listed = args[k] if isinstance(args[k], list) else [args[k]]
                made = [self._node(f"{label}{i or ''}", torch.ops.aten.clone.default, (x,)) for i, x in enumerate(listed)]
                clones += made if k == 0 or overload._schema.returns == [] or len(listed) == 1 else []
                args = [*args[:k], made if isinstance(args[k], list) else made[0], *args[k + 1 :]]
            node = self._node(name, overload, tuple(args), kwargs)
            if not overload._schema.returns:
                outputs += clones
                continue
            outputs += clones[1:] if len(clones) > 1 else []
            if count is not None:
                for k, length in enumerate(count):
                    item = self._node(f"{name}_out{k}", operator.getitem, (node, k))
                    items = [self._node(f"{name}_out{k}_{i}", operator.getitem, (item, i)) for i in range(length or 0)]
                    outputs += [item] if length is None else items
            else:
                outputs.append(node)
        self.graph.output(tuple(outputs))

    def _node(self, name, target, args, kwargs=None):
        return self.graph.create_node("call_function", target, args, kwargs or {}, name=name)


def flat(results):
    return [leaf for result in results for leaf in leaves_of(result)]


def write_family(folder, family):
    torch.manual_seed(0)
    built = FamilyGraph()
    missing = []
    for name, overload_name in overloads_of(family):
        overload = find_overload(f"{name}.{overload_name}")
        cases = CASES.get(f"{name}.{overload_name}")
        if cases is None:
            missing.append(f"{name}.{overload_name}")
            continue
        for k, (args, kwargs) in enumerate(cases()):
            built.add(f"{node_name(name)}_{overload_name}_{k}".lower(), overload, args, kwargs)
    if missing:
        raise SystemExit(f"{family}: no cases for {', '.join(missing)}")
    built.finish()
    built.graph.lint()
    wanted = {k: v.clone().requires_grad_() for k, v in built.inputs.items() if k in built.wanted}
    values = [wanted.get(k, v) for k, v in built.inputs.items()]
    results = torch.fx.Interpreter(torch.nn.Module(), graph=built.graph).run(*values)
    outputs = flat(results)
    tangents = {k: torch.randn_like(o) for k, o in enumerate(outputs) if o.requires_grad and o.numel()}
    grads = torch.autograd.grad([outputs[k] for k in tangents], list(wanted.values()), list(tangents.values()),
                                allow_unused=True) if tangents else []
    arrays = {k: as_numpy(v) for k, v in built.inputs.items()}
    arrays |= {f"out{i}": as_numpy(o) for i, o in enumerate(outputs)}
    arrays |= {f"tangent{k}": as_numpy(t) for k, t in tangents.items()}
    arrays |= {f"grad_{k}": as_numpy(g) for k, g in zip(wanted, grads) if g is not None}
    # Some results are small differences of large numbers.
    header = [f"# conformance: {family}", f"# values: {family}.npz", "# scale-tolerance: 2e-5"]
    for dtype in sorted({o.dtype for o in outputs if o.dtype.is_floating_point} | {torch.float32}, key=str):
        rtol, atol = TOLERANCES[dtype]
        header.append(f"# tolerance: {dtype_name(dtype)} rtol={rtol:g} atol={atol:g}")
    (folder / f"{family}.fx").write_text("\n".join(header) + "\n" + str(built.graph).strip() + "\n")
    (folder / f"{family}.npz").write_bytes(npz_bytes(arrays))
    print(family, len(built.calls), "calls,", len(outputs), "outputs,", sum(g is not None for g in grads), "gradients")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="make only this family")
    parser.add_argument("--out", type=Path, default=HERE / "composites")
    options = parser.parse_args()
    options.out.mkdir(exist_ok=True, parents=True)
    for spec in sorted(SPECS.glob("composite_*.yaml")):
        if spec.stem not in LEFT_OUT and options.only in (None, spec.stem):
            write_family(options.out, spec.stem)


if __name__ == "__main__":
    main()
