#!/usr/bin/env python3
"""Writes dtypes/OVERLOAD.fx and .npz, and refused_dtypes/OVERLOAD.fx: calls of reductions and of ops that index or order
elements with integers, bools and 16-bit floats, with PyTorch's results or its refusal. Made with PyTorch 2.15.

    make_dtypes.py [--only TEXT] [--out FOLDER]
"""
import argparse
import warnings
from collections import defaultdict
from pathlib import Path

import torch

import corpus_file
from corpus_file import Case, find_overload
from dtype_cases import DTYPES, calls_of
from make_refused import Text, Unwritable
from make_structured import StructuredBuilder, call, tolerance

HERE = Path(__file__).resolve().parent
# PyTorch refuses these calls because it lacks a kernel, not because they have no meaning.
NO_KERNEL = ("not implemented for", "not supported for")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="TEXT", default="", help="write only overloads whose names contain this text")
    parser.add_argument("--out", type=Path, default=HERE, help="where to write the two folders (default: %(default)s)")
    options = parser.parse_args()
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    accepted, refused = defaultdict(list), defaultdict(dict)
    for dtype in DTYPES:
        for name, (args, kwargs) in calls_of(dtype):
            if options.only not in name:
                continue
            op = find_overload(name)
            case = Case(args, kwargs)
            try:
                call(op, case)
            except Exception as error:
                if not any(words in str(error) for words in NO_KERNEL):
                    try:
                        text = Text(op, args, kwargs, str(error).split("\n")[0]).text
                        refused[name][text] = None
                    except Unwritable:
                        print(f"{name} {dtype}: cannot be written")
                continue
            if not corpus_file.is_in_place(op):
                accepted[name].append(case)
    dtypes, refused_dtypes = options.out / "dtypes", options.out / "refused_dtypes"
    for folder in (dtypes, refused_dtypes):
        folder.mkdir(parents=True, exist_ok=True)
    for name, cases in accepted.items():
        corpus_file.write_pair(dtypes, name, cases, lambda dtype: tolerance(name, dtype), builder_class=StructuredBuilder)
    for name, texts in refused.items():
        (refused_dtypes / f"{name}.fx").write_text("\n".join(texts))
    print(f"{sum(map(len, accepted.values()))} calls of {len(accepted)} overloads, {sum(map(len, refused.values()))} refused")


if __name__ == "__main__":
    main()
