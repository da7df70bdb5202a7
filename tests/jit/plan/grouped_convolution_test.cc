// Convolutions of groups of few channels (jit/plan/grouped_convolution.h), compared with reference kernels.
#include <string>

#include "absl/strings/str_replace.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;
using testing::ToleranceOfDType;

// Channels-last images of 16 groups of 5 channels, made of 4 channels each.
constexpr char kGroupsBody[] =
    R"(rows: "DTYPE[2, 9, 20, 64]", w: "DTYPE[80, 4, K, K]", b: "DTYPE[80]", gs: "DTYPE[2, 9, 20, 80]"):
        x = torch.ops.aten.permute.default(rows, [0, 3, 1, 2])
        g = torch.ops.aten.permute.default(gs, [0, 3, 1, 2])
        y = torch.ops.aten.convolution.default(x, w, b, [1, 1], [P, P], [1, 1], False, [0, 0], 16)
        r = torch.ops.aten.relu.default(y)
        z = torch.ops.aten.convolution_backward.default(g, x, w, [80], [1, 1], [P, P], [1, 1], False, [0, 0], 16, [True, True, True])
        z0 = z[0]
        z1 = z[1]
        z2 = z[2]
        return (r, z0, z1, z2)
)";

std::string PlanOfGroups(const std::string& dtype, const std::string& window, const std::string& padding) {
  SCOPED_TRACE(dtype + " " + window);
  std::string body = absl::StrReplaceAll(kGroupsBody, {{"DTYPE", dtype}, {"K", window}, {"P", padding}});
  return ExpectSameAsInterpreter(body, dtype == "bf16" ? 4e-2 : ToleranceOfDType(dtype));
}

// The image and the gradient are copied to row-major layout once, and each of the three results back.
TEST(GroupedConvolutionTest, ChannelsLastImagesAreCopiedToLines) {
  for (const char* dtype : {"f32", "f64", "bf16"}) {
    PlanOfGroups(dtype, "1", "0");
    PlanOfGroups(dtype, "3", "1");
  }
  const std::string plan = PlanOfGroups("f32", "3", "1");
  EXPECT_EQ(CountOf(plan, " convolution convolution"), 3) << plan;
  EXPECT_EQ(CountOf(plan, " transpose transpose:"), 5) << plan;
}

// Images of few channels, and groups whose channels fill half a vector, are read as they are.
TEST(GroupedConvolutionTest, OtherImagesStayChannelsLast) {
  for (const bool is_few : {true, false}) {
    const std::string plan =
        ExpectSameAsInterpreter(absl::StrReplaceAll(R"(rows: "f32[2, 9, 10, IN]", w: "f32[OUT, EACH, 3, 3]"):
        x = torch.ops.aten.permute.default(rows, [0, 3, 1, 2])
        y = torch.ops.aten.convolution.default(x, w, None, [1, 1], [1, 1], [1, 1], False, [0, 0], GROUPS)
        return (y,)
)",
                                                    {{"IN", is_few ? "8" : "64"},
                                                     {"OUT", is_few ? "4" : "64"},
                                                     {"EACH", is_few ? "4" : "8"},
                                                     {"GROUPS", is_few ? "2" : "8"}}),
                                1e-5);
    EXPECT_EQ(CountOf(plan, "transpose"), 0) << plan;
  }
}

}  // namespace
}  // namespace backtape
