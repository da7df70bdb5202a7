#include "backtape/passes/view_inverse.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/passes/layout_queries.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/check.h"

namespace backtape {
namespace {

enum class InverseKind : uint8_t {
  // These views have all elements of the source.
  kSame,       // the value becomes the source's new value
  kTranspose,  // the op is its own inverse
  kPermute,
  kReshape,
  // These need not.
  kScatter,  // NAME_scatter(source, value, the view's other arguments)
  kDiagonal,
  kExpand,
  kPart,  // consecutive elements of one dim: getitem of split, split_with_sizes, chunk and unbind, and narrow
};

struct ViewOp {
  OpId id;
  InverseKind kind;
  std::optional<OpId> scatter = std::nullopt;
};

constexpr ViewOp kViewOps[] = {
    {OpId::alias, InverseKind::kSame},
    {OpId::detach, InverseKind::kSame},
    {OpId::lift_fresh, InverseKind::kSame},
    {OpId::no_grad_alias, InverseKind::kSame},
    {OpId::t, InverseKind::kTranspose},
    {OpId::transpose_int, InverseKind::kTranspose},
    {OpId::permute, InverseKind::kPermute},
    {OpId::view, InverseKind::kReshape},
    {OpId::_unsafe_view, InverseKind::kReshape},
    {OpId::unsqueeze, InverseKind::kReshape},
    {OpId::squeeze, InverseKind::kReshape},
    {OpId::squeeze_dim, InverseKind::kReshape},
    {OpId::squeeze_dims, InverseKind::kReshape},
    {OpId::select_int, InverseKind::kScatter, OpId::select_scatter},
    {OpId::slice_Tensor, InverseKind::kScatter, OpId::slice_scatter},
    {OpId::diagonal, InverseKind::kDiagonal},
    {OpId::expand, InverseKind::kExpand},
    {OpId::operator_getitem, InverseKind::kPart},
    {OpId::narrow, InverseKind::kPart},
};

const ViewOp* FindViewOp(const Node& view) {
  for (const ViewOp& op : kViewOps) {
    if (view.is_call_to(op.id)) return &op;
  }
  return nullptr;
}

// Whether SizesOf can state the node's sizes.
bool HasSizes(const Node& node) {
  if (!node.type().is_tensor()) return false;
  const SymIntVector& sizes = node.type().tensor().sizes;
  const bool is_symbolic = std::any_of(sizes.begin(), sizes.end(), [](const SymInt& s) { return s.is_symbolic(); });
  return !is_symbolic || node.graph()->ops().Find(OpId::sym_size_int) != nullptr;
}

// The sizes of a tensor, as an argument for calls before the node `before`. Reads symbolic ones from the tensor.
Argument SizesOf(Graph& graph, Node* before, Node* tensor) {
  std::vector<Argument> sizes;
  for (const SymInt& size : tensor->type().tensor().sizes) {
    if (size.is_symbolic()) {
      sizes.emplace_back(CallFor(graph, before, OpId::sym_size_int, {tensor, static_cast<int64_t>(sizes.size())}));
    } else {
      sizes.emplace_back(size.value());
    }
  }
  return Argument::List(std::move(sizes));
}

// The elements of its source that a view of kind kPart has.
struct Part {
  int64_t dim = 0;
  bool keeps_dim = true;
  size_t index = 0;  // of the item, for getitem
};

std::optional<Part> FindItem(const Node& getitem) {
  if (getitem.args().size() != 2 || !getitem.args()[0].is_node() || !getitem.args()[1].is_int()) return std::nullopt;
  const Node& call = *getitem.args()[0].node();
  if (call.op() == nullptr || !call.op()->has_tag(kTagView) || !call.type().is_list()) return std::nullopt;
  const NodeArguments args(call);
  const Argument dim = args.Value("dim");
  const std::vector<ValueType>& parts = call.type().list();
  if (args.NodeAt(0) == nullptr || !dim.is_int() || parts.empty()) return std::nullopt;
  if (!std::all_of(parts.begin(), parts.end(), [](const ValueType& part) { return part.is_tensor(); }))
    return std::nullopt;
  Part part;
  part.keeps_dim = !call.op()->is(OpId::unbind_int);
  // The rank is that of the parts, because the split value may have been replaced by one whose type is not yet known.
  const int64_t rank = parts[0].tensor().dim() + (part.keeps_dim ? 0 : 1);
  part.dim = dim.int_value() < 0 ? dim.int_value() + rank : dim.int_value();
  int64_t index = getitem.args()[1].int_value();
  if (index < 0) index += static_cast<int64_t>(parts.size());
  if (index < 0 || index >= static_cast<int64_t>(parts.size()) || part.dim < 0 || part.dim >= rank) return std::nullopt;
  part.index = static_cast<size_t>(index);
  return part;
}

std::optional<Part> FindNarrowed(const Node& narrow) {
  const NodeArguments args(narrow);
  const Argument dim = args.Value(1), start = args.Value(2), length = args.Value(3);
  const Node* const source = args.NodeAt(0);
  if (source == nullptr || !dim.is_int() || !start.is_int() || !length.is_int()) return std::nullopt;
  if (start.int_value() < 0 && !HasSizes(*source)) return std::nullopt;
  return Part{.dim = dim.int_value()};
}

// Returns nullopt if the position is unknown.
std::optional<Part> FindPart(const Node& view) {
  return view.is_call_to(OpId::narrow) ? FindNarrowed(view) : FindItem(view);
}

// Whether an expanded tensor has, in each added or expanded dim, a known first element.
bool HasFirstElements(const Node& expand, const Node& source) {
  if (!expand.type().is_tensor() || !source.type().is_tensor()) return false;
  const SymIntVector &sizes = expand.type().tensor().sizes, &from = source.type().tensor().sizes;
  const size_t added = sizes.size() - from.size();
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (d >= added && from[d - added] == sizes[d]) continue;
    if (!sizes[d].constant().has_value() || *sizes[d].constant() < 1) return false;
  }
  return true;
}

// The first elements of `value`, which has the sizes of an expanded tensor, in each added or expanded dim.
Node* FirstElements(Graph& graph, Node* before, const Node& expand, Node* value) {
  const SymIntVector& sizes = expand.type().tensor().sizes;
  const SymIntVector& from = NodeArguments(expand).NodeAt(0)->type().tensor().sizes;
  const size_t added = sizes.size() - from.size();
  for (size_t d = 0; d < added; ++d) value = CallFor(graph, before, OpId::select_int, {value, int64_t{0}, int64_t{0}});
  for (size_t d = 0; d < from.size(); ++d) {
    if (from[d] == sizes[d + added]) continue;
    value = CallFor(graph, before, OpId::slice_Tensor, {value, static_cast<int64_t>(d), int64_t{0}, int64_t{1}});
  }
  return value;
}

// The sum of two numbers, each a constant or a node.
Argument Sum(Graph& graph, Node* before, const Argument& a, const Argument& b) {
  if (a.is_int() && b.is_int()) return a.int_value() + b.int_value();
  if (a == Argument(0)) return b;
  if (b == Argument(0)) return a;
  return CallFor(graph, before, OpId::operator_add, {a, b});
}

// A size of a tensor, as an argument for calls before the node `before`.
Argument SizeOf(Graph& graph, Node* before, Node* tensor, int64_t dim) {
  if (tensor->type().is_tensor()) {
    const SymIntVector& sizes = tensor->type().tensor().sizes;
    const SymInt& size = sizes[static_cast<size_t>(dim < 0 ? dim + static_cast<int64_t>(sizes.size()) : dim)];
    if (const std::optional<int64_t> known = size.constant()) return *known;
  }
  return CallFor(graph, before, OpId::sym_size_int, {tensor, dim});
}

// The first position of a part. Reads symbolic lengths from the preceding items of the list.
Argument StartOf(Graph& graph, Node* before, const Node& view, const Part& part) {
  Node* const first = view.args()[0].node();
  if (view.is_call_to(OpId::narrow)) {
    const NodeArguments args(view);
    const Argument start = args.Value(2);
    return start.int_value() < 0 ? Sum(graph, before, start, SizeOf(graph, before, args.NodeAt(0), part.dim)) : start;
  }
  const std::vector<ValueType>& items = first->type().list();
  const auto length = [&](size_t i) -> const SymInt& { return items[i].tensor().sizes[static_cast<size_t>(part.dim)]; };
  Argument start = 0;
  for (size_t i = 0; i < part.index;) {
    size_t end = i + 1;
    while (end < part.index && length(end) == length(i)) ++end;
    const auto count = static_cast<int64_t>(end - i);
    if (const std::optional<int64_t> known = length(i).constant()) {
      start = Sum(graph, before, start, *known * count);
    } else {
      Node* const item = CallFor(graph, before, OpId::operator_getitem, {first, static_cast<int64_t>(i)});
      const Argument size = SizeOf(graph, before, item, part.dim);
      start = Sum(graph, before, start,
                  count == 1 ? size : Argument(CallFor(graph, before, OpId::operator_mul, {size, count})));
    }
    i = end;
  }
  return start;
}

std::vector<int64_t> PermutedDims(const Node& permute) {
  const Argument dims = NodeArguments(permute).Value(1);
  const auto rank = static_cast<int64_t>(dims.items().size());
  std::vector<int64_t> order;
  for (const Argument& dim : dims.items())
    order.push_back(dim.int_value() < 0 ? dim.int_value() + rank : dim.int_value());
  return order;
}

// A copy of `value` with the strides of `type`, which are not dense; `value` itself if they depend on symbols, or if
// elements share memory.
Node* WithGaps(Graph& graph, Node* before, const TensorType& type, Node* value) {
  const OpSchema* const op = graph.ops().Find(OpId::prims_inductor_force_stride_order);
  if (op == nullptr || type.numel() == SymInt(0)) return value;
  std::vector<int64_t> strides;
  for (const SymInt& stride : *type.strides) {
    if (!stride.constant()) return value;
    strides.push_back(*stride.constant());
  }
  Node* const made = CallFor(graph, before, *op, {value, Argument::IntList(strides)});
  if (made->type().is_known()) return made;
  graph.Erase(made);
  return value;
}

// Embeds `value` in the diagonal of zeros, and selects it by a mask that is true on the diagonal. Uses no arithmetic,
// so any value is preserved.
Node* WriteDiagonal(Graph& graph, Node* before, const Node& view, Node* source, Node* value) {
  const NodeArguments args(view);
  const Argument sizes = SizesOf(graph, before, source);
  const auto on_diagonal = [&](Node* elements) {
    return CallFor(graph, before, OpId::diagonal_backward,
                   {elements, sizes, args.Value("offset"), args.Value("dim1"), args.Value("dim2")});
  };
  Node* const marks =
      CallFor(graph, before, OpId::full, {SizesOf(graph, before, value), true}, {{"dtype", DType::kBool}});
  return CallFor(graph, before, OpId::where_self, {on_diagonal(marks), on_diagonal(value), source});
}

}  // namespace

