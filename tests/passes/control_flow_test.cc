// Compares tangents of branches and loops with their gradients, and tests partitions of their joint graphs. tests/vmap
// tests batches of them, and tests/run/control_flow their values and gradients.
#include <algorithm>
#include <cmath>
#include <memory>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/higher_order.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/differentiate_forward.h"
#include "backtape/passes/partition/partition_joint.h"
#include "backtape/tests/support/run_case.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::ReadRunCase;
using testing::RunCase;

class ControlFlowCase : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const std::string path = absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/run/control_flow/", GetParam(), ".fx");
    absl::StatusOr<RunCase> read = ReadRunCase(path);
    ASSERT_TRUE(read.ok()) << read.status();
    case_ = *std::move(read);
    absl::StatusOr<GraphText> text = ReadGraph(case_.text);
    ASSERT_TRUE(text.ok()) << text.status();
    graph_ = std::move(text->graph);
  }

  // The case's input. Tangents, and placeholders that the case does not name, get values made from their names.
  Tensor ValueOf(const Node& placeholder) const {
    const auto it = case_.inputs.find(placeholder.name());
    const NoGradGuard no_grad;
    if (it != case_.inputs.end() && !absl::StrContains(placeholder.name(), "tangent")) return ops::clone(it->second);
    const TensorType& type = placeholder.type().tensor();
    int64_t count = 1, start = 1;
    for (const SymInt& size : type.sizes) count *= size.value();
    for (const char c : placeholder.name()) start = (start * 31 + c) % 101;
    const Variable places = ops::arange(SymScalar(start), SymScalar(start + count), DType::kFloat64);
    return ops::_to_copy(ops::reshape(ops::sin(places), type.sizes), type.dtype);
  }

  IValueList InputsOf(const Graph& graph) const {
    IValueList inputs;
    for (const Node* node : graph.placeholders()) inputs.emplace_back(ValueOf(*node));
    return inputs;
  }

  static IValueList Run(const Graph& graph, IValueList inputs, bool natively) {
    std::unique_ptr<Executable> executable;
    absl::Status status;
    const auto take = [&](auto compiled) {
      status = compiled.status();
      if (compiled.ok()) executable = *std::move(compiled);
    };
    if (natively) {
      take(CompileNative(graph));
    } else {
      take(CompileForInterpreter(graph));
    }
    EXPECT_TRUE(status.ok()) << status;
    if (!status.ok()) return {};
    absl::StatusOr<IValueList> outputs = executable->Run(std::move(inputs));
    EXPECT_TRUE(outputs.ok()) << outputs.status();
    return outputs.ok() ? *std::move(outputs) : IValueList();
  }

  RunCase case_;
  std::unique_ptr<Graph> graph_;
};

// The sum of the products of corresponding elements.
double Product(const IValue& a, const IValue& b) {
  const Variable product = ops::mul(ops::_to_copy(ToVariable(a), DType::kFloat64), ToVariable(b));
  return *ops::sum(product).data<double>();
}

// <u, J v> = <J^T u, v>, for the tangents v of the inputs and u of the outputs.
TEST_P(ControlFlowCase, TangentsAreTheTransposeOfGradients) {
  const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*graph_);
  ASSERT_TRUE(joint.ok()) << joint.status();
  const absl::StatusOr<std::unique_ptr<Graph>> dual = DifferentiateForward(*graph_);
  ASSERT_TRUE(dual.ok()) << dual.status();
  EXPECT_TRUE(Verify(**dual).ok()) << Verify(**dual);
  const size_t num_inputs = graph_->placeholders().size();
  const size_t num_outputs = OutputItems(*graph_).size();
  const IValueList joint_inputs = InputsOf(**joint), dual_inputs = InputsOf(**dual);
  const IValueList gradients = Run(**joint, joint_inputs, false);
  for (const bool natively : {false, true}) {
    const IValueList tangents = Run(**dual, InputsOf(**dual), natively);
    ASSERT_EQ(gradients.size() - num_outputs, dual_inputs.size() - num_inputs) << "a gradient for each tangent";
    ASSERT_EQ(tangents.size() - num_outputs, joint_inputs.size() - num_inputs) << "a tangent for each gradient";
    double forward = 0, backward = 0, scale = 0;
    for (size_t i = num_inputs; i < joint_inputs.size(); ++i) {
      forward += Product(joint_inputs[i], tangents[num_outputs + i - num_inputs]);
      scale += std::abs(Product(joint_inputs[i], tangents[num_outputs + i - num_inputs]));
    }
    for (size_t i = num_inputs; i < dual_inputs.size(); ++i) {
      const IValue& gradient = gradients[num_outputs + i - num_inputs];
      if (gradient.is_tensor()) backward += Product(gradient, dual_inputs[i]);
    }
    EXPECT_GT(scale, 0);
    EXPECT_NEAR(forward, backward, 1e-4 * std::max(scale, 1.0)) << (natively ? "native" : "interpreter");
    for (size_t k = 0; k < num_outputs; ++k) {
      if (!tangents[k].is_tensor()) continue;
      EXPECT_TRUE(Compare(tangents[k].tensor(), gradients[k].tensor(), {.rtol = 1e-5, .atol = 1e-5}).ok())
          << "output " << k;
    }
  }
}

TEST_P(ControlFlowCase, PartitionsReturnTheValuesOfTheJointGraph) {
  const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*graph_);
  ASSERT_TRUE(joint.ok()) << joint.status();
  const IValueList expected = Run(**joint, InputsOf(**joint), false);
  for (const PartitionStrategy strategy : {PartitionStrategy::kDefault, PartitionStrategy::kMinCut}) {
    const absl::StatusOr<Partition> partition = PartitionJoint(**joint, {.strategy = strategy});
    ASSERT_TRUE(partition.ok()) << partition.status();
    IValueList values = Run(*partition->forward, InputsOf(*partition->forward), false);
    const size_t num_results = partition->roles.forward_outputs.size();
    const size_t num_tensors = partition->saved.tensors.size();
    ASSERT_EQ(values.size(), num_results + num_tensors) << "the case has no symbolic sizes";
    IValueList inputs(values.begin() + static_cast<int64_t>(num_results), values.end());
    for (const Node* node : partition->roles.tangents) inputs.emplace_back(ValueOf(*node));
    const IValueList gradients = Run(*partition->backward, std::move(inputs), true);
    values.resize(num_results);
    values.insert(values.end(), gradients.begin(), gradients.end());
    ASSERT_EQ(values.size(), expected.size());
    for (size_t i = 0; i < values.size(); ++i) {
      ASSERT_EQ(values[i].is_tensor(), expected[i].is_tensor());
      if (!values[i].is_tensor()) continue;
      EXPECT_TRUE(Compare(values[i].tensor(), expected[i].tensor(), {.rtol = 1e-5, .atol = 1e-5}).ok()) << i;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, ControlFlowCase,
                         ::testing::Values("cond_true", "cond_false", "cond_nested", "map", "map_alone", "scan",
                                           "scan_reverse", "associative_scan", "associative_scan_pair", "while",
                                           "while_no_step"));

}  // namespace
}  // namespace backtape
