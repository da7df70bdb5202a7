#!/usr/bin/env python3
"""Measures the training steps of tests/steps at full size with our two engines, with PyTorch and with ONNX Runtime.

Native code and the peers take turns on each step, a round at a time, on the same cores with the same number of threads. Each
round has a median time per call; the figure of an engine is the median of these times over its rounds. Before the rounds,
the outputs of these engines are compared with the expected ones. At the end, the interpreter runs each step once, on one
thread.
"""

import argparse
import collections
import contextlib
import fcntl
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
import time

import peer_table

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STEPS = HERE.parent / "steps"
NAMES = ["pointwise_chain", "layernorm_softmax", "mlp_hessian", "mlp_hessian_wb", "gpt_block", "resnet_block", "lstm",
         "adam", "adam_inplace", "tiny_mlp"]
ROUND_SECONDS = 0.4  # per engine
TOLERANCE = 1e-4  # relative to the largest value of the output, as PyTorch computes it eagerly in float32
EPILOG = """
examples:
  compare_peers.py                              all steps, 1 and 2 threads; writes peers.txt
  compare_peers.py --steps lstm adam --threads 1
  compare_peers.py --only native --steps tiny_mlp --rounds 3
                                                our native code only, without PyTorch
needs: a release build; Python with torch, numpy, onnx, onnxscript and onnxruntime; g++, for torch.compile. Measure on
an idle machine. On a shared machine, use --realtime, which runs the rounds with real-time priority (but not the
preparation of peers), and --lock, which makes benchmarks wait for each other.
"""


# ---- the conditions -----------------------------------------------------------------------------------------------

def cpu_line(key):
    with open("/proc/cpuinfo") as file:
        return next((line.split(":", 1)[1].strip() for line in file if line.startswith(key)), "")


def mkl_shim(folder):
    """Makes MKL believe that the CPU is Intel's. On other CPUs it uses AVX2 kernels, at half
    the speed, even if the CPU has AVX-512. This gives the peers the faster kernels."""
    source = folder / "mkl_any_cpu.c"
    source.write_text("int mkl_serv_intel_cpu(void) { return 1; }\nint mkl_serv_intel_cpu_true(void) { return 1; }\n")
    library = folder / "mkl_any_cpu.so"
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
    return library


def environment(folder, threads):
    """The environment of all engines: freed memory is kept, the number of threads is set, AVX-512 kernels are on."""
    env = dict(os.environ)
    env.update({
        # 32 MiB is the largest threshold that glibc accepts.
        "MALLOC_MMAP_THRESHOLD_": str(32 << 20), "MALLOC_TRIM_THRESHOLD_": str(8 << 30),
        "MALLOC_TOP_PAD_": str(256 << 20),
        "OMP_NUM_THREADS": str(threads), "MKL_NUM_THREADS": str(threads),
        "TORCHINDUCTOR_FORCE_DISABLE_CACHES": "1", "TORCHINDUCTOR_CACHE_DIR": str(folder / "inductor"),
    })
    if " avx512f " in cpu_line("flags") + " ":
        env["OPENBLAS_CORETYPE"] = "SkylakeX"
        if cpu_line("vendor_id") != "GenuineIntel":
            env["LD_PRELOAD"] = str(mkl_shim(folder))
    return env


def bound(command, threads):
    """The command, bound to the last cores, because the first core handles interrupts."""
    cores = sorted(os.sched_getaffinity(0))[-threads:]
    return ["taskset", "-c", ",".join(map(str, cores)), *map(str, command)]


# ---- the engines --------------------------------------------------------------------------------------------------

@contextlib.contextmanager
def undisturbed(args, workers):
    """Holds the lock, if any, and real-time priority, if requested, during the rounds of a step. Child processes inherit the
    priority; existing threads do not."""
    with open(args.lock or os.devnull) as lock:
        if args.lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
        if args.realtime:
            set_scheduling(os.SCHED_RR, 10, [os.getpid(), *(worker.process.pid for worker in workers)])
        try:
            yield
        finally:
            if args.realtime:
                set_scheduling(os.SCHED_OTHER, 0, [os.getpid(), *(worker.process.pid for worker in workers)])


def set_scheduling(policy, priority, processes):
    for process in processes:
        for thread in os.listdir(f"/proc/{process}/task"):
            os.sched_setscheduler(int(thread), policy, os.sched_param(priority))


class Peers:
    """A process of peer_worker.py. ONNX Runtime has its own, because OpenMP binds the threads of PyTorch's process."""

    def __init__(self, role, step, threads, data, env, log):
        env = dict(env)
        if role == "torch" and threads > 1:
            env["OMP_PROC_BIND"] = "true"
        command = [sys.executable, HERE / "peer_worker.py", role, step, threads, data / f"{step}.expected.npz"]
        self.process = subprocess.Popen(bound(command, threads), env=env, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=log)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the {role} peers of {step} ended early; see {log.name}")
        self.ready = json.loads(line)

    def sides(self):
        for name, facts in self.ready["peers"].items():
            if "failed" not in facts:
                yield name, lambda count, name=name: self.run(name, count)

    def run(self, name, count):
        self.process.stdin.write(f"{name} {count}\n")
        self.process.stdin.flush()
        return statistics.median(json.loads(self.process.stdout.readline()))

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Engine:
    """`graph-run --bench`, a new process for each round, which reads, compiles, warms up and runs."""

    def __init__(self, backend, graph_run, step, threads, data, env):
        self.threads, self.env, self.lines = threads, env, []
        self.command = [graph_run, STEPS / "full" / f"{step}.code", f"--inputs={data / f'{step}.inputs.npz'}",
                        f"--backend={backend}", *([f"--threads={threads}"] if backend == "jit" else [])]
        self.expected = f"--expected={data / f'{step}.expected.npz'}"

    def check(self):
        done = subprocess.run(bound([*self.command, self.expected, f"--rtol={TOLERANCE}"], self.threads), env=self.env,
                              text=True, capture_output=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(map(str, self.command))} differs:\n{done.stdout}{done.stderr}")

    def run(self, count):
        done = subprocess.run(bound([*self.command, f"--bench={count}"], self.threads), env=self.env, text=True,
                              check=True, capture_output=True)
        self.lines.append(json.loads(done.stdout))
        return self.lines[-1]["run_us"]["median"] / 1e3

    def facts(self):
        """The figures over all rounds; the times until code is ready are medians of cold starts."""
        last = self.lines[-1]
        return {"ready_ms": statistics.median(line["parse_ms"] + line["compile_ms"] for line in self.lines),
                "nodes": last["nodes"], "fallback_nodes": last["fallback_nodes"],
                "allocations": last["allocations_per_run"],
                "memory": last["arena_bytes"] + last["input_bytes"] + last["output_bytes"]}


