#include "backtape/jit/run/dense_binder.h"

#include "absl/types/span.h"
#include "backtape/ir/node_error.h"
#include "backtape/jit/dense/convolution.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/dense/row_scatter.h"
#include "backtape/jit/dense/transpose.h"
#include "backtape/jit/run/bound_values.h"

namespace backtape::jit {
namespace {

void AppendOperands(absl::Span<const BoundTensor> tensors, std::vector<BoundAddress>& operands) {
  for (const BoundTensor& tensor : tensors) {
    operands.push_back({tensor.block, tensor.offset * ItemSize(tensor.dtype)});
  }
}

}  // namespace

int64_t DenseBinder::ValueOf(const SymInt& expression) const {
  return ValueWith(plan_.symbols, symbol_values_, expression);
}

BoundTensor DenseBinder::Bind(const Operand& operand) const { return BindTensor(plan_, symbol_values_, operand); }

absl::StatusOr<std::unique_ptr<DenseCall>> DenseBinder::BindMatmul(const MatmulStep& step, int row_pieces,
                                                                   std::vector<BoundAddress>& operands) const {
  const BoundTensor c = Bind(step.c);
  const size_t batch_dims = c.sizes.size() - 2;
  MatmulSpec spec;
  spec.dtype = c.dtype;
  spec.m = c.sizes[batch_dims];
  spec.n = c.sizes[batch_dims + 1];
  spec.batch.assign(c.sizes.begin(), c.sizes.begin() + static_cast<int64_t>(batch_dims));
  const auto layout = [&](const BoundTensor& tensor) {
    MatrixLayout result;
    result.batch_strides.assign(tensor.strides.begin(), tensor.strides.begin() + static_cast<int64_t>(batch_dims));
    result.row_stride = tensor.strides[batch_dims];
    result.column_stride = tensor.strides[batch_dims + 1];
    return result;
  };
  for (const MatmulStep::Product& product : step.products) {
    const BoundTensor a = Bind(product.a);
    const BoundTensor b = Bind(product.b);
    AppendOperands({a, b}, operands);
    spec.more_terms.push_back({a.sizes[batch_dims + 1], layout(a), layout(b)});
  }
  spec.k = spec.more_terms[0].k;
  spec.a = spec.more_terms[0].a;
  spec.b = spec.more_terms[0].b;
  spec.more_terms.erase(spec.more_terms.begin());
  spec.c = layout(c);
  AppendOperands({c}, operands);
  spec.max_pieces = max_pieces_;
  spec.row_pieces = row_pieces;
  spec.activation = step.activation;
  if (step.bias) {
    const BoundTensor bias = Bind(*step.bias);
    AppendOperands({bias}, operands);
    spec.has_bias = true;
    spec.bias_stride = bias.sizes.back() == 1 ? 1 : bias.strides.back();
  }
  if (step.residual) {
    const BoundTensor residual = Bind(*step.residual);
    AppendOperands({residual}, operands);
    spec.has_residual = true;
    spec.residual = layout(residual);
  }
  return MakeMatmul(spec, tiles_);
}

absl::StatusOr<std::unique_ptr<DenseCall>> DenseBinder::BindTranspose(const TransposeStep& step,
                                                                      std::vector<BoundAddress>& operands) const {
  const BoundTensor from = Bind(step.from);
  const BoundTensor to = Bind(step.to);
  AppendOperands({from, to}, operands);
  TransposeSpec spec;
  spec.item_bytes = ItemSize(to.dtype);
  spec.sizes.assign(to.sizes.begin(), to.sizes.end());
  spec.from_strides.assign(from.strides.begin(), from.strides.end());
  spec.to_strides.assign(to.strides.begin(), to.strides.end());
  spec.max_pieces = max_pieces_;
  return MakeTranspose(spec, tiles_);
}

absl::StatusOr<std::unique_ptr<DenseCall>> DenseBinder::BindRowScatter(const RowScatterStep& step,
                                                                       std::vector<BoundAddress>& operands) const {
  const BoundTensor index = Bind(step.index);
  const BoundTensor to = Bind(step.to);
  AppendOperands({Bind(step.rows), index, to}, operands);
  RowScatterSpec spec;
  spec.dtype = to.dtype;
  spec.index_dtype = index.dtype;
  const auto product = [](const DimVector& sizes, size_t begin, size_t end) {
    int64_t elements = 1;
    for (size_t d = begin; d < end; ++d) elements *= sizes[d];
    return elements;
  };
  const auto batch_dims = static_cast<size_t>(step.batch_dims);
  const auto place_dims = static_cast<size_t>(step.place_dims);
  spec.batches = product(to.sizes, 0, batch_dims);
  spec.num_rows = product(to.sizes, batch_dims, batch_dims + place_dims);
  spec.width = product(to.sizes, batch_dims + place_dims, to.sizes.size());
  spec.count = product(index.sizes, step.shares_index ? 0 : batch_dims, index.sizes.size());
  spec.shares_index = step.shares_index;
  spec.accumulates = step.accumulates;
  spec.has_base = step.base.has_value();
  spec.counts_from_end = step.counts_from_end;
  for (const std::optional<Operand>* operand : {&step.base, &step.source, &step.scales}) {
    if (*operand) AppendOperands({Bind(**operand)}, operands);
  }
  if (step.source) {
    spec.is_gathered = true;
    spec.table_rows = Bind(step.rows).sizes[0];
    spec.name_gather = [gather = step.gather](const absl::Status& error) { return NodeError(error, *gather); };
  }
  if (step.scales) {
    const BoundTensor scales = Bind(*step.scales);
    spec.scales = product(scales.sizes, 1, scales.sizes.size());
  }
  spec.skipped = step.skipped;
  spec.max_pieces = max_pieces_;
  return MakeRowScatter(spec);
}

absl::StatusOr<std::unique_ptr<DenseCall>> DenseBinder::BindConvolution(const ConvolutionStep& step,
                                                                        std::vector<BoundAddress>& operands) const {
  const BoundTensor input = Bind(step.input);
  const BoundTensor weight = Bind(step.weight);
  const BoundTensor output = Bind(step.output);
  AppendOperands({input, weight, output}, operands);
  ConvolutionSpec spec;
  spec.kind = step.kind;
  spec.dtype = input.dtype;
  const auto copy = [](const DimVector& from, ConvolutionDims& to) { to.assign(from.begin(), from.end()); };
  copy(input.sizes, spec.input_sizes);
  copy(input.strides, spec.input_strides);
  copy(weight.sizes, spec.weight_sizes);
  copy(weight.strides, spec.weight_strides);
  copy(output.sizes, spec.output_sizes);
  copy(output.strides, spec.output_strides);
  for (const SymInt& s : step.stride) spec.stride.push_back(ValueOf(s));
  for (const SymInt& p : step.padding) spec.padding.push_back(ValueOf(p));
  for (const SymInt& d : step.dilation) spec.dilation.push_back(ValueOf(d));
  // A single number applies to all spatial dims.
  for (SpatialDims* dims : {&spec.stride, &spec.padding, &spec.dilation}) {
    if (dims->size() == 1) dims->resize(spec.input_sizes.size() - 2, dims->front());
  }
  spec.groups = ValueOf(step.groups);
  spec.activation = step.activation;
  spec.max_pieces = max_pieces_;
  if (step.bias) {
    const BoundTensor bias = Bind(*step.bias);
    AppendOperands({bias}, operands);
    spec.has_bias = true;
    spec.bias_stride = bias.sizes.back() == 1 ? 1 : bias.strides.back();
  }
  if (step.residual) {
    AppendOperands({Bind(*step.residual)}, operands);
    spec.has_residual = true;
  }
  return MakeConvolution(spec, tiles_);
}

}  // namespace backtape::jit