Node* InvertibleViewSource(const Node& view) {
  const ViewOp* op = FindViewOp(view);
  if (op == nullptr || view.args().empty() || !view.args()[0].is_node()) return nullptr;
  const OpTable& ops = view.graph()->ops();
  if (op->kind == InverseKind::kPart) {
    for (const OpId needed :
         {OpId::slice_scatter, OpId::select_scatter, OpId::sym_size_int, OpId::operator_add, OpId::operator_mul}) {
      if (ops.Find(needed) == nullptr) return nullptr;
    }
    if (!FindPart(view)) return nullptr;
    Node* const first = view.args()[0].node();
    return view.is_call_to(OpId::operator_getitem) ? NodeArguments(*first).NodeAt(0) : first;
  }
  const NodeArguments args(view);
  Node* const source = args.NodeAt(0);
  if (source == nullptr) return nullptr;
  switch (op->kind) {
    case InverseKind::kScatter:
      return ops.Find(*op->scatter) != nullptr ? source : nullptr;
    case InverseKind::kDiagonal:
      return HasSizes(*source) && ops.Find(OpId::diagonal_backward) != nullptr &&
                     ops.Find(OpId::where_self) != nullptr && ops.Find(OpId::full) != nullptr
                 ? source
                 : nullptr;
    case InverseKind::kReshape:
      return HasSizes(*source) && ops.Find(OpId::clone) != nullptr ? source : nullptr;
    case InverseKind::kPermute: {
      const Argument dims = args.Value(1);
      return dims.is_list() && std::all_of(dims.items().begin(), dims.items().end(),
                                           [](const Argument& dim) { return dim.is_int(); })
                 ? source
                 : nullptr;
    }
    case InverseKind::kExpand:
      return HasFirstElements(view, *source) && ops.Find(OpId::select_int) != nullptr &&
                     ops.Find(OpId::slice_Tensor) != nullptr
                 ? source
                 : nullptr;
    default:
      return source;
  }
}

