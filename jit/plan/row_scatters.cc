#include "backtape/jit/plan/row_scatters.h"

#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "absl/algorithm/container.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/type_strides.h"

namespace backtape::jit {

bool IsRowContiguous(const Node* node) {
  if (node == nullptr || !node->type().is_tensor()) return false;
  const TensorType& type = node->type().tensor();
  return StridesOf(type) == ContiguousStrides(type.sizes);
}

bool IsScattered(const Node* node) {
  return IsRowContiguous(node) &&
         (node->type().tensor().dtype == DType::kFloat32 || node->type().tensor().dtype == DType::kFloat64);
}

namespace {

bool IsIndex(const Node* node) {
  return IsRowContiguous(node) &&
         (node->type().tensor().dtype == DType::kInt64 || node->type().tensor().dtype == DType::kInt32);
}

// Each plane or volume of the input is a batch; each gradient is added at the position of its window's maximum.
bool IsPoolGradient(const Node& node) {
  const std::optional<MaxPoolGradient> pool = MaxPoolGradientOf(node);
  if (!pool || !IsScattered(&node)) return false;
  const NodeArguments args(node);
  return IsScattered(args.NodeAt(0)) && IsIndex(args.NodeAt(pool->index));
}

// A scatter along the last dim whose index has one row for each row of self.
bool IsScatterAlongRows(const Node& node) {
  if (!node.is_call_to(OpId::scatter_add) || !IsScattered(&node)) return false;
  const NodeArguments args(node);
  const Node* self = args.NodeAt(0);
  const Node* index = args.NodeAt(2);
  const Node* source = args.NodeAt(3);
  const int64_t rank = node.type().tensor().dim();
  const Argument dim = args.Value("dim");
  if (!IsScattered(self) || !IsIndex(index) || !IsScattered(source) || rank == 0 || !dim.is_int()) return false;
  if (dim.int_value() != rank - 1 && dim.int_value() != -1) return false;
  if (index->type().tensor().dim() != rank) return false;  // a 0-dim index counts as one position
  SymIntVector rows = self->type().tensor().sizes;
  rows.back() = index->type().tensor().sizes.back();
  return rows == index->type().tensor().sizes && rows == source->type().tensor().sizes;
}

}  // namespace

std::optional<MaxPoolGradient> MaxPoolGradientOf(const Node& node) {
  constexpr std::pair<OpId, MaxPoolGradient> kGradients[] = {
      {OpId::max_pool2d_with_indices_backward, {.dims = 2, .index = 7}},
      {OpId::max_pool3d_with_indices_backward, {.dims = 3, .index = 7}},
      {OpId::adaptive_max_pool2d_backward, {.dims = 2, .index = 2}},
      {OpId::adaptive_max_pool3d_backward, {.dims = 3, .index = 2}},
      {OpId::fractional_max_pool2d_backward, {.dims = 2, .index = 4}},
      {OpId::fractional_max_pool3d_backward, {.dims = 3, .index = 4}},
  };
  for (const auto& [op, gradient] : kGradients) {
    if (node.is_call_to(op)) return gradient;
  }
  return std::nullopt;
}

Node* FirstIndexOf(const NodeArguments& args) {
  const Argument indices = args.Value("indices");
  if (!indices.is_sequence() || indices.items().empty() || !indices.items()[0].is_node()) return nullptr;
  for (size_t i = 1; i < indices.items().size(); ++i) {
    if (!indices.items()[i].is_none()) return nullptr;
  }
  return indices.items()[0].node();
}

bool IsRowScatter(const Node& node) {
  if (IsPoolGradient(node) || IsScatterAlongRows(node)) return true;
  const bool is_embedding = node.is_call_to(OpId::embedding_dense_backward);
  const bool is_index_add = node.is_call_to(OpId::index_add);
  if ((!is_embedding && !is_index_add && !node.is_call_to(OpId::index_put)) || !IsScattered(&node)) return false;
  const NodeArguments args(node);
  if (is_index_add) {
    return IsScattered(args.NodeAt(0)) && IsScattered(args.NodeAt(3)) && IsIndex(args.NodeAt(2)) &&
           node.type().tensor().dim() > 0 && args.NodeAt(3)->type().tensor().dim() == node.type().tensor().dim() &&
           args.Value("alpha").scalar().to_double() == 1;
  }
  if (is_embedding) {
    return IsScattered(args.NodeAt(0)) && IsIndex(args.NodeAt(1)) && args.Value("padding_idx").is_int() &&
           args.Value("scale_grad_by_freq").is_bool() && !args.Value("scale_grad_by_freq").bool_value();
  }
  const Node* index = FirstIndexOf(args);
  if (!IsScattered(args.NodeAt(0)) || !IsScattered(args.NodeAt(2)) || !IsIndex(index)) return false;
  if (!args.Value("accumulate").is_bool()) return false;
  const SymIntVector& self = args.NodeAt(0)->type().tensor().sizes;
  SymIntVector rows = index->type().tensor().sizes;
  rows.insert(rows.end(), self.begin() + 1, self.end());
  return args.NodeAt(2)->type().tensor().sizes == rows;
}

int64_t DimOfIndexAdd(const Node& node) {
  const int64_t dim = NodeArguments(node).Value("dim").int_value();
  return dim < 0 ? dim + node.type().tensor().dim() : dim;
}

const Node* RowsOf(const Node& scatter) {
  const NodeArguments args(scatter);
  if (scatter.is_call_to(OpId::embedding_dense_backward)) return args.NodeAt(0);
  if (scatter.is_call_to(OpId::index_add)) return args.NodeAt(3);
  return scatter.is_call_to(OpId::index_put) ? args.NodeAt(2) : nullptr;
}

bool BeginsAsZeros(const Node& scatter) {
  // The first operand of a scatter without a base is the rows.
  const Node* const base = NodeArguments(scatter).NodeAt(0);
  const Node* const rows = RowsOf(scatter);
  if (rows == nullptr || base == rows || !IsRowScatter(scatter)) return false;
  if (base == nullptr || !base->is_call_to(OpId::full)) return false;
  const Argument fill = NodeArguments(*base).Value("fill_value");
  return fill.is_scalar() && fill.scalar().to_double() == 0 && !std::signbit(fill.scalar().to_double());
}

bool PrepareRowScatter(Rewriter& r, OpId op) {
  constexpr OpId kScatters[] = {OpId::embedding_dense_backward, OpId::index_add, OpId::scatter_add, OpId::index_put};
  if (!absl::c_linear_search(kScatters, op) && !MaxPoolGradientOf(*r.node())) return false;
  const DType dtype = r.node()->type().tensor().dtype;
  if (dtype != DType::kFloat32 && dtype != DType::kFloat64) return false;
  const NodeArguments args(*r.node());
  const bool is_put = op == OpId::index_put;
  Node* const index = is_put ? FirstIndexOf(args) : nullptr;
  if (is_put && index == nullptr) return false;
  bool changed = false;
  const auto row_major = [&](Node* x) {
    if (x == nullptr || !x->type().is_tensor() || IsRowContiguous(x)) return x;
    changed = true;
    return r.RowMajorCopy(x);
  };
  ArgumentList prepared;
  KeywordArguments keywords;
  for (size_t i = 0; i < r.node()->op()->args.size(); ++i) {
    const ArgSchema& schema = r.node()->op()->args[i];
    Node* const given = args.NodeAt(i);
    Argument value = given != nullptr ? Argument(row_major(given)) : args.Value(i);
    if (schema.is_kwarg_only) {
      keywords.emplace_back(schema.name, std::move(value));
    } else {
      prepared.push_back(std::move(value));
    }
  }
  if (is_put) {
    if (!index->type().is_tensor() || args.NodeAt(2) == nullptr) return false;
    SymIntVector full = index->type().tensor().sizes;
    const SymIntVector& self = args.NodeAt(0)->type().tensor().sizes;
    full.insert(full.end(), self.begin() + 1, self.end());
    Node* values = args.NodeAt(2);
    if (values->type().tensor().sizes != full && IsIndex(index)) {
      ArgumentList sizes = r.SizesOf(index);
      const ArgumentList rest = r.SizesOf(args.NodeAt(0));
      sizes.insert(sizes.end(), rest.begin() + 1, rest.end());
      prepared[2] = row_major(r.Call(OpId::expand, {values, Argument::List(std::move(sizes))}));
    }
    ArgumentList indices = args.Value("indices").items();
    indices[0] = row_major(index);
    prepared[1] = Argument::List(std::move(indices));
  }
  if (!changed) return false;
  r.Replace(r.Call(op, std::move(prepared), std::move(keywords)));
  return true;
}

}  // namespace backtape::jit
