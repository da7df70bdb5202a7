// Functions of torch.masked._ops on tensors with a mask: reductions that skip the elements that the mask excludes.
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

using Arguments = PythonArguments;
using Value = absl::StatusOr<IValue>;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// Stands for the least or greatest number of a dtype.
enum class Extreme { kLeast, kGreatest };

absl::StatusOr<SymScalar> ExtremeOf(const Arguments& args, DType dtype, Extreme extreme) {
  const bool is_least = extreme == Extreme::kLeast;
  if (IsFloatingPoint(dtype)) return SymScalar(is_least ? -kInfinity : kInfinity);
  const bool is_signed = dtype != DType::kUInt8;
  if (dtype == DType::kBool) {
    return absl::InvalidArgumentError(absl::StrCat(args.call().target, " has no identity element for bool tensors"));
  }
  const int64_t bits = ItemSize(dtype) * 8;
  if (is_least) return SymScalar(is_signed ? std::numeric_limits<int64_t>::min() >> (64 - bits) : int64_t{0});
  return SymScalar(is_signed ? std::numeric_limits<int64_t>::max() >> (64 - bits) : int64_t{255});
}

// The mask as bools of the tensor's sizes.
Variable FullMask(const Variable& x, const Variable& mask) {
  return decompositions::to_dtype(ops::expand(mask, SymSizesOf(x)), DType::kBool);
}

// The tensor with `fill` in place of the elements that the mask excludes. The undefined mask excludes none.
Variable Filled(const Variable& x, const Variable& mask, const SymScalar& fill) {
  if (!mask.defined()) return x;
  return ops::where(FullMask(x, mask), x, ops::scalar_tensor(fill, x.dtype()));
}
Variable Filled(const Arguments& args, const SymScalar& fill) {
  return Filled(args.tensor("input"), args.tensor("mask"), fill);
}
absl::StatusOr<Variable> Filled(const Arguments& args, Extreme extreme) {
  const Variable x = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(const SymScalar fill, ExtremeOf(args, x.dtype(), extreme));
  return Filled(x, args.tensor("mask"), fill);
}

// The dims, not negative and in ascending order; all dims for None and for an empty list.
absl::StatusOr<std::vector<int64_t>> DimsOf(const Arguments& args) {
  const int64_t rank = args.tensor("input").dim(), count = std::max<int64_t>(rank, 1);
  const IValue& given = args["dim"];
  std::vector<int64_t> dims;
  if (given.is_none() || (given.is_list() && given.list().empty())) {
    for (int64_t d = 0; d < rank; ++d) dims.push_back(d);
    return dims;
  }
  for (const IValue& item : given.is_list() ? given.list() : IValueList{given}) {
    if (!item.is_int() || item.sym_int().is_symbolic()) {
      return absl::InvalidArgumentError(absl::StrCat("a dim must be an integer, got ", item.KindName()));
    }
    const int64_t dim = item.sym_int().value();
    if (dim < -count || dim >= count) {
      return absl::OutOfRangeError(absl::StrCat("Dimension out of range (expected to be in range of [", -count, ", ",
                                                count - 1, "], but got ", dim, ")"));
    }
    const int64_t wrapped = dim < 0 ? dim + count : dim;
    if (std::find(dims.begin(), dims.end(), wrapped) != dims.end()) {
      return absl::InvalidArgumentError(absl::StrCat("dim=", dim, " appears multiple times in the list of dims"));
    }
    dims.push_back(wrapped);
  }
  std::sort(dims.begin(), dims.end());
  return dims;
}
// The dim of a function that takes one.
absl::StatusOr<int64_t> DimOf(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  if (dims.empty()) return absl::OutOfRangeError("the tensor has no dim to reduce");
  return dims[0];
}

bool KeepsDim(const Arguments& args) { return !args.is_none("keepdim") && args.flag("keepdim"); }

DType DTypeOf(const Arguments& args) {
  return args.is_none("dtype") ? args.tensor("input").dtype() : args["dtype"].dtype();
}
// Sums and products of narrow integers are 64 bits wide.
DType WideDTypeOf(const Arguments& args) {
  const DType dtype = DTypeOf(args);
  return args.is_none("dtype") && !IsFloatingPoint(dtype) ? DType::kInt64 : dtype;
}

