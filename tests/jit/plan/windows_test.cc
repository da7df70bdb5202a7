// Compares im2col, col2im and unfold_backward with their reference kernels. None of them may run on a reference kernel.
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;

// Kernel, dilation, padding and stride. Among them are windows side by side, windows with gaps, windows that are
// completely in the padding, and sizes that windows do not divide.
constexpr const char* kWindows[] = {
    "[3, 3], [1, 1], [1, 1], [1, 1]",          "[3, 2], [2, 3], [1, 0], [2, 1]", "[4, 5], [1, 1], [0, 0], [4, 5]",
    "[7, 7], [1, 1], [3, 3], [4, 2]",          "[2, 2], [1, 1], [9, 9], [5, 3]", "[1, 1], [1, 1], [0, 0], [3, 4]",
    "[2, 3], [3, 2], [2, 4], [3, 2]",          "[9, 7], [1, 1], [0, 0], [1, 1]", "[1, 9], [1, 1], [0, 0], [1, 8]",
    "[3, 3], [1, 1], [0, 0], [2000000000, 2]",
};

TEST(WindowsTest, ColumnsAndImages) {
  for (const char* input : {"x: \"f32[2, 3, 9, 11]\"", "x: \"f64[3, 9, 11]\"", "x: \"bf16[2, 3, 9, 11]\"",
                            "x: \"f32[2, 3, 9, 11][297, 1, 33, 3]\""}) {
    for (const char* windows : kWindows) {
      SCOPED_TRACE(absl::StrCat(input, " ", windows));
      ExpectSameAsInterpreter(absl::StrCat(
          input, "):\n        y = torch.ops.aten.im2col.default(x, ", windows, ")\n",
          "        z = torch.ops.aten.col2im.default(y, [9, 11], ", windows, ")\n",
          "        t = torch.ops.aten.transpose.int(y, -1, -2)\n", "        c = torch.ops.aten.clone.default(t)\n",
          "        u = torch.ops.aten.transpose.int(c, -1, -2)\n",
          "        v = torch.ops.aten.col2im.default(u, [9, 11], ", windows, ")\n", "        return (y, z, v)\n"));
    }
  }
  ExpectSameAsInterpreter(R"(x: "i64[1, 2, 5, 6]"):
        y = torch.ops.aten.im2col.default(x, [3, 3], [1, 1], [1, 1], [2, 2])
        return (y,)
)");
}

TEST(WindowsTest, GradientsOfUnfold) {
  // The sizes of the input, the dim, and size and step of the windows.
  for (const char* call : {"[3, 20, 5], 1, 12, 8", "[3, 20, 5], 1, 4, 4", "[3, 21, 5], 1, 4, 4", "[3, 20, 5], -2, 3, 1",
                           "[3, 20, 5], 1, 4, 2", "[3, 20, 5], 1, 2, 5", "[20], 0, 3, 2", "[4, 6, 40], -1, 20, 9",
                           "[20, 2], 0, 20, 1", "[3, 20], 1, 1, 3", "[3, 20], 1, 4, 4611686018427387904"}) {
    for (const char* dtype : {"f32", "f64", "bf16"}) {
      SCOPED_TRACE(absl::StrCat(call, " ", dtype));
      const std::string sizes = std::string(call).substr(0, std::string(call).find(']') + 1);
      const std::string windows = std::string(call).substr(sizes.size());
      ExpectSameAsInterpreter(absl::StrCat("x: \"", dtype, sizes, "\"):\n        w = torch.ops.aten.unfold.default(x",
                                           windows, ")\n        g = torch.ops.aten.sin.default(w)\n",
                                           "        y = torch.ops.aten.unfold_backward.default(g, ", call,
                                           ")\n        return (y,)\n"));
    }
  }
}

}  // namespace
}  // namespace backtape
