#!/usr/bin/env python3
"""Writes refused/values.fx: calls that PyTorch refuses because of the values of tensors, such as a position out of range.

They are the lines of boundaries/ that a shape rule accepts and PyTorch refuses, as far as PyTorch's message speaks of
values: a few of each overload and kind of message. refused_case checks that both engines refuse the calls when they
run. Made with PyTorch 2.15.

    make_refused_values.py [--out FILE]
"""

import argparse
import pathlib
import re
import warnings

import torch

from corpus_file import find_overload
from make_boundaries import FOLDERS, bases_of, text_of_call, variants
from make_refused import HERE, Text, Unwritable

OF_VALUES = re.compile(
    "ZeroDivision|out of range: tried|not in the valid range|idx < num_embeddings|greater than input's length|"
    "ones in mask|is invalid for input|does not match required size|without overflow|ctc_loss_allocate_outputs"
)
MOST = 3  # calls of each overload and kind of message


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "refused" / "values.fx", help="file to write (default: %(default)s)")
    arguments = parser.parse_args()
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    cases = {}
    for path in sorted((HERE / "boundaries").glob("*.txt")):
        wanted = {line.split(" -> ")[0] for line in path.read_text().splitlines() if line.endswith("# PyTorch: refused")}
        sources = [HERE / folder / f"{path.stem}.fx" for folder in FOLDERS if wanted]
        function = find_overload(path.stem)
        for base in bases_of([source for source in sources if source.exists()]):
            for _, args, kwargs in variants(function, *base):
                try:
                    call = text_of_call(args, kwargs)
                    if call not in wanted:
                        continue
                    wanted.discard(call)
                    text = Text(function, args, kwargs, "")  # before the call, which may write its arguments
                    function(*args, **kwargs)
                except Unwritable:
                    continue
                except Exception as error:
                    message = str(error).splitlines()[0]
                    kind = (path.stem, re.sub(r"[-\d]+|\[[^\]]*\]", "#", message)[:60])
                    if OF_VALUES.search(message) and len(cases.setdefault(kind, [])) < MOST:
                        cases[kind].append(text.text.replace("# refused: ", "# refused: " + message[:160], 1))
    texts = [text for kind in cases.values() for text in kind]
    arguments.out.write_text("\n".join(texts))
    print(f"{len(texts)} calls of {len({name for name, _ in cases})} overloads")


if __name__ == "__main__":
    main()
