#include "backtape/jit/plan/decompose_diagonals.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/view_inverse.h"

namespace backtape::jit {
namespace {

const TensorType& PlaneType(const Node* node) { return node->type().tensor(); }

Node* Numbers(Rewriter& r, int64_t start, int64_t count) {
  return r.Call(OpId::arange_start, {start, start + count}, {{"dtype", DType::kInt32}});
}

// Makes a tensor whose last two dims are rows and columns. Elements with column = row + offset come from `diagonal`,
// whose last dim runs along the diagonal; all others come from `rest`, which may broadcast.
Node* OnDiagonal(Rewriter& r, Node* diagonal, const Argument& rest, int64_t rows, int64_t columns, int64_t offset) {
  Node* const row = r.Call(OpId::unsqueeze, {Numbers(r, offset, rows), 1});
  Node* const is_diagonal = r.Call(OpId::eq_Tensor, {Numbers(r, 0, columns), row});
  // The position on the diagonal is the row number, or the column number if the diagonal starts below the first row.
  const int64_t length = PlaneType(diagonal).sizes.back().value();
  const int64_t padded = offset >= 0 ? rows : columns;
  if (length < padded) {
    ArgumentList sizes = r.SizesOf(diagonal);
    sizes.back() = padded;
    diagonal = r.Call(OpId::slice_backward, {diagonal, Argument::List(std::move(sizes)), -1, 0, length, 1});
  }
  diagonal = r.Call(OpId::unsqueeze, {diagonal, offset >= 0 ? -1 : -2});
  return r.Call(rest.is_node() ? OpId::where_self : OpId::where_ScalarOther, {is_diagonal, diagonal, rest});
}

struct Planes {
  int64_t rows = 0, columns = 0;
  std::vector<int64_t> order;  // the other dims, then the dim of rows and that of columns
};

// The planes of the result; nullopt if their sizes are symbolic or 0.
std::optional<Planes> PlanesOf(const TensorType& type, const Argument& dim1, const Argument& dim2) {
  if (!dim1.is_int() || !dim2.is_int()) return std::nullopt;
  const int64_t rank = type.dim();
  const auto from_start = [&](int64_t dim) { return dim < 0 ? dim + rank : dim; };
  const int64_t first = from_start(dim1.int_value()), second = from_start(dim2.int_value());
  const std::optional<int64_t> rows = type.sizes[first].constant(), columns = type.sizes[second].constant();
  if (!rows || !columns || *rows == 0 || *columns == 0) return std::nullopt;
  Planes planes{*rows, *columns, {}};
  for (int64_t d = 0; d < rank; ++d) {
    if (d != first && d != second) planes.order.push_back(d);
  }
  planes.order.push_back(first);
  planes.order.push_back(second);
  return planes;
}

// Elements outside of the diagonal are 0 (diag_embed, diagonal_backward), or those of the first operand.
bool WriteDiagonal(Rewriter& r, const NodeArguments& args, bool begins_as_zeros) {
  Node* const source = args.NodeAt(begins_as_zeros ? 0 : 1);
  const TensorType& type = PlaneType(r.node());
  const std::optional<Planes> planes = PlanesOf(type, args.Value("dim1"), args.Value("dim2"));
  const Argument offset = args.Value("offset");
  if (!planes || !offset.is_int() || PlaneType(source).dtype != type.dtype) return false;
  const std::optional<int64_t> length = PlaneType(source).sizes.back().constant();
  if (!length || *length == 0 || std::max(planes->rows, planes->columns) > (int64_t{1} << 30)) return false;
  Argument rest = IsFloatingPoint(type.dtype) ? Argument(0.0) : Argument(int64_t{0});
  if (begins_as_zeros && type.dtype == DType::kBool) rest = Argument(false);
  if (!begins_as_zeros) rest = r.Call(OpId::permute, {args.NodeAt(0), Argument::IntList(planes->order)});
  Node* result = OnDiagonal(r, source, rest, planes->rows, planes->columns, offset.int_value());
  if (PlaneType(result).dtype != type.dtype) return false;
  r.Replace(r.Call(OpId::permute, {result, Argument::IntList(InversePermutation(planes->order))}));
  return true;
}

}  // namespace

bool DecomposeDiagonals(Rewriter& r, OpId op) {
  const NodeArguments args(*r.node());
  if (op == OpId::diag_embed || op == OpId::diagonal_backward) return WriteDiagonal(r, args, true);
  return op == OpId::diagonal_scatter && WriteDiagonal(r, args, false);
}

}  // namespace backtape::jit
