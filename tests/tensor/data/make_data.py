"""Writes the small array files beside this script, which npy_test.cc and npz_test.cc read. Needs only NumPy."""

import pathlib

import numpy as np
from numpy.lib import format as npy_format

HERE = pathlib.Path(__file__).parent

ARRAYS = {
    "bool": np.array([[True, False, True], [False, True, True]]),
    "uint8": np.array([0, 1, 255], np.uint8),
    "int8": np.array([-128, 0, 127], np.int8),
    "int16": np.array([-32768, 32767], np.int16),
    "int32": np.array([[-2147483648], [2147483647]], np.int32),
    "int64": np.array([-9223372036854775808, 9223372036854775807]),
    "float16": np.array([1.5, -65504.0, np.inf], np.float16),
    "float32": np.arange(6, dtype=np.float32).reshape(1, 2, 3) / 4,
    "float64": np.array(0.1),
    "empty": np.zeros((0, 3), np.float32),
    "fortran": np.asfortranarray(np.arange(6, dtype=np.int32).reshape(2, 3)),
}


def write_version(path, array, version):
    with open(HERE / path, "wb") as file:
        npy_format.write_array(file, array, version=version)


def main():
    np.savez(HERE / "stored.npz", **ARRAYS)
    np.savez_compressed(HERE / "deflated.npz", **ARRAYS)
    np.savez(HERE / "unsupported.npz", good=np.ones(2, np.float32), u16=np.ones(2, np.uint16),
             c64=np.ones(2, np.complex64), text=np.array(["a"]))
    counting = np.arange(6, dtype=np.float32).reshape(2, 3)
    write_version("version1.npy", counting, (1, 0))
    write_version("version2.npy", counting, (2, 0))
    write_version("version3.npy", counting, (3, 0))
    write_version("fortran.npy", np.asfortranarray(counting), (1, 0))
    write_version("big_endian.npy", counting.astype(">f4"), (1, 0))
    # 1.0, -2.0 and 0.5, as NumPy saves arrays of ml_dtypes' bfloat16.
    np.save(HERE / "bfloat16.npy", np.array([0x3F80, 0xC000, 0x3F00], np.uint16).view("V2"))
    np.save(HERE / "structured.npy", np.zeros(1, [("a", np.float32)]))


if __name__ == "__main__":
    main()
