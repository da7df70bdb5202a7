#include "backtape/ir/layer_norm_statistics.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

bool HasFloat32(const Node& call, std::initializer_list<size_t> arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [&call](size_t i) {
    if (i >= call.args().size() || !call.args()[i].is_node()) return false;
    const ValueType& type = call.args()[i].node()->type();
    return type.is_tensor() && type.tensor().dtype == DType::kFloat32;
  });
}

void Correct(Node* node, std::vector<std::string>& corrected) {
  if (!node->type().is_tensor()) return;
  TensorType type = node->type().tensor();
  if (type.dtype != DType::kBFloat16 && type.dtype != DType::kFloat16) return;
  type.dtype = DType::kFloat32;
  node->set_type(ValueType(std::move(type)));
  corrected.emplace_back(node->name());
}

}  // namespace

std::vector<std::string> CorrectLayerNormStatistics(Graph& graph) {
  std::vector<std::string> corrected;
  for (const Node* call : graph.nodes()) {
    if (call->is_call_to(OpId::native_layer_norm) && HasFloat32(*call, {2, 3})) {
      for (Node* item : call->users()) {
        const bool is_item = item->is_call_to(OpId::operator_getitem) && item->args().size() == 2 &&
                             item->args()[1].is_int() && item->args()[1].int_value() != 0;
        if (is_item) Correct(item, corrected);
      }
    } else if (call->is_call_to(OpId::native_layer_norm_backward) && HasFloat32(*call, {5, 6})) {
      for (const size_t i : {3, 4}) {
        const Argument& statistic = call->args()[i];
        if (statistic.is_node() && statistic.node()->is_placeholder()) Correct(statistic.node(), corrected);
      }
    }
  }
  return corrected;
}

}  // namespace backtape
