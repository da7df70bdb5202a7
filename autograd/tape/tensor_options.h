#ifndef BACKTAPE_AUTOGRAD_TAPE_TENSOR_OPTIONS_H_
#define BACKTAPE_AUTOGRAD_TAPE_TENSOR_OPTIONS_H_

#include <optional>
#include <vector>

#include "backtape/autograd/variable/variable.h"

// What a derivative saves about a tensor when it does not need the values.
namespace backtape {

// x.options(). A tensor made with these options uses the default for each part that is not set.
struct TensorOptions {
  std::optional<bool> requires_grad = std::nullopt;
  std::optional<MemoryFormat> memory_format = std::nullopt;
  std::optional<Device> device = std::nullopt;
  std::optional<DType> dtype = std::nullopt;
  std::optional<Layout> layout = std::nullopt;
  std::optional<bool> pinned_memory = std::nullopt;
  bool operator==(const TensorOptions&) const = default;

  static TensorOptions Of(const Variable& x);
};

// For zeros_like(x).
struct TypeAndSize {
  std::vector<SymInt> sizes;
  TensorOptions options;
  bool operator==(const TypeAndSize&) const = default;

  static TypeAndSize Of(const Variable& x);
  Variable zeros() const;
};

// TensorGeometry(x).
struct TensorGeometry {
  std::vector<SymInt> sizes;
  std::vector<SymInt> strides;
  SymInt storage_offset;
  bool operator==(const TensorGeometry&) const = default;

  static TensorGeometry Of(const Variable& x);
};

// How to make zeros for an undefined gradient of an output.
struct VariableInfo {
  Layout layout = Layout::kStrided;
  Device device;
  DType dtype = DType::kFloat32;
  std::vector<SymInt> sizes;
  bool requires_grad = false;
  bool is_empty = true;  // for an undefined variable
  bool operator==(const VariableInfo&) const = default;

  static VariableInfo Of(const Variable& x);
  // Undefined if is_empty.
  Variable zeros() const;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_TAPE_TENSOR_OPTIONS_H_
