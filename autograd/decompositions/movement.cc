// Conversions, concatenations and repetitions composed of other ops.
#include <algorithm>
#include <numeric>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/trace_recorder.h"

namespace backtape::decompositions {
namespace {

// Returns a copy if something changes or a copy is requested, else the tensor itself. Every device uses the CPU's
// memory.
Variable ConvertOrKeep(const Variable& self, std::optional<DType> dtype, const std::optional<Device>& device, bool copy,
                       std::optional<MemoryFormat> memory_format) {
  const bool changes = dtype.has_value() && *dtype != self.dtype();
  if (changes || copy) {
    return ops::_to_copy(self, dtype, std::nullopt, device, std::nullopt, /*non_blocking=*/false, memory_format);
  }
  if (memory_format.has_value() && *memory_format != MemoryFormat::kPreserve) {
    return ops::contiguous(self, *memory_format);
  }
  return self;
}

variable_list Grids(absl::Span<const Variable> tensors) {
  std::vector<SymInt> sizes;
  for (const Variable& tensor : tensors) {
    if (tensor.dim() > 1)
      Reject("meshgrid", absl::StrCat("expected tensors of 0 or 1 dims, got a ", tensor.dim(), "-D tensor"));
    sizes.push_back(tensor.dim() == 0 ? SymInt(1) : SymSizeOf(tensor, 0));
  }
  variable_list out;
  for (size_t i = 0; i < tensors.size(); ++i) {
    std::vector<SymInt> shape(tensors.size(), 1);
    shape[i] = sizes[i];
    out.push_back(ops::expand(ops::view(tensors[i], shape), sizes));
  }
  return out;
}

// `combinations` returns at most this many elements, because a separate call selects each element.
constexpr int64_t kMaxCombined = 1 << 22;

// The number of elements that `combinations` returns. If it exceeds kMaxCombined, returns some number above
// kMaxCombined.
double ElementsOfCombinations(int64_t size, int64_t r, bool with_replacement) {
  const double from = static_cast<double>(size) + (with_replacement ? static_cast<double>(r) - 1 : 0);
  if (size == 0 || from < static_cast<double>(r)) return 0;
  double count = 1;
  for (int64_t i = 1; i <= r && count <= kMaxCombined; ++i) {
    count *= (from - static_cast<double>(r - i)) / static_cast<double>(i);
    if (with_replacement ? size == 1 : from == static_cast<double>(r)) break;  // there is only one combination
  }
  return count * static_cast<double>(r);
}

// Calls visit(positions) with each ascending list of r > 0 positions below `size`, in lexicographic order. With
// replacement, a position may repeat. There must be at least one such list.
template <typename Visit>
void ForEachCombination(int64_t size, int64_t r, bool with_replacement, Visit visit) {
  std::vector<int64_t> positions(static_cast<size_t>(r));
  if (!with_replacement) std::iota(positions.begin(), positions.end(), int64_t{0});
  while (true) {
    visit(positions);
    int64_t i = r - 1;
    while (i >= 0 && positions[i] == (with_replacement ? size - 1 : size - r + i)) --i;
    if (i < 0) return;
    ++positions[i];
    for (int64_t k = i + 1; k < r; ++k) positions[k] = positions[k - 1] + (with_replacement ? 0 : 1);
  }
}

}  // namespace

Variable to_dtype(const Variable& self, DType dtype, Flag, Flag copy, std::optional<MemoryFormat> memory_format) {
  return ConvertOrKeep(self, dtype, std::nullopt, copy, memory_format);
}
Variable to_dtype_layout(const Variable& self, std::optional<DType> dtype, std::optional<Layout>,
                         const std::optional<Device>& device, std::optional<Flag>, Flag, Flag copy,
                         std::optional<MemoryFormat> memory_format) {
  return ConvertOrKeep(self, dtype, device, copy, memory_format);
}
Variable to_device(const Variable& self, const Device& device, DType dtype, Flag, Flag copy,
                   std::optional<MemoryFormat> memory_format) {
  return ConvertOrKeep(self, dtype, device, copy, memory_format);
}
Variable to_other(const Variable& self, const Variable& other, Flag, Flag copy,
                  std::optional<MemoryFormat> memory_format) {
  return ConvertOrKeep(self, other.dtype(), std::nullopt, copy, memory_format);
}
Variable type_as(const Variable& self, const Variable& other) { return ConvertedTo(self, other.dtype()); }

variable_list meshgrid(absl::Span<const Variable> tensors) { return Grids(tensors); }
variable_list meshgrid_indexing(absl::Span<const Variable> tensors, absl::string_view indexing) {
  if (indexing != "ij" && indexing != "xy")
    Reject("meshgrid", absl::StrCat("indexing must be \"ij\" or \"xy\", got \"", indexing, "\""));
  if (indexing == "ij" || tensors.size() < 2) return Grids(tensors);
  variable_list swapped(tensors.begin(), tensors.end());
  std::swap(swapped[0], swapped[1]);
  variable_list grids = Grids(swapped);
  std::swap(grids[0], grids[1]);
  return grids;
}

Variable hstack(absl::Span<const Variable> tensors) {
  if (tensors.empty()) Reject("hstack", "expected at least one tensor");
  const variable_list rows = atleast_1d_Sequence(tensors);
  return ops::cat(rows, rows[0].dim() == 1 ? 0 : 1);
}
Variable vstack(absl::Span<const Variable> tensors) {
  if (tensors.empty()) Reject("vstack", "expected at least one tensor");
  return ops::cat(atleast_2d_Sequence(tensors), 0);
}
Variable dstack(absl::Span<const Variable> tensors) {
  if (tensors.empty()) Reject("dstack", "expected at least one tensor");
  return ops::cat(atleast_3d_Sequence(tensors), 2);
}
Variable column_stack(absl::Span<const Variable> tensors) {
  if (tensors.empty()) Reject("column_stack", "expected at least one tensor");
  variable_list columns;
  for (const Variable& tensor : tensors) {
    columns.push_back(tensor.dim() <= 1 ? ops::reshape(tensor, {SymNumelOf(tensor), 1}) : tensor);
  }
  return ops::cat(columns, 1);
}

Variable tile(const Variable& self, const SymIntSpan& dims) {
  std::vector<SymInt> repeats(dims.get().begin(), dims.get().end());
  while (static_cast<int64_t>(repeats.size()) < self.dim()) repeats.insert(repeats.begin(), 1);
  return ops::repeat(self, repeats);
}

Variable fliplr(const Variable& self) {
  if (self.dim() < 2)
    Reject("fliplr", absl::StrCat("expected a tensor of at least 2 dims, got a ", self.dim(), "-D tensor"));
  return ops::flip(self, {1});
}
Variable flipud(const Variable& self) {
  if (self.dim() < 1) Reject("flipud", "expected a tensor of at least 1 dim");
  return ops::flip(self, {0});
}

Variable rot90(const Variable& self, int64_t k, absl::Span<const int64_t> dims) {
  if (dims.size() != 2) Reject("rot90", absl::StrCat("expected two dims, got ", dims.size()));
  const int64_t a = WrapDim("rot90", dims[0], self.dim()), b = WrapDim("rot90", dims[1], self.dim());
  if (a == b || self.dim() < 2) {
    Reject("rot90", absl::StrCat("expected two different dims, got ", dims[0], " and ", dims[1], " of a ", self.dim(),
                                 "-D tensor"));
  }
  switch (((k % 4) + 4) % 4) {
    case 1:
      return ops::transpose(ops::flip(self, {b}), a, b);
    case 2:
      return ops::flip(self, {a, b});
    case 3:
      return ops::transpose(ops::flip(self, {a}), a, b);
    default:
      return ops::clone(self, MemoryFormat::kContiguous);
  }
}

Variable repeat_interleave_self_int(const Variable& self, const SymInt& repeats, std::optional<int64_t> dim,
                                    const std::optional<SymInt>&) {
  const Variable input = dim.has_value() ? self : flatten_using_ints(self, 0, -1);
  const int64_t at = WrapSizedDim("repeat_interleave", dim.value_or(0), input.dim());
  // Repeats each slice along a new dim, then merges the two dims.
  std::vector<SymInt> sizes = SymSizesOf(input);
  const SymInt size = sizes[at];
  sizes.insert(sizes.begin() + at + 1, repeats);
  const Variable repeated = ops::clone(ops::expand(ops::unsqueeze(input, at + 1), sizes), MemoryFormat::kContiguous);
  sizes.erase(sizes.begin() + at + 1);
  sizes[at] = size * repeats;
  return ops::view(repeated, sizes);
}

Variable repeat_interleave_self_Tensor(const Variable& self, const Variable& repeats, std::optional<int64_t> dim,
                                       const std::optional<SymInt>& output_size) {
  const Variable input = dim.has_value() ? self : flatten_using_ints(self, 0, -1);
  const int64_t at = WrapSizedDim("repeat_interleave", dim.value_or(0), input.dim());
  const Variable counts = repeats.dim() == 0 || SymEqual(SymNumelOf(repeats), 1)
                              ? ops::expand(ops::reshape(repeats, {1}), {SymSizeOf(input, at)})
                              : repeats;
  if (!output_size.has_value()) {
    const Variable places = ops::repeat_interleave(counts);
    return ops::index_select(input, at,
                             places.dtype() == DType::kInt64 ? places : ops::_to_copy(places, DType::kInt64));
  }
  // Element i of the result is the first element for which the sum of the counts so far exceeds i.
  const Variable ends = ops::cumsum(counts, 0);
  const Variable places = ops::arange(SymScalar(*output_size), DType::kInt64);
  return ops::index_select(input, at, ops::searchsorted(ends, places, /*out_int32=*/false, /*right=*/true));
}

Variable diag(const Variable& self, int64_t diagonal) {
  if (self.dim() == 1) return ops::diag_embed(self, diagonal);
  if (self.dim() != 2) Reject("diag", absl::StrCat("expected a vector or a matrix, got a ", self.dim(), "-D tensor"));
  return ops::clone(ops::diagonal(self, diagonal), MemoryFormat::kContiguous);
}
Variable diagflat(const Variable& self, int64_t offset) { return diag(ravel(self), offset); }

Variable take_along_dim(const Variable& self, const Variable& indices, std::optional<int64_t> dim) {
  if (!dim.has_value()) return ops::gather(ops::reshape(self, {-1}), 0, ops::reshape(indices, {-1}));
  if (self.dim() != indices.dim()) {
    Reject("take_along_dim", absl::StrCat("the tensor and the indices must have the same rank, got ", self.dim(),
                                          " and ", indices.dim()));
  }
  const int64_t at = WrapSizedDim("take_along_dim", *dim, self.dim());
  std::vector<SymInt> sizes = BroadcastSizes(SymSizesOf(self), SymSizesOf(indices));
  std::vector<SymInt> of_self = sizes, of_indices = sizes;
  of_self[at] = SymSizeOf(self, at);
  of_indices[at] = SymSizeOf(indices, at);
  return ops::gather(ops::expand(self, of_self), at, ops::expand(indices, of_indices));
}

namespace {

// The numbers from 0 to the largest element of `self`.
Variable ClassesIn(const Variable& self) {
  if (SymEqual(SymNumelOf(self), 0)) Reject("one_hot", "the number of classes cannot be inferred from an empty tensor");
  const Variable count = ops::unsqueeze(ops::max(self) + SymScalar(1), 0);
  const Variable places = ops::repeat_interleave(count);  // one for each class; their number is known only at run time
  return ops::cumsum(ops::ones_like(places), 0) - SymScalar(1);
}

}  // namespace

Variable one_hot(const Variable& self, int64_t num_classes) {
  if (num_classes <= 0 && num_classes != -1)
    Reject("one_hot", absl::StrCat("num_classes must be positive, or -1 to infer it; got ", num_classes));
  if (self.dtype() != DType::kInt64) {
    Reject("one_hot", absl::StrCat("one_hot is only applicable to index tensor of type LongTensor, got ",
                                   TorchName(self.dtype())));
  }
  // In a trace the elements are unknown. As in PyTorch, runs of the graph do not check them.
  if (internal::TraceRecorder::Current() == nullptr && self.numel() > 0) {
    const auto is_any = [](const Variable& mask) { return ops::any(mask).item().to_bool(); };
    if (is_any(ops::lt(self, 0))) Reject("one_hot", "Class values must be non-negative.");
    if (num_classes != -1 && is_any(ops::ge(self, num_classes))) {
      Reject("one_hot", "Class values must be smaller than num_classes.");
    }
  }
  const Variable classes = num_classes == -1 ? ClassesIn(self) : ops::arange(SymScalar(num_classes), DType::kInt64);
  return ops::_to_copy(ops::eq(ops::unsqueeze(self, -1), classes), DType::kInt64);
}

Variable combinations(const Variable& self, int64_t r, Flag with_replacement) {
  if (self.dim() != 1 || r < 0) {
    Reject("combinations",
           absl::StrCat("expected a vector and a non-negative r, got a ", self.dim(), "-D tensor and r = ", r));
  }
  const int64_t size = NumberOfCalls("combinations", "elements", SymSizeOf(self, 0));
  if (r == 0) return ops::new_zeros(self, {0});
  const double elements = ElementsOfCombinations(size, r, with_replacement);
  if (elements == 0) return ops::reshape(ops::slice(self, 0, 0, 0), {0, r});
  if (elements > kMaxCombined) {
    Reject("combinations", absl::StrCat("a result of more than ", kMaxCombined, " elements is not supported"));
  }
  std::vector<variable_list> picked(r);
  ForEachCombination(size, r, with_replacement, [&](absl::Span<const int64_t> positions) {
    for (int64_t i = 0; i < r; ++i) picked[i].push_back(ops::select(self, 0, positions[i]));
  });
  variable_list columns;
  for (const variable_list& column : picked) columns.push_back(ops::stack(column));
  return ops::stack(columns, 1);
}

Variable conj_physical(const Variable& self) { return self; }

Variable block_diag(absl::Span<const Variable> tensors) {
  const variable_list blocks = atleast_2d_Sequence(tensors);
  SymInt width = 0;
  for (const Variable& block : blocks) {
    if (block.dim() != 2)
      Reject("block_diag", absl::StrCat("expected tensors of at most 2 dims, got a ", block.dim(), "-D tensor"));
    width += SymSizeOf(block, 1);
  }
  variable_list rows;
  SymInt left = 0;
  for (const Variable& block : blocks) {
    const SymInt columns = SymSizeOf(block, 1);
    rows.push_back(ops::constant_pad_nd(block, {left, width - left - columns}));
    left += columns;
  }
  return ops::cat(rows, 0);
}

}  // namespace backtape::decompositions
