#include "backtape/jit/plan/product_layouts.h"

#include <utility>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/jit/plan/dense_nodes.h"

namespace backtape::jit {
namespace {

// Minimum number of contiguous elements. Fewer do not fill a cache line, and every reader would fetch the rest of it
// again.
constexpr int64_t kMinSideBySide = 16;
// Maximum number of readers for which a transposed layout is accepted: each product that reads the matrix as its second
// factor transposes it again.
constexpr size_t kMaxReadersOfTransposed = 2;
// Maximum number of separate rows, which tiles visit once for each panel of columns. If there are more rows, each in
// its own page, too few of them stay in the caches: a product with 1024 rows 6 KB apart took 9.7 ms instead of 8.0 ms.
constexpr int64_t kMaxRowsApart = 512;

bool IsMatrixProduct(const Node& node) {
  return (node.is_call_to(OpId::mm) || node.is_call_to(OpId::bmm) || node.is_call_to(OpId::addmm)) && IsDenseCall(node);
}

bool IsPlainCopy(const Node& node) {
  if (!node.is_call_to(OpId::clone) && !node.is_call_to(OpId::contiguous)) return false;
  if (!node.type().is_tensor() || !node.operand(0)->type().is_tensor()) return false;
  const TensorType& type = node.type().tensor();
  const TensorType& from = node.operand(0)->type().tensor();
  return type.dtype == from.dtype && type.sizes == from.sizes && type.dim() >= 2 && !(type.numel() == SymInt(0));
}

// Whether the view has all elements in the same order, possibly with other sizes.
bool IsReshape(const Node& node) {
  return node.is_call_to(OpId::view) || node.is_call_to(OpId::_unsafe_view) || node.is_call_to(OpId::unsqueeze) ||
         node.is_call_to(OpId::squeeze_dim) ||
         ((node.is_call_to(OpId::expand) || node.is_call_to(OpId::alias)) &&
          node.type().tensor().sizes == node.operand(0)->type().tensor().sizes);
}

// For a permutation, the operand's dim for each dim of the result; nullopt for other nodes.
std::optional<std::vector<int64_t>> PermutationOf(const Node& node) {
  if (!node.type().is_tensor()) return std::nullopt;
  const int64_t rank = node.type().tensor().dim();
  const auto dim_of = [&](int64_t dim) { return dim < 0 ? dim + rank : dim; };
  std::vector<int64_t> dims(rank);
  for (int64_t d = 0; d < rank; ++d) dims[d] = d;
  if (node.is_call_to(OpId::t)) {
    if (rank == 2) std::swap(dims[0], dims[1]);
    return dims;
  }
  if (node.is_call_to(OpId::transpose_int)) {
    const NodeArguments args(node);
    if (!args.Value(1).is_int() || !args.Value(2).is_int()) return std::nullopt;
    if (rank == 0) return dims;
    std::swap(dims[dim_of(args.Value(1).int_value())], dims[dim_of(args.Value(2).int_value())]);
    return dims;
  }
  if (node.is_call_to(OpId::permute)) {
    const Argument list = NodeArguments(node).Value(1);
    for (int64_t d = 0; d < rank; ++d) {
      if (!list.items()[d].is_int()) return std::nullopt;
      dims[d] = dim_of(list.items()[d].int_value());
    }
    return dims;
  }
  return std::nullopt;
}

// Whether the view swaps the last two dims and no others.
bool TransposesMatrices(const Node& node) {
  std::optional<std::vector<int64_t>> dims = PermutationOf(node);
  if (!dims || dims->size() < 2) return false;
  std::swap((*dims)[dims->size() - 1], (*dims)[dims->size() - 2]);
  for (size_t d = 0; d < dims->size(); ++d) {
    if ((*dims)[d] != static_cast<int64_t>(d)) return false;
  }
  return true;
}

bool HaveSameMatrices(const TensorType& a, const TensorType& b) {
  const auto at = [](const TensorType& type, size_t i) { return type.sizes[type.sizes.size() - i]; };
  return a.dim() >= 3 && b.dim() >= 3 && at(a, 1) == at(b, 1) && at(a, 2) == at(b, 2);
}

// Whether the view changes only the number of batch dims, or nothing.
bool KeepsMatrices(const Node& view) {
  if (!IsReshape(view)) return false;
  const TensorType& to = view.type().tensor();
  const TensorType& from = view.operand(0)->type().tensor();
  return to.sizes == from.sizes || HaveSameMatrices(to, from);
}

// The strides of a view, found by algebra alone without assumptions about symbols.
std::optional<SymIntVector> StridesAfterView(const Node& view, const SymIntVector& from_sizes,
                                             const SymIntVector& from_strides, const SymIntVector& to_sizes) {
  if (from_sizes.empty()) return std::nullopt;
  ShapeEnv env;
  ShapeContext context(env, *view.op());
  std::optional<SymIntVector> strides = shape_rules::ViewStrides(context, from_sizes, from_strides, to_sizes);
  if (!env.guards().empty()) return std::nullopt;
  return strides;
}

bool AddReaders(const Node& value, const Node& copy, std::vector<CopyReader>& readers) {
  for (const Use& use : value.uses_unordered()) {
    const Node& user = *use.user;
    if (IsMatrixProduct(user)) {
      if (user.op()->is(OpId::addmm) && NodeArguments(user).NodeAt(0) == &value) return false;
      const TensorType& type = copy.type().tensor();
      const bool is_first = NodeArguments(user).NodeAt(user.op()->is(OpId::addmm) ? 1 : 0) == &value;
      CopyReader reader = {&user, {}, is_first};
      if (type.dim() > 3) reader.batch.assign(type.sizes.begin(), type.sizes.end() - 2);
      // A bmm needs at least one batch dim.
      if (user.op()->is(OpId::bmm) && type.dim() < 3) return false;
      if (!user.op()->is(OpId::bmm) && type.dim() > 2) return false;
      readers.push_back(std::move(reader));
    } else if (!user.is_call() || user.op() == nullptr || (!TransposesMatrices(user) && !KeepsMatrices(user)) ||
               !AddReaders(user, copy, readers)) {
      return false;
    }
  }
  return true;
}

bool IsUnit(const SymInt& number) { return number == SymInt(1); }

bool FillsLines(const SymInt& size) { return size.constant().value_or(kMinSideBySide) >= kMinSideBySide; }

}  // namespace

std::optional<CopiedFactor> CopyBefore(const Node& factor) {
  CopiedFactor result;
  const Node* node = &factor;
  while (!IsPlainCopy(*node)) {
    if (!node->is_call() || node->op() == nullptr || !node->type().is_tensor()) return std::nullopt;
    if (TransposesMatrices(*node)) {
      result.is_transposed = !result.is_transposed;
    } else if (!KeepsMatrices(*node)) {
      return std::nullopt;
    }
    node = node->operand(0);
  }
  result.copy = node;
  return result;
}

std::vector<CopyReader> ProductsInPlaceOf(const Node& copy) {
  std::vector<CopyReader> readers;
  if (!copy.is_call() || !IsPlainCopy(copy) || !AddReaders(copy, copy, readers)) return {};
  const TensorType& from = copy.operand(0)->type().tensor();
  const SymIntVector strides = StridesOf(from);
  const size_t rank = strides.size();
  const bool has_columns = IsUnit(strides[rank - 1]) && FillsLines(from.sizes[rank - 1]);
  const bool has_rows = IsUnit(strides[rank - 2]) && FillsLines(from.sizes[rank - 2]);
  if (!has_columns && !(has_rows && readers.size() <= kMaxReadersOfTransposed)) return {};
  const SymInt& apart = from.sizes[has_columns ? rank - 2 : rank - 1];
  for (const CopyReader& reader : readers) {
    if (reader.is_first_factor && apart.constant().value_or(0) > kMaxRowsApart) return {};
  }
  return readers;
}

std::optional<StackLayout> LayoutThroughViews(const Node& root, const Node& view, SymIntVector strides) {
  StackLayout layout = {view.type().tensor().sizes, std::move(strides)};
  for (const Node* node = &view; node != &root; node = node->operand(0)) {
    if (node->num_uses() != 1 || !node->is_call() || node->op() == nullptr) return std::nullopt;
    if (const std::optional<std::vector<int64_t>> dims = PermutationOf(*node)) {
      const StackLayout after = layout;
      for (size_t d = 0; d < dims->size(); ++d) {
        layout.sizes[(*dims)[d]] = after.sizes[d];
        layout.strides[(*dims)[d]] = after.strides[d];
      }
      continue;
    }
    if (!IsReshape(*node)) return std::nullopt;
    const Node& from = *node->operand(0);
    const SymIntVector& sizes = from.type().tensor().sizes;
    if (std::optional<SymIntVector> found = StridesAfterView(*node, layout.sizes, layout.strides, sizes)) {
      layout = {sizes, *std::move(found)};
      continue;
    }
    // The batch dims remain split.
    if (&from == &root && from.type().tensor().dim() == 3 &&
        HaveSameMatrices(from.type().tensor(), node->type().tensor())) {
      continue;
    }
    return std::nullopt;
  }
  return root.num_uses() == 1 ? std::optional(std::move(layout)) : std::nullopt;
}

bool IsGoodResult(const Node& product, const StackLayout& layout) {
  const size_t rank = layout.strides.size();
  if (rank < 2 || (!product.op()->is(OpId::bmm) && rank != 2)) return false;
  if (IsUnit(layout.strides[rank - 1])) return FillsLines(layout.sizes[rank - 1]);
  // The transposed product is computed instead, so the product must not have a bias, and its columns must fill vectors.
  return !product.op()->is(OpId::addmm) && IsUnit(layout.strides[rank - 2]) &&
         layout.sizes[rank - 2].constant().value_or(0) >= kMinSideBySide;
}

bool IsCopyOfProduct(const Node& copy) {
  if (!copy.is_call() || !IsPlainCopy(copy)) return false;
  // A copy that copy_ reads is the new value of an input, and is made in the input's memory.
  for (const Use& use : copy.uses_unordered()) {
    if (use.user->is_call_to(OpId::copy_)) return false;
  }
  const Node* root = copy.operand(0);
  while (root->is_call() && root->op() != nullptr && root->num_operands() > 0 && root->op()->has_tag(kTagView)) {
    root = root->operand(0);
  }
  if (root == copy.operand(0) || !IsMatrixProduct(*root)) return false;
  const auto layout = LayoutThroughViews(*root, *copy.operand(0), StridesOf(copy.type().tensor()));
  return layout && IsGoodResult(*root, *layout);
}

}  // namespace backtape::jit