bool MayRepeatElements(const Node& view) { return view.is_call_to(OpId::expand); }

bool HasAllElements(const Node& view) {
  const ViewOp* op = FindViewOp(view);
  return op != nullptr && op->kind <= InverseKind::kReshape;
}

bool ReadsSource(const Node& view) {
  const ViewOp* op = FindViewOp(view);
  return op->kind == InverseKind::kScatter || op->kind == InverseKind::kDiagonal || op->kind == InverseKind::kPart;
}

Node* WriteThroughView(Graph& graph, Node* before, const Node& view, Node* source, Node* value) {
  const ViewOp* op = FindViewOp(view);
  BACKTAPE_CHECK(op != nullptr) << "%" << view.name() << " is not a view that can be written through";
  ArgumentList args = view.args();
  switch (op->kind) {
    case InverseKind::kSame:
      return value;
    case InverseKind::kTranspose:
      args[0] = value;
      return CallFor(graph, before, *view.op(), std::move(args), view.kwargs());
    case InverseKind::kPermute:
      return CallFor(graph, before, OpId::permute, {value, Argument::IntList(InversePermutation(PermutedDims(view)))});
    case InverseKind::kReshape: {
      Node* const viewed = NodeArguments(view).NodeAt(0);
      return CallFor(graph, before, OpId::view, {MakeContiguous(graph, before, value), SizesOf(graph, before, viewed)});
    }
    case InverseKind::kScatter: {
      KeywordArguments kwargs = view.kwargs();
      args[0] = source;
      args.insert(args.begin() + 1, value);
      return CallFor(graph, before, *op->scatter, std::move(args), std::move(kwargs));
    }
    case InverseKind::kDiagonal:
      return WriteDiagonal(graph, before, view, source, value);
    case InverseKind::kExpand:
      return FirstElements(graph, before, view, value);
    case InverseKind::kPart: {
      const std::optional<Part> part = FindPart(view);
      BACKTAPE_CHECK(part.has_value()) << "%" << view.name() << " does not select a part at a known position";
      if (!part->keeps_dim) {
        return CallFor(graph, before, OpId::select_scatter,
                       {source, value, part->dim, static_cast<int64_t>(part->index)});
      }
      const Argument start = StartOf(graph, before, view, *part);
      const Argument end = Sum(graph, before, start, SizeOf(graph, before, value, part->dim));
      return CallFor(graph, before, OpId::slice_scatter, {source, value, part->dim, start, end});
    }
  }
  return nullptr;
}

