#ifndef BACKTAPE_TESTS_INTERP_KERNELS_CALL_OP_H_
#define BACKTAPE_TESTS_INTERP_KERNELS_CALL_OP_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/op_table.h"
#include "backtape/tensor/tensor.h"

namespace backtape {

inline constexpr DType kF32 = DType::kFloat32;
inline constexpr DType kF64 = DType::kFloat64;
inline constexpr DType kI64 = DType::kInt64;

using Kwargs = std::vector<std::pair<std::string, IValue>>;

inline Tensor Make(std::vector<int64_t> sizes, std::vector<double> values, DType dtype = kF32) {
  return Tensor::FromValues(sizes, values, dtype);
}

// Makes a column-major 2-dim tensor; `values` are in row-major order.
inline Tensor MakeTransposed(int64_t rows, int64_t columns, std::vector<double> values, DType dtype = kF32) {
  const Tensor dense = Make({rows, columns}, std::move(values), dtype);
  Tensor result = *Tensor::TryEmptyStrided({rows, columns}, {1, rows}, dtype);
  CopyElements(dense, result);
  return result;
}

inline IValue Ints(std::vector<int64_t> values) { return IValueList(values.begin(), values.end()); }

inline std::vector<double> Values(const Tensor& tensor) {
  std::vector<double> values;
  for (int64_t i = 0; i < tensor.numel(); ++i) values.push_back(tensor.item(i).to_double());
  return values;
}

// Calls the shape rule, then the kernel of a builtin op.
inline absl::StatusOr<IValue> TryCall(absl::string_view target, std::vector<IValue> args, Kwargs kwargs = {}) {
  const OpTable& ops = OpTable::Builtin();
  const OpSchema* op = ops.Find(target);
  if (op == nullptr) return absl::NotFoundError(target);
  return EvaluateOp(ops, *op, args, kwargs, BuiltinKernels(), BuiltinShapeRules());
}

// Like TryCall, for calls that must succeed; aborts on an error.
inline Tensor Call(absl::string_view target, std::vector<IValue> args, Kwargs kwargs = {}) {
  return TryCall(target, std::move(args), std::move(kwargs)).value().tensor();
}

inline IValueList CallAll(absl::string_view target, std::vector<IValue> args, Kwargs kwargs = {}) {
  return TryCall(target, std::move(args), std::move(kwargs)).value().list();
}

}  // namespace backtape

#endif  // BACKTAPE_TESTS_INTERP_KERNELS_CALL_OP_H_
