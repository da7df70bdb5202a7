// Runs random graphs as native code. They contain views, broadcasts, reductions over any dims, products,
// concatenations, gathers, writes, conversions, known and symbolic sizes, and arithmetic on symbolic sizes. Values are
// small integers, so that sums have the same bits in any order and results must equal the interpreter's exactly. Some
// intermediate values are divided by three and multiplied again, and the rounded results then become integers or
// bools, which reveals the precision of the rounding. Inexact functions occur only at the end, with a tolerance of
// 1e-5 of their scale. Seeds are fixed; BACKTAPE_FUZZ_SEEDS=N tries N of them, BACKTAPE_FUZZ_FIRST is the first one,
// and BACKTAPE_FUZZ_PRINT prints each graph before it runs.
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

// Values of a larger magnitude are clamped, so that sums of some thousand products stay exact.
constexpr int64_t kLimit = 8;

class Generator {
 public:
  Generator(uint32_t seed, bool is_symbolic) : random_(seed), is_symbolic_(is_symbolic) {}

  std::unique_ptr<Graph> Make() {
    graph_ = std::make_unique<Graph>();
    static constexpr int64_t kExtents[] = {1, 2, 3, 4, 5, 7, 8, 16, 17, 33};
    const SymInt a = kExtents[Number(5)];
    const SymInt b = is_symbolic_ ? SymInt::Symbol("s0") : SymInt(kExtents[1 + Number(9)]);
    const SymInt c = kExtents[1 + Number(9)];
    // Each symbol must be the whole size of some dim, so that a run can determine it.
    const std::vector<SymIntVector> shapes = {{a, b, c}, {b, c}, {c}, {b, 1}, {a, 1, c}, {b, c}, {c, c}, {}};
    for (size_t i = 0; i < shapes.size(); ++i) AddInput(shapes[i], i == 5 ? DType::kInt64 : FloatType());
    AddInput({b, c}, DType::kBool);
    const int64_t calls = 6 + Number(25);
    for (int64_t i = 0; i < calls * 3 && static_cast<int64_t>(values_.size()) < 9 + calls; ++i) TryCall();
    std::vector<Argument> returned;
    const int64_t num_returned = 1 + Number(4);
    for (int64_t i = 0; i < num_returned; ++i) returned.emplace_back(Pick());
    num_exact_ = returned.size();
    for (int64_t i = Number(3); i > 0; --i) {
      if (Node* node = Inexact(Pick())) returned.emplace_back(node);
    }
    graph_->Output(Argument::List(std::move(returned)));
    return std::move(graph_);
  }

  // The first num_exact() returned values must be equal bit for bit.
  size_t num_exact() const { return num_exact_; }

 private:
  int64_t Number(int64_t below) { return std::uniform_int_distribution<int64_t>(0, below - 1)(random_); }
  DType FloatType() {
    const int64_t n = Number(10);
    return n == 0 ? DType::kFloat64 : n == 1 ? DType::kBFloat16 : n == 2 ? DType::kFloat16 : DType::kFloat32;
  }
  Node* Pick() {
    const auto size = static_cast<int64_t>(values_.size());
    return values_[Number(3) == 0 ? Number(size) : std::max<int64_t>(0, size - 1 - Number(6))];
  }
  static DType TypeOf(const Node* node) { return node->type().tensor().dtype; }
  static int64_t Rank(const Node* node) { return node->type().tensor().dim(); }
  int64_t Dim(const Node* node) { return Number(std::max<int64_t>(1, Rank(node))); }

  void AddInput(SymIntVector sizes, DType dtype) {
    TensorType type;
    type.strides = ContiguousStrides(sizes);
    type.sizes = std::move(sizes);
    type.dtype = dtype;
    values_.push_back(graph_->Placeholder(absl::StrCat("x", values_.size()), ValueType(std::move(type))));
  }

  // Adds a call. Removes it again and returns null if the shape rule rejects it or accepts it only for some sizes.
  Node* Call(absl::string_view op, ArgumentList args, KeywordArguments kwargs = {}) {
    return MakeCall(op, std::move(args), std::move(kwargs), /*for_all_sizes=*/true);
  }

