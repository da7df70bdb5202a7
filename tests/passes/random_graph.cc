#include "backtape/tests/passes/random_graph.h"

#include <algorithm>
#include <cstdlib>
#include <random>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/op_id.h"
#include "backtape/tests/passes/graphs.h"

namespace backtape::testing {
namespace {

class Generator {
 public:
  explicit Generator(uint32_t seed) : random_(seed) {}

  std::unique_ptr<Graph> Make() {
    graph_ = std::make_unique<Graph>();
    Add(Input(*graph_, "x", {3, 3}));
    Add(Input(*graph_, "y", {3, 3}));
    Add(Input(*graph_, "v", {3}));
    Add(Input(*graph_, "m", {2, 3, 2}));
    Add(Input(*graph_, "i", {3, 3}, DType::kInt64));
    for (int tries = 0; tries < 60; ++tries) TryCall();
    std::vector<Argument> returned;
    for (int64_t i = 0; i < 3; ++i) returned.emplace_back(Pick());
    graph_->Output(Argument::List(std::move(returned)));
    return std::move(graph_);
  }

 private:
  int64_t Number(int64_t below) { return std::uniform_int_distribution<int64_t>(0, below - 1)(random_); }
  // Picks any value with probability 1/2, otherwise one of the latest.
  Node* Pick() {
    const int64_t size = static_cast<int64_t>(values_.size());
    return values_[Number(2) == 0 ? Number(size) : std::max<int64_t>(0, size - 1 - Number(5))];
  }
  void Add(Node* node) { values_.push_back(node); }
  int64_t Dim(const Node* node) { return Number(std::max<int64_t>(1, node->type().tensor().dim())); }
  Argument Constant() {
    static constexpr double kConstants[] = {0.0, -0.0, 1.0, -1.0, 2.0, 0.5};
    if (Number(3) == 0) return Argument(Number(3));
    return Argument(kConstants[Number(6)]);
  }

  // Adds a call; removes it again and returns null if the shape rule rejects it.
  Node* Call(absl::string_view op, ArgumentList args, KeywordArguments kwargs = {}) {
    Node* node = graph_->Call(op, std::move(args), std::move(kwargs));
    ShapeEnv env;
    absl::StatusOr<ValueType> type = InferType(*node, env);
    if (!type.ok() || !type->is_known()) {
      graph_->Erase(node);
      return nullptr;
    }
    node->set_type(*std::move(type));
    return node;
  }

  void TryCall() {
    static constexpr absl::string_view kBinary[] = {"aten.add.Tensor",  "aten.sub.Tensor",     "aten.mul.Tensor",
                                                    "aten.add_.Tensor", "aten.mul_.Tensor",    "aten.copy_.default",
                                                    "aten.mm.default",  "aten.maximum.default"};
    static constexpr absl::string_view kUnary[] = {
        "aten.relu.default",  "aten.neg.default",       "aten.relu_.default",      "aten.neg_.default",
        "aten.zero_.default", "aten.clone.default",     "aten.alias.default",      "aten.zeros_like.default",
        "aten.t.default",     "aten.ones_like.default", "aten.empty_like.default", "aten.squeeze.default"};
    Node* const a = Pick();
    Node* made = nullptr;
    switch (Number(12)) {
      case 0:
      case 1:
        made = Call(kBinary[Number(std::size(kBinary))], {a, Pick()});
        break;
      case 2:
        made = Call(kBinary[Number(5)], {a, Constant()});
        break;
      case 3:
      case 4:
        made = Call(kUnary[Number(std::size(kUnary))], {a});
        break;
      case 5:
        made = Call("aten.select.int", {a, Dim(a), Number(2)});
        break;
      case 6:
        made = Call("aten.slice.Tensor", {a, Dim(a), Number(2), Number(4), 1 + Number(2)});
        break;
      case 7:
        made = Call("aten.view.default", {a, Argument::IntList({Number(2) == 0 ? 3 : 6, -1})});
        break;
      case 8:
        made = Number(2) == 0 ? Call("aten.unsqueeze.default", {a, Dim(a)})
                              : Call("aten.transpose.int", {a, Dim(a), Dim(a)});
        break;
      case 9:
        made = Number(2) == 0 ? Call("aten.fill_.Scalar", {a, Constant()})
                              : Call("aten.threshold_backward.default", {a, Pick(), 0});
        break;
      case 10:
        made = Call("aten.sum.dim_IntList", {a, Argument::IntList({Dim(a)}), Number(2) == 0});
        break;
      case 11:
        if (Node* parts = Call("aten.split.Tensor", {a, 1 + Number(2), Dim(a)})) {
          made = Call("operator.getitem", {parts, 0});
        }
        break;
    }
    // Uninitialised memory has no values to compare.
    if (made != nullptr && made->is_call_to(OpId::empty_like)) made = Call("aten.zero_.default", {made});
    if (made != nullptr && made->type().is_tensor()) Add(made);
  }

  std::mt19937 random_;
  std::unique_ptr<Graph> graph_;
  std::vector<Node*> values_;
};

}  // namespace

std::unique_ptr<Graph> RandomGraph(uint32_t seed) { return Generator(seed).Make(); }

int NumSeeds(int usual) {
  int seeds = usual;
  if (const char* text = std::getenv("BACKTAPE_FUZZ_SEEDS")) (void)absl::SimpleAtoi(text, &seeds);
  return seeds;
}

}  // namespace backtape::testing