// Built from the innermost dim outwards, because symbolic strides can only be compared for equality.
std::optional<std::vector<int64_t>> DenseOrder(const TensorType& type) {
  const auto rank = static_cast<int64_t>(type.sizes.size());
  std::vector<int64_t> order;
  std::vector<bool> is_placed(type.sizes.size(), false);
  SymInt expected = 1;
  for (int64_t d = rank - 1; d >= 0;) {
    const SymInt& size = type.sizes[d];
    if (is_placed[d] || size == SymInt(1) || !((*type.strides)[d] == expected)) {
      --d;
      continue;
    }
    is_placed[d] = true;
    order.push_back(d);
    if (!(size == SymInt(0))) expected *= size;
    d = rank - 1;
  }
  // Dims of size 1 can go anywhere.
  for (int64_t d = rank - 1; d >= 0; --d) {
    if (is_placed[d]) continue;
    if (!(type.sizes[d] == SymInt(1))) return std::nullopt;
    order.push_back(d);
  }
  std::reverse(order.begin(), order.end());
  return order;
}

std::vector<int64_t> InversePermutation(const std::vector<int64_t>& order) {
  std::vector<int64_t> inverse(order.size());
  for (size_t i = 0; i < order.size(); ++i) inverse[order[i]] = static_cast<int64_t>(i);
  return inverse;
}

Node* MakeContiguous(Graph& graph, Node* before, Node* value) {
  if (value->type().is_tensor()) {
    const TensorType& type = value->type().tensor();
    if (HaveSameStrides(type, TensorType::Contiguous(type.dtype, type.sizes))) return value;
  }
  return CallFor(graph, before, OpId::clone, {value}, {{"memory_format", MemoryFormat::kContiguous}});
}

Node* MakeStridesLike(Graph& graph, Node* before, const ValueType& type, Node* value) {
  if (!type.is_tensor() || !value->type().is_tensor() || !value->type().tensor().strides) return value;
  if (!type.tensor().strides) return MakeContiguous(graph, before, value);
  if (HaveSameStrides(type.tensor(), value->type().tensor())) return value;
  const std::optional<std::vector<int64_t>> order = DenseOrder(type.tensor());
  if (!order) return WithGaps(graph, before, type.tensor(), value);
  if (graph.ops().Find(OpId::permute) == nullptr) return value;
  if (std::is_sorted(order->begin(), order->end())) return MakeContiguous(graph, before, value);
  Node* const sorted = CallFor(graph, before, OpId::permute, {value, Argument::IntList(*order)});
  return CallFor(graph, before, OpId::permute,
                 {MakeContiguous(graph, before, sorted), Argument::IntList(InversePermutation(*order))});
}

}  // namespace backtape
