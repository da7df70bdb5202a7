#ifndef BACKTAPE_AUTOGRAD_OPS_SYMBOLIC_SIZES_H_
#define BACKTAPE_AUTOGRAD_OPS_SYMBOLIC_SIZES_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_int.h"

// Sizes that may be symbolic, for functions that are composed of ops.
namespace backtape {

// Properties of a tensor, symbolic or not. All functions except OptionalSymSizesOf need a defined one.
std::vector<SymInt> SymSizesOf(const Variable& x);
std::optional<std::vector<SymInt>> OptionalSymSizesOf(const Variable& x);
std::vector<SymInt> SymStridesOf(const Variable& x);
// `dim` may be negative.
SymInt SymSizeOf(const Variable& x, int64_t dim);
SymInt SymNumelOf(const Variable& x);
SymInt SymStorageOffsetOf(const Variable& x);
int64_t NumelOf(const Variable& x);
int64_t DimOf(const Variable& x);
DType DTypeOf(const Variable& x);
inline Layout LayoutOf(const Variable&) { return Layout::kStrided; }
std::vector<std::vector<SymInt>> SymSizesOfEach(const variable_list& xs);
std::vector<DType> DTypesOfEach(const variable_list& xs);

// Comparisons of sizes that may be symbolic: the tracer's shape environment decides, and records a guard. They throw
// backtape::Error for symbolic sizes when no program is being traced.
bool SymEqual(const SymInt& a, const SymInt& b);
// For calls that are rejected if the sizes differ. False only if they are known to differ; otherwise a guard requires
// that they are equal.
bool SymRequireEqual(const SymInt& a, const SymInt& b);
bool SymLess(const SymInt& a, const SymInt& b);
// a <= b; without evidence, this is assumed to hold.
bool SymLessEqual(const SymInt& a, const SymInt& b);

// The smaller and the larger of two sizes: a Min or a Max if nothing decides which one it is.
SymInt SymSmaller(const SymInt& a, const SymInt& b);
SymInt SymLarger(const SymInt& a, const SymInt& b);

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_OPS_SYMBOLIC_SIZES_H_