Value Converted(const Arguments& args, const Variable& x) {
  return ToIValue(decompositions::to_dtype(x, DTypeOf(args)));
}

Value MaskedSum(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  return ToIValue(ops::sum(Filled(args, SymScalar(0)), dims, KeepsDim(args), WideDTypeOf(args)));
}
Value MaskedProd(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  Variable result = decompositions::to_dtype(Filled(args, SymScalar(1)), WideDTypeOf(args));
  for (auto dim = dims.rbegin(); dim != dims.rend(); ++dim) result = ops::prod(result, *dim, KeepsDim(args));
  return ToIValue(result);
}
Value MaskedCumSum(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim, DimOf(args));
  return ToIValue(ops::cumsum(Filled(args, SymScalar(0)), dim, DTypeOf(args)));
}
Value MaskedCumProd(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim, DimOf(args));
  return ToIValue(ops::cumprod(Filled(args, SymScalar(1)), dim, DTypeOf(args)));
}

Value MaskedAMax(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kLeast));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  return Converted(args, ops::amax(x, dims, KeepsDim(args)));
}
Value MaskedAMin(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kGreatest));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  return Converted(args, ops::amin(x, dims, KeepsDim(args)));
}

std::optional<int64_t> OptionalDim(const Arguments& args) {
  return args.is_none("dim") ? std::nullopt : std::optional(args.integer("dim"));
}
Value MaskedArgMax(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kLeast));
  return Converted(args, ops::argmax(x, OptionalDim(args), KeepsDim(args)));
}
Value MaskedArgMin(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kGreatest));
  return Converted(args, ops::argmin(x, OptionalDim(args), KeepsDim(args)));
}

// The number of elements that the mask includes, along the dims.
Variable Count(const Arguments& args, const std::vector<int64_t>& dims, bool keepdim) {
  const Variable x = args.tensor("input"), mask = args.tensor("mask");
  const Variable included = mask.defined() ? FullMask(x, mask) : ops::ones_like(x, DType::kInt64);
  return ops::sum(included, dims, keepdim, DType::kInt64);
}

Value MaskedMean(const Arguments& args) {
  const DType dtype = DTypeOf(args);
  if (!IsFloatingPoint(dtype)) {
    return absl::InvalidArgumentError(
        absl::StrCat("mean(): Could not infer output dtype. ", args.is_none("dtype") ? "Input" : "Optional",
                     " dtype must be either a floating point or complex dtype. Got: ", TorchName(dtype)));
  }
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  const Variable total = ops::sum(Filled(args, SymScalar(0)), dims, KeepsDim(args), dtype);
  return ToIValue(total / Count(args, dims, KeepsDim(args)));
}

Value MaskedMedian(const Arguments& args) {
  const Variable x = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim, DimOf(args));
  const bool is_float = IsFloatingPoint(x.dtype());
  const Variable numbers = is_float ? x : decompositions::to_dtype(x, DType::kFloat32);
  // nanmedian ignores NaNs.
  const Variable filled = Filled(numbers, args.tensor("mask"), SymScalar(std::nan("")));
  const Variable median = std::get<0>(ops::nanmedian(filled, dim, KeepsDim(args)));
  if (is_float) return ToIValue(median);
  ops::_assert_async(ops::logical_not(ops::any(ops::isnan(median))),
                     "masked median expects no fully masked out rows if dtype is not floating point");
  return Converted(args, median);
}

Value MaskedLogSumExp(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kLeast));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  return Converted(args, ops::logsumexp(x, dims, KeepsDim(args)));
}
Value MaskedLogAddExp(const Arguments& args) {
  const Variable x = args.tensor("input"), y = args.tensor("other");
  BACKTAPE_ASSIGN_OR_RETURN(const SymScalar fill, ExtremeOf(args, x.dtype(), Extreme::kLeast));
  BACKTAPE_ASSIGN_OR_RETURN(const SymScalar fill_other, ExtremeOf(args, y.dtype(), Extreme::kLeast));
  return Converted(args, ops::logaddexp(Filled(x, args.tensor("input_mask"), fill),
                                        Filled(y, args.tensor("other_mask"), fill_other)));
}

