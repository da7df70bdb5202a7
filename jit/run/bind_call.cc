#include <cstdint>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/dense/element_scatter.h"
#include "backtape/jit/dense/embedding_bag.h"
#include "backtape/jit/dense/grid_sampler.h"
#include "backtape/jit/dense/grouped_matmul.h"
#include "backtape/jit/dense/line_call.h"
#include "backtape/jit/plan/call_steps.h"
#include "backtape/jit/run/bound_values.h"
#include "backtape/jit/run/dense_binder.h"

namespace backtape::jit {
namespace {

int64_t PositionOfDim(const NodeArguments& args, const BoundTensor& self) {
  const int64_t dim = args.Value("dim").int_value();
  return dim < 0 ? dim + static_cast<int64_t>(self.sizes.size()) : dim;
}

// The step's operand for an argument. The same node may be several arguments of the call.
const Operand& OperandFor(const FallbackStep& call, const Node* argument) {
  size_t k = 0;
  while (k + 1 < call.node->num_operands() && call.node->operand(k) != argument) ++k;
  return call.operands[k];
}

int64_t CountOf(const BoundTensor& tensor) {
  int64_t count = 1;
  for (const int64_t size : tensor.sizes) count *= size;
  return count;
}

MatrixLayout LayoutOf(const BoundTensor& tensor) {
  const size_t rank = tensor.sizes.size();
  MatrixLayout layout;
  if (rank == 3) layout.batch_strides = {tensor.strides[0]};
  layout.row_stride = tensor.strides[rank - 2];
  layout.column_stride = tensor.strides[rank - 1];
  return layout;
}

// `ends` is null for two stacks.
GroupedMatmulSpec GroupedSpecOf(const BoundTensor& a, const BoundTensor& b, const BoundTensor& c,
                                const BoundTensor* ends) {
  const bool a_is_stack = a.sizes.size() == 3, b_is_stack = b.sizes.size() == 3;
  GroupedMatmulSpec spec;
  spec.dtype = c.dtype;
  spec.divided = ends == nullptr ? GroupedDim::kNone
                 : b_is_stack    ? GroupedDim::kRows
                 : a_is_stack    ? GroupedDim::kColumns
                                 : GroupedDim::kTerms;
  spec.groups = ends == nullptr ? a.sizes[0] : ends->sizes[0];
  spec.m = a.sizes[a.sizes.size() - 2];
  spec.n = b.sizes.back();
  spec.k = a.sizes.back();
  spec.a = LayoutOf(a);
  spec.b = LayoutOf(b);
  spec.c = LayoutOf(c);
  if (ends != nullptr) spec.end_stride = ends->strides[0];
  return spec;
}

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> DenseBinder::BindGridSampler(const FallbackStep& call,
                                                                        std::vector<BoundAddress>& operands) const {
  const NodeArguments args(*call.node);
  const auto append = [&](const Operand& operand) {
    BoundTensor tensor = Bind(operand);
    operands.push_back({tensor.block, tensor.offset * ItemSize(tensor.dtype)});
    return tensor;
  };
  GridSamplerSpec spec;
  spec.is_gradient = IsGridSamplerGradient(*call.node);
  if (spec.is_gradient) spec.sample_strides = append(OperandFor(call, args.NodeAt(0))).strides;
  const BoundTensor image = append(OperandFor(call, args.NodeAt(spec.is_gradient ? 1 : 0)));
  const BoundTensor grid = append(OperandFor(call, args.NodeAt(spec.is_gradient ? 2 : 1)));
  spec.dtype = image.dtype;
  spec.sampling = {args.Value("interpolation_mode").int_value(), args.Value("padding_mode").int_value(),
                   args.Value("align_corners").bool_value()};
  spec.image_sizes = image.sizes;
  spec.image_strides = image.strides;
  spec.grid_sizes = grid.sizes;
  spec.grid_strides = grid.strides;
  spec.max_pieces = max_pieces_;
  if (spec.is_gradient) {
    const std::vector<ValueType>& types = call.node->type().list();
    if (types[0].is_tensor()) spec.image_gradient_strides = append(call.results[0]).strides;
    if (types[1].is_tensor()) spec.grid_gradient_strides = append(call.results[1]).strides;
  } else {
    spec.sample_strides = append(call.results[0]).strides;
  }
  return MakeGridSampler(spec);
}

absl::StatusOr<std::unique_ptr<DenseCall>> DenseBinder::BindCall(const CallStep& step,
                                                                 std::vector<BoundAddress>& operands) const {
  const FallbackStep& call = step.call;
  const NodeArguments args(*call.node);
  if (IsGridSampler(*call.node) || IsGridSamplerGradient(*call.node)) return BindGridSampler(call, operands);
  const BoundTensor self = Bind(OperandFor(call, args.NodeAt(0)));
  const BoundTensor to = Bind(call.results[0]);
  const auto append = [&](const BoundTensor& tensor) {
    operands.push_back({tensor.block, tensor.offset * ItemSize(tensor.dtype)});
  };
  append(self);
  if (IsGroupedProduct(*call.node)) {
    const BoundTensor mat2 = Bind(OperandFor(call, args.NodeAt(1)));
    append(mat2);
    std::optional<BoundTensor> ends;
    if (args.NodeAt(2) != nullptr) append(ends.emplace(Bind(OperandFor(call, args.NodeAt(2)))));
    append(to);
    GroupedMatmulSpec spec = GroupedSpecOf(self, mat2, to, ends ? &*ends : nullptr);
    spec.max_pieces = max_pieces_;
    return MakeGroupedMatmul(spec, tiles_);
  }
  if (IsEmbeddingBag(*call.node)) {
    const BoundTensor index = Bind(OperandFor(call, args.NodeAt(1)));
    const BoundTensor offsets = Bind(OperandFor(call, args.NodeAt(2)));
    append(index);
    append(offsets);
    EmbeddingBagSpec spec;
    spec.dtype = self.dtype;
    spec.index_dtype = index.dtype;
    spec.num_rows = self.sizes[0];
    spec.width = self.sizes[1];
    spec.entries = CountOf(index);
    spec.bags = to.sizes[0];
    spec.num_offsets = CountOf(offsets);
    spec.is_mean = args.Value("mode").int_value() == 1;
    const std::vector<BoundTensor> records = {Bind(call.results[1]), Bind(call.results[2]), Bind(call.results[3])};
    append(to);
    for (const BoundTensor& record : records) append(record);
    spec.records_bags = CountOf(records[0]) == spec.entries;
    spec.recorded_sizes = CountOf(records[1]);
    spec.recorded_maxima = CountOf(records[2]);
    const int64_t skipped = args.Value("padding_idx").int_value();
    spec.skipped = skipped < -1 ? skipped + spec.num_rows : skipped;
    if (const Argument* factors = args.Given("per_sample_weights"); factors != nullptr && factors->is_node()) {
      append(Bind(OperandFor(call, factors->node())));
      spec.has_factors = true;
    }
    spec.max_pieces = max_pieces_;
    return MakeEmbeddingBag(spec);
  }
  if (const std::optional<LineOp> op = LineOpOf(*call.node)) {
    append(to);
    LineSpec spec;
    spec.op = *op;
    spec.dtype = self.dtype;
    spec.dim = PositionOfDim(args, self);
    spec.sizes = self.sizes;
    spec.from_strides = self.strides;
    spec.to_strides = to.strides;
    spec.max_pieces = max_pieces_;
    if (HasPositions(*op)) {
      const BoundTensor positions = Bind(call.results[1]);
      append(positions);
      spec.position_strides = positions.strides;
    }
    if (*op == LineOp::kSort) {
      spec.kept = to.sizes[spec.dim];
      const bool is_top = call.node->op()->is(OpId::topk);
      spec.descending = args.Value(is_top ? "largest" : "descending").bool_value();
    }
    if (*op == LineOp::kKthValue) spec.kept = args.Value("k").int_value();
    if (to.sizes.size() < self.sizes.size()) {  // without keepdim, the results lack the dim
      spec.to_strides.insert(spec.to_strides.begin() + spec.dim, 0);
      spec.position_strides.insert(spec.position_strides.begin() + spec.dim, 0);
    }
    return MakeLineCall(spec);
  }
  const std::optional<ScatterOp> op = ScatterOpOf(*call.node);
  if (!op) return absl::UnimplementedError(absl::StrCat(call.node->target(), " has no dense kernel"));
  const BoundTensor index = Bind(OperandFor(call, args.NodeAt(2)));
  const BoundTensor source = Bind(OperandFor(call, args.NodeAt(3)));
  append(index);
  append(source);
  append(to);
  ElementScatterSpec spec;
  spec.op = *op;
  spec.dtype = self.dtype;
  spec.dim = PositionOfDim(args, self);
  spec.sizes = to.sizes;
  spec.index_sizes = index.sizes;
  spec.self_strides = self.strides;
  spec.index_strides = index.strides;
  spec.source_strides = source.strides;
  spec.to_strides = to.strides;
  const Argument includes_self = args.Value("include_self");
  spec.includes_self = !includes_self.is_bool() || includes_self.bool_value();
  spec.max_pieces = max_pieces_;
  return MakeElementScatter(spec);
}

}  // namespace backtape::jit