  // Without for_all_sizes, the call may depend on a guard: for other sizes it may be an error or have another meaning.
  Node* MakeCall(absl::string_view op, ArgumentList args, KeywordArguments kwargs, bool for_all_sizes) {
    for (const Argument& arg : args) {
      if (arg.is_node() && arg.node() == nullptr) return nullptr;
    }
    Node* node = graph_->Call(op, std::move(args), std::move(kwargs));
    ShapeEnv env;
    absl::StatusOr<ValueType> type = InferType(*node, env);
    if (!type.ok() || !type->is_known() || (for_all_sizes && !env.guards().empty())) {
      graph_->Erase(node);
      return nullptr;
    }
    node->set_type(*std::move(type));
    return node;
  }

  // Clamps a value to the limit.
  Node* Clamped(Node* node) {
    if (node == nullptr || TypeOf(node) == DType::kBool) return node;
    return Call("aten.clamp.default", {node, -kLimit, kLimit});
  }

  // A number computed from a symbolic size, such as s0 - 5, s0 // 2, 2 * s0 % 3 or 4 - s0.
  Node* SizeNumber() {
    Node* number = Call("aten.sym_size.int", {values_[1], 0});
    for (int64_t steps = 1 + Number(2); steps > 0 && number != nullptr; --steps) {
      switch (Number(6)) {
        case 0:
          number = Call("operator.sub", {number, Number(8)});
          break;
        case 1:
          number = Call("operator.sub", {Number(8), number});
          break;
        case 2:
          number = Call("operator.floordiv", {number, 1 + Number(5)});
          break;
        case 3:
          number = Call("operator.mod", {number, 2 + Number(4)});
          break;
        case 4:
          number = Call("operator.mul", {number, Number(3) - 1});
          break;
        default:
          number = Call("operator.add", {number, Number(4)});
      }
    }
    // The symbol may cancel; then the result is a constant.
    return number != nullptr && number->type().is_sym_int() && number->type().sym_int().is_symbolic() ? number
                                                                                                      : nullptr;
  }

  Node* PartBySize(Node* a) {
    Node* const number = SizeNumber();
    if (number == nullptr || Rank(a) == 0) return nullptr;
    const int64_t dim = Dim(a);
    const auto guarded = [&](absl::string_view op, ArgumentList args) {
      return MakeCall(op, std::move(args), {}, /*for_all_sizes=*/false);
    };
    switch (Number(8)) {
      case 0:
      case 1:
      case 2:
        return guarded("aten.slice.Tensor", {a, dim, number, INT64_MAX, 1 + Number(2)});
      case 3:
      case 4:
      case 5:
        return guarded("aten.slice.Tensor", {a, dim, Number(3) - 1, number, 1 + Number(2)});
      case 6: {
        Node* const length = Call("torch.sym_max", {Call("torch.sym_min", {number, 2}), 0});
        return guarded("aten.narrow.default", {a, dim, 0, length});
      }
      default: {
        Node* const other = SizeNumber();
        return other == nullptr ? nullptr : guarded("aten.slice.Tensor", {a, dim, number, other});
      }
    }
  }

  Node* Inexact(Node* node) {
    if (!IsFloatingPoint(TypeOf(node)) || Rank(node) == 0) return nullptr;
    switch (Number(6)) {
      case 0:
        return Call("aten._softmax.default", {node, Dim(node), false});
      case 1:
        return Call("aten._log_softmax.default", {node, Dim(node), false});
      case 2:
        return Call("aten.mean.dim", {node, Argument::IntList({Dim(node)}), Number(2) == 0});
      case 3:
        return Call("aten.sum.dim_IntList",
                    {Call("aten.tanh.default", {node}), Argument::IntList({Dim(node)}), Number(2) == 0});
      case 4:
        return Call("aten.sigmoid.default", {node});
      default: {
        Node* norm = Call("aten.native_layer_norm.default",
                          {node, Argument::List({Argument(node->type().tensor().sizes.back().constant().value_or(0))}),
                           Argument(), Argument(), 1e-5});
        return norm == nullptr ? nullptr : Call("operator.getitem", {norm, 0});
      }
    }
  }

