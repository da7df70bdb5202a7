#include "backtape/jit/plan/dense_nodes.h"

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/number_operands.h"
#include "backtape/jit/plan/row_scatters.h"

namespace backtape::jit {
namespace {

bool IsFloatValue(const Node* node) {
  return node != nullptr && node->type().is_tensor() && IsFloatingPoint(node->type().tensor().dtype);
}

bool IsOneArgument(const Argument& argument) { return argument.is_scalar() && argument.scalar().to_double() == 1; }

}  // namespace

bool IsDenseCall(const Node& node) {
  if (node.op() == nullptr || !HasTensorOperands(node)) return false;
  if (IsRowScatter(node)) return true;
  const NodeArguments args(node);
  const OpId op = node.op()->op_id();
  if (op == OpId::mm || op == OpId::bmm) return IsFloatValue(args.NodeAt(0)) && IsFloatValue(args.NodeAt(1));
  if (op == OpId::addmm) {
    // Calls with other addends or factors have been expanded to mm, mul and add.
    return IsFloatValue(args.NodeAt(0)) && IsFloatValue(args.NodeAt(1)) && IsFloatValue(args.NodeAt(2)) &&
           IsOneArgument(args.Value("beta")) && IsOneArgument(args.Value("alpha"));
  }
  if (op == OpId::convolution || op == OpId::convolution_backward) {
    if (!IsFloatValue(args.NodeAt(0))) return false;
    for (const char* argument : {"stride", "padding", "dilation"}) {
      const Argument list = args.Value(argument);
      for (const Argument& item : list.items()) {
        if (!item.is_int()) return false;
      }
    }
    if (!args.Value("transposed").is_bool() || !args.Value("groups").is_int()) return false;
  }
  if (op == OpId::convolution) return true;
  if (op == OpId::convolution_backward) {
    // Accepts only calls that compute one gradient, that of the input or of the weight, and have one reader.
    const Argument mask = args.Value("output_mask");
    const int wanted = mask.items()[0].bool_value() + mask.items()[1].bool_value() + 2 * mask.items()[2].bool_value();
    return wanted == 1 && node.num_users() == 1;
  }
  return false;
}

}  // namespace backtape::jit
