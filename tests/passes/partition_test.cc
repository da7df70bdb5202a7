#include "backtape/passes/partition/partition_joint.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/interp/random_inputs.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/ir/verifier.h"
#include "backtape/passes/differentiate.h"
#include "backtape/passes/partition/max_flow.h"
#include "backtape/tests/passes/graphs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;
using testing::ReadCode;

// "(inputs, outputs) / (inputs, outputs)" of the forward and the backward, as PyTorch's tests count them.
std::string Counts(const Partition& partition) {
  const auto count = [](const Graph& graph) {
    return absl::StrCat("(", graph.placeholders().size(), ", ", graph.output()->args()[0].items().size(), ")");
  };
  return absl::StrCat(count(*partition.forward), " / ", count(*partition.backward));
}

IValueList Run(const Graph& graph, IValueList inputs) {
  const absl::StatusOr<std::unique_ptr<Executable>> executable = CompileForInterpreter(graph);
  EXPECT_TRUE(executable.ok()) << executable.status();
  if (!executable.ok()) return {};
  absl::StatusOr<IValueList> outputs = (*executable)->Run(std::move(inputs));
  EXPECT_TRUE(outputs.ok()) << outputs.status();
  return outputs.ok() ? *std::move(outputs) : IValueList();
}

// Checks that forward and backward together return what the joint graph returns.
void ExpectSameValues(const Graph& joint, const Partition& partition) {
  EXPECT_TRUE(Verify(*partition.forward).ok()) << Verify(*partition.forward);
  EXPECT_TRUE(Verify(*partition.backward).ok()) << Verify(*partition.backward);
  // A run may write its inputs, so each run gets its own.
  const IValueList expected = Run(joint, *RandomInputs(joint, {.seed = 1}));
  const absl::StatusOr<IValueList> inputs = RandomInputs(joint, {.seed = 1});
  ASSERT_TRUE(inputs.ok()) << inputs.status();
  const size_t num_primals = partition.roles.inputs.size();
  IValueList values = Run(*partition.forward, IValueList(inputs->begin(), inputs->begin() + num_primals));
  const size_t num_results = partition.roles.forward_outputs.size();
  const size_t num_tensors = partition.saved.tensors.size();
  IValueList given(values.begin() + num_results + num_tensors, values.end());  // sizes
  given.insert(given.end(), values.begin() + num_results, values.begin() + num_results + num_tensors);
  given.insert(given.end(), inputs->begin() + num_primals, inputs->end());  // tangents
  const IValueList gradients = Run(*partition.backward, given);
  values.resize(num_results);
  values.insert(values.end(), gradients.begin(), gradients.end());
  ASSERT_EQ(values.size(), expected.size());
  for (size_t i = 0; i < values.size(); ++i) {
    ASSERT_EQ(values[i].is_tensor(), expected[i].is_tensor());
    if (!values[i].is_tensor()) continue;
    EXPECT_TRUE(Compare(values[i].tensor(), expected[i].tensor(), {}).ok()) << "output " << i;
  }
}

constexpr char kThreeCosines[] =
    "c1 = @cos.default(x)\n c2 = @cos.default(c1)\n c3 = @cos.default(c2)\n"
    "s3 = @sin.default(c2)\n n3 = @neg.default(s3)\n g3 = @mul.Tensor(tangents_1, n3)\n"
    "s2 = @sin.default(c1)\n n2 = @neg.default(s2)\n g2 = @mul.Tensor(g3, n2)\n"
    "s1 = @sin.default(x)\n n1 = @neg.default(s1)\n g1 = @mul.Tensor(g2, n1)\n return [c3, g1]";

