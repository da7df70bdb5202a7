// Chains of small steps: each thread runs all steps of a chain on its own rows. In a real run, the interleaving of
// threads is random. Here one thread runs the lanes one after the other and in random interleavings; every order must
// produce the same bits.
#include "backtape/jit/run/chains.h"

#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/jit/kernel_ir/evaluate.h"
#include "backtape/jit/plan/make_plan.h"
#include "backtape/jit/run/make_binding.h"
#include "backtape/jit/run/reference_step.h"
#include "backtape/jit/run/run_context.h"
#include "backtape/tests/jit/run/small_graph.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

enum class LaneOrder { kStepByStep, kFirstLaneFirst, kLastLaneFirst, kRandom };

// A graph that is bound for several threads. Run() runs the steps of all of them on one thread.
class BoundGraph {
 public:
  BoundGraph(const Graph& graph, int num_threads, bool share_small_work = true) {
    absl::StatusOr<Plan> plan = MakePlan(graph);
    EXPECT_TRUE(plan.ok()) << plan.status();
    plan_ = *std::move(plan);
    auto emitter = Emitter::Create({*HostCpuTarget(), false});
    EXPECT_TRUE(emitter.ok()) << emitter.status();
    emitter_ = *std::move(emitter);
    BindingOptions options;
    options.num_threads = num_threads;
    options.functions.assign(plan_.steps.size(), nullptr);
    options.tiles = {*emitter_->EmitTiles(DType::kFloat32), *emitter_->EmitTiles(DType::kFloat64)};
    options.share_small_work = share_small_work;
    auto binding = MakeBinding(plan_, {}, options);
    EXPECT_TRUE(binding.ok()) << binding.status();
    binding_ = *std::move(binding);
    context_ = *RunContext::Make(binding_, plan_);
  }

  const Binding& binding() const { return *binding_; }
  const Plan& plan() const { return plan_; }
  size_t StepsInChains() const {
    size_t steps = 0;
    for (const BoundChain& chain : binding_->chains) steps += chain.last - chain.first + 1;
    return steps;
  }

  // Returns the bytes of all outputs, and of the inputs after the run.
  std::string Run(const IValueList& inputs, LaneOrder order, uint32_t seed) {
    std::mt19937 random(seed);
    std::memset(context_->arena(), 0xff, binding_->arena_bytes);
    const IValueList copies = testing::CopyOf(inputs);
    std::vector<Tensor> memory;
    std::vector<Tensor> placed(inputs.size());
    for (size_t b = 0; b < plan_.blocks.size(); ++b) {
      const Block& block = plan_.blocks[b];
      if (block.kind == BlockKind::kInput) {
        memory.push_back(copies[block.index].tensor());
        placed[block.index] = memory.back();
      } else if (block.kind == BlockKind::kOutput) {
        memory.push_back(*Tensor::TryEmptyStrided({binding_->block_bytes[b]}, {1}, DType::kUInt8));
        std::memset(memory.back().raw_data(), 0xff, binding_->block_bytes[b]);
      } else {
        continue;
      }
      context_->SetBase(static_cast<int>(b), memory.back().raw_data());
    }
    for (size_t i = 0; i < plan_.steps.size(); ++i) {
      if (binding_->steps[i].chain < 0) {
        RunStep(i, placed);
        continue;
      }
      const BoundChain& chain = binding_->chains[binding_->steps[i].chain];
      std::vector<size_t> at(chain.num_lanes, chain.first);
      for (size_t left = chain.num_lanes * (chain.last - chain.first + 1); left > 0; --left) {
        const int lane = NextLane(at, chain.last, order, random);
        RunPiece(at[lane]++, 0, lane);
      }
      i = chain.last;
    }
    std::string bytes;
    for (const Tensor& tensor : memory) {
      bytes.append(reinterpret_cast<const char*>(tensor.raw_data()), tensor.numel() * ItemSize(tensor.dtype()));
    }
    return bytes;
  }

 private:
  static int NextLane(const std::vector<size_t>& at, size_t last, LaneOrder order, std::mt19937& random) {
    const int lanes = static_cast<int>(at.size());
    int best = -1;
    for (int lane = 0; lane < lanes; ++lane) {
      if (at[lane] > last) continue;
      const bool is_better = best < 0 || order == LaneOrder::kLastLaneFirst ||
                             (order == LaneOrder::kStepByStep && at[lane] < at[best]) ||
                             (order == LaneOrder::kRandom && random() % 2 == 0);
      if (is_better) best = lane;
    }
    return best;
  }