  void TryCall() {
    static constexpr absl::string_view kBinary[] = {"aten.add.Tensor",      "aten.sub.Tensor",      "aten.mul.Tensor",
                                                    "aten.maximum.default", "aten.minimum.default", "aten.rsub.Tensor",
                                                    "aten.fmod.Tensor"};
    static constexpr absl::string_view kInplace[] = {"aten.add_.Tensor", "aten.mul_.Tensor", "aten.copy_.default"};
    static constexpr absl::string_view kUnary[] = {"aten.relu.default", "aten.neg.default",   "aten.abs.default",
                                                   "aten.sign.default", "aten.clone.default", "aten.ones_like.default"};
    static constexpr absl::string_view kCompare[] = {"aten.gt.Tensor", "aten.eq.Tensor", "aten.le.Tensor"};
    static constexpr absl::string_view kReduce[] = {"aten.sum.dim_IntList", "aten.amax.default", "aten.amin.default"};
    Node* const a = Pick();
    Node* made = nullptr;
    switch (Number(is_symbolic_ ? 22 : 20)) {
      case 20:
      case 21:
        made = PartBySize(a);
        break;
      case 0:
      case 1:
      case 2:
        made = Clamped(Call(kBinary[Number(6)], {a, Pick()}));
        break;
      case 3:
        made = Clamped(Call(kBinary[Number(3)], {a, Number(5) - 2}));
        break;
      case 4:
        made = Call(kUnary[Number(std::size(kUnary))], {a});
        break;
      case 5:
      case 6: {
        std::vector<int64_t> dims;
        for (int64_t d = 0; d < Rank(a); ++d) {
          if (Number(2) == 0) dims.push_back(d);
        }
        if (dims.empty()) dims.push_back(Dim(a));
        made = Clamped(Call(kReduce[Number(std::size(kReduce))], {a, Argument::IntList(dims), Number(2) == 0}));
        break;
      }
      case 7:
        made = Clamped(Call("aten.sum.default", {a}));
        break;
      case 8:
        made = Call("aten.where.self", {Call(kCompare[Number(3)], {a, Pick()}), Pick(), a});
        break;
      case 9:
        made = Number(2) == 0 ? Call("aten.unsqueeze.default", {a, Dim(a)})
                              : Call("aten.transpose.int", {a, Dim(a), Dim(a)});
        break;
      case 10:
        made = Call("aten.slice.Tensor", {a, Dim(a), Number(2), 2 + Number(3), 1 + Number(2)});
        break;
      case 11:
        made = Call("aten.select.int", {a, Dim(a), Number(2)});
        break;
      case 12:
        made = Call("aten.expand.default", {a, Argument::IntList({1 + Number(3), -1, -1, -1})});
        if (made == nullptr) made = Call("aten.reshape.default", {a, Argument::IntList({-1})});
        break;
      case 13: {
        Node* const b = Pick();
        made = Call("aten.cat.default", {Argument::List({a, Number(2) == 0 ? b : a, b}), Dim(a)});
        break;
      }
      case 14:
        made = Clamped(Call(Rank(a) == 3 ? "aten.bmm.default" : "aten.mm.default", {a, Pick()}));
        break;
      case 15:
        if (!IsFloatingPoint(TypeOf(a))) {
          made = Call("aten._to_copy.default", {a}, {{"dtype", DType::kFloat32}});
        } else {
          made = Call("aten._to_copy.default", {a}, {{"dtype", Number(2) == 0 ? DType::kInt64 : FloatType()}});
        }
        break;
      case 16: {
        // The indices are 0 and 1, but only 0 for a symbolic size, because it may be 1.
        const int64_t dim = Dim(a);
        if (Rank(a) == 0) break;
        const SymInt& size = a->type().tensor().sizes[dim];
        if (size.constant() ? *size.constant() < 2 : !(size == SymInt::Symbol("s0"))) break;
        const int64_t indices = size.constant() ? 2 : 1;
        Node* index = Call("aten.remainder.Scalar", {Call("aten.abs.default", {values_[5]}), indices});
        made = Call("aten.gather.default", {a, dim, index});
        break;
      }
      case 17: {
        // The value to write: a fresh copy or an input.
        Node* target = Number(3) == 0 ? values_[Number(4)] : Call("aten.clone.default", {a});
        if (target == nullptr) break;
        if (Call(kInplace[Number(std::size(kInplace))], {target, Pick()}) != nullptr) {
          Call("aten.clamp_.default", {target, -kLimit, kLimit});
        }
        made = target;
        break;
      }
      case 18:
        made = Call("aten.threshold_backward.default", {a, Pick(), 0});
        break;
      case 19: {
        if (!IsFloatingPoint(TypeOf(a))) break;
        Node* const third = Call("aten.div.Tensor", {a, 3});
        Node* const again = Call("aten.mul.Tensor", {third, Number(2) == 0 ? 3 : 300});
        switch (Number(3)) {
          case 0:
            made = Clamped(Call("aten.floor.default", {again}));
            break;
          case 1:
            made = Call("aten.eq.Tensor", {again, a});
            break;
          default:
            made = Clamped(Call("aten._to_copy.default", {again}, {{"dtype", DType::kInt64}}));
        }
        break;
      }
    }
    if (made != nullptr && made->type().is_tensor()) values_.push_back(made);
  }

