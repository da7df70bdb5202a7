#include "backtape/jit/plan/sizes_of_one.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace backtape::jit {
namespace {

// The type with the sizes stated; nullopt if there are none to state.
std::optional<ValueType> Stated(const ValueType& type, ShapeEnv& env) {
  bool has_changed = false;
  if (type.is_list()) {
    std::vector<ValueType> items = type.list();
    for (ValueType& item : items) {
      std::optional<ValueType> stated = Stated(item, env);
      if (!stated) continue;
      item = *std::move(stated);
      has_changed = true;
    }
    return has_changed ? std::make_optional<ValueType>(std::move(items)) : std::nullopt;
  }
  if (!type.is_tensor()) return std::nullopt;
  TensorType stated = type.tensor();
  for (SymInt& size : stated.sizes) {
    if (!size.is_symbolic() || size.symbol().has_value() || !env.DecideEq(size, 1, "")) continue;
    size = 1;
    has_changed = true;
  }
  return has_changed ? std::make_optional<ValueType>(std::move(stated)) : std::nullopt;
}

}  // namespace

bool StateSizesOfOne(Graph& graph, const ShapeEnv& env) {
  ShapeEnv copy = env;  // DecideEq may add guards, which must not reach `env`
  bool changed = false;
  for (Node* node : graph.nodes()) {
    std::optional<ValueType> stated = Stated(node->type(), copy);
    if (!stated) continue;
    node->set_type(*std::move(stated));
    changed = true;
  }
  return changed;
}

}  // namespace backtape::jit
