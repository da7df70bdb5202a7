#include "backtape/passes/python_targets/autocast_regions.h"

#include <utility>

#include "absl/functional/function_ref.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::python_targets {
namespace {

void ForEachTensor(const IValue& value, absl::FunctionRef<void(const Tensor&)> f) {
  if (value.is_tensor() && value.tensor().defined()) f(value.tensor());
  if (!value.is_list()) return;
  for (const IValue& item : value.list()) ForEachTensor(item, f);
}

IValue Cast(const IValue& value, DType dtype) {
  if (value.is_list()) {
    IValueList items;
    for (const IValue& item : value.list()) items.push_back(Cast(item, dtype));
    return IValue(std::move(items));
  }
  if (!value.is_tensor() || !value.tensor().defined()) return value;
  if (value.tensor().dtype() == dtype || !IsAutocastable(value.tensor().dtype())) return value;
  return ToIValue(ops::_to_copy(ToVariable(value), dtype));
}

}  // namespace

bool AutocastRegions::Exit() {
  if (regions_.empty()) return false;
  regions_.pop_back();
  return true;
}

std::optional<IValueList> WithCasts(const Autocast& autocast, const OpSchema& op, absl::Span<const IValue> args) {
  if (op.ns != "aten") return std::nullopt;
  bool has_float32 = false;
  for (const IValue& arg : args) {
    ForEachTensor(arg, [&](const Tensor& x) { has_float32 |= x.dtype() == DType::kFloat32; });
  }
  const std::optional<DType> dtype = AutocastDType(op.name, has_float32, autocast);
  if (!dtype.has_value()) return std::nullopt;
  IValueList cast;
  for (const IValue& arg : args) cast.push_back(Cast(arg, *dtype));
  return cast;
}

}  // namespace backtape::python_targets