  void RunStep(size_t i, absl::Span<const Tensor> inputs) {
    const BoundStep& step = binding_->steps[i];
    if (step.kernel == nullptr && step.call == nullptr) {
      const absl::Status status = RunReferenceStep(step, plan_, *context_, inputs, BuiltinKernels());
      ASSERT_TRUE(status.ok()) << status;
      return;
    }
    for (int stage = 0; stage < (step.call != nullptr ? step.call->num_stages() : 1); ++stage) {
      const int pieces = step.call != nullptr ? step.call->num_pieces(stage) : step.num_pieces;
      for (int piece = 0; piece < pieces; ++piece) RunPiece(i, stage, piece);
    }
  }

  void RunPiece(size_t i, int stage, int piece) {
    const BoundStep& step = binding_->steps[i];
    const absl::Span<void* const> addresses = context_->Addresses(i);
    if (step.call != nullptr) {
      const absl::Status status =
          step.call->RunPiece(stage, piece, context_->state(i), addresses, context_->scratch(i));
      ASSERT_TRUE(status.ok()) << status;
      return;
    }
    const size_t own = step.own_operands ? addresses.size() / step.num_pieces : 0;
    Evaluate(*step.kernel, step.params.data(), addresses.data() + piece * own, step.piece_begins[piece],
             step.piece_begins[piece + 1]);
  }

  Plan plan_;
  std::unique_ptr<Emitter> emitter_;
  std::shared_ptr<const Binding> binding_;
  std::unique_ptr<RunContext> context_;
};

// Returns the number of steps in chains.
size_t ExpectSameBitsInAnyOrder(const Graph& graph, const IValueList& inputs, int num_threads,
                                const std::string& what) {
  BoundGraph bound(graph, num_threads);
  if (::testing::Test::HasFailure()) return 0;
  const std::string expected = bound.Run(inputs, LaneOrder::kStepByStep, 0);
  EXPECT_EQ(bound.Run(inputs, LaneOrder::kFirstLaneFirst, 0) == expected, true) << what;
  EXPECT_EQ(bound.Run(inputs, LaneOrder::kLastLaneFirst, 0) == expected, true) << what;
  for (uint32_t seed = 0; seed < 3; ++seed) {
    EXPECT_EQ(bound.Run(inputs, LaneOrder::kRandom, seed) == expected, true) << what;
  }
  return bound.StepsInChains();
}

// Random recurrent cells over a batch: products, pointwise ops, slices and concatenations of columns, reductions of
// rows. Some values are sums over the batch or transposed; a chain must end before them.
class RecurrentGraphs {
 public:
  explicit RecurrentGraphs(uint32_t seed) : random_(seed) {}

  std::unique_ptr<Graph> Make() {
    graph_ = std::make_unique<Graph>();
    static constexpr int64_t kRows[] = {9, 16, 24, 33};
    static constexpr int64_t kColumns[] = {3, 8, 16, 20};
    rows_ = kRows[Number(4)];
    columns_ = kColumns[Number(4)];
    const int64_t times = 2 + Number(4);
    Node* const x = AddInput({times, rows_, columns_});
    Node* const wide = AddInput({columns_, 2 * columns_});
    Node* const tall = AddInput({2 * columns_, columns_});
    weights_ = {AddInput({columns_, columns_}), AddInput({columns_, columns_})};
    bias_ = AddInput({columns_});
    std::vector<Node*> states = {AddInput({rows_, columns_}), AddInput({rows_, columns_})};
    std::vector<Argument> kept;
    for (int64_t t = 0; t < times; ++t) {
      values_ = states;
      values_.push_back(Call("aten.select.int", {x, 0, t}));
      Node* const both = Call("aten.mm.default", {Pick(), wide});
      values_.push_back(Call("aten.slice.Tensor", {both, 1, 0, columns_}));
      values_.push_back(Call("aten.slice.Tensor", {both, 1, columns_, 2 * columns_}));
      for (int64_t n = 3 + Number(6); n > 0; --n) values_.push_back(Next());
      values_.push_back(Call("aten.mm.default", {Call("aten.cat.default", {Pair(), 1}), tall}));
      // tanh keeps the values bounded.
      for (Node*& state : states) state = Call("aten.tanh.default", {Pick()});
      kept.emplace_back(Call("aten.unsqueeze.default", {states[0], 0}));
    }
    Node* const weight_gradient = Call("aten.mm.default", {Call("aten.t.default", {states[0]}), states[1]});
    graph_->Output(Argument::List({Argument(Call("aten.cat.default", {Argument::List(std::move(kept)), 0})),
                                   Argument(states[1]), Argument(weight_gradient)}));
    return std::move(graph_);
  }

