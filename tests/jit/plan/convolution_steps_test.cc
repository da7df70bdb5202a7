// Steps for convolutions: which ops are fused into them, and which forms of convolution they support.
#include <string>

#include "absl/strings/str_replace.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

constexpr char kArguments[] = "[1, 1], [1, 1], [1, 1], ";

std::string Convolution(const std::string& type, const std::string& bias, const std::string& rest) {
  return "convolution: \"" + type + "\" = torch.ops.aten.convolution.default(x, w, " + bias + ", " + kArguments + rest +
         ")\n        ";
}

TEST(ConvolutionStepsTest, ReluIsPartOfTheStep) {
  for (const std::string dtype : {"f32", "f64", "bf16"}) {
    SCOPED_TRACE(dtype);
    const std::string type = dtype + "[2, 5, 9, 8]";
    const std::string plan =
        ExpectSameAsInterpreter("x: \"" + dtype + "[2, 4, 9, 8]\", w: \"" + dtype + "[5, 4, 3, 3]\", b: \"" + dtype +
                                    "[5]\"):\n        " + Convolution(type, "b", "False, [0, 0], 1") + "relu: \"" +
                                    type + "\" = torch.ops.aten.relu.default(convolution)\n        mul: \"" + type +
                                    "\" = torch.ops.aten.mul.Tensor(relu, 2.0)\n        return (relu, mul)\n",
                                dtype == "bf16" ? 2e-2 : 1e-4);
    if (dtype == "bf16") continue;  // computed in float32
    EXPECT_EQ(CountOf(plan, "nodes convolution relu"), 1) << plan;
    EXPECT_EQ(CountOf(plan, "relu.default"), 0) << plan;
  }
}

TEST(ConvolutionStepsTest, ReluOfATransposedConvolution) {
  const std::string plan = ExpectSameAsInterpreter(
      "x: \"f32[s0, 4, 9, 8]\", w: \"f32[4, 3, 3, 3]\", b: \"f32[6]\"):\n        " +
      Convolution("f32[s0, 6, 9, 8]", "b", "True, [0, 0], 2") +
      "relu: \"f32[s0, 6, 9, 8]\" = torch.ops.aten.relu.default(convolution)\n        return (relu,)\n");
  EXPECT_EQ(CountOf(plan, "nodes convolution relu"), 1) << plan;
}

TEST(ConvolutionStepsTest, NoImages) {
  ExpectSameAsInterpreter("x: \"f32[s0, 4, 9, 8]\", w: \"f32[5, 4, 3, 3]\"):\n        " +
                              Convolution("f32[s0, 5, 9, 8]", "None", "False, [0, 0], 1") +
                              "relu: \"f32[s0, 5, 9, 8]\" = torch.ops.aten.relu.default(convolution)\n" +
                              "        return (relu,)\n",
                          1e-4, 0);
}

TEST(ConvolutionStepsTest, AResultThatOthersReadIsStoredBeforeRelu) {
  const std::string plan = ExpectSameAsInterpreter(
      "x: \"f32[2, 4, 9, 8]\", w: \"f32[5, 4, 3, 3]\"):\n        " +
      Convolution("f32[2, 5, 9, 8]", "None", "False, [0, 0], 1") +
      "relu: \"f32[2, 5, 9, 8]\" = torch.ops.aten.relu.default(convolution)\n        return (relu, convolution)\n");
  EXPECT_EQ(CountOf(plan, "nodes convolution relu"), 0) << plan;
}

// The larger number of channels is enough for Winograd's algorithm.
TEST(ConvolutionStepsTest, GradientsOfTransposedConvolutions) {
  for (const std::string channels : {"6", "40"}) {
    SCOPED_TRACE(channels);
    const std::string type = "f32[2, " + channels + ", 14, 13]";
    const std::string weight = "f32[" + channels + ", " + channels + ", 3, 3]";
    ExpectSameAsInterpreter("dy: \"" + type + "\", x: \"" + type + "\", w: \"" + weight + R"("):
        convolution_backward = torch.ops.aten.convolution_backward.default(dy, x, w, [0], [1, 1], [1, 1], [1, 1], True, [0, 0], 1, [True, True, False])
        getitem: ")" + type +
                            R"(" = convolution_backward[0]
        getitem_1: ")" + weight +
                            R"(" = convolution_backward[1]
        return (getitem, getitem_1)
)");
  }
}

TEST(ConvolutionStepsTest, OnePositionIsAProduct) {
  for (const char* dtype : {"f32", "bf16"}) {
    const std::string plan = ExpectSameAsInterpreter(
        absl::StrReplaceAll(
            R"(x: "TYPE[s0, 6, 4, 3]", w: "TYPE[5, 6, 4, 3]", b: "TYPE[5]", p: "TYPE[s0, 5, 1, 1]", v: "TYPE[5, 6, 4, 3]", c: "TYPE[6]", one: "TYPE[s0, 6, 1, 1]", u: "TYPE[4, 6, 1, 1]"):
        y = torch.ops.aten.convolution.default(x, w, b, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
        plain = torch.ops.aten.convolution.default(x, w, None, [2, 2], [0, 0], [1, 1], False, [0, 0], 1)
        pixel = torch.ops.aten.convolution.default(one, u, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
        back = torch.ops.aten.convolution_backward.default(y, x, w, [5], [1, 1], [0, 0], [1, 1], False, [0, 0], 1, [True, True, True])
        gx = back[0]
        gw = back[1]
        gb = back[2]
        t = torch.ops.aten.convolution.default(p, v, c, [2, 2], [0, 0], [1, 1], True, [0, 0], 1)
        tback = torch.ops.aten.convolution_backward.default(t, p, v, [6], [2, 2], [0, 0], [1, 1], True, [0, 0], 1, [True, True, True])
        tx = tback[0]
        tw = tback[1]
        tb = tback[2]
        return (y, plain, pixel, gx, gw, gb, t, tx, tw, tb)
)",
            {{"TYPE", dtype}}),
        std::string(dtype) == "bf16" ? 2e-1 : 1e-4);
    EXPECT_EQ(CountOf(plan, "convolution"), 0) << plan;
  }
}

}  // namespace
}  // namespace backtape
