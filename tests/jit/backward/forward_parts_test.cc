// Differentiates the forward parts of the training steps (tests/steps/forward). The gradients must equal PyTorch's on
// both engines, and after -O2 there must be no more operator calls than in PyTorch's own joint graphs.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/jit/compiler.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/pipelines.h"
#include "backtape/passes/runner.h"
#include "backtape/tensor/npz.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CopyOf;
using testing::Differences;
using ::testing::IsEmpty;

// These forward parts take the inputs of the steps with the same names; `mlp` is the network of mlp_hessian.
constexpr const char* kNames[] = {"pointwise_chain", "layernorm_softmax", "mlp",         "mlp_hessian",
                                  "mlp_hessian_wb",  "gpt_block",         "resnet_block"};

std::string StepsFolder() { return absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/steps/"); }

// A forward part in which all floating-point tensors have one dtype.
struct ForwardPart {
  std::unique_ptr<Graph> graph;
  std::vector<std::string> wrt;
  IValueList inputs;             // inputs of the joint graph: those of the forward, then the tangents
  std::vector<Tensor> expected;  // outputs of the joint graph: those of the forward, then the gradients
};

void ReadForwardPart(const std::string& name, DType dtype, ForwardPart& part) {
  std::ifstream file(absl::StrCat(StepsFolder(), "forward/", name, ".code"));
  const std::string text(std::istreambuf_iterator<char>(file), {});
  absl::StatusOr<GraphText> read = ReadGraph(text);
  ASSERT_TRUE(read.ok()) << read.status();
  part.graph = std::move(read->graph);
  const std::string step = name == "mlp" ? "mlp_hessian" : name;
  const auto inputs = ReadNpz(absl::StrCat(StepsFolder(), step, ".inputs.npz"));
  const auto values = ReadNpz(absl::StrCat(StepsFolder(), "forward/", name, ".values.npz"));
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  ASSERT_TRUE(values.ok()) << values.status();
  const auto in_dtype = [dtype](const Tensor& x) { return IsFloatingPoint(x.dtype()) ? x.To(dtype) : x; };
  std::map<std::string, Tensor> by_name;
  for (const auto& [key, tensor] : *inputs) by_name[key] = in_dtype(tensor);
  for (Node* placeholder : part.graph->placeholders()) {
    const Tensor& input = by_name[std::string(placeholder->target())];
    ASSERT_TRUE(input.defined()) << placeholder->target();
    placeholder->set_type(ValueType::Of(input));
    part.inputs.emplace_back(input);
  }
  std::vector<Tensor> grads;
  for (const auto& [key, tensor] : *values) {
    absl::string_view wrt = key;
    if (absl::ConsumePrefix(&wrt, "grad_")) {
      part.wrt.emplace_back(wrt);
      grads.push_back(in_dtype(tensor));
    } else if (absl::StartsWith(key, "tangent")) {
      part.inputs.emplace_back(in_dtype(tensor));
    } else {
      part.expected.push_back(in_dtype(tensor));
    }
  }
  ASSERT_FALSE(grads.empty());
  part.expected.insert(part.expected.end(), grads.begin(), grads.end());
}

class ForwardPartsTest : public ::testing::TestWithParam<const char*> {
 protected:
  // The joint graph after a pipeline; null after a failure.
  std::unique_ptr<Graph> Joint(const char* pipeline) {
    absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*part_.graph, {.wrt = part_.wrt});
    EXPECT_TRUE(joint.ok()) << joint.status();
    if (!joint.ok()) return nullptr;
    EXPECT_TRUE(Verify(**joint).ok()) << Verify(**joint);
    RunnerOptions options;
    options.verify_each = true;
    const absl::StatusOr<RunReport> report = RunPipeline(**joint, *FindPipeline(pipeline), options);
    EXPECT_TRUE(report.ok()) << report.status();
    return *std::move(joint);
  }

  static NativeOptions TwoThreads() {
    NativeOptions options;
    options.num_threads = 2;
    return options;
  }

  void ExpectPyTorchsValues(const Graph& joint, double interpreted_tolerance, double native_tolerance) {
    const auto interpreted = CompileForInterpreter(joint);
    ASSERT_TRUE(interpreted.ok()) << interpreted.status();
    absl::StatusOr<IValueList> results = (*interpreted)->Run(CopyOf(part_.inputs));
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_THAT(Differences(*results, part_.expected, interpreted_tolerance), IsEmpty()) << "interpreted";
    const auto native = CompileNative(joint, TwoThreads());
    ASSERT_TRUE(native.ok()) << native.status();
    results = (*native)->Run(CopyOf(part_.inputs));
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_THAT(Differences(*results, part_.expected, native_tolerance), IsEmpty()) << "native";
  }

  ForwardPart part_;
};

INSTANTIATE_TEST_SUITE_P(AllSteps, ForwardPartsTest, ::testing::ValuesIn(kNames),
                         [](const auto& info) { return std::string(info.param); });

TEST_P(ForwardPartsTest, GradientsMatchPyTorchInFloat64) {
  ASSERT_NO_FATAL_FAILURE(ReadForwardPart(GetParam(), DType::kFloat64, part_));
  for (const char* pipeline : {"O0", "O2"}) {
    SCOPED_TRACE(pipeline);
    const std::unique_ptr<Graph> joint = Joint(pipeline);
    ASSERT_NE(joint, nullptr);
    ExpectPyTorchsValues(*joint, 1e-12, 1e-10);
  }
}

// Compares with PyTorch's float64 values. PyTorch's own float32 values differ from these by up to 1e-6 of an output's
// largest value.
TEST_P(ForwardPartsTest, GradientsMatchPyTorchInFloat32) {
  ASSERT_NO_FATAL_FAILURE(ReadForwardPart(GetParam(), DType::kFloat32, part_));
  for (const char* pipeline : {"O0", "O2"}) {
    SCOPED_TRACE(pipeline);
    const std::unique_ptr<Graph> joint = Joint(pipeline);
    ASSERT_NE(joint, nullptr);
    ExpectPyTorchsValues(*joint, 2e-6, 1e-5);
  }
}

int NumOperatorCalls(const Graph& graph) {
  int count = 0;
  for (const Node* node : graph.nodes()) count += node->is_call() && node->target() != "operator.getitem" ? 1 : 0;
  return count;
}

// The smallest number of operator calls in PyTorch's own joint graphs.
int NumCallsOfPyTorch(const std::string& name) {
  std::ifstream file(StepsFolder() + "forward/operator_calls.txt");
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string step;
    int traced = 0;
    int aot = 0;
    int cleaned = 0;
    if (words >> step >> traced >> aot >> cleaned && step == name) return std::min({traced, aot, cleaned});
  }
  ADD_FAILURE() << "operator_calls.txt has no line for " << name;
  return 0;
}

TEST_P(ForwardPartsTest, NoMoreOperatorCallsThanInPyTorch) {
  ASSERT_NO_FATAL_FAILURE(ReadForwardPart(GetParam(), DType::kFloat32, part_));
  const std::unique_ptr<Graph> joint = Joint("O2");
  ASSERT_NE(joint, nullptr);
  RecordProperty("operator_calls", NumOperatorCalls(*joint));
  EXPECT_LE(NumOperatorCalls(*joint), NumCallsOfPyTorch(GetParam())) << PrintGraph(*joint, TextStyle::Code());
}

}  // namespace
}  // namespace backtape
