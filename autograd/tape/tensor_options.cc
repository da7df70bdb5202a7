#include "backtape/autograd/tape/tensor_options.h"

#include "backtape/autograd/ops/internal_ops.h"

namespace backtape {
namespace {

std::vector<SymInt> VectorOf(const SymIntVector& values) { return {values.begin(), values.end()}; }

}  // namespace

TensorOptions TensorOptions::Of(const Variable& x) {
  TensorOptions options;
  options.dtype = x.dtype();
  options.layout = Layout::kStrided;
  options.device = x.type().device;
  options.pinned_memory = false;
  options.requires_grad = false;
  return options;
}

TypeAndSize TypeAndSize::Of(const Variable& x) {
  return {.sizes = VectorOf(x.sym_sizes()), .options = TensorOptions::Of(x)};
}

Variable TypeAndSize::zeros() const {
  return internal::Zeros(sizes, options.dtype.value_or(DType::kFloat32), options.device.value_or(Device()));
}

VariableInfo VariableInfo::Of(const Variable& x) {
  if (!x.defined()) return {};
  return {.layout = Layout::kStrided,
          .device = x.type().device,
          .dtype = x.dtype(),
          .sizes = VectorOf(x.sym_sizes()),
          .requires_grad = x.requires_grad(),
          .is_empty = false};
}

Variable VariableInfo::zeros() const { return is_empty ? Variable() : internal::Zeros(sizes, dtype, device); }

TensorGeometry TensorGeometry::Of(const Variable& x) {
  return {
      .sizes = VectorOf(x.sym_sizes()), .strides = VectorOf(x.sym_strides()), .storage_offset = x.sym_storage_offset()};
}

}  // namespace backtape
