#include "backtape/passes/aot/insert_outputs.h"

#include <utility>

#include "backtape/tensor/check.h"

namespace backtape {

void InsertOutputs(Graph& graph, size_t position, std::vector<NewOutput> outputs) {
  const Argument& returned = graph.output()->args()[0];
  ArgumentList items;
  if (returned.is_sequence()) {
    items.assign(returned.items().begin(), returned.items().end());
  } else {
    items.push_back(returned);
  }
  BACKTAPE_CHECK(position <= items.size()) << "outputs inserted beyond the end";
  Signature signature = graph.signature();
  const bool states_outputs = !signature.outputs.empty();
  for (NewOutput& output : outputs) {
    items.insert(items.begin() + static_cast<int64_t>(position), std::move(output.value));
    if (states_outputs) {
      signature.outputs.insert(signature.outputs.begin() + static_cast<int64_t>(position), std::move(output.role));
    }
    ++position;
  }
  graph.output()->SetArgs({Argument::Tuple(std::move(items))});
  if (states_outputs) graph.set_signature(std::move(signature));
}

}  // namespace backtape
