#include "backtape/autograd/engine/tape_graph.h"

#include <typeinfo>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/tape_walk.h"
#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/ir/value_type.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// A saved value as an argument. A tensor is represented by its type.
Argument Described(const IValue& value) {
  if (value.is_none()) return {};
  if (value.is_tensor()) return Argument::Symbol{value.tensor().type().ToString()};
  if (value.is_bool()) return value.bool_value();
  if (value.is_double()) return value.float_value();
  if (value.is_string()) return value.string();
  if (value.is_dtype()) return value.dtype();
  if (value.is_layout()) return value.layout();
  if (value.is_device()) return value.device();
  if (value.is_memory_format()) return value.memory_format();
  if (value.is_int()) {
    if (value.sym_int().is_symbolic()) return Argument::Symbol{value.sym_int().ToString()};
    return value.sym_int().value();
  }
  ArgumentList items;
  for (const IValue& item : value.list()) items.push_back(Described(item));
  return Argument::List(std::move(items));
}

KeywordArguments SavedArguments(TapeNode& node) {
  KeywordArguments saved;
  try {
    for (const auto& [name, value] : node.SavedValues()) saved.emplace_back(name, Described(value));
  } catch (const Error&) {
    // The values have been overwritten or released: show none.
    saved.clear();
  }
  return saved;
}

}  // namespace

std::unique_ptr<Graph> TapeAsGraph(absl::Span<const TapePoint> outputs) {
  EdgeList roots;
  for (const TapePoint& output : outputs) {
    if (output.edge().is_valid()) roots.push_back(output.edge());
  }
  internal::TapeWalk walk;
  walk.Reset(roots);
  auto graph = std::make_unique<Graph>();
  // The calls that contribute to each input gradient.
  std::vector<std::vector<ArgumentList>> incoming(walk.size());
  for (size_t i = 0; i < walk.size(); ++i) incoming[i].resize(walk.node(i).num_inputs());
  for (size_t i = 0; i < roots.size(); ++i) {
    incoming[walk.PositionOf(roots[i].node.get())][roots[i].input_nr].emplace_back(
        graph->Placeholder(absl::StrCat("grad_output_", i), roots[i].node->input_metadata(roots[i].input_nr).type()));
  }
  ArgumentList accumulators;
  for (size_t i = 0; i < walk.size(); ++i) {
    TapeNode& node = walk.node(i);
    ArgumentList args;
    for (ArgumentList& parts : incoming[i]) args.push_back(Argument::List(std::move(parts)));
    Node* call =
        graph->Create(Opcode::kCallFunction, absl::StrCat("tape.", node.Name()), std::move(args), SavedArguments(node));
    call->mutable_provenance().stack = node.creation_stack().Resolve();
    call->mutable_provenance().sequence_number = static_cast<int64_t>(node.sequence_number());
    call->mutable_provenance().origins = {graph->AddOrigin({call->name(), 0})};
    for (size_t e = 0; e < node.num_outputs(); ++e) {
      const uint32_t to = walk.target(i, e);
      if (to != internal::TapeWalk::kNowhere) incoming[to][node.next_edge(e).input_nr].emplace_back(call);
    }
    if (node.is_gradient_accumulator()) accumulators.emplace_back(call);
  }
  graph->Output(Argument::List(std::move(accumulators)));
  return graph;
}

}  // namespace backtape
