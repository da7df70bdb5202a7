"""Saves an exported program without paths of the machine that exported it."""

import json
import os
import zipfile

import torch


def in_script(value, script):
    """Reduces the metadata of nodes, also in subgraphs, to the first line of the stack trace that is in the script."""
    if isinstance(value, list):
        return [in_script(item, script) for item in value]
    if not isinstance(value, dict):
        return value
    value = {key: in_script(item, script) for key, item in value.items()}
    if isinstance(value.get("metadata"), dict):
        lines = value["metadata"].get("stack_trace", "").split("\n")
        at = next((i for i, line in enumerate(lines) if script in line), None)
        kept = [] if at is None else lines[at : at + 2]
        value["metadata"] = {"stack_trace": "\n".join(kept).replace(script, os.path.basename(script))}
    return value


def write_archive(path, entries):
    """Writes the same bytes whenever it runs."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, content in entries.items():
            archive.writestr(zipfile.ZipInfo(entry, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)


def save(name, program, script):
    """Writes NAME.pt2 to the current folder. `script` is the __file__ of the caller."""
    torch.export.save(program, f"{name}.pt2")
    with zipfile.ZipFile(f"{name}.pt2") as archive:
        entries = {entry: archive.read(entry) for entry in archive.namelist()}
    model = f"{name}/models/model.json"
    entries[model] = json.dumps(in_script(json.loads(entries[model]), os.path.abspath(script))).encode()
    write_archive(f"{name}.pt2", entries)