// PyTorch's test_min_cut_partitioner.
TEST(PartitionJoint, MinCutOfCosinesSavesTheirInput) {
  const auto joint = ReadCode(R"(x: "f32[3]", tangents_1: "f32[3]")", kThreeCosines);
  const absl::StatusOr<Partition> cut = PartitionJoint(*joint, {.strategy = PartitionStrategy::kMinCut});
  ASSERT_TRUE(cut.ok()) << cut.status();
  EXPECT_EQ(Counts(*cut), "(1, 2) / (2, 1)");
  EXPECT_EQ(cut->saved.bytes, 12);
  EXPECT_EQ(cut->saved.recomputed.size(), 2);
  ExpectSameValues(*joint, *cut);

  const absl::StatusOr<Partition> all = PartitionJoint(*joint);
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_EQ(Counts(*all), "(1, 4) / (4, 1)");
  EXPECT_TRUE(all->saved.recomputed.empty());
  ExpectSameValues(*joint, *all);
}

// PyTorch's test_min_cut_partitioner, with the sum of four inputs.
TEST(PartitionJoint, MinCutSavesTheSumRatherThanItsTerms) {
  const auto joint = ReadCode(
      R"(a: "f32[3]", b: "f32[3]", c: "f32[3]", d: "f32[3]", tangents_1: "f32[3]")",
      "ab = @add.Tensor(a, b)\n abc = @add.Tensor(ab, c)\n x = @add.Tensor(abc, d)\n c1 = @cos.default(x)\n"
      "c2 = @cos.default(c1)\n s2 = @sin.default(c1)\n n2 = @neg.default(s2)\n g2 = @mul.Tensor(tangents_1, n2)\n"
      "s1 = @sin.default(x)\n n1 = @neg.default(s1)\n g1 = @mul.Tensor(g2, n1)\n return [c2, g1, g1, g1, g1]");
  const absl::StatusOr<Partition> cut = PartitionJoint(*joint, {.strategy = PartitionStrategy::kMinCut});
  ASSERT_TRUE(cut.ok()) << cut.status();
  EXPECT_EQ(Counts(*cut), "(4, 2) / (2, 4)");
  ExpectSameValues(*joint, *cut);
}

// PyTorch's test_min_cut_partitioner_recomputable_ops.
TEST(PartitionJoint, MinCutRecomputesOnlyPermittedCalls) {
  const auto joint = ReadCode(
      R"(x: "f32[3]", tangents_1: "f32[3]")",
      "m = @mul.Tensor(x, x)\n y = @mul.Tensor(m, x)\n a = @mul.Tensor(tangents_1, m)\n b = @mul.Tensor(tangents_1, "
      "x)\n"
      "c = @mul.Tensor(b, x)\n d = @mul.Tensor(b, x)\n e = @add.Tensor(a, c)\n f = @add.Tensor(e, d)\n return [y, f]");
  PartitionOptions options{.strategy = PartitionStrategy::kMinCut};
  options.may_recompute = [](const Node&) { return false; };
  const absl::StatusOr<Partition> none = PartitionJoint(*joint, options);
  ASSERT_TRUE(none.ok()) << none.status();
  EXPECT_EQ(Counts(*none), "(1, 3) / (3, 1)");
  options.may_recompute = nullptr;
  const absl::StatusOr<Partition> any = PartitionJoint(*joint, options);
  ASSERT_TRUE(any.ok()) << any.status();
  EXPECT_EQ(Counts(*any), "(1, 2) / (2, 1)");
  ExpectSameValues(*joint, *any);
}

constexpr char kTwoLayerInputs[] = R"(x: "f32[8, 4]", w: "f32[4, 16]", v: "f32[16, 2]", tangents_1: "f32[8, 2]")";
constexpr char kTwoLayers[] =
    "h = @mm.default(x, w)\n r = @tanh.default(h)\n y = @mm.default(r, v)\n vt = @t.default(v)\n"
    "gr = @mm.default(tangents_1, vt)\n rt = @t.default(r)\n gv = @mm.default(rt, tangents_1)\n"
    "rr = @mul.Tensor(r, r)\n one = @rsub.Scalar(rr, 1.0)\n gh = @mul.Tensor(gr, one)\n"
    "xt = @t.default(x)\n gw = @mm.default(xt, gh)\n return [y, gw, gv]";

