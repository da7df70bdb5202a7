#include "backtape/tests/fuzz/graph/change_inputs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"

namespace backtape::graph_fuzz {
namespace {

int64_t Number(std::mt19937_64& random, size_t below) {
  return below <= 1 ? 0 : static_cast<int64_t>(random() % below);
}

template <typename T>
const T& OneOf(std::mt19937_64& random, const std::vector<T>& from) {
  return from[static_cast<size_t>(Number(random, from.size()))];
}

// Mostly dims and small sizes.
int64_t SmallInteger(std::mt19937_64& random) {
  return OneOf<int64_t>(random, {-1, -1, -2, -3, -4, 0, 0, 1, 1, 2, 2, 3, 4, 5, -5, 9});
}

void ChangeList(Argument& argument, std::mt19937_64& random) {
  std::vector<Argument> items = argument.items();
  const size_t at = static_cast<size_t>(Number(random, items.size()));
  switch (Number(random, 5)) {
    case 0:
      if (!items.empty()) items.erase(items.begin() + static_cast<int64_t>(at));
      break;
    case 1:
      if (!items.empty()) items.insert(items.begin() + static_cast<int64_t>(at), Argument(items[at]));
      break;
    case 2:
      std::shuffle(items.begin(), items.end(), random);
      break;
    default:
      if (!items.empty() && items[at].is_int()) items[at] = Argument(SmallInteger(random));
  }
  argument = Argument::Sequence(argument.sequence().kind, std::move(items));
}

// Returns false if it changed nothing.
bool ChangeValue(Argument& argument, const ArgSchema& schema, const std::vector<Node*>& placeholders,
                 std::mt19937_64& random) {
  const Argument before = argument;
  if (schema.is_optional && Number(random, 6) == 0) {
    argument = Argument();
  } else if (argument.is_bool()) {
    argument = Argument(!argument.bool_value());
  } else if (argument.is_int()) {
    argument = Argument(SmallInteger(random));
  } else if (argument.is_double()) {
    argument = Argument(OneOf<double>(random, {0.0, -0.0, 1.0, -1.5, 0.3, 2.0, 1e-30, INFINITY, -INFINITY, NAN}));
  } else if (argument.is_dtype()) {
    argument = Argument(OneOf<DType>(random, {DType::kFloat32, DType::kFloat64, DType::kBFloat16, DType::kFloat16,
                                              DType::kInt64, DType::kInt32, DType::kUInt8, DType::kBool}));
  } else if (argument.is_list() || argument.is_tuple()) {
    ChangeList(argument, random);
  } else if (argument.is_node() && !placeholders.empty() && argument.node()->is_placeholder()) {
    argument = Argument(OneOf(random, placeholders));
  }
  return !(argument == before);
}

// The inputs that are tensors and fulfil a condition.
template <typename F>
std::vector<size_t> InputsWith(const BoundGraph& bound, const F& condition) {
  std::vector<size_t> found;
  for (size_t i = 0; i < bound.inputs.size(); ++i) {
    if (bound.inputs[i].is_tensor() && condition(bound.inputs[i].tensor())) found.push_back(i);
  }
  return found;
}

}  // namespace

std::string ChangeArgument(BoundGraph& bound, std::mt19937_64& random) {
  Graph& graph = *bound.graph;
  std::vector<Node*> calls;
  for (Node* node : graph.nodes()) {
    if (node->is_call() && node->op() != nullptr && !node->op()->has_tag(kTagPython)) calls.push_back(node);
  }
  if (calls.empty()) return "";
  Node* const call = OneOf(random, calls);
  const OpSchema& op = *call->op();
  ArgumentList args = call->args();
  KeywordArguments kwargs = call->kwargs();
  // If an op writes two tensors that share memory, the result depends on the order of the writes.
  const bool may_write = op.has_tag(kTagInplace) || op.has_tag(kTagWritesInTraining) ||
                         std::any_of(op.args.begin(), op.args.end(), [](const ArgSchema& a) { return a.is_written; });
  const std::vector<Node*> placeholders = may_write ? std::vector<Node*>() : graph.placeholders();
  std::vector<std::pair<Argument*, const ArgSchema*>> given;
  for (size_t i = 0; i < args.size() && i < op.args.size(); ++i) given.emplace_back(&args[i], &op.args[i]);
  for (auto& [key, argument] : kwargs) {
    const auto schema = std::find_if(op.args.begin(), op.args.end(), [&](const ArgSchema& a) { return a.name == key; });
    if (schema != op.args.end()) given.emplace_back(&argument, &*schema);
  }
  std::string changed;
  for (int attempt = 0; attempt < 4 && changed.empty() && !given.empty(); ++attempt) {
    const auto [argument, schema] = OneOf(random, given);
    if (ChangeValue(*argument, *schema, placeholders, random)) changed = std::string(schema->name);
  }
  if (Number(random, 4) == 0 && args.size() <= op.args.size()) {
    for (int64_t count = Number(random, args.size()); count > 0 && args.size() > 1; --count) {
      kwargs.emplace(kwargs.begin(), std::string(op.args[args.size() - 1].name), std::move(args.back()));
      args.pop_back();
    }
    absl::StrAppend(&changed, " by keyword");
  }
  call->SetArgsAndKwargs(std::move(args), std::move(kwargs));
  return changed.empty() ? "" : absl::StrCat("changed ", changed);
}

std::string ChangeIntegerDType(BoundGraph& bound, std::mt19937_64& random) {
  std::string changed;
  for (const size_t i : InputsWith(bound, [](const Tensor& t) { return !IsFloatingPoint(t.dtype()); })) {
    if (Number(random, 2) == 0) continue;
    const DType dtype = OneOf<DType>(random, {DType::kInt64, DType::kInt32, DType::kInt32, DType::kInt16, DType::kInt8,
                                              DType::kUInt8, DType::kBool});
    bound.inputs[i] = bound.inputs[i].tensor().To(dtype);
    changed = std::string(TorchName(dtype));
  }
  return changed;
}

std::string ChangeRank(BoundGraph& bound, std::mt19937_64& random) {
  const std::vector<size_t> tensors = InputsWith(bound, [](const Tensor&) { return true; });
  if (tensors.empty()) return "";
  IValue& input = bound.inputs[OneOf(random, tensors)];
  const Tensor tensor = input.tensor().Contiguous();
  std::vector<int64_t> sizes(tensor.sizes().begin(), tensor.sizes().end());
  const int64_t dim = Number(random, sizes.size() + 1);
  if (Number(random, 2) == 0) {
    sizes.insert(sizes.begin() + dim, 1);
  } else if (Number(random, 3) == 0 && tensor.numel() > 0) {
    sizes.clear();
  } else if (dim < static_cast<int64_t>(sizes.size()) && sizes[dim] != 0) {
    sizes.erase(sizes.begin() + dim);
  } else {
    return "";
  }
  // If the new sizes have fewer elements, the first ones are kept.
  std::vector<int64_t> strides(sizes.size());
  int64_t stride = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    strides[d] = stride;
    stride *= std::max<int64_t>(sizes[d], 1);
  }
  const auto resized = tensor.TryAsStrided(sizes, strides, 0);
  if (!resized.ok()) return "";
  input = resized->To(resized->dtype());
  return absl::StrCat(sizes.size(), " dims");
}

std::string ExpandInput(BoundGraph& bound, std::mt19937_64& random) {
  const std::vector<size_t> tensors =
      InputsWith(bound, [](const Tensor& t) { return t.numel() > 1 && t.is_contiguous(); });
  if (tensors.empty()) return "";
  IValue& input = bound.inputs[OneOf(random, tensors)];
  const Tensor& tensor = input.tensor();
  const int64_t dim = Number(random, static_cast<size_t>(tensor.dim()));
  std::vector<int64_t> strides(tensor.strides().begin(), tensor.strides().end());
  strides[dim] = 0;
  const auto expanded = tensor.TryAsStrided(tensor.sizes(), strides, 0);
  if (!expanded.ok()) return "";
  input = *expanded;
  return "expanded";
}

}  // namespace backtape::graph_fuzz
