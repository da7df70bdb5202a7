#include "backtape/passes/bisect/shrink_sizes.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/container/btree_set.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/verifier.h"

namespace backtape {
namespace {

void ReplaceNumber(Argument& argument, int64_t from, int64_t to) {
  if (argument.is_int() && argument.int_value() == from) argument = Argument(to);
  if (!argument.is_sequence() || argument.is_slice()) return;
  std::vector<Argument> items = argument.items();
  for (Argument& item : items) ReplaceNumber(item, from, to);
  argument = Argument::Sequence(argument.sequence().kind, std::move(items));
}

// The first `to` elements along each dim of size `from`.
Tensor FirstOf(const Tensor& tensor, int64_t from, int64_t to) {
  std::vector<int64_t> sizes(tensor.sizes().begin(), tensor.sizes().end());
  std::replace(sizes.begin(), sizes.end(), from, to);
  return tensor.TryAsStrided(sizes, tensor.strides(), tensor.storage_offset())->Contiguous();
}

// Recomputes every type from the values; nullopt if a shape rule rejects them.
std::optional<BoundGraph> Retyped(BoundGraph candidate) {
  Graph& graph = *candidate.graph;
  const std::vector<Node*> placeholders = graph.placeholders();
  for (Node* node : graph.nodes()) node->set_type(ValueType());
  for (size_t i = 0; i < placeholders.size(); ++i) {
    // A number must remain a number.
    if (!candidate.inputs[i].is_tensor()) return std::nullopt;
    placeholders[i]->set_type(
        TensorType::Contiguous(candidate.inputs[i].tensor().dtype(), candidate.inputs[i].tensor().sym_sizes()));
  }
  ShapeEnv env;
  if (!InferTypes(graph, env).ok() || !Verify(graph).ok()) return std::nullopt;
  return candidate;
}

bool HasSymbols(const Graph& graph) {
  for (const Node* node : graph.placeholders()) {
    if (node->type().is_tensor() && node->type().tensor().is_symbolic()) return true;
  }
  return false;
}

std::optional<BoundGraph> WithSize(const BoundGraph& bound, int64_t from, int64_t to) {
  BoundGraph candidate = bound.Clone();
  for (IValue& input : candidate.inputs) {
    if (input.is_tensor()) input = FirstOf(input.tensor(), from, to);
  }
  for (Node* node : candidate.graph->nodes()) {
    if (!node->is_call()) continue;
    ArgumentList args = node->args();
    KeywordArguments kwargs = node->kwargs();
    for (Argument& argument : args) ReplaceNumber(argument, from, to);
    for (auto& [key, argument] : kwargs) ReplaceNumber(argument, from, to);
    node->SetArgsAndKwargs(std::move(args), std::move(kwargs));
  }
  return Retyped(std::move(candidate));
}

}  // namespace

void ShrinkSizes(const BoundGraph& bound, const std::function<bool(BoundGraph)>& accept) {
  BoundGraph current = bound.Clone();
  const auto offer = [&](std::optional<BoundGraph> candidate) {
    if (!candidate || !accept(candidate->Clone())) return false;
    current = *std::move(candidate);
    return true;
  };
  if (HasSymbols(*current.graph)) offer(Retyped(current.Clone()));
  absl::btree_set<int64_t, std::greater<>> sizes;
  for (const IValue& input : current.inputs) {
    if (!input.is_tensor()) continue;
    for (const int64_t size : input.tensor().sizes()) {
      if (size > 1) sizes.insert(size);
    }
  }
  for (const int64_t size : sizes) {
    // Try halves first, so that few checks run on large graphs, then smaller steps.
    int64_t now = size;
    while (now > 1 && offer(WithSize(current, now, now / 2))) now /= 2;
    for (const int64_t step : {16, 4, 1}) {
      while (now > step && now <= 64 && offer(WithSize(current, now, now - step))) now -= step;
    }
  }
}

}  // namespace backtape