TEST(PartitionJoint, ABudgetTradesBytesForOperations) {
  const auto joint = ReadCode(kTwoLayerInputs, kTwoLayers);
  const absl::StatusOr<Partition> all = PartitionJoint(*joint);
  ASSERT_TRUE(all.ok()) << all.status();
  EXPECT_EQ(all->saved.bytes, 4 * (8 * 4 + 16 * 2 + 8 * 16));  // x, v, r
  ExpectSameValues(*joint, *all);

  PartitionOptions options{.strategy = PartitionStrategy::kBudget};
  options.budget_bytes = all->saved.bytes;
  const absl::StatusOr<Partition> roomy = PartitionJoint(*joint, options);
  ASSERT_TRUE(roomy.ok()) << roomy.status();
  EXPECT_TRUE(roomy->saved.recomputed.empty());

  options.budget_bytes = 4 * (8 * 4 + 16 * 2 + 4 * 16);  // x, v, w
  const absl::StatusOr<Partition> tight = PartitionJoint(*joint, options);
  ASSERT_TRUE(tight.ok()) << tight.status();
  EXPECT_LE(tight->saved.bytes, *options.budget_bytes);
  ASSERT_EQ(tight->saved.recomputed.size(), 2);  // the first product and tanh
  ExpectSameValues(*joint, *tight);

  options.budget_bytes = 10;
  const absl::StatusOr<Partition> impossible = PartitionJoint(*joint, options);
  EXPECT_THAT(std::string(impossible.status().message()),
              HasSubstr("the backward needs at least 512 saved bytes; the budget is 10"));
}

// A fraction counts activations only, on PyTorch's scale: 1 is what the minimum cut saves, and 0 saves only inputs.
TEST(PartitionJoint, AFractionCountsActivations) {
  const auto joint = ReadCode(kTwoLayerInputs, kTwoLayers);
  PartitionOptions options{.strategy = PartitionStrategy::kMinCut};
  const absl::StatusOr<Partition> cut = PartitionJoint(*joint, options);
  ASSERT_TRUE(cut.ok()) << cut.status();
  EXPECT_EQ(cut->saved.activation_bytes, 4 * 8 * 16);                               // r
  EXPECT_EQ(cut->saved.bytes - cut->saved.activation_bytes, 4 * (8 * 4 + 16 * 2));  // x, v
  options.strategy = PartitionStrategy::kBudget;
  options.budget_fraction = 1;
  const absl::StatusOr<Partition> one = PartitionJoint(*joint, options);
  ASSERT_TRUE(one.ok()) << one.status();
  EXPECT_EQ(one->saved.tensors.size(), 3);
  EXPECT_TRUE(one->saved.recomputed.empty());
  for (const double fraction : {0.5, 0.0}) {
    options.budget_fraction = fraction;
    const absl::StatusOr<Partition> part = PartitionJoint(*joint, options);
    ASSERT_TRUE(part.ok()) << part.status();
    EXPECT_EQ(part->saved.activation_bytes, 0);
    EXPECT_EQ(part->saved.bytes, 4 * (8 * 4 + 16 * 2 + 4 * 16));  // x, v, w
    ExpectSameValues(*joint, *part);
  }
  options.may_recompute = [](const Node&) { return false; };
  EXPECT_THAT(std::string(PartitionJoint(*joint, options).status().message()),
              HasSubstr("saved bytes of activations; the budget is 0"));
}

TEST(PartitionJoint, ParetoChoicesImproveStepByStep) {
  const auto joint = ReadCode(kTwoLayerInputs, kTwoLayers);
  const absl::StatusOr<Partition> all = PartitionJoint(*joint);
  ASSERT_TRUE(all.ok()) << all.status();
  const absl::StatusOr<std::vector<SavedValues>> choices = ParetoChoices(*all);
  ASSERT_TRUE(choices.ok()) << choices.status();
  ASSERT_GE(choices->size(), 2);
  for (size_t i = 1; i < choices->size(); ++i) {
    EXPECT_LT((*choices)[i].bytes, (*choices)[i - 1].bytes);
    EXPECT_GT((*choices)[i].recomputed_operations, (*choices)[i - 1].recomputed_operations);
  }
}

