// Ops on lists that are not derived from an op on single tensors, and the ops that they call for each element.
#include <array>
#include <optional>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tensor/dtype.h"
#include "backtape/tensor/promotion.h"

namespace backtape::decompositions {
namespace {

using Variables = absl::Span<const Variable>;

// The dtype in which pointwise ops compute.
DType ComputeDType(DType dtype) { return ItemSize(dtype) == 2 && IsFloatingPoint(dtype) ? DType::kFloat32 : dtype; }

// self + s * tensor1 * tensor2, or with `divides`, self + s * tensor1 / tensor2, for each element of the lists, where s
// is the corresponding element of `scalars`. The scalars do not take part in type promotion.
variable_list AddFused(absl::string_view op, Variables self, Variables tensor1, Variables tensor2,
                       const Variable& scalars, bool divides) {
  if (tensor1.size() != self.size() || tensor2.size() != self.size()) {
    Reject(op, absl::StrCat("lists must have the same number of elements, but got ", self.size(), ", ", tensor1.size(),
                            " and ", tensor2.size()));
  }
  if (scalars.dim() != 1)
    Reject(op, absl::StrCat("scalars must be a 1-D tensor, but got a ", scalars.dim(), "-D tensor"));
  if (!SymEqual(SymSizeOf(scalars, 0), SymInt(static_cast<int64_t>(self.size())))) {
    Reject(op, absl::StrCat("expected one scalar for each of the tensors (", self.size(), "), but got ",
                            SymSizeOf(scalars, 0).ToString()));
  }
  variable_list results;
  for (size_t i = 0; i < self.size(); ++i) {
    const std::array<PromotionOperand, 3> operands = {PromotionOperand{self[i].dtype(), self[i].dim() == 0},
                                                      PromotionOperand{tensor1[i].dtype(), tensor1[i].dim() == 0},
                                                      PromotionOperand{tensor2[i].dtype(), tensor2[i].dim() == 0}};
    const absl::StatusOr<DType> common = ResultType(operands);
    if (!common.ok()) Reject(op, std::string(common.status().message()));
    if (divides && !IsFloatingPoint(*common))
      Reject(op, absl::StrCat("integer division is not supported, got ", TorchName(*common)));
    const auto wide = [&](const Variable& x) { return ConvertedTo(x, ComputeDType(*common)); };
    const Variable scaled = wide(ops::select(scalars, 0, static_cast<int64_t>(i))) * wide(tensor1[i]);
    const Variable term = divides ? scaled / wide(tensor2[i]) : scaled * wide(tensor2[i]);
    results.push_back(ConvertedTo(wide(self[i]) + term, *common));
  }
  return results;
}

void WriteInto(absl::string_view op, Variables self, const variable_list& results) {
  for (size_t i = 0; i < self.size(); ++i) {
    if (!CanCast(results[i].dtype(), self[i].dtype())) {
      Reject(op, absl::StrCat("result type ", ScalarTypeName(results[i].dtype()),
                              " can't be cast to the desired output type ", ScalarTypeName(self[i].dtype())));
    }
  }
  for (size_t i = 0; i < self.size(); ++i) ops::copy_(self[i], results[i]);
}

}  // namespace

variable_list _foreach_addcmul_Tensor(Variables self, Variables tensor1, Variables tensor2, const Variable& scalars) {
  return AddFused("_foreach_addcmul", self, tensor1, tensor2, scalars, /*divides=*/false);
}
void _foreach_addcmul__Tensor(Variables self, Variables tensor1, Variables tensor2, const Variable& scalars) {
  WriteInto("_foreach_addcmul_", self,
            AddFused("_foreach_addcmul_", self, tensor1, tensor2, scalars, /*divides=*/false));
}
variable_list _foreach_addcdiv_Tensor(Variables self, Variables tensor1, Variables tensor2, const Variable& scalars) {
  return AddFused("_foreach_addcdiv", self, tensor1, tensor2, scalars, /*divides=*/true);
}
void _foreach_addcdiv__Tensor(Variables self, Variables tensor1, Variables tensor2, const Variable& scalars) {
  WriteInto("_foreach_addcdiv_", self,
            AddFused("_foreach_addcdiv_", self, tensor1, tensor2, scalars, /*divides=*/true));
}

// The sum of |x|^ord: linalg_vector_norm without the root. 0^0 counts as 1, as in PyTorch.
Variable linalg__powsum(const Variable& self, const SymScalar& ord, OptionalIntSpan dim, Flag keepdim,
                        std::optional<DType> dtype) {
  const DType result = dtype.value_or(self.dtype());
  if (!IsFloatingPoint(self.dtype()) || !IsFloatingPoint(result)) {
    Reject("linalg__powsum", absl::StrCat("only floating point dtypes are supported, got ",
                                          TorchName(IsFloatingPoint(self.dtype()) ? result : self.dtype())));
  }
  const Variable size = ops::abs(ConvertedTo(self, ComputeDType(result)));
  return ConvertedTo(ops::sum(ops::pow(size, ord), dim, keepdim), result);
}

variable_list _foreach_powsum_Scalar(Variables self, const SymScalar& ord, std::optional<DType> dtype) {
  return MapEach(self,
                 [&](const Variable& x) { return linalg__powsum(x, ord, std::nullopt, /*keepdim=*/false, dtype); });
}

}  // namespace backtape::decompositions
