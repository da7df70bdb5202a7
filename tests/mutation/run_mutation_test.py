#!/usr/bin/env python3
"""Changes derivative formulas and shape rules one place at a time and reports which changes no test notices.

    tests/mutation/run_mutation_test.py --work=build/mutation --sample=400

Copies the sources to the work folder and compiles all mutants into one build: mutants of the generated formulas, of the
functions that formulas call, and of the shape rules. A run-time switch selects a mutant (mutants.py). Finds out which
tests reach which mutant, and runs these tests with the mutant switched on until one fails, for all mutants or for a
random sample of them. Mutants that do not compile are left out. Mutants that are equivalent to the original are listed
in equivalent.txt and not counted. Exit code 1 if fewer than --bar percent of the others are caught. The build has the
options of the preset release, so that ccache has most of its objects. Later runs with the same work folder build only
what changed. Running the tests for a mutant takes about a second.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time

import mutants as mutation

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# Unit tests and their options. The filter leaves out tests that read the large texts, because they take seconds.
UNIT_TESTS = {"ir_tests": ["--gtest_filter=-Texts/*:Steps/*"], "gradient_tests": [], "collectives_tests": []}


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", **options)


def copy_sources(source, originals):
    """Files that did not change since they were mutated stay as they are."""
    files = run(["git", "-C", str(ROOT), "ls-files"], check=True).stdout.split("\n")
    for name in filter(None, files):
        target = source / name
        if not (ROOT / name).is_file():
            continue
        text = (ROOT / name).read_bytes()
        if any(path.exists() and path.read_bytes() == text for path in (target, originals / name)):
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text)
        target.chmod((ROOT / name).stat().st_mode)


def configure(source):
    command = ["cmake", "--preset", "release", "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=source)


def build_targets(build, targets, jobs):
    result = run(["cmake", "--build", str(build), "--target", *targets, "--", "-k", "0", f"-j{jobs}"])
    return result.returncode, result.stdout + result.stderr


def files_to_mutate(source, build, originals):
    """Paths with their original texts; those of generated files come from the first build."""
    generated = sorted((build / "generated/backtape/autograd").glob("generated_nodes_*.cc"))
    functions = sorted((source / "autograd").glob("**/functions/*.cc"))
    rules = sorted((source / "ir/shape_rules").glob("*.cc"))
    for path in [*generated, *functions, *rules]:
        saved = originals / path.relative_to(source)
        if not saved.exists() or mutation.HEADER not in path.read_text():
            saved.parent.mkdir(parents=True, exist_ok=True)
            saved.write_text(path.read_text())
        yield path, saved.read_text()


def write_mutants(files, left_out):
    found = []
    for path, text in files:
        mutated, mutants = mutation.mutate(str(path), text, len(found), left_out)
        found += mutants
        if path.read_text() != mutated:
            path.write_text(mutated)
    return found


OUT_OF_RANGE = r"array subscript (\d+) is outside array bounds(?:.*\n)+?(\S+\.cc):(\d+):\d+: note: at offset"


def failing_mutants(output):
    """The numbers of all mutants of the statements that do not compile."""
    numbers = set()
    for name, line in re.findall(r"^(\S+\.cc):(\d+):\d+: error", output, re.MULTILINE):
        path = pathlib.Path(name)
        if not path.exists():
            continue
        lines = path.read_text().split("\n")
        at = int(line) - 1
        here = re.findall(r"Is\((\d+)\) \?", lines[at])
        # The error is in the whole statement, so all of its mutants are left out.
        for step in (-1, 1):
            i = at + step
            while not here and 0 <= i < len(lines) and abs(i - at) < 40:
                if match := re.findall(r"Is\((\d+)\) \?", lines[i]):
                    numbers.update(map(int, match))
                elif i != at:
                    break
                i += step
        numbers.update(map(int, here))
    # An index that the compiler knows to be out of range, in a statement after the array's.
    for index, name, line in re.findall(OUT_OF_RANGE, output):
        lines = pathlib.Path(name).read_text().split("\n")[int(line) - 1 : int(line) + 40]
        numbers.update(int(match) for text in lines for match in re.findall(rf"Is\((\d+)\) \?.*\[{index}\]", text))
    return numbers


def tests_of(source, build):
    """Commands of the tests that may reach a mutant, by name."""
    tests = {}
    gradient, case = build / "bin/gradient_case", build / "bin/run_case"
    for folder in ("gradients", "gradient_options"):
        for path in sorted((source / "tests/conformance" / folder).glob("*.fx")):
            tests[f"{folder}.{path.stem}"] = [str(gradient), str(path)]
    for folder in ("conformance/structured", "conformance/pointwise", "conformance/dtypes", "conformance/composites", "run"):
        for path in sorted((source / "tests" / folder).glob("*.fx")):
            tests[f"{folder}.{path.stem}"] = [str(case), str(path)]
            if "\n# differentiate: " in path.read_text():
                tests[f"gradient.{folder}.{path.stem}"] = [str(gradient), str(path)]
    for folder in ("refused", "refused_dtypes"):
        for path in sorted((source / "tests/conformance" / folder).glob("*.fx")):
            tests[f"{folder}.{path.stem}"] = [str(build / "bin/refused_case"), str(path)]
    boundaries = sorted((source / "tests/conformance/boundaries").glob("*.txt"))
    tests["boundaries"] = [str(build / "bin/boundary_case"), *map(str, boundaries)]
    messages = source / "tests/conformance/boundary_messages.txt"
    tests["boundary_messages"] = [str(build / "bin/boundary_case"), "--messages", str(messages)]
    for name, options in UNIT_TESTS.items():
        tests[f"unit.{name}"] = [str(build / f"bin/{name}"), "--gtest_brief=1", *options]
    return tests


def trace(tests, build, saved):
    """For each mutant, the tests that reach it, fastest first. Traces of tests that did not change come from `saved`."""
    known = {}
    if saved.exists():
        known = {row[0]: row for row in map(json.loads, saved.read_text().splitlines())}
    reached = collections.defaultdict(list)
    seconds = {}
    with saved.open("a") as stream:
        for name, command in tests.items():
            version = [os.stat(path).st_mtime for path in command[:1] + command[-1:] if os.path.exists(path)]
            row = known.get(name)
            if row is None or row[1] != version:
                row = [name, version, *trace_one(name, command, build)]
                stream.write(json.dumps(row) + "\n")
                stream.flush()
            seconds[name] = row[2]
            for number in row[3]:
                reached[number].append(name)
    for names in reached.values():
        names.sort(key=seconds.get)
    return reached, seconds


def trace_one(name, command, build):
    """The seconds that a test takes, and the mutants that it reaches."""
    path = build / "trace.txt"
    path.unlink(missing_ok=True)
    start = time.monotonic()
    result = run(command, env={**os.environ, "MUTANT_TRACE": str(path)})
    seconds = time.monotonic() - start
    if result.returncode != 0:
        print(f"{name} fails without a mutant:\n{result.stdout[-500:]}{result.stderr[-500:]}", flush=True)
        return seconds, []
    return seconds, sorted(set(map(int, path.read_text().split()))) if path.exists() else []


def is_caught(number, names, tests, seconds, max_tests):
    """Runs whole unit tests last, because they are slow."""
    names = [name for name in names if not name.startswith("unit.")][:max_tests] + [
        name for name in names if name.startswith("unit.")
    ]
    for name in names:
        try:
            timeout = 10 + 10 * seconds[name]
            result = run(tests[name], env={**os.environ, "MUTANT": str(number)}, timeout=timeout)
        except subprocess.TimeoutExpired:
            return True
        if result.returncode != 0:
            return True
    return False


def text_of(mutant, source, build):
    path = pathlib.Path(mutant.file)
    base = build if path.is_relative_to(build) else source
    return f"{path.relative_to(base)}: {mutant.original} -> {mutant.changed}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", default=str(ROOT / "build/mutation"), help="folder for the copy and its build")
    parser.add_argument("--sample", type=int, default=0, help="number of mutants to try (default: 0, all)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the sample (default: 0)")
    parser.add_argument("--only", default="", help="only mutants of files whose path contains this text")
    parser.add_argument("--max-tests", type=int, default=40, help="largest number of case files to run for one mutant (default: 40)")
    parser.add_argument("--skip", default="^$", help="do not run tests whose names match this pattern, for a quicker run")
    parser.add_argument("--bar", type=float, default=99, help="percentage of mutants that must be caught (default: 99)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="number of compilers to run at once")
    arguments = parser.parse_args()
    source = pathlib.Path(arguments.work).resolve()
    build = source / "build/release"
    targets = ["gradient_case", "run_case", "refused_case", "boundary_case", *UNIT_TESTS]
    originals = source / "originals"
    copy_sources(source, originals)
    configure(source)
    code, output = build_targets(build, ["backtape_generated_ops"], arguments.jobs)
    if code != 0:
        sys.exit(output)
    files = list(files_to_mutate(source, build, originals))
    # Mutants that did not compile in this or an earlier build.
    left_out_file = source / "left_out.txt"
    left_out_texts = set(left_out_file.read_text().split("\n")) if left_out_file.exists() else set()
    found = [mutant for path, text in files for mutant in mutation.mutate(str(path), text, 0, set())[1]]
    left_out = {i for i, mutant in enumerate(found) if text_of(mutant, source, build) in left_out_texts}
    found = write_mutants(files, left_out)
    for _ in range(12):
        code, output = build_targets(build, targets, arguments.jobs)
        if code == 0:
            break
        failing = failing_mutants(output) - left_out
        if not failing:
            sys.exit(output[-4000:])
        print(f"{len(failing)} mutants do not compile", flush=True)
        left_out |= failing
        left_out_file.write_text("\n".join(text_of(found[number], source, build) for number in sorted(left_out)))
        write_mutants(files, left_out)
    tests = {name: command for name, command in tests_of(source, build).items() if not re.search(arguments.skip, name)}
    reached, seconds = trace(tests, build, source / "traces.jsonl")
    equivalent = set((HERE / "equivalent.txt").read_text().split("\n"))
    candidates = [m for m in found if m.number not in left_out and not m.is_equivalent and arguments.only in m.file]
    candidates = [m for m in candidates if text_of(m, source, build) not in equivalent]
    if arguments.sample and arguments.sample < len(candidates):
        candidates = random.Random(arguments.seed).sample(candidates, arguments.sample)
    num_caught = 0
    for mutant in candidates:
        caught = is_caught(mutant.number, reached[mutant.number], tests, seconds, arguments.max_tests)
        num_caught += caught
        if not caught:
            how = "survives" if reached[mutant.number] else "is not reached"
            print(f"{how}: {text_of(mutant, source, build)}", flush=True)
    percentage = 100 * num_caught / max(1, len(candidates))
    print(f"{num_caught} of {len(candidates)} mutants caught, {percentage:.2f} %")
    return percentage < arguments.bar


if __name__ == "__main__":
    raise SystemExit(main())
