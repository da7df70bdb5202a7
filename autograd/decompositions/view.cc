// Views composed of other views.
#include <algorithm>
#include <numeric>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/required_arguments.h"
#include "backtape/ir/max_parts.h"
#include "backtape/tensor/error.h"

namespace backtape::decompositions {
namespace {

variable_list OfEach(absl::Span<const Variable> tensors, Variable (*function)(const Variable&)) {
  variable_list out;
  for (const Variable& tensor : tensors) out.push_back(function(tensor));
  return out;
}

// hsplit splits columns; for a vector, elements.
int64_t ColumnDim(const Variable& self) {
  if (self.dim() == 0) Reject("hsplit", "expected a tensor of at least 1 dim");
  return self.dim() == 1 ? 0 : 1;
}

variable_list SplitExactly(absl::string_view op, const Variable& self, int64_t sections, int64_t dim,
                           int64_t min_rank) {
  if (self.dim() < min_rank)
    Reject(op, absl::StrCat("expected a tensor of at least ", min_rank, " dims, got a ", self.dim(), "-D tensor"));
  const SymInt size = SymSizeOf(self, dim);
  if (sections <= 0 || !SymEqual(SymInt::Mod(size, sections), 0)) {
    Reject(op, absl::StrCat("size ", size.ToString(), " of dim ", dim,
                            " cannot be split evenly into this number of parts: ", sections));
  }
  return tensor_split_sections(self, sections, dim);
}

variable_list SplitAt(absl::string_view op, const Variable& self, absl::Span<const int64_t> indices, int64_t dim,
                      int64_t min_rank) {
  if (self.dim() < min_rank)
    Reject(op, absl::StrCat("expected a tensor of at least ", min_rank, " dims, got a ", self.dim(), "-D tensor"));
  return tensor_split_indices(self, indices, dim);
}

Variable TransposedMatrices(absl::string_view op, const Variable& self) {
  if (self.dim() < 2) Reject(op, absl::StrCat("expected matrices, got a ", self.dim(), "-D tensor"));
  return ops::transpose(self, -2, -1);
}

}  // namespace

Variable flatten_using_ints(const Variable& self, int64_t start_dim, int64_t end_dim) {
  internal::RequireDefined("flatten", {{"self", self}});
  const int64_t rank = self.dim();
  const int64_t first = WrapDim("flatten", start_dim, rank), last = WrapDim("flatten", end_dim, rank);
  if (first > last) {
    Reject("flatten",
           absl::StrCat("start_dim ", start_dim, " comes after end_dim ", end_dim, " of a ", rank, "-D tensor"));
  }
  if (rank == 0) return ops::reshape(self, {1});
  if (first == last) return self;
  std::vector<SymInt> sizes;
  for (int64_t d = 0; d < rank; ++d) {
    if (d <= first || d > last) {
      sizes.push_back(SymSizeOf(self, d));
    } else {
      sizes.back() = sizes.back() * SymSizeOf(self, d);
    }
  }
  return ops::reshape(self, sizes);
}

Variable unflatten_int(const Variable& self, int64_t dim, const SymIntSpan& sizes) {
  const int64_t at = WrapSizedDim("unflatten", dim, self.dim());
  if (sizes.get().empty()) Reject("unflatten", "sizes must not be empty");
  std::vector<SymInt> shape = SymSizesOf(self);
  SymInt known = 1;
  int64_t inferred = -1;
  for (size_t i = 0; i < sizes.get().size(); ++i) {
    if (sizes.get()[i] == SymInt(-1)) {
      inferred = static_cast<int64_t>(i);
    } else {
      known *= sizes.get()[i];
    }
  }
  std::vector<SymInt> parts(sizes.get().begin(), sizes.get().end());
  if (inferred >= 0 && SymEqual(known, 0)) Reject("unflatten", "the size -1 is ambiguous because another size is 0");
  if (inferred >= 0) parts[inferred] = SymInt::FloorDiv(shape[at], known);
  SymInt product = 1;
  for (const SymInt& part : parts) product *= part;
  if (!SymRequireEqual(product, shape[at])) {
    Reject("unflatten", absl::StrCat("the sizes don't multiply up to the size of dim ", dim, " (", shape[at].ToString(),
                                     "): their product is ", product.ToString()));
  }
  shape.erase(shape.begin() + at);
  shape.insert(shape.begin() + at, parts.begin(), parts.end());
  return ops::view(self, shape);
}

Variable reshape_as(const Variable& self, const Variable& other) { return ops::reshape(self, SymSizesOf(other)); }

Variable movedim_int(const Variable& self, int64_t source, int64_t destination) {
  return movedim_intlist(self, {source}, {destination});
}

Variable movedim_intlist(const Variable& self, absl::Span<const int64_t> source,
                         absl::Span<const int64_t> destination) {
  const int64_t rank = self.dim();
  if (source.size() != destination.size()) {
    Reject("movedim",
           absl::StrCat("source and destination differ in length: ", source.size(), " and ", destination.size()));
  }
  constexpr int64_t kFree = -1;
  std::vector<int64_t> order(rank, kFree);
  std::vector<bool> is_moved(rank, false);
  for (size_t i = 0; i < source.size(); ++i) {
    const int64_t from = WrapDim("movedim", source[i], rank), to = WrapDim("movedim", destination[i], rank);
    if (rank == 0) return ops::alias(self);
    if (is_moved[from] || order[to] != kFree)
      Reject("movedim", absl::StrCat("dim ", is_moved[from] ? from : to, " appears twice"));
    is_moved[from] = true;
    order[to] = from;
  }
  int64_t next = 0;
  for (int64_t& dim : order) {
    if (dim != kFree) continue;
    while (is_moved[next]) ++next;
    dim = next++;
  }
  return ops::permute(self, order);
}

Variable numpy_T(const Variable& self) {
  std::vector<int64_t> order(self.dim());
  std::iota(order.rbegin(), order.rend(), 0);
  return ops::permute(self, order);
}

Variable mT(const Variable& self) { return TransposedMatrices("mT", self); }
Variable adjoint(const Variable& self) { return TransposedMatrices("adjoint", self); }
Variable mH(const Variable& self) { return TransposedMatrices("mH", self); }
Variable matrix_H(const Variable& self) {
  if (self.dim() == 0) return ops::alias(self);
  if (self.dim() != 2) Reject("matrix_H", absl::StrCat("expected a matrix, got a ", self.dim(), "-D tensor"));
  return ops::transpose(self, 0, 1);
}

Variable broadcast_to(const Variable& self, const SymIntSpan& size) { return ops::expand(self, size); }

variable_list broadcast_tensors(absl::Span<const Variable> tensors) {
  std::vector<SymInt> sizes;
  for (const Variable& tensor : tensors) sizes = BroadcastSizes(sizes, SymSizesOf(tensor));
  variable_list out;
  for (const Variable& tensor : tensors) out.push_back(ops::expand(tensor, sizes));
  return out;
}

Variable atleast_1d(const Variable& self) { return self.dim() == 0 ? ops::reshape(self, {1}) : self; }
Variable atleast_2d(const Variable& self) {
  if (self.dim() == 0) return ops::reshape(self, {1, 1});
  return self.dim() == 1 ? ops::unsqueeze(self, 0) : self;
}
Variable atleast_3d(const Variable& self) {
  if (self.dim() == 0) return ops::reshape(self, {1, 1, 1});
  if (self.dim() == 1) return ops::unsqueeze(ops::unsqueeze(self, 0), -1);
  return self.dim() == 2 ? ops::unsqueeze(self, -1) : self;
}
variable_list atleast_1d_Sequence(absl::Span<const Variable> tensors) { return OfEach(tensors, &atleast_1d); }
variable_list atleast_2d_Sequence(absl::Span<const Variable> tensors) { return OfEach(tensors, &atleast_2d); }
variable_list atleast_3d_Sequence(absl::Span<const Variable> tensors) { return OfEach(tensors, &atleast_3d); }

variable_list tensor_split_sections(const Variable& self, const SymInt& sections, int64_t dim) {
  const int64_t at = WrapSizedDim("tensor_split", dim, self.dim());
  if (sections.is_symbolic() || sections.value() <= 0) {
    Reject("tensor_split",
           absl::StrCat("the number of sections must be known and positive, got ", sections.ToString()));
  }
  if (sections.value() > kMaxParts) {
    throw Error(absl::ResourceExhaustedError(absl::StrCat("tensor_split: the number of sections is ", sections.value(),
                                                          ", more than the limit of ", kMaxParts)));
  }
  // If the size is not divisible, the first sections are one element longer.
  const SymInt size = SymSizeOf(self, at), shorter = SymInt::FloorDiv(size, sections);
  const SymInt longer = SymInt::Mod(size, sections);
  variable_list out;
  SymInt start = 0;
  for (int64_t i = 0; i < sections.value(); ++i) {
    const SymInt end = start + shorter + (SymLess(i, longer) ? 1 : 0);
    out.push_back(ops::slice(self, at, start, end));
    start = end;
  }
  return out;
}

variable_list tensor_split_indices(const Variable& self, const SymIntSpan& indices, int64_t dim) {
  const int64_t at = WrapSizedDim("tensor_split", dim, self.dim());
  variable_list out;
  SymInt start = 0;
  for (const SymInt& end : indices.get()) {
    out.push_back(ops::slice(self, at, start, end));
    start = end;
  }
  out.push_back(ops::slice(self, at, start, SymSizeOf(self, at)));
  return out;
}

variable_list hsplit_int(const Variable& self, int64_t sections) {
  return SplitExactly("hsplit", self, sections, ColumnDim(self), 1);
}
variable_list hsplit_array(const Variable& self, absl::Span<const int64_t> indices) {
  return SplitAt("hsplit", self, indices, ColumnDim(self), 1);
}
variable_list vsplit_int(const Variable& self, int64_t sections) {
  return SplitExactly("vsplit", self, sections, 0, 2);
}
variable_list vsplit_array(const Variable& self, absl::Span<const int64_t> indices) {
  return SplitAt("vsplit", self, indices, 0, 2);
}
variable_list dsplit_int(const Variable& self, int64_t sections) {
  return SplitExactly("dsplit", self, sections, 2, 3);
}
variable_list dsplit_array(const Variable& self, absl::Span<const int64_t> indices) {
  return SplitAt("dsplit", self, indices, 2, 3);
}

Variable ravel(const Variable& self) {
  internal::RequireDefined("ravel", {{"self", self}});
  return ops::view(ops::contiguous(self), {-1});
}

// No complex values are computed, so every tensor is real.
Variable real(const Variable& self) { return self; }
Variable conj(const Variable& self) { return self; }
Variable resolve_conj(const Variable& self) { return self; }
Variable resolve_neg(const Variable& self) { return self; }

Variable linalg_diagonal(const Variable& A, int64_t offset, int64_t dim1, int64_t dim2) {
  return ops::diagonal(A, offset, dim1, dim2);
}

}  // namespace backtape::decompositions
