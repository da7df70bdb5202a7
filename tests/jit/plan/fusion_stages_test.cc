// The order of fused kernels: a kernel reads no value that depends on one of its own results.
#include "backtape/tests/jit/compare_engines.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;

// The gradient of nll_loss is scattered into zeros that use only the sizes of `log_softmax`. If the scatter waited for
// log_softmax, the kernel that computes log_softmax could not also read the sum of the scattered values.
TEST(FusionStagesTest, FillsWaitForNothing) {
  for (const int64_t size : {2, 7}) {
    ExpectSameAsInterpreter(
        R"(x: "f32[1, s0]", at: "i64[1]", g: "f32[]"):
        target: "i64[1]" = torch.ops.aten.bitwise_and.Scalar(at, 1)
        log_softmax: "f32[1, s0]" = torch.ops.aten._log_softmax.default(x, 1, False)
        nll_loss_forward = torch.ops.aten.nll_loss_forward.default(log_softmax, target, None, 2, -100)
        loss: "f32[]" = nll_loss_forward[0]
        weight: "f32[]" = nll_loss_forward[1]
        of_loss: "f32[1, s0]" = torch.ops.aten.nll_loss_backward.default(g, log_softmax, target, None, 2, -100, weight)
        of_x: "f32[1, s0]" = torch.ops.aten._log_softmax_backward_data.default(of_loss, log_softmax, 1, torch.float32)
        return (loss, of_x)
)",
        1e-6, size);
  }
}

// `picked` can join the kernel of `scale` only if `limit`, which another kernel computes from `is_inf`, does not depend
// on that kernel. An earlier operand of a later stage must not hide this.
TEST(FusionStagesTest, NoKernelReadsWhatDependsOnIt) {
  ExpectSameAsInterpreter(
      R"(scale: "f32[]", on: "i64[1]", high: "f32[1]", low: "f32[1]", base: "f32[1]", top: "f32[1]",
        x: "f32[1, 1]", is_low: "b8[1]"):
        size: "f32[]" = torch.ops.aten.abs.default(scale)
        least: "f32[1]" = torch.ops.aten.amin.default(x, [1])
        floor: "f32[1]" = torch.ops.aten.where.self(is_low, least, low)
        is_on: "b8[1]" = torch.ops.aten.ne.Scalar(on, 0)
        on_number: "b8[]" = torch.ops.aten.view.default(is_on, [])
        bottom: "f32[1]" = torch.ops.aten.where.self(on_number, floor, base)
        is_inf: "b8[]" = torch.ops.aten.isinf.default(size)
        limit: "f32[1]" = torch.ops.aten.where.self(is_inf, high, top)
        limit_number: "f32[]" = torch.ops.aten.view.default(limit, [])
        picked: "f32[]" = torch.ops.aten.where.self(on_number, limit_number, size)
        return (bottom, picked)
)",
      0);
}

}  // namespace
}  // namespace backtape
