#!/usr/bin/env python3
"""Runs programs of the tape fuzzer with PyTorch and on the eager engine, and shrinks those whose logs differ.

    compare_with_pytorch.py --tool=build/release/bin/tape_fuzz --seeds=0..100000
"""

import argparse
import subprocess
import tempfile

import make_expected
import torch
import torch_programs


CHUNK = 200  # programs that one run of the tool checks


def with_log(text):
    """A program with the log of PyTorch; None if the program is left out."""
    try:
        log = torch_programs.Executor(torch_programs.Program(text)).run()
    except torch_programs.Refused:
        return None
    return text + "".join(f"= {line}\n" for line in log)


def failures(tool, texts):
    """What the tool reports on programs with logs."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.writelines(texts)
        file.flush()
        command = [tool, f"--expected={file.name}"]
        result = subprocess.run(command, capture_output=True, text=True, errors="replace")
    return "" if result.returncode == 0 else result.stdout


def difference(tool, text):
    """How the eager engine differs from PyTorch; "" if they agree, None if the program is left out."""
    logged = with_log(text)
    if logged is None:
        return None
    found = failures(tool, [logged])
    return found[found.index(text) + len(text) :] if text in found else found


def kind_of(found):
    """The kind of a failure: a crash, an error of some kind, or another difference. Shrinking preserves it."""
    words = [word for word in found.split() if word.startswith(("error:", "crash:"))]
    return words[:2]


def shrink(tool, text):
    kind = kind_of(difference(tool, text))
    lines = text.strip().split("\n")
    size = len(lines) // 2
    while size >= 1:
        begin = len(lines)
        while begin > 1:
            begin = max(1, begin - size)
            smaller = lines[:begin] + lines[begin + size :]
            if {"setup", "body"} <= set(smaller):
                found = difference(tool, "\n".join(smaller) + "\n")
                if found and kind_of(found) == kind:
                    lines = smaller
        size //= 2
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the tape_fuzz executable")
    parser.add_argument("--seeds", default="0..1000")
    parser.add_argument("--enable", default="", help="known defects whose failures are reported too: the value of --enable for tape_fuzz")
    parser.add_argument("--max-findings", type=int, default=20)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    programs, num_random = make_expected.generate(arguments.tool, arguments.seeds, arguments.enable)
    num_findings, num_refused = 0, 0
    for begin in range(0, len(programs), CHUNK):
        chunk = programs[begin : begin + CHUNK]
        logged = [with_log(text) for text in chunk]
        num_refused += sum(text is None for text in logged)
        found = failures(arguments.tool, [text for text in logged if text is not None])
        for text in chunk:
            if text in found and num_findings < arguments.max_findings:
                num_findings += 1
                small = shrink(arguments.tool, text)
                print(small + difference(arguments.tool, small), flush=True)
    print(f"{num_findings} findings; left out: {num_random} programs that draw random numbers or call topk, {num_refused} that PyTorch refuses")
    return num_findings > 0


if __name__ == "__main__":
    raise SystemExit(main())
