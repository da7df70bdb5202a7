#!/usr/bin/env python3
"""Writes programs of the tape fuzzer, and those of compared.txt, with the logs of PyTorch, for `tape_fuzz --expected=FILE`.

    make_expected.py --tool=build/release/bin/tape_fuzz --seeds=0..300 --out=tests/fuzz/tape/expected.txt

The committed file was made with PyTorch 2.15 on the CPU; its first line says how many programs were left out, and why. Run
the script again when the generator changes.
"""

import argparse
import pathlib
import subprocess
import sys

import torch
import torch_programs


def generate(tool, seeds, enable):
    """The programs that can be compared with PyTorch, and the number of the others."""
    command = [tool, "--print", f"--seeds={seeds}"]
    if enable:
        command.append(f"--enable={enable}")
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    programs = ["program " + part for part in text.split("program ")[1:]]
    # PyTorch draws other random numbers, and topk chooses among equal elements in no defined order.
    comparable = [program for program in programs if "dropout" not in program and "topk" not in program]
    return comparable, len(programs) - len(comparable)


def kept():
    """The programs of compared.txt, without comments."""
    lines = (pathlib.Path(__file__).parent / "compared.txt").read_text().splitlines(keepends=True)
    text = "".join(line for line in lines if line.strip() and not line.startswith("#"))
    return ["program " + part for part in text.split("program ")[1:]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the tape_fuzz executable")
    parser.add_argument("--seeds", default="0..300")
    parser.add_argument("--enable", default="", help="known defects whose failures are reported too: the value of --enable for tape_fuzz")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    programs, num_random = generate(arguments.tool, arguments.seeds, arguments.enable)
    programs += kept()
    texts, num_refused = [], 0
    for program in programs:
        try:
            log = torch_programs.Executor(torch_programs.Program(program)).run()
        except torch_programs.Refused as error:
            print(f"left out: {program}{error}", file=sys.stderr)
            num_refused += 1
            continue
        texts.append(program + "".join(f"= {line}\n" for line in log))
    with open(arguments.out, "w") as out:
        out.write(f"# seeds {arguments.seeds}; left out: {num_random} that draw random numbers or call topk, {num_refused} that PyTorch refuses\n")
        out.writelines(texts)


if __name__ == "__main__":
    main()