 private:
  int64_t Number(int64_t below) { return std::uniform_int_distribution<int64_t>(0, below - 1)(random_); }
  Node* Pick() { return values_[Number(static_cast<int64_t>(values_.size()))]; }
  Argument Pair() { return Argument::List({Argument(Pick()), Argument(values_.back())}); }

  Node* AddInput(SymIntVector sizes) {
    TensorType type;
    type.strides = ContiguousStrides(sizes);
    type.sizes = std::move(sizes);
    return graph_->Placeholder(absl::StrCat("x", num_inputs_++), ValueType(std::move(type)));
  }

  Node* Call(absl::string_view op, ArgumentList args) {
    Node* const node = graph_->Call(op, std::move(args));
    ShapeEnv env;
    absl::StatusOr<ValueType> type = InferType(*node, env);
    EXPECT_TRUE(type.ok()) << type.status();
    if (type.ok()) node->set_type(*std::move(type));
    return node;
  }

  Node* Next() {
    Node* const last = values_.back();
    switch (Number(12)) {
      case 0:
      case 1:
        return Call("aten.mm.default", {last, weights_[Number(2)]});
      case 2:
        return Call("aten.addmm.default", {bias_, last, weights_[Number(2)]});
      case 3:
        return Call("aten.sigmoid.default", {last});
      case 4:
        return Call("aten._softmax.default", {last, 1, false});
      case 5:  // a sum over a row
        return Call("aten.mul.Tensor", {last, Call("aten.sum.dim_IntList", {Pick(), Argument::IntList({1}), true})});
      case 6:  // a mean over the batch
        return Call("aten.mul.Tensor", {last, Call("aten.mean.dim", {Pick(), Argument::IntList({0}), true})});
      case 7:  // reads the rows of other lanes
        return Call("aten.add.Tensor", {last, Call("aten.flip.default", {Pick(), Argument::IntList({0})})});
      case 8:
        return Call("aten.mm.default", {last, Call("aten.mm.default", {Call("aten.t.default", {Pick()}), Pick()})});
      default:
        return Call(Number(2) == 0 ? "aten.add.Tensor" : "aten.mul.Tensor", {last, Pick()});
    }
  }

  std::mt19937 random_;
  std::unique_ptr<Graph> graph_;
  int64_t rows_ = 0;
  int64_t columns_ = 0;
  int num_inputs_ = 0;
  std::vector<Node*> weights_;
  Node* bias_ = nullptr;
  std::vector<Node*> values_;
};

TEST(ChainsTest, RandomRecurrences) {
  size_t steps_in_chains = 0;
  for (uint32_t seed = 0; seed < 60 && !HasFailure(); ++seed) {
    const std::unique_ptr<Graph> graph = RecurrentGraphs(seed).Make();
    const std::string text = absl::StrCat("seed ", seed, "\n", PrintGraph(*graph, TextStyle::Code()));
    const IValueList inputs = testing::RandomInputsOf(*graph);
    for (const int num_threads : {2, 3, 5}) {
      steps_in_chains += ExpectSameBitsInAnyOrder(*graph, inputs, num_threads, text);
    }
  }
  EXPECT_GT(steps_in_chains, 60 * 3 * 5);
}