// PyTorch's test_default_partitioner_saves_symints_not_tensors_for_bw.
TEST(PartitionJoint, SavesSizesWhereTheBackwardNeedsOnlyThese) {
  const auto joint =
      ReadCode(R"(x: "f32[s0, 4]", tangents_1: "f32[4]")",
               "n = @sym_size.int(x, 0)\n y = @sum.dim_IntList(x, [0])\n g = @unsqueeze.default(tangents_1, 0)\n"
               "e = @expand.default(g, [n, 4])\n return [y, e]");
  for (const PartitionStrategy strategy : {PartitionStrategy::kDefault, PartitionStrategy::kMinCut}) {
    const absl::StatusOr<Partition> partition = PartitionJoint(*joint, {.strategy = strategy});
    ASSERT_TRUE(partition.ok()) << partition.status();
    EXPECT_TRUE(partition->saved.tensors.empty());
    EXPECT_EQ(partition->saved.sizes.size(), 1);
  }
}

// The joint graph of PyTorch's test_default_partitioner_output_tensor_shape_tensor and
// test_min_cut_partitioner_output_tensor_shape_tensor, as PyTorch 2.15 traces it: tensors and sizes among the outputs.
constexpr char kMixedSizeInputs[] = R"(a: "f32[s26]", b: "f32[s93, s26]", c: "f32[s53, s26]", d: "f32[s26, 1]", )"
                                    R"(tangents_1: "f32[2*s53 + 2*s93, s26]", tangents_2: "f32[2*s53 + 2*s93, s26]")";
constexpr char kMixedSizes[] =
    "nb = @sym_size.int(b, 0)\n nc = @sym_size.int(c, 0)\n n = nb + nc\n na = @sym_size.int(a, 0)\n"
    "expand = @expand.default(a, [n, na])\n cat = @cat.default([expand, b, c])\n mm = @mm.default(cat, d)\n"
    "view = @view.default(a, [1, na])\n mm_1 = @mm.default(mm, view)\n t = @t.default(mm)\n"
    "mm_2 = @mm.default(t, tangents_2)\n t_1 = @t.default(view)\n mm_3 = @mm.default(tangents_2, t_1)\n"
    "view_1 = @view.default(mm_2, [na])\n t_2 = @t.default(cat)\n mm_4 = @mm.default(t_2, mm_3)\n"
    "t_3 = @t.default(d)\n mm_5 = @mm.default(mm_3, t_3)\n add_1 = @add.Tensor(tangents_1, mm_5)\n add_2 = 0 + n\n"
    "slice_1 = @slice.Tensor(add_1, 0, 0, add_2)\n add_3 = 0 + n\n add_4 = add_3 + nb\n sub = add_4 - nb\n"
    "add_5 = sub + nb\n slice_2 = @slice.Tensor(add_1, 0, sub, add_5)\n add_6 = add_4 + nc\n sub_1 = add_6 - nc\n"
    "add_7 = sub_1 + nc\n slice_3 = @slice.Tensor(add_1, 0, sub_1, add_7)\n"
    "sum_1 = @sum.dim_IntList(slice_1, [0], True)\n view_2 = @view.default(sum_1, [na])\n"
    "add_8 = @add.Tensor(view_1, view_2)\n nb_1 = @sym_size.int(b, 1)\n"
    "return (cat, nb, nb_1, c, mm_1, add_8, slice_2, slice_3, mm_4)";

