#!/usr/bin/env python3
"""Writes programs of the tape fuzzer with what PyTorch logs when it runs them, for `tape_fuzz --expected=FILE`.

    make_expected.py --tool=build/release/bin/tape_fuzz --seeds=0..300 --out=tests/fuzz/tape/expected.txt

The committed file was made with PyTorch 2.15 on the CPU. Run the script again when the generator or its list of open defects
changes.
"""

import argparse
import subprocess
import sys

import torch
import torch_programs


def generate(tool, seeds, enable):
    """The texts of programs that PyTorch can be compared on, and whether layouts of gradients are."""
    command = [tool, "--print", f"--seeds={seeds}"]
    if enable:
        command.append(f"--enable={enable}")
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    defects = subprocess.run([tool, "--list-defects"], check=True, capture_output=True, text=True).stdout
    has_layouts = not any(line.startswith("L1 ") for line in defects.splitlines()) or enable == "all"
    # The numbers that PyTorch draws are its own.
    programs = ["program " + part for part in text.split("program ")[1:] if "dropout" not in part]
    return programs, has_layouts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the tape_fuzz executable")
    parser.add_argument("--seeds", default="0..300")
    parser.add_argument("--enable", default="", help="open defects to exercise, as in the tool's option")
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    programs, has_layouts = generate(arguments.tool, arguments.seeds, arguments.enable)
    with open(arguments.out, "w") as out:
        for program in programs:
            try:
                log = torch_programs.Executor(torch_programs.Program(program), has_layouts).run()
            except Exception as error:
                sys.exit(f"{program}{type(error).__name__}: {error}")
            out.write(program + "".join(f"= {line}\n" for line in log))


if __name__ == "__main__":
    main()
