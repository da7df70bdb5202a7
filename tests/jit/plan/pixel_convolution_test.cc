// Convolutions with a window of one pixel as products (jit/plan/pixel_convolution.h), compared with reference kernels.
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

constexpr char kBody[] =
    R"(x: "DTYPE[2, 3, 4, 5]XSTRIDES", w: "DTYPE[6, 3, 1, 1]", b: "DTYPE[6]", g: "DTYPE[2, 6, 4, 5]GSTRIDES"):
        y = torch.ops.aten.convolution.default(x, w, b, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
        v = torch.ops.aten.convolution.default(x, w, None, [1, 1], [0, 0], [2, 3], False, [0, 0], 1)
        r = torch.ops.aten.add.Tensor(v, g)
        z = torch.ops.aten.convolution_backward.default(g, x, w, [6], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True])
        z0 = z[0]
        z1 = z[1]
        z2 = z[2]
        return (y, r, z0, z1, z2)
)";

std::string Plan(const std::string& dtype, const std::string& x_strides, const std::string& g_strides) {
  SCOPED_TRACE(absl::StrCat(dtype, x_strides, g_strides));
  return ExpectSameAsInterpreter(
      absl::StrReplaceAll(kBody, {{"DTYPE", dtype}, {"XSTRIDES", x_strides}, {"GSTRIDES", g_strides}}),
      dtype == "bf16" ? 2e-2 : 1e-5);
}

TEST(PixelConvolutionTest, ChannelsLastIsAProduct) {
  const std::string plan = Plan("f32", "[60, 1, 15, 3]", "[120, 1, 30, 6]");
  EXPECT_EQ(CountOf(plan, "convolution"), 0) << plan;
  EXPECT_EQ(CountOf(plan, "matmul"), 4) << plan;
  // The results of the other dtypes may be row-major, as in PyTorch.
  for (const char* dtype : {"f64", "bf16"}) Plan(dtype, "[60, 1, 15, 3]", "[120, 1, 30, 6]");
}

TEST(PixelConvolutionTest, OtherLayouts) {
  for (const char* x_strides : {"", "[60, 1, 15, 3]", "[60, 1, 3, 12]", "[120, 2, 30, 6]"}) {
    for (const char* g_strides : {"", "[120, 1, 30, 6]", "[0, 0, 0, 0]"}) Plan("f32", x_strides, g_strides);
  }
}

// Weight gradients of small images, and convolutions of tiny images by large weights, are products of copied pixels.
TEST(PixelConvolutionTest, SmallImages) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(x: "f32[2, 1024, 2, 2]", w: "f32[1024, 1024, 1, 1]", b: "f32[1024]", a: "f32[3, 5, 6, 7]", v: "f32[4, 5, 1, 1]"):
        y = torch.ops.aten.convolution.default(x, w, b, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
        g = torch.ops.aten.convolution_backward.default(y, x, w, [0], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, False, False])
        z = torch.ops.aten.convolution.default(a, v, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
        h = torch.ops.aten.convolution_backward.default(z, a, v, [0], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, False])
        g0 = g[0]
        h0 = h[0]
        h1 = h[1]
        return (y, g0, z, h0, h1)
)",
      2e-3);
  EXPECT_EQ(CountOf(plan, "matmul"), 3) << plan;
}

TEST(PixelConvolutionTest, OtherRanksAndWindows) {
  const std::string plan = ExpectSameAsInterpreter(
      R"(a: "f32[2, 3, 7][21, 1, 3]", b: "f32[4, 3, 1]", c: "f32[2, 3, 2, 3, 2][36, 1, 18, 6, 3]", d: "f32[4, 3, 1, 1, 1][3, 1, 3, 3, 3]"):
        y = torch.ops.aten.convolution.default(a, b, None, [1], [0], [1], False, [0], 1)
        z = torch.ops.aten.convolution.default(c, d, None, [1, 1, 1], [0, 0, 0], [1, 1, 1], False, [0, 0, 0], 1)
        return (y, z)
)");
  EXPECT_EQ(CountOf(plan, "matmul"), 1) << plan;  // one-dim images have no channels-last format
  ExpectSameAsInterpreter(
      R"(x: "f32[2, 4, 4, 5][80, 1, 20, 4]", u: "f32[6, 4, 1, 1]", v: "f32[8, 1, 1, 1]", t: "f32[4, 3, 1, 1]"):
        a = torch.ops.aten.convolution.default(x, u, None, [2, 1], [0, 0], [1, 1], False, [0, 0], 1)
        b = torch.ops.aten.convolution.default(x, u, None, [1, 1], [1, 0], [1, 1], False, [0, 0], 1)
        c = torch.ops.aten.convolution.default(x, v, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 4)
        d = torch.ops.aten.convolution.default(x, t, None, [1, 1], [0, 0], [1, 1], True, [0, 0], 1)
        return (a, b, c, d)
)");
}

}  // namespace
}  // namespace backtape
