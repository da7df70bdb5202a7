#!/usr/bin/env python3
"""A process that prepares the peers of a training step and times them on demand. compare_peers.py starts it.

usage: peer_worker.py torch|onnx STEP THREADS EXPECTED.npz

Writes one JSON line when it is ready: for each peer the seconds until it was ready and the largest difference from the
expected outputs (relative to the largest value of an output), or why it cannot run; for PyTorch also the step's bytes,
flops and peak of live tensor memory. Then reads lines "PEER COUNT" and answers each with the milliseconds of COUNT
calls.
"""

import gc
import json
import os
import pathlib
import sys
import time
import traceback

import numpy
import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "steps"))
import make_steps  # noqa: E402

WARM_UP_CALLS = 2
# In both steps, the eager peer is torch.optim.Adam, which updates its tensors in place.
ADAM = ("adam", "adam_inplace")


class Peer:
    """`run` is timed; `first_outputs` were computed from the initial inputs, before any other run."""

    def __init__(self, run, first_outputs, ready_s=0.0):
        self.run, self.first_outputs, self.ready_s = run, first_outputs, ready_s


def fresh(inputs, grad=False):
    return dict(zip(inputs, make_steps.copies(inputs, grad=grad)))


# ---- PyTorch ------------------------------------------------------------------------------------------------------

def eager(step, inputs):
    """The program of models.py itself, with autograd."""
    mine = fresh(inputs, grad=True)
    return Peer(lambda: step(mine), step(fresh(inputs, grad=True)))


def lstm_module(inputs):
    """The function that nn.LSTM calls: PyTorch's own loop over time, with one product for all inputs."""
    p = fresh(inputs, grad=True)
    wrt = [p[name] for name in p if name != "grad_out"]
    weights = [p[name] for name in ("w_ih", "w_hh", "b_ih", "b_hh")]

    def run():
        out, h, c = torch._VF.lstm(p["x"], (p["h0"][None], p["c0"][None]), weights, True, 1, 0.0, True, False, False)
        return [out, h[0], c[0], *torch.autograd.grad(out, wrt, p["grad_out"])]

    return Peer(run, run())


def adam_optimizer(inputs, **kind):
    """torch.optim.Adam, which updates its tensors in place."""
    p = fresh(inputs)
    names = [name.removeprefix("param_") for name in p if name.startswith("param_")]
    params = [p[f"param_{name}"] for name in names]
    optimizer = torch.optim.Adam(params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, **kind)
    for name, param in zip(names, params):
        param.grad = p[f"grad_{name}"]
        optimizer.state[param] = {
            "step": p["step"].clone(), "exp_avg": p[f"exp_avg_{name}"], "exp_avg_sq": p[f"exp_avg_sq_{name}"]}
    optimizer.step()
    state = [optimizer.state[param] for param in params]
    outputs = [state[0]["step"], *params, *(s["exp_avg"] for s in state), *(s["exp_avg_sq"] for s in state)]
    return Peer(optimizer.step, [t.detach().clone() for t in outputs])


def compiled(gm, inputs, **options):
    """Inductor on a single graph of forward and backward, which leaves it the most freedom."""
    torch._dynamo.reset()
    start = time.perf_counter()
    function = torch.compile(gm, options=options or None)
    mine = make_steps.copies(inputs)
    with torch.no_grad():
        first = [t if t is None else t.clone() for t in function(*mine)]
    ready_s = time.perf_counter() - start

    def run():
        with torch.no_grad():
            return function(*mine)

    return Peer(run, first, ready_s)


def torch_peers(name, step, inputs):
    """Yields the name of each peer and the function that prepares it."""
    if name in ADAM:
        yield "eager", lambda: adam_optimizer(inputs, foreach=True)
        yield "eager fused", lambda: adam_optimizer(inputs, fused=True)
    else:
        yield "eager", lambda: eager(step, inputs)
    if name == "lstm":
        yield "eager nn.LSTM", lambda: lstm_module(inputs)
    gm = make_steps.trace(name, step, inputs)
    yield "compile", lambda: compiled(gm, inputs)
    yield "compile C++", lambda: compiled(gm, inputs, cpp_wrapper=True)


def peak_bytes(run, held):
    """The peak of live tensor memory during `run`, including the bytes held before, from the allocator's own events."""
    with torch.autograd.profiler.profile(profile_memory=True) as profile:
        run()
    events = [e for e in profile.kineto_results.events() if e.name() == "[memory]"]
    live = peak = 0
    for event in sorted(events, key=lambda e: e.start_ns()):
        live += event.nbytes()
        peak = max(peak, live)
    return held + peak


def step_facts(name, step, inputs, outputs, eager_peer):
    """Bytes that must be read from or written to memory, flops of products and convolutions, and the peak memory of the
    program in models.py. The program of adam_inplace works tensor by tensor, but the timed peer is the foreach optimizer;
    for this step, the peak memory is that of the foreach optimizer."""
    from torch.utils.flop_counter import FlopCounterMode

    counter = FlopCounterMode(display=False)
    with counter:
        step(fresh(inputs, grad=True))
    in_bytes = sum(t.nbytes for t in inputs.values())
    out_bytes = sum(t.nbytes for t in outputs if t is not None)
    measured = eager_peer if name == "adam_inplace" else eager(step, inputs)
    return {"bytes": in_bytes + out_bytes, "flops": counter.get_total_flops(),
            "eager_peak_bytes": peak_bytes(measured.run, in_bytes)}