// PyTorch's minimum cut is (4, 12) / (9, 4) and saves cat, d, mm, a and three sizes. Backtape's cut computes cat again
// and reads sizes from saved inputs. It therefore saves b and c instead of cat, which is half the bytes.
TEST(PartitionJoint, TensorsAreSavedBeforeSizes) {
  const auto joint = ReadCode(kMixedSizeInputs, kMixedSizes);
  const auto not_cat = [](const Node& node) { return WhyNotRecompute(node).empty() && !node.is_call_to(OpId::cat); };
  const std::pair<PartitionOptions, const char*> cases[] = {
      {{.num_forward_outputs = 5}, "(4, 13) / (10, 4)"},
      {{.strategy = PartitionStrategy::kMinCut, .num_forward_outputs = 5, .may_recompute = not_cat},
       "(4, 11) / (8, 4)"},
      {{.strategy = PartitionStrategy::kMinCut, .num_forward_outputs = 5}, "(4, 10) / (7, 4)"}};
  std::vector<int64_t> bytes;
  for (const auto& [options, counts] : cases) {
    const absl::StatusOr<Partition> partition = PartitionJoint(*joint, options);
    ASSERT_TRUE(partition.ok()) << partition.status();
    EXPECT_EQ(Counts(*partition), counts);
    const auto& items = partition->forward->output()->args()[0].items();
    bool saw_size = false;
    for (size_t i = 5; i < items.size(); ++i) {
      const bool is_size = items[i].node()->type().is_sym_int();
      EXPECT_TRUE(is_size || !saw_size) << "a tensor comes after a size";
      saw_size |= is_size;
    }
    bytes.push_back(partition->saved.bytes);
  }
  EXPECT_LT(static_cast<double>(bytes[2]), 0.51 * static_cast<double>(bytes[1]));
}

// PyTorch's test_default_partitioner_saves_symints_not_tensors_for_bw, which writes the tensor between the runs.
TEST(PartitionJoint, ABackwardThatNeedsOnlySizesDoesNotSeeLaterWrites) {
  const auto joint = ReadCode(R"(x: "f32[3, 4]", tangents_1: "f32[4]")",
                              "n = @sym_size.int(x, 0)\n y = @sum.dim_IntList(x, [0])\n"
                              "g = @unsqueeze.default(tangents_1, 0)\n e = @expand.default(g, [n, 4])\n return [y, e]");
  const absl::StatusOr<Partition> partition = PartitionJoint(*joint);
  ASSERT_TRUE(partition.ok()) << partition.status();
  const Tensor x = Tensor::Full({3, 4}, 2.0, DType::kFloat32), tangent = Tensor::Full({4}, 5.0, DType::kFloat32);
  IValueList outputs = backtape::Run(*partition->forward, {x});
  x.data<float>()[0] = 100;
  IValueList given(outputs.begin() + 1, outputs.end());
  given.emplace_back(tangent);
  const IValueList gradients = backtape::Run(*partition->backward, given);
  ASSERT_EQ(gradients.size(), 1);
  for (int64_t i = 0; i < 12; ++i) EXPECT_EQ(gradients[0].tensor().item(i).to_double(), 5);
}

TEST(PartitionJoint, AnInputThatTheForwardWritesIsSavedAsACopy) {
  const auto joint = ReadCode(R"(x: "f32[3]", b: "f32[3]", tangents_1: "f32[3]")",
                              "y = @mul.Tensor(x, b)\n g = @mul.Tensor(tangents_1, b)\n nb = @add.Tensor(b, 1)\n"
                              "w = @copy_.default(b, nb)\n return [y, g]");
  for (const PartitionStrategy strategy : {PartitionStrategy::kDefault, PartitionStrategy::kMinCut}) {
    const absl::StatusOr<Partition> partition = PartitionJoint(*joint, {.strategy = strategy});
    ASSERT_TRUE(partition.ok()) << partition.status();
    ASSERT_EQ(partition->saved.tensors.size(), 1);
    EXPECT_TRUE(partition->saved.tensors[0]->is_call_to(OpId::clone));
    ExpectSameValues(*joint, *partition);
  }
}

