#include "backtape/ir/text/read_graphs.h"
#include "backtape/passes/pipeline.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/check.h"
#include "backtape/tests/fuzz/fuzz_targets.h"

namespace backtape::fuzz {
namespace {

constexpr char kText[] = R"(
def forward(self, x: "f32[4, 8]", w: "f32[8, 8]", b: "f32[8]"):
    # File: model.py:7 in forward, code: y = torch.relu(x @ w + b)
    addmm: "f32[4, 8]" = torch.ops.aten.addmm.default(b, x, w)
    relu: "f32[4, 8]" = torch.ops.aten.relu.default(addmm)
    view: "f32[32]" = torch.ops.aten.view.default(relu, [32])
    mul: "f32[32]" = torch.ops.aten.mul.Tensor(view, 1)
    exp: "f32[32]" = torch.ops.aten.exp.default(mul)
    exp_1: "f32[32]" = torch.ops.aten.exp.default(mul)
    add: "f32[32]" = torch.ops.aten.add.Tensor(exp, exp_1)
    add_: "f32[32]" = torch.ops.aten.add_.Tensor(add, 2)
    mean: "f32[]" = torch.ops.aten.mean.default(add_)
    return (mean, relu)
)";

}  // namespace

void FuzzPipeline(absl::string_view bytes) {
  const absl::StatusOr<Pipeline> pipeline = ParsePipeline(bytes);
  if (!pipeline.ok()) return;
  const absl::StatusOr<Pipeline> again = ParsePipeline(ToString(*pipeline));
  BACKTAPE_CHECK(again.ok()) << again.status().message();
  BACKTAPE_CHECK(ToString(*again) == ToString(*pipeline)) << "the printed pipeline changes when it is read back";
  static const Graph* const graph = ReadGraph(kText)->graph.release();
  const std::unique_ptr<Graph> copy = graph->Clone();
  RunnerOptions options;
  options.verify_each = true;
  options.stop_after = 64;  // because a text may name a thousand passes
  const absl::Status status = RunPipeline(*copy, *pipeline, options).status();
  BACKTAPE_CHECK(status.ok()) << status.message() << "\npipeline: " << ToString(*pipeline);
}

}  // namespace backtape::fuzz