# ---- ONNX Runtime -------------------------------------------------------------------------------------------------

def decomposed(gm, inputs):
    """The graph after decomposing the composite ops that the exporter does not support or exports wrongly."""
    from torch.fx.experimental.proxy_tensor import make_fx

    aten = torch.ops.aten
    table = torch._decomp.get_decompositions([
        aten.gelu_backward, aten.nll_loss_backward, aten.nll_loss_forward, aten.sigmoid_backward, aten.silu_backward,
        aten.tanh_backward])
    with torch.no_grad():
        return make_fx(gm, decomposition_table=table)(*make_steps.copies(inputs))


def onnx_session(gm, inputs, threads):
    import onnxruntime

    start = time.perf_counter()
    with torch.no_grad():
        program = torch.onnx.export(gm, tuple(make_steps.copies(inputs)), dynamo=True, optimize=True, verbose=False,
                                    input_names=list(inputs))
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(program.model_proto.SerializeToString(), options,
                                           providers=["CPUExecutionProvider"])
    ready_s = time.perf_counter() - start

    # Inputs and outputs are bound once: a call neither copies nor allocates them.
    binding = session.io_binding()
    for value in session.get_inputs():
        binding.bind_ortvalue_input(
            value.name, onnxruntime.OrtValue.ortvalue_from_numpy(inputs[value.name].detach().numpy()))
    for value in session.get_outputs():
        binding.bind_output(value.name, "cpu")
    session.run_with_iobinding(binding)
    outputs = [value.numpy() for value in binding.get_outputs()]
    for value, array in zip(session.get_outputs(), outputs):
        binding.bind_ortvalue_output(value.name, onnxruntime.OrtValue.ortvalue_from_numpy(array.copy()))
    return Peer(lambda: session.run_with_iobinding(binding), [torch.from_numpy(a) for a in outputs], ready_s)


def onnx_peer(name, step, inputs, expected, threads):
    """Exports the traced graph or, if that fails or returns wrong values, the decomposed one."""
    gm = make_steps.trace(name, step, inputs)
    try:
        peer = onnx_session(gm, inputs, threads)
        if difference(peer.first_outputs, expected) < 1e-4:
            return peer
    except torch.onnx.OnnxExporterError:
        pass
    return onnx_session(decomposed(gm, inputs), inputs, threads)


# ---- the process --------------------------------------------------------------------------------------------------

def difference(outputs, expected):
    worst = 0.0
    given = {f"out{i}": t for i, t in enumerate(outputs) if t is not None}
    if set(given) != set(expected):
        raise ValueError(f"{len(given)} outputs where {len(expected)} are expected")
    for key, reference in expected.items():
        value = given[key].detach().numpy()
        scale = float(numpy.abs(reference).max()) or 1.0
        worst = max(worst, float(numpy.abs(value.astype(numpy.float64) - reference).max()) / scale)
    return worst


def reason(error):
    """The informative line of an error, because exporters print pages."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    informative = [line for line in lines if "No ONNX function" in line or "Error:" in line]
    return f"{type(error).__name__}: {(informative or lines or [''])[0]}"[:300]


def milliseconds(run, count):
    for _ in range(WARM_UP_CALLS):
        run()
    times = []
    for _ in range(count):
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1e3)
    return times


def main():
    role, name, threads, expected_path = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
    answers = os.fdopen(os.dup(1), "w")  # libraries print to standard output, so answers need their own descriptor
    os.dup2(2, 1)
    torch.set_num_threads(threads)
    step, make_inputs = make_steps.STEPS[name]
    inputs = make_inputs(True)
    expected = dict(numpy.load(expected_path))
    makers = (torch_peers(name, step, inputs) if role == "torch" else
              [("onnxruntime", lambda: onnx_peer(name, step, inputs, expected, threads))])
    peers, ready = {}, {"peers": {}}
    for peer_name, make in makers:
        try:
            peer = make()
            ready["peers"][peer_name] = {
                "ready_s": peer.ready_s, "difference": difference(peer.first_outputs, expected)}
            if peer_name == "eager":
                ready.update(step_facts(name, step, inputs, peer.first_outputs, peer))
            peer.first_outputs = None
            peers[peer_name] = peer
        except ImportError:
            raise
        except Exception as error:  # a failed peer is reported like any other result
            traceback.print_exc()
            ready["peers"][peer_name] = {"failed": reason(error)}
    del expected
    gc.collect()
    gc.disable()
    print(json.dumps(ready), file=answers, flush=True)
    for line in sys.stdin:
        peer_name, count = line.rsplit(maxsplit=1)
        print(json.dumps(milliseconds(peers[peer_name].run, int(count))), file=answers, flush=True)


if __name__ == "__main__":
    main()