// Runs random recurrent cells with the real executable and several threads: most of them as machine code, and half of
// them with dead memory filled with NaNs.
TEST(ChainsTest, SameBitsWithAnyNumberOfThreads) {
  for (uint32_t seed = 100; seed < 130 && !HasFailure(); ++seed) {
    const std::unique_ptr<Graph> graph = RecurrentGraphs(seed).Make();
    const IValueList inputs = testing::RandomInputsOf(*graph);
    IValueList first;
    for (const int num_threads : {1, 2, 3, 4}) {
      NativeOptions options;
      options.num_threads = num_threads;
      options.share_small_work = true;
      options.poison_dead_memory = seed % 2 == 0;
      options.reference_kernels = seed % 3 == 0;  // ThreadSanitizer can check the accesses of reference kernels
      const auto native = CompileNative(*graph, options);
      ASSERT_TRUE(native.ok()) << native.status();
      testing::ExpectAsInterpreter(*graph, **native, inputs);
      for (int run = 0; run < 5; ++run) {
        const absl::StatusOr<IValueList> found = (*native)->Run(inputs);
        ASSERT_TRUE(found.ok()) << found.status();
        if (first.empty()) first = *found;
        for (size_t i = 0; i < found->size(); ++i) {
          const Tensor& tensor = (*found)[i].tensor();
          EXPECT_EQ(std::memcmp(tensor.raw_data(), first[i].tensor().raw_data(), tensor.numel() * sizeof(float)), 0)
              << "seed " << seed << ", " << num_threads << " threads, out" << i;
        }
      }
    }
  }
}

// Layers of products that are each too small to share between threads. The last `by_columns` layers transpose their
// input, so that each lane needs rows of the others.
std::unique_ptr<BoundGraph> BindLayers(int by_rows, int by_columns) {
  std::string text = "x: \"f32[64, 64]\", w: \"f32[64, 64]\"):\n";
  std::string last = "x";
  for (int i = 0; i < by_rows + by_columns; ++i) {
    if (i >= by_rows) {
      absl::StrAppend(&text, "        t_", i, ": \"f32[64, 64]\" = torch.ops.aten.t.default(", last, ")\n");
      last = absl::StrCat("t_", i);
    }
    absl::StrAppend(&text, "        mm_", i, ": \"f32[64, 64]\" = torch.ops.aten.mm.default(", last, ", w)\n");
    absl::StrAppend(&text, "        tanh_", i, ": \"f32[64, 64]\" = torch.ops.aten.tanh.default(mm_", i, ")\n");
    last = absl::StrCat("tanh_", i);
  }
  absl::StrAppend(&text, "        return (", last, ",)\n");
  return std::make_unique<BoundGraph>(*testing::ReadForward(text), 2, /*share_small_work=*/false);
}

TEST(ChainsTest, ThreadsAreUsedIfARunIsMostlyChains) {
  const std::unique_ptr<BoundGraph> most = BindLayers(40, 5);
  EXPECT_TRUE(most->binding().uses_threads);
  EXPECT_GE(most->StepsInChains(), 80);
  for (const BoundChain& chain : most->binding().chains) EXPECT_EQ(chain.num_lanes, 2);
  const std::unique_ptr<BoundGraph> some = BindLayers(40, 100);
  EXPECT_FALSE(some->binding().uses_threads);
  EXPECT_EQ(some->StepsInChains(), 0);
  const std::unique_ptr<BoundGraph> little = BindLayers(3, 0);
  EXPECT_FALSE(little->binding().uses_threads);
}

// Each step of a chain has its own time in the report.
TEST(ChainsTest, TimesOfSteps) {
  const std::unique_ptr<Graph> graph = RecurrentGraphs(3).Make();
  ASSERT_GT(BoundGraph(*graph, 2).StepsInChains(), 0);
  NativeOptions options;
  options.num_threads = 2;
  options.share_small_work = true;
  options.time_steps = true;
  const auto native = CompileNative(*graph, options);
  ASSERT_TRUE(native.ok()) << native.status();
  ASSERT_TRUE((*native)->Run(testing::RandomInputsOf(*graph)).ok());
  for (const StepReport& step : (*native)->Report().steps) EXPECT_GE(step.microseconds, 0) << step.name;
}

class ChainsOfStepsTest : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(AllSteps, ChainsOfStepsTest, ::testing::ValuesIn(testing::TrainingStepNames()),
                         [](const auto& info) { return info.param; });

TEST_P(ChainsOfStepsTest, SameBitsInAnyOrder) {
  const auto step = testing::ReadTrainingStep(GetParam());
  ASSERT_TRUE(step.ok()) << step.status();
  for (const int num_threads : {2, 3}) {
    ExpectSameBitsInAnyOrder(*step->graph, step->inputs, num_threads, GetParam());
  }
}

}  // namespace
}  // namespace backtape::jit
