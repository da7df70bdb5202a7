#include "backtape/jit/plan/uniform_factors.h"

#include <cmath>
#include <optional>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/rewriter.h"

namespace backtape::jit {
namespace {

// The number that all elements are equal to, if it is finite.
std::optional<double> UniformNumber(const Node* node) {
  while (node->op() != nullptr && node->op()->has_tag(kTagView)) node = node->operand(0);
  if (!node->is_call_to(OpId::full)) return std::nullopt;
  const Argument value = NodeArguments(*node).Value("fill_value");
  if (!value.is_scalar() || !std::isfinite(value.scalar().to_double())) return std::nullopt;
  return value.scalar().to_double();
}

// Rewrites a matrix product; returns false if it is unchanged.
bool SumInstead(Rewriter& r) {
  const Node& node = *r.node();
  if (!node.is_call_to(OpId::mm) || !node.type().is_tensor()) return false;
  const TensorType& type = node.type().tensor();
  if (type.dtype != DType::kFloat32 && type.dtype != DType::kFloat64) return false;
  std::vector<int64_t> sizes;
  for (const SymInt& size : type.sizes) {
    if (!size.constant()) return false;
    sizes.push_back(*size.constant());
  }
  const NodeArguments args(node);
  for (const size_t uniform : {size_t{0}, size_t{1}}) {
    const std::optional<double> number = UniformNumber(args.NodeAt(uniform));
    if (!number) continue;
    Node* other = args.NodeAt(1 - uniform);
    if (*number != 1) other = r.Call(OpId::mul_Tensor, {other, *number});
    Node* const sum = r.Sum(other, {static_cast<int64_t>(uniform)}, true);
    Node* const repeated = r.Call(OpId::expand, {sum, Argument::IntList(sizes)});
    r.Replace(r.Call(OpId::clone, {repeated}, {{"memory_format", MemoryFormat::kContiguous}}));
    return true;
  }
  return false;
}

}  // namespace

absl::StatusOr<bool> SumUniformFactors(Graph& graph, ShapeEnv& env) { return RewriteEach(graph, env, SumInstead); }

}  // namespace backtape::jit