TEST(PartitionJoint, RejectsGraphsThatAreNotJoint) {
  const auto forward = ReadCode(R"(x: "f32[3]")", "y = @cos.default(x)\n return [y]");
  EXPECT_THAT(std::string(PartitionJoint(*forward).status().message()),
              HasSubstr("no placeholder's name starts with 'tangent'"));
  PartitionOptions options;
  options.tangents = std::vector<std::string>{"t"};
  EXPECT_THAT(std::string(PartitionJoint(*forward, options).status().message()),
              HasSubstr("the tangent 't' is not a placeholder of the graph"));
  const auto joint = ReadCode(R"(x: "f32[3]", tangents_1: "f32[3]")", kThreeCosines);
  EXPECT_THAT(std::string(PartitionJoint(*joint, {.num_forward_outputs = 2}).status().message()),
              HasSubstr("output 1 depends on a tangent, so it cannot be a forward output"));
}

// Forward and backward of each training step return what its joint graph returns, for any choice of saved values.
TEST(PartitionJoint, TrainingStepsKeepTheirValues) {
  const std::filesystem::path folder = std::filesystem::path(BACKTAPE_SOURCE_DIR) / "tests" / "steps" / "forward";
  int num_steps = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".code") continue;
    SCOPED_TRACE(entry.path().filename().string());
    ++num_steps;
    std::ifstream file(entry.path());
    const absl::StatusOr<GraphText> text = ReadGraph(std::string{std::istreambuf_iterator<char>(file), {}});
    ASSERT_TRUE(text.ok()) << text.status();
    DifferentiateOptions wanted;
    wanted.wrt.emplace();
    for (const Node* input : text->graph->placeholders()) {
      const bool is_statistic = absl::EndsWith(input->name(), "_mean") || absl::EndsWith(input->name(), "_var");
      if (IsFloatingPoint(input->type().tensor().dtype) && !is_statistic) wanted.wrt->push_back(input->name());
    }
    const absl::StatusOr<std::unique_ptr<Graph>> joint = Differentiate(*text->graph, wanted);
    ASSERT_TRUE(joint.ok()) << joint.status();
    const absl::StatusOr<Partition> all = PartitionJoint(**joint);
    ASSERT_TRUE(all.ok()) << all.status();
    EXPECT_TRUE(all->saved.recomputed.empty());
    ExpectSameValues(**joint, *all);
    const absl::StatusOr<Partition> cut = PartitionJoint(**joint, {.strategy = PartitionStrategy::kMinCut});
    ASSERT_TRUE(cut.ok()) << cut.status();
    EXPECT_LE(cut->saved.bytes, all->saved.bytes);
    ExpectSameValues(**joint, *cut);
    PartitionOptions options{.strategy = PartitionStrategy::kBudget};
    options.budget_bytes = (all->saved.bytes + cut->saved.bytes) / 2;
    const absl::StatusOr<Partition> budget = PartitionJoint(**joint, options);
    ASSERT_TRUE(budget.ok()) << budget.status();
    EXPECT_LE(budget->saved.bytes, *options.budget_bytes);
    ExpectSameValues(**joint, *budget);
    options.budget_bytes.reset();
    options.budget_fraction = 0.5;
    const absl::StatusOr<Partition> half = PartitionJoint(**joint, options);
    ASSERT_TRUE(half.ok()) << half.status();
    EXPECT_LE(2 * half->saved.activation_bytes, cut->saved.activation_bytes);
    ExpectSameValues(**joint, *half);
  }
  EXPECT_GT(num_steps, 0);
}

TEST(FlowNetwork, FindsTheCutNearestToTheSink) {
  FlowNetwork network(6, 0, 5);
  network.AddEdge(0, 1, FlowNetwork::kUnlimited);
  network.AddEdge(1, 2, 3);
  network.AddEdge(2, 3, FlowNetwork::kUnlimited);
  network.AddEdge(3, 4, 3);
  network.AddEdge(4, 5, FlowNetwork::kUnlimited);
  EXPECT_EQ(network.Maximize(), 3);
  EXPECT_EQ(network.SinkSide(), std::vector<bool>({false, false, false, false, true, true}));
}

}  // namespace
}  // namespace backtape
