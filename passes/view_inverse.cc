#include "backtape/passes/view_inverse.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/passes/call_arguments.h"
#include "backtape/passes/rewrite.h"
#include "backtape/tensor/check.h"

namespace backtape {
namespace {

enum class InverseKind : uint8_t {
  kSame,       // the value is the source's new value
  kTranspose,  // the same op undoes it
  kPermute,
  kReshape,
  kScatter,  // NAME_scatter(source, value, the view's other arguments)
  kPart,     // getitem of split, split_with_sizes, chunk, unbind
};

struct ViewOp {
  absl::string_view name;
  InverseKind kind;
  absl::string_view scatter = {};
};

constexpr ViewOp kViewOps[] = {
    {"aten.alias.default", InverseKind::kSame},
    {"aten.detach.default", InverseKind::kSame},
    {"aten.lift_fresh.default", InverseKind::kSame},
    {"aten.t.default", InverseKind::kTranspose},
    {"aten.transpose.int", InverseKind::kTranspose},
    {"aten.permute.default", InverseKind::kPermute},
    {"aten.view.default", InverseKind::kReshape},
    {"aten._unsafe_view.default", InverseKind::kReshape},
    {"aten.unsqueeze.default", InverseKind::kReshape},
    {"aten.squeeze.default", InverseKind::kReshape},
    {"aten.squeeze.dim", InverseKind::kReshape},
    {"aten.squeeze.dims", InverseKind::kReshape},
    {"aten.select.int", InverseKind::kScatter, "aten.select_scatter.default"},
    {"aten.slice.Tensor", InverseKind::kScatter, "aten.slice_scatter.default"},
    {"aten.diagonal.default", InverseKind::kScatter, "aten.diagonal_scatter.default"},
    {"operator.getitem", InverseKind::kPart},
};

const ViewOp* FindViewOp(const Node& view) {
  for (const ViewOp& op : kViewOps) {
    if (view.is_call_to(op.name)) return &op;
  }
  return nullptr;
}

bool HasPlainSizes(const Node& node) {
  if (!node.type().is_tensor()) return false;
  for (const SymInt& size : node.type().tensor().sizes) {
    if (size.is_symbolic()) return false;
  }
  return true;
}

std::vector<int64_t> PlainSizes(const Node& node) {
  std::vector<int64_t> sizes;
  for (const SymInt& size : node.type().tensor().sizes) sizes.push_back(size.value());
  return sizes;
}

// Where part `index` of a splitting call lies.
struct Part {
  int64_t dim = 0;
  int64_t start = 0;
  int64_t length = 0;
  bool keeps_dim = true;
};

std::optional<Part> FindPart(const Node& getitem) {
  if (getitem.args().size() != 2 || !getitem.args()[0].is_node() || !getitem.args()[1].is_int()) return std::nullopt;
  const Node& call = *getitem.args()[0].node();
  if (call.op() == nullptr || !call.op()->has_tag(kTagView) || !call.type().is_list()) return std::nullopt;
  const CallArguments args(call);
  const Argument dim = args.Value("dim");
  if (args.NodeAt(0) == nullptr || !HasPlainSizes(*args.NodeAt(0)) || !dim.is_int()) return std::nullopt;
  const auto rank = args.NodeAt(0)->type().tensor().dim();
  Part part;
  part.dim = dim.to_int() < 0 ? dim.to_int() + rank : dim.to_int();
  part.keeps_dim = call.op()->name != "unbind";
  const std::vector<ValueType>& parts = call.type().list();
  int64_t index = getitem.args()[1].to_int();
  if (index < 0) index += static_cast<int64_t>(parts.size());
  if (index < 0 || index >= static_cast<int64_t>(parts.size()) || part.dim < 0 || part.dim >= rank) return std::nullopt;
  for (int64_t i = 0; i <= index; ++i) {
    part.start += part.length;
    if (!parts[i].is_tensor()) return std::nullopt;
    const std::optional<int64_t> length =
        part.keeps_dim ? parts[i].tensor().sizes[part.dim].constant() : std::optional<int64_t>(1);
    if (!length) return std::nullopt;
    part.length = *length;
  }
  return part;
}

std::vector<int64_t> Inverse(const std::vector<int64_t>& order) {
  std::vector<int64_t> inverse(order.size());
  for (size_t i = 0; i < order.size(); ++i) inverse[order[i]] = static_cast<int64_t>(i);
  return inverse;
}

std::vector<int64_t> PermutedDims(const Node& permute) {
  const Argument dims = CallArguments(permute).Value(1);
  const auto rank = static_cast<int64_t>(dims.items().size());
  std::vector<int64_t> order;
  for (const Argument& dim : dims.items()) order.push_back(dim.to_int() < 0 ? dim.to_int() + rank : dim.to_int());
  return order;
}

// Dims from the largest stride to the smallest, when the elements lie dense in that order.
std::optional<std::vector<int64_t>> DenseOrder(const TensorType& type) {
  std::vector<int64_t> order(type.sizes.size());
  std::iota(order.begin(), order.end(), int64_t{0});
  SymIntVector sizes;
  SymIntVector strides;
  for (size_t i = 0; i < type.sizes.size(); ++i) {
    if (type.sizes[i].is_symbolic() || (*type.strides)[i].is_symbolic()) return std::nullopt;
  }
  std::stable_sort(order.begin(), order.end(),
                   [&type](int64_t a, int64_t b) { return (*type.strides)[a].value() > (*type.strides)[b].value(); });
  for (const int64_t dim : order) {
    sizes.push_back(type.sizes[dim]);
    strides.push_back((*type.strides)[dim]);
  }
  TensorType sorted = TensorType::Contiguous(type.dtype, sizes);
  TensorType found = sorted;
  found.strides = strides;
  if (!HaveSameStrides(sorted, found)) return std::nullopt;
  return order;
}

}  // namespace

Node* InvertibleViewSource(const Node& view) {
  const ViewOp* op = FindViewOp(view);
  if (op == nullptr || view.args().empty() || !view.args()[0].is_node()) return nullptr;
  const OpTable& ops = view.graph()->ops();
  if (op->kind == InverseKind::kPart) {
    if (!FindPart(view) || ops.Find("aten.slice_scatter.default") == nullptr ||
        ops.Find("aten.select_scatter.default") == nullptr) {
      return nullptr;
    }
    return CallArguments(*view.args()[0].node()).NodeAt(0);
  }
  const CallArguments args(view);
  Node* const source = args.NodeAt(0);
  if (source == nullptr) return nullptr;
  switch (op->kind) {
    case InverseKind::kScatter:
      return ops.Find(op->scatter) != nullptr ? source : nullptr;
    case InverseKind::kReshape:
      return HasPlainSizes(*source) && ops.Find("aten.clone.default") != nullptr ? source : nullptr;
    case InverseKind::kPermute: {
      const Argument dims = args.Value(1);
      return dims.is_list() && std::all_of(dims.items().begin(), dims.items().end(),
                                           [](const Argument& dim) { return dim.is_int(); })
                 ? source
                 : nullptr;
    }
    default:
      return source;
  }
}

bool ReadsSource(const Node& view) {
  const ViewOp* op = FindViewOp(view);
  return op->kind == InverseKind::kScatter || op->kind == InverseKind::kPart;
}

Node* WriteThroughView(Graph& graph, Node* before, const Node& view, Node* source, Node* value) {
  const ViewOp* op = FindViewOp(view);
  BACKTAPE_CHECK(op != nullptr) << "%" << view.name() << " is no view that can be written through";
  ArgumentList args = view.args();
  switch (op->kind) {
    case InverseKind::kSame:
      return value;
    case InverseKind::kTranspose:
      args[0] = value;
      return CallFor(graph, before, *view.op(), std::move(args), view.kwargs());
    case InverseKind::kPermute:
      return CallFor(graph, before, "aten.permute.default", {value, Argument::IntList(Inverse(PermutedDims(view)))});
    case InverseKind::kReshape: {
      const Node* viewed = CallArguments(view).NodeAt(0);
      return CallFor(graph, before, "aten.view.default",
                     {MakeContiguous(graph, before, value), Argument::IntList(PlainSizes(*viewed))});
    }
    case InverseKind::kScatter: {
      KeywordArguments kwargs = view.kwargs();
      args[0] = source;
      args.insert(args.begin() + 1, value);
      return CallFor(graph, before, op->scatter, std::move(args), std::move(kwargs));
    }
    case InverseKind::kPart: {
      const Part part = *FindPart(view);
      if (!part.keeps_dim) {
        return CallFor(graph, before, "aten.select_scatter.default", {source, value, part.dim, part.start});
      }
      return CallFor(graph, before, "aten.slice_scatter.default",
                     {source, value, part.dim, part.start, part.start + part.length});
    }
  }
  return nullptr;
}

Node* MakeContiguous(Graph& graph, Node* before, Node* value) {
  if (value->type().is_tensor()) {
    const TensorType& type = value->type().tensor();
    if (HaveSameStrides(type, TensorType::Contiguous(type.dtype, type.sizes))) return value;
  }
  return CallFor(graph, before, "aten.clone.default", {value}, {{"memory_format", MemoryFormat::kContiguous}});
}

Node* MakeStridesLike(Graph& graph, Node* before, const ValueType& type, Node* value) {
  if (!type.is_tensor() || !value->type().is_tensor() || !value->type().tensor().strides) return value;
  if (!type.tensor().strides) return MakeContiguous(graph, before, value);
  if (HaveSameStrides(type.tensor(), value->type().tensor())) return value;
  const std::optional<std::vector<int64_t>> order = DenseOrder(type.tensor());
  if (!order || graph.ops().Find("aten.permute.default") == nullptr) return value;
  if (std::is_sorted(order->begin(), order->end())) return MakeContiguous(graph, before, value);
  Node* const sorted = CallFor(graph, before, "aten.permute.default", {value, Argument::IntList(*order)});
  return CallFor(graph, before, "aten.permute.default",
                 {MakeContiguous(graph, before, sorted), Argument::IntList(Inverse(*order))});
}

}  // namespace backtape
