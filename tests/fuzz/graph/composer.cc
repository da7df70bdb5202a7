#include "backtape/tests/fuzz/graph/composer.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"

namespace backtape::graph_fuzz {

Composer::Composer(uint64_t seed) : random_(seed) {
  made_.bound.graph = std::make_unique<Graph>();
  made_.is_single_call = false;
}

std::vector<int64_t> Composer::SizesOf(const Node* node) {
  std::vector<int64_t> sizes;
  for (const SymInt& size : TypeOf(node).sizes) sizes.push_back(size.value());
  return sizes;
}

Node* Composer::Input(const Tensor& value) {
  Graph& graph = *made_.bound.graph;
  // Placeholders precede all calls.
  Node* before = graph.first();
  while (before != nullptr && before->is_placeholder()) before = before->next();
  graph.set_insertion_point(before);
  Node* const node = graph.Placeholder(absl::StrCat("x", made_.bound.inputs.size()), ValueType(value.type()));
  graph.set_insertion_point(nullptr);
  made_.bound.inputs.emplace_back(value);
  values_.push_back(node);
  return node;
}

Node* Composer::Input(const std::vector<int64_t>& sizes, DType dtype) {
  int64_t numel = 1;
  for (const int64_t size : sizes) numel *= size;
  std::vector<double> values;
  const bool is_float = IsFloatingPoint(dtype);
  const double least = dtype == DType::kBool || dtype == DType::kUInt8 ? 0 : -12;
  for (int64_t i = 0; i < numel; ++i) {
    const double value = least + static_cast<double>(Number(dtype == DType::kBool ? 2 : 25));
    values.push_back(is_float ? value / 4 : value);
  }
  return Input(Tensor::FromValues(sizes, values, dtype));
}

std::vector<int64_t> Composer::Sizes(int64_t max_dim, std::initializer_list<int64_t> of) {
  std::vector<int64_t> sizes(static_cast<size_t>(Number(static_cast<size_t>(max_dim) + 1)));
  for (int64_t& size : sizes) size = OneOf(of);
  return sizes;
}

Node* Composer::Call(absl::string_view op, ArgumentList args, KeywordArguments kwargs) {
  if (has_failed_) return nullptr;
  Graph& graph = *made_.bound.graph;
  Node* const node = graph.Call(op, std::move(args), std::move(kwargs));
  const absl::StatusOr<ValueType> type = InferType(*node, env_);
  if (!type.ok() || !type->is_known()) {
    if (!type.ok() && OneIn(40)) {
      has_failed_ = true;
    } else {
      graph.Erase(node);
    }
    return nullptr;
  }
  node->set_type(*type);
  return node;
}

Node* Composer::Add(absl::string_view op, ArgumentList args, KeywordArguments kwargs) {
  Node* const node = Call(op, std::move(args), std::move(kwargs));
  if (node == nullptr) return nullptr;
  if (node->type().is_list()) {
    for (size_t i = 0; i < node->type().list().size() && i < 3; ++i) Output(node, static_cast<int64_t>(i));
    return node;
  }
  if (!node->type().is_tensor()) return node;
  int64_t numel = 1;
  for (const SymInt& size : TypeOf(node).sizes) {
    if (size.is_symbolic()) return node;  // depends on values
    numel *= std::max<int64_t>(size.value(), 1);
  }
  if (numel <= 4096) values_.push_back(node);
  return node;
}

Node* Composer::Output(Node* list, int64_t index) {
  Node* const node = Call("operator.getitem", {list, index});
  if (node != nullptr && node->type().is_tensor()) values_.push_back(node);
  return node;
}

RandomCase Composer::Finish(std::string description) {
  std::vector<Argument> returned = {values_.back()};
  for (Node* node : values_) {
    if (OneIn(4) && !node->is_placeholder()) returned.emplace_back(node);
  }
  Graph& graph = *made_.bound.graph;
  graph.Output(Argument::List(std::move(returned)));
  for (Node* node : graph.nodes()) node->set_type(ValueType());
  made_.description = std::move(description);
  return std::move(made_);
}

}  // namespace backtape::graph_fuzz