  std::mt19937 random_;
  bool is_symbolic_;
  std::unique_ptr<Graph> graph_;
  std::vector<Node*> values_;
  size_t num_exact_ = 0;
};

IValueList InputsOf(const Graph& graph, int64_t s0, uint32_t seed) {
  std::mt19937 random(seed);
  IValueList inputs;
  for (const Node* node : graph.placeholders()) {
    const TensorType& type = node->type().tensor();
    std::vector<int64_t> sizes;
    int64_t numel = 1;
    for (const SymInt& size : type.sizes) {
      sizes.push_back(*size.Evaluate([s0](absl::string_view) { return std::optional<int64_t>(s0); }));
      numel *= sizes.back();
    }
    std::vector<double> values(static_cast<size_t>(numel));
    for (double& value : values) {
      value = type.dtype == DType::kBool ? static_cast<double>(random() % 2) : static_cast<double>(random() % 7) - 3;
    }
    inputs.emplace_back(Tensor::FromValues(sizes, values, type.dtype));
  }
  return inputs;
}

int FromEnvironment(const char* name, int otherwise) {
  int value = otherwise;
  if (const char* text = std::getenv(name)) (void)absl::SimpleAtoi(text, &value);
  return value;
}

// For each result, the index of the first tensor among inputs and results that it shares memory with.
std::vector<size_t> Sharing(const IValueList& inputs, const IValueList& results) {
  std::vector<size_t> places;
  for (size_t i = 0; i < results.size(); ++i) {
    const Tensor& result = results[i].tensor();
    size_t place = 0;
    while (place < inputs.size() && !inputs[place].tensor().shares_storage(result)) ++place;
    if (place == inputs.size()) {
      while (!results[place - inputs.size()].tensor().shares_storage(result)) ++place;
    }
    places.push_back(place);
  }
  return places;
}

std::vector<NativeOptions> Configurations() {
  std::vector<NativeOptions> all;
  const auto host = jit::HostCpuTarget();
  if (!host.ok()) return all;
  NativeOptions options;
  options.cpu = NativeCpu::kAvx2;
  options.num_threads = 1;
  options.poison_dead_memory = true;
  all.push_back(options);
  options.cpu = NativeCpu::kHost;
  options.num_threads = 3;
  options.share_small_work = true;
  all.push_back(options);
  options.reference_kernels = true;
  all.push_back(options);
  NativeOptions bounds;
  bounds.num_threads = 2;
  bounds.share_small_work = true;
  bounds.check_bounds = true;
  all.push_back(bounds);
  return all;
}