absl::StatusOr<Variable> NormOver(const Arguments& args, bool keepdim) {
  const double order = args.is_none("ord") ? 2.0 : args.number("ord");
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  const Variable x = Filled(args, SymScalar(order == -kInfinity ? kInfinity : 0.0));
  return ops::linalg_vector_norm(x, SymScalar(order), dims, keepdim, DTypeOf(args));
}
Value MaskedNorm(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable norm, NormOver(args, KeepsDim(args)));
  return ToIValue(norm);
}
Value MaskedNormalize(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable norm, NormOver(args, /*keepdim=*/true));
  const Variable least = ops::scalar_tensor(SymScalar(args.number("eps")), norm.dtype());
  return ToIValue(Filled(args, SymScalar(0)) / ops::maximum(norm, least));
}

absl::StatusOr<Variable> Variance(const Arguments& args) {
  double correction = 1;
  if (!args.is_none("unbiased") && !args.is_none("correction")) {
    return absl::InvalidArgumentError("Only one of unbiased and correction may be given");
  }
  if (!args.is_none("unbiased")) correction = args.flag("unbiased") ? 1 : 0;
  if (!args.is_none("correction")) correction = args.number("correction");
  const Variable x = args.tensor("input"), mask = args.tensor("mask");
  const bool is_float = IsFloatingPoint(DTypeOf(args));
  const DType dtype = args.is_none("dtype") && !is_float ? DType::kFloat32 : DTypeOf(args);
  const DType compute_dtype = IsFloatingPoint(dtype) ? dtype : DType::kFloat32;
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<int64_t> dims, DimsOf(args));
  Variable count = Count(args, dims, /*keepdim=*/true);
  const Variable difference = x - ops::sum(Filled(x, mask, SymScalar(0)), dims, /*keepdim=*/true, dtype) / count;
  const Variable squares = Filled(difference * difference, mask, SymScalar(0));
  const Variable total = ops::sum(squares, dims, KeepsDim(args), compute_dtype);
  if (!KeepsDim(args)) count = ops::reshape(count, SymSizesOf(total));
  if (correction != 0) {
    count = decompositions::to_dtype(count, compute_dtype) - SymScalar(correction);
    count = ops::maximum(count, ops::new_zeros(count, std::vector<SymInt>()));
  }
  return decompositions::to_dtype(total / count, dtype);
}
Value MaskedVar(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable variance, Variance(args));
  return ToIValue(variance);
}
Value MaskedStd(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const Variable variance, Variance(args));
  return ToIValue(ops::sqrt(variance));
}

Value MaskedSoftmax(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim, DimOf(args));
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kLeast));
  return ToIValue(decompositions::softmax_int(x, dim, DTypeOf(args)));
}
Value MaskedLogSoftmax(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim, DimOf(args));
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kLeast));
  return ToIValue(decompositions::log_softmax_int(x, dim, DTypeOf(args)));
}
Value MaskedSoftmin(const Arguments& args) {
  BACKTAPE_ASSIGN_OR_RETURN(const int64_t dim, DimOf(args));
  BACKTAPE_ASSIGN_OR_RETURN(const Variable x, Filled(args, Extreme::kGreatest));
  return ToIValue(decompositions::softmax_int(-x, dim, DTypeOf(args)));
}

constexpr std::pair<absl::string_view, PythonFunction> kMasked[] = {
    {"masked_amax", &MaskedAMax},
    {"masked_amin", &MaskedAMin},
    {"masked_argmax", &MaskedArgMax},
    {"masked_argmin", &MaskedArgMin},
    {"masked_cumprod", &MaskedCumProd},
    {"masked_cumsum", &MaskedCumSum},
    {"masked_log_softmax", &MaskedLogSoftmax},
    {"masked_logaddexp", &MaskedLogAddExp},
    {"masked_logsumexp", &MaskedLogSumExp},
    {"masked_mean", &MaskedMean},
    {"masked_median", &MaskedMedian},
    {"masked_norm", &MaskedNorm},
    {"masked_normalize", &MaskedNormalize},
    {"masked_prod", &MaskedProd},
    {"masked_softmax", &MaskedSoftmax},
    {"masked_softmin", &MaskedSoftmin},
    {"masked_std", &MaskedStd},
    {"masked_sum", &MaskedSum},
    {"masked_var", &MaskedVar},
};

}  // namespace

PythonFunctionTable MaskedFunctions() { return kMasked; }

}  // namespace backtape::python_targets