# ---- a step -------------------------------------------------------------------------------------------------------

def calls_of_round(side):
    """The number of calls that take about ROUND_SECONDS, estimated from a few calls."""
    first = side(3)
    return max(3, min(20000, int(ROUND_SECONDS * 1e3 / max(first, 1e-4))))


def measure(step, threads, args, env, log):
    result = {"step": step, "threads": threads, "ms": {}, "peers": {}}
    native = Engine("jit", args.graph_run, step, threads, args.data, env)
    native.check()
    sides = [("native", native.run)]
    workers = []
    if args.only is None:
        for role in ("torch", "onnx"):
            worker = Peers(role, step, threads, args.data, env, log)
            workers.append(worker)
            result["peers"].update(worker.ready["peers"])
            result.update({k: v for k, v in worker.ready.items() if k != "peers"})
            sides += worker.sides()
    for name, facts in result["peers"].items():
        if facts.get("difference", 0) > TOLERANCE:
            raise RuntimeError(f"{step}: the outputs of {name} differ from the expected ones by {facts['difference']} "
                               f"relative to the largest value; at most {TOLERANCE} is allowed")
    rounds = collections.defaultdict(list)
    with undisturbed(args, workers):
        counts = {name: calls_of_round(run) for name, run in sides}
        native.lines.clear()
        for _ in range(args.rounds):
            for name, run in sides:
                time.sleep(0.02)  # until spinning threads have gone to sleep
                rounds[name].append(run(counts[name]))
    result["ms"] = {name: statistics.median(times) for name, times in rounds.items()}
    result["native"] = native.facts()
    for worker in workers:
        worker.close()
    if args.only is None and threads == args.threads[0]:
        interpreter = Engine("interp", args.graph_run, step, 1, args.data, env)
        with undisturbed(args, []):
            result["ms"]["interpreter"] = interpreter.run(1)
    return result


def make_data(folder, steps):
    """Inputs and expected outputs at full size, from PyTorch; kept for the next run."""
    missing = [step for step in steps if not (folder / f"{step}.expected.npz").exists()]
    if missing:
        only = [word for step in missing for word in ("--only", step)]
        subprocess.run([sys.executable, STEPS / "make_steps.py", "--full", "--out", folder, *only], check=True)


def versions():
    import onnxruntime
    import onnxscript  # needed by the ONNX exporter; without it a peer would be missing  # noqa: F401
    import torch

    return f"PyTorch {torch.__version__}, ONNX Runtime {onnxruntime.__version__}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, epilog=EPILOG,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", nargs="+", choices=NAMES, default=NAMES, metavar="NAME", help="steps to measure: " + ", ".join(NAMES))
    parser.add_argument("--threads", nargs="+", type=int, default=[1, 2], metavar="N", help="numbers of threads (default: 1 2)")
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="rounds per step (default: 7)")
    parser.add_argument("--only", choices=["native"], help="measure only our native code, without the peers and without the limits that native code must meet")
    parser.add_argument("--realtime", action="store_true", help="run rounds with real-time priority (requires permission)")
    parser.add_argument("--lock", metavar="FILE", help="an existing file to lock (flock) during the rounds of a step")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build" / "release", metavar="DIR",
                        help="the build to measure (default: build/release)")
    parser.add_argument("--data", type=pathlib.Path, default=None, metavar="DIR",
                        help="folder for the full-size values (default: steps in the folder of --build)")
    parser.add_argument("--out", type=pathlib.Path, default=None, metavar="FILE",
                        help="also write the table to this file (default: peers.txt beside this script, if all steps were measured)")
    args = parser.parse_args()
    args.graph_run = args.build / "bin" / "graph-run"
    args.data = args.data or args.build / "steps"
    if args.out is None and args.only is None and args.steps == NAMES:
        args.out = HERE / "peers.txt"
    make_data(args.data, args.steps)

    table = peer_table.Table(f"{cpu_line('model name')}, {platform.machine()}, {os.cpu_count()} cores",
                             None if args.only else versions())
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        with open(args.build / "compare_peers.log", "w") as log:
            for threads in args.threads:
                env = environment(folder, threads)
                with undisturbed(args, []):
                    roofline = subprocess.run(bound([args.build / "bin" / "roofline", threads], threads), text=True,
                                              check=True, capture_output=True)
                table.add_machine(json.loads(roofline.stdout))
                for step in args.steps:
                    table.add(measure(step, threads, args, env, log))
                    print(table.last_line(), file=sys.stderr, flush=True)
    text = table.text()
    print(text, end="")
    if args.out is not None:
        args.out.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
