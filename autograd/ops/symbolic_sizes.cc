#include "backtape/autograd/ops/symbolic_sizes.h"

#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

std::vector<SymInt> ToVector(const SymIntVector& values) { return {values.begin(), values.end()}; }

// The reason of guards, which follows the words "guard of".
constexpr absl::string_view kReason = "a decomposition or a derivative formula";

ShapeEnv& CurrentShapeEnv() {
  const internal::TraceRecorder* const recorder = internal::TraceRecorder::Current();
  if (recorder == nullptr) {
    throw Error(absl::FailedPreconditionError(
        "a decomposition or a derivative formula depends on a symbolic size, but no program is being traced"));
  }
  return recorder->shape_env();
}

std::optional<bool> TrySmaller(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() && !b.is_symbolic()) return a.value() < b.value();
  return CurrentShapeEnv().TryDecideSmaller(a, b, kReason);
}

}  // namespace

std::vector<SymInt> SymSizesOf(const Variable& x) { return ToVector(x.sym_sizes()); }

std::optional<std::vector<SymInt>> OptionalSymSizesOf(const Variable& x) {
  if (!x.defined()) return std::nullopt;
  return SymSizesOf(x);
}

std::vector<SymInt> SymStridesOf(const Variable& x) { return ToVector(x.sym_strides()); }
SymInt SymSizeOf(const Variable& x, int64_t dim) { return x.sym_size(dim); }
SymInt SymNumelOf(const Variable& x) { return x.sym_numel(); }
SymInt SymStorageOffsetOf(const Variable& x) { return x.sym_storage_offset(); }
int64_t NumelOf(const Variable& x) { return x.numel(); }
int64_t DimOf(const Variable& x) { return x.dim(); }
DType DTypeOf(const Variable& x) { return x.dtype(); }

std::vector<std::vector<SymInt>> SymSizesOfEach(const variable_list& xs) {
  std::vector<std::vector<SymInt>> sizes;
  sizes.reserve(xs.size());
  for (const Variable& x : xs) sizes.push_back(SymSizesOf(x));
  return sizes;
}

std::vector<DType> DTypesOfEach(const variable_list& xs) {
  std::vector<DType> dtypes;
  dtypes.reserve(xs.size());
  for (const Variable& x : xs) dtypes.push_back(x.dtype());
  return dtypes;
}

bool SymEqual(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() && !b.is_symbolic()) return a.value() == b.value();
  return CurrentShapeEnv().DecideEq(a, b, kReason);
}

bool SymRequireEqual(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() && !b.is_symbolic()) return a.value() == b.value();
  return CurrentShapeEnv().RequireEq(a, b, "the equality of sizes");
}

bool SymLess(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() && !b.is_symbolic()) return a.value() < b.value();
  return CurrentShapeEnv().DecideLt(a, b, kReason);
}

bool SymLessEqual(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() && !b.is_symbolic()) return a.value() <= b.value();
  return CurrentShapeEnv().DecideLe(a, b, kReason);
}

SymInt SymSmaller(const SymInt& a, const SymInt& b) {
  const std::optional<bool> is_less = TrySmaller(a, b);
  if (!is_less.has_value()) return SymInt::Min(a, b);
  return *is_less ? a : b;
}

SymInt SymLarger(const SymInt& a, const SymInt& b) {
  const std::optional<bool> is_less = TrySmaller(a, b);
  if (!is_less.has_value()) return SymInt::Max(a, b);
  return *is_less ? b : a;
}

}  // namespace backtape
