#include "backtape/jit/plan/decompose_offset_pooling.h"

#include <array>
#include <optional>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::jit {
namespace {

using PairOfNumbers = std::array<int64_t, 2>;

std::optional<PairOfNumbers> PairOf(const Argument& list) {
  if (!list.is_sequence() || list.items().size() != 2) return std::nullopt;
  if (!list.items()[0].is_int() || !list.items()[1].is_int()) return std::nullopt;
  return PairOfNumbers{list.items()[0].int_value(), list.items()[1].int_value()};
}

// The row and the column of row-major positions in rows of `width` elements.
std::array<Node*, 2> RowAndColumn(Rewriter& r, Node* numbers, int64_t width) {
  Node* const row = r.Call(OpId::floor_divide, {numbers, width});
  return {row, r.Call(OpId::sub_Tensor, {numbers, r.Call(OpId::mul_Tensor, {row, width})})};
}

// The first position of each window along one of the last two dims, shaped to broadcast; null if the number of windows
// is not known.
Node* WindowStarts(Rewriter& r, const TensorType& windows, int dim, int64_t stride, int64_t padding) {
  const std::optional<int64_t> count = windows.sizes[windows.dim() - 2 + dim].constant();
  if (!count) return nullptr;
  Node* const starts =
      r.Call(OpId::arange_start_step, {-padding, *count * stride - padding, stride}, {{"dtype", DType::kInt64}});
  return dim == 0 ? r.Call(OpId::view, {starts, Argument::IntList({*count, 1})}) : starts;
}

bool WithOffsets(Rewriter& r, const NodeArguments& args) {
  const auto kernel = PairOf(args.Value("kernel_size")), stride = PairOf(args.Value("stride"));
  const auto padding = PairOf(args.Value("padding")), dilation = PairOf(args.Value("dilation"));
  const TensorType& input = args.NodeAt(0)->type().tensor();
  const std::optional<int64_t> width = input.sizes.back().constant();
  if (!kernel || !stride || !padding || !dilation || !width) return false;
  const TensorType& windows = r.node()->type().list()[0].tensor();
  for (int dim : {0, 1}) {
    if (!windows.sizes[windows.dim() - 2 + dim].constant()) return false;
  }
  Node* const pool =
      r.Call(OpId::max_pool2d_with_indices, {args.NodeAt(0), args.Value("kernel_size"), args.Value("stride"),
                                             args.Value("padding"), args.Value("dilation"), args.Value("ceil_mode")});
  Node* const values = r.Call(OpId::operator_getitem, {pool, 0});
  Node* offsets = nullptr;
  const std::array<Node*, 2> place = RowAndColumn(r, r.Call(OpId::operator_getitem, {pool, 1}), *width);
  for (int dim : {0, 1}) {
    Node* const start = WindowStarts(r, windows, dim, (*stride)[dim], (*padding)[dim]);
    Node* steps = r.Call(OpId::sub_Tensor, {place[dim], start});
    if ((*dilation)[dim] != 1) steps = r.Call(OpId::floor_divide, {steps, (*dilation)[dim]});
    offsets = dim == 0 ? r.Call(OpId::mul_Tensor, {steps, (*kernel)[1]}) : r.Call(OpId::add_Tensor, {offsets, steps});
  }
  r.ReplaceOutputs({values, r.Call(OpId::_to_copy, {offsets}, {{"dtype", DType::kInt8}})});
  return true;
}

bool ToIndices(Rewriter& r, Node* offsets, int64_t kernel_width, int64_t input_width, const PairOfNumbers& stride,
               const PairOfNumbers& padding, const PairOfNumbers& dilation) {
  const TensorType& windows = offsets->type().tensor();
  if (windows.dim() < 2) return false;
  for (int dim : {0, 1}) {
    // WindowStarts needs a known number of windows and a step other than 0.
    if (!windows.sizes[windows.dim() - 2 + dim].constant() || stride[dim] == 0) return false;
  }
  Node* const wide = r.Call(OpId::_to_copy, {offsets}, {{"dtype", DType::kInt64}});
  std::array<Node*, 2> place = RowAndColumn(r, wide, kernel_width);
  for (int dim : {0, 1}) {
    if (dilation[dim] != 1) place[dim] = r.Call(OpId::mul_Tensor, {place[dim], dilation[dim]});
    place[dim] = r.Call(OpId::add_Tensor, {place[dim], WindowStarts(r, windows, dim, stride[dim], padding[dim])});
  }
  r.Replace(r.Call(OpId::add_Tensor, {r.Call(OpId::mul_Tensor, {place[0], input_width}), place[1]}));
  return true;
}

bool OffsetsToIndices(Rewriter& r, const NodeArguments& args) {
  const auto kernel = PairOf(args.Value("kernel_size")), input = PairOf(args.Value("input_size"));
  const auto stride = PairOf(args.Value("stride")), padding = PairOf(args.Value("padding"));
  const auto dilation = PairOf(args.Value("dilation"));
  if (!kernel || !input || !stride || !padding || !dilation) return false;
  return ToIndices(r, args.NodeAt(0), (*kernel)[1], (*input)[1], *stride, *padding, *dilation);
}

bool PlaneOffsetsToIndices(Rewriter& r, const NodeArguments& args) {
  const Argument kernel_width = args.Value("kernel_w"), input_width = args.Value("input_width");
  const auto stride = PairOf(args.Value("stride")), padding = PairOf(args.Value("padding"));
  if (!kernel_width.is_int() || !input_width.is_int() || !stride || !padding) return false;
  return ToIndices(r, args.NodeAt(0), kernel_width.int_value(), input_width.int_value(), *stride, *padding, {1, 1});
}

}  // namespace

bool DecomposeOffsetPooling(Rewriter& r, OpId op) {
  const NodeArguments args(*r.node());
  if (op == OpId::prims__low_memory_max_pool_with_offsets || op == OpId::prims__low_memory_max_pool2d_with_offsets) {
    return WithOffsets(r, args);
  }
  if (op == OpId::prims__low_memory_max_pool_offsets_to_indices) return OffsetsToIndices(r, args);
  if (op == OpId::prims__low_memory_max_pool2d_offsets_to_indices) return PlaneOffsetsToIndices(r, args);
  return false;
}

}  // namespace backtape::jit
