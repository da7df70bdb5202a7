#include "backtape/passes/full_call.h"

#include <utility>
#include <vector>

#include "backtape/ir/op_id.h"
#include "backtape/passes/rewrite.h"

namespace backtape {
namespace {

// A size as an argument of calls before `old`. Reads a symbolic size from a placeholder; None if no placeholder has it.
Argument SizeArgument(Graph& graph, Node* old, const SymInt& size) {
  if (!size.is_symbolic()) return size.value();
  const OpSchema* sym_size = graph.ops().Find(OpId::sym_size_int);
  for (Node* placeholder : graph.placeholders()) {
    const ValueType& type = placeholder->type();
    if (type.is_sym_int() && type.sym_int() == size) return placeholder;
    if (!type.is_tensor() || sym_size == nullptr) continue;
    for (size_t d = 0; d < type.tensor().sizes.size(); ++d) {
      if (!(type.tensor().sizes[d] == size)) continue;
      Node* made = CallFor(graph, old, *sym_size, {placeholder, static_cast<int64_t>(d)});
      if (made->type().is_sym_int()) return made;
      graph.Erase(made);
      return {};
    }
  }
  return {};
}

}  // namespace

Node* FullFor(Graph& graph, Node* old, const Scalar& value) {
  const OpSchema* op = graph.ops().Find(OpId::full);
  if (op == nullptr || !old->type().is_tensor() || !IsStorable(old->type().tensor().dtype)) return nullptr;
  const TensorType& type = old->type().tensor();
  std::vector<Argument> sizes;
  for (const SymInt& size : type.sizes) {
    Argument argument = SizeArgument(graph, old, size);
    if (argument.is_none()) {
      // Leave the graph unchanged.
      for (const Argument& made : sizes) {
        if (made.is_node() && !made.node()->is_placeholder()) graph.Erase(made.node());
      }
      return nullptr;
    }
    sizes.push_back(std::move(argument));
  }
  Argument fill = value.to_double();
  if (type.dtype == DType::kBool) {
    fill = value.to_bool();
  } else if (IsInteger(type.dtype)) {
    fill = value.to_int64();
  }
  return CallFor(graph, old, *op, {Argument::List(std::move(sizes)), std::move(fill)},
                 {{"dtype", type.dtype}, {"layout", Layout::kStrided}, {"device", type.device}, {"pin_memory", false}});
}

}  // namespace backtape