void CheckSeed(uint32_t seed, bool is_symbolic, int* num_native) {
  Generator generator(seed, is_symbolic);
  const std::unique_ptr<Graph> graph = generator.Make();
  if (std::getenv("BACKTAPE_FUZZ_PRINT") != nullptr) std::cerr << PrintGraph(*graph, TextStyle::Code());
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status() << "\n" << PrintGraph(*graph);
  for (const NativeOptions& options : Configurations()) {
    const auto native = CompileNative(*graph, options);
    ASSERT_TRUE(native.ok()) << native.status() << "\n" << PrintGraph(*graph);
    const CompileReport report = (*native)->Report();
    *num_native += report.is_native ? 1 : 0;
    const std::vector<int64_t> sizes =
        is_symbolic ? std::vector<int64_t>{6, 0, 1, 2, 3, 4, 5, 19, 300} : std::vector<int64_t>{0};
    for (const int64_t s0 : sizes) {
      const IValueList inputs = InputsOf(*graph, s0, seed);
      IValueList expected_inputs = testing::CopyOf(inputs);
      IValueList found_inputs = testing::CopyOf(inputs);
      const absl::StatusOr<IValueList> expected = (*interpreter)->Run(expected_inputs);
      const absl::StatusOr<IValueList> found = (*native)->Run(found_inputs);
      const auto told = [&] {
        return absl::StrCat("seed ", seed, is_symbolic ? ", symbolic" : "", ", s0 ", s0, ", ", report.engine, "\n",
                            PrintGraph(*graph, TextStyle::Code()), (*native)->PlanText(true));
      };
      ASSERT_EQ(expected.ok(), found.ok()) << expected.status() << "\n" << found.status() << "\n" << told();
      if (!expected.ok()) continue;
      for (size_t i = 0; i < expected->size(); ++i) {
        const Tensor& wanted = (*expected)[i].tensor();
        const Difference difference = Compare((*found)[i].tensor(), wanted, {});
        ASSERT_EQ(difference.mismatch, "") << "out" << i << "\n" << told();
        if (i < generator.num_exact()) {
          ASSERT_TRUE(difference.ok()) << "out" << i << ": " << difference.ToString(wanted) << "\n" << told();
        } else {
          const double allowed = wanted.dtype() == DType::kBFloat16  ? 0.02
                                 : wanted.dtype() == DType::kFloat16 ? 0.002
                                                                     : 1e-5;
          ASSERT_LE(difference.relative_to_scale, allowed) << "out" << i << ": " << difference.ToString(wanted) << "\n"
                                                           << told();
        }
      }
      ASSERT_EQ(Sharing(found_inputs, *found), Sharing(expected_inputs, *expected)) << told();
      // The inputs after the run, which the graph may have written.
      for (size_t i = 0; i < inputs.size(); ++i) {
        const Difference difference = Compare(found_inputs[i].tensor(), expected_inputs[i].tensor(), {});
        ASSERT_TRUE(difference.ok()) << "x" << i << ": " << difference.ToString(inputs[i].tensor()) << "\n" << told();
      }
    }
  }
}

class NativeRandomGraphs : public ::testing::TestWithParam<bool> {};

INSTANTIATE_TEST_SUITE_P(Sizes, NativeRandomGraphs, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "Symbolic" : "Known"; });

TEST_P(NativeRandomGraphs, EqualTheInterpreter) {
  const int first = FromEnvironment("BACKTAPE_FUZZ_FIRST", 0);
  const int seeds = FromEnvironment("BACKTAPE_FUZZ_SEEDS", 60);
  int num_native = 0;
  for (int seed = first; seed < first + seeds && !HasFatalFailure(); ++seed) {
    CheckSeed(static_cast<uint32_t>(seed), GetParam(), &num_native);
  }
  // Some graphs run on the interpreter, because they can be compiled neither as a whole nor in pieces.
  const int all = seeds * static_cast<int>(Configurations().size());
  EXPECT_TRUE(HasFatalFailure() || num_native * 10 >= all * 7) << num_native << " of " << all;
}

}  // namespace
}  // namespace backtape
