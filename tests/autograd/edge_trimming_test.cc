// Counts the matrix products of an eager backward, whose ops are recorded instead of computed.
#include <gtest/gtest.h>

#include <vector>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/trace/trace_program.h"

namespace backtape {
namespace {

TensorType Type(std::vector<SymInt> sizes) { return TensorType::Contiguous(DType::kFloat64, std::move(sizes)); }

int NumProducts(const VariableProgram& program, const std::vector<TensorType>& inputs) {
  ShapeEnv env;
  const absl::StatusOr<TracedProgram> traced = TraceProgram(program, inputs, env);
  EXPECT_TRUE(traced.ok()) << traced.status();
  if (!traced.ok()) return -1;
  int count = 0;
  for (const Node* node : traced->graph->nodes()) {
    count += node->is_call_to("aten.mm.default") || node->is_call_to("aten.addmm.default") ? 1 : 0;
  }
  return count;
}

TEST(EdgeTrimming, ALinearLayer) {
  const std::vector<TensorType> inputs = {Type({3, 4}), Type({5, 4})};
  for (const bool create_graph : {false, true}) {
    const auto run = [&](bool by_weight) {
      const auto program = [&](const variable_list& in) {
        const Variable x = Variable(in[0]).set_requires_grad();
        const Variable w = Variable(in[1]).set_requires_grad();
        std::vector<TapePoint> wrt = {x};
        if (by_weight) wrt.emplace_back(w);
        return Grad({TapePoint(ops::sum(ops::linear(x, w)))}, wrt, {}, {.create_graph = create_graph});
      };
      return NumProducts(program, inputs);
    };
    EXPECT_EQ(run(false), 1 + 1) << "one for the forward, one for the gradient of the input";
    EXPECT_EQ(run(true), 1 + 2);
  }
}

// The network of tests/steps/mlp_hessian: first and second derivatives with respect to the input.
TEST(EdgeTrimming, AHessian) {
  std::vector<TensorType> inputs = {Type({8, 2})};
  for (int64_t i = 0; i <= 6; ++i) {
    const int64_t in = i == 0 ? 2 : 16;
    const int64_t out = i == 6 ? 1 : 16;
    inputs.push_back(Type({out, in}));
    inputs.push_back(Type({out}));
  }
  const auto run = [&](bool trims) {
    const auto program = [&](const variable_list& in) {
      variable_list leaves;
      for (const Variable& v : in) leaves.push_back(Variable(v).set_requires_grad());
      const std::vector<TapePoint> wrt(leaves.begin(), trims ? leaves.begin() + 1 : leaves.end());
      Variable u = leaves[0];
      for (size_t i = 1; i < leaves.size(); i += 2) {
        u = ops::linear(i > 1 ? ops::relu(u) : u, leaves[i], leaves[i + 1]);
      }
      const GradOptions options = {.create_graph = true, .allow_unused = true};
      const Variable du = Grad({TapePoint(ops::sum(u))}, wrt, {}, options)[0];
      variable_list results = {u.detach(), du.detach()};
      for (int64_t i = 0; i < 2; ++i) {
        results.push_back(Grad({TapePoint(ops::sum(ops::select(du, 1, i)))}, wrt, {}, options)[0].detach());
      }
      return results;
    };
    return NumProducts(program, inputs);
  };
  // As many as in PyTorch's trace of that step: 7 forward, 7 for the first derivatives, 2 * 12 for the second.
  EXPECT_EQ(run(true), 38);
  EXPECT_GT(run(false), 1.6 * run(true)) << run(false);
}

}  // namespace
}  // namespace backtape
