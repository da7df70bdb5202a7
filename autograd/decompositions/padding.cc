// Padding in a mode that is given by name.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"

namespace backtape::decompositions {
namespace {

// Numbers of at::padding_mode.
constexpr int64_t kReflect = 0, kReplicate = 1, kCircular = 2, kConstant = 3;

}  // namespace

Variable _pad_circular(const Variable& self, const SymIntSpan& pad) {
  const absl::Span<const SymInt> widths = pad.get();
  const auto padded = static_cast<int64_t>(widths.size() / 2);
  if (widths.size() % 2 != 0 || padded > self.dim()) {
    Reject("_pad_circular",
           absl::StrCat("expected two widths for each padded dim, and no more pairs than dims; got ", widths.size(),
                        widths.size() == 1 ? " width" : " widths", " for a ", self.dim(), "-D tensor"));
  }
  Variable out = self;
  for (int64_t i = 0; i < padded; ++i) {
    const int64_t dim = self.dim() - 1 - i;
    const SymInt& before = widths[2 * i];
    const SymInt& after = widths[2 * i + 1];
    const SymInt size = SymSizeOf(out, dim);
    variable_list parts;
    // A negative width removes elements, before the rest is repeated.
    const SymInt zero = 0;
    const bool cuts_before = SymLess(before, zero), cuts_after = SymLess(after, zero);
    const Variable rest = ops::slice(out, dim, cuts_before ? zero - before : zero, cuts_after ? size + after : size);
    const SymInt length = size + (cuts_before ? before : zero) + (cuts_after ? after : zero);
    if (!cuts_before && before != zero) parts.push_back(ops::slice(rest, dim, length - before, length));
    parts.push_back(rest);
    if (!cuts_after && after != zero) parts.push_back(ops::slice(rest, dim, 0, after));
    out = parts.size() == 1 ? parts[0] : ops::cat(parts, dim);
  }
  return out.is_same(self) ? ops::clone(self) : out;
}

Variable _pad_enum(const Variable& self, const SymIntSpan& pad, int64_t mode, std::optional<double> value) {
  if (mode == kConstant) return ops::constant_pad_nd(self, pad, SymScalar(value.value_or(0.0)));
  if (value.has_value() && *value != 0)
    Reject("pad", absl::StrCat("only mode \"constant\" takes a value, got ", *value));
  if (mode == kCircular) return _pad_circular(self, pad);
  if (mode != kReflect && mode != kReplicate) {
    Reject("pad",
           absl::StrCat("unknown mode ", mode, "; expected 0 (reflect), 1 (replicate), 2 (circular) or 3 (constant)"));
  }
  const size_t dims = pad.get().size() / 2;
  const int64_t rank = self.dim();
  const bool fits = pad.get().size() % 2 == 0 && dims >= 1 && dims <= 3 &&
                    (rank == static_cast<int64_t>(dims) + 1 || rank == static_cast<int64_t>(dims) + 2);
  if (!fits) {
    Reject("pad", absl::StrCat("mode ", mode == kReflect ? "reflect" : "replicate", " does not support a pad list of ",
                               pad.get().size(), pad.get().size() == 1 ? " element" : " elements", " for a ", rank,
                               "-D tensor"));
  }
  if (mode == kReflect) {
    return dims == 1   ? ops::reflection_pad1d(self, pad)
           : dims == 2 ? ops::reflection_pad2d(self, pad)
                       : ops::reflection_pad3d(self, pad);
  }
  return dims == 1   ? ops::replication_pad1d(self, pad)
         : dims == 2 ? ops::replication_pad2d(self, pad)
                     : ops::replication_pad3d(self, pad);
}

Variable pad(const Variable& self, const SymIntSpan& pad, absl::string_view mode, std::optional<double> value) {
  const int64_t number = mode == "reflect"     ? kReflect
                         : mode == "replicate" ? kReplicate
                         : mode == "circular"  ? kCircular
                         : mode == "constant"  ? kConstant
                                               : -1;
  if (number < 0)
    Reject("pad", absl::StrCat("unknown mode \"", mode, "\"; expected constant, reflect, replicate or circular"));
  return _pad_enum(self, pad, number, value);
}

Variable pad_sequence(absl::Span<const Variable> sequences, Flag batch_first, double padding_value,
                      absl::string_view padding_side) {
  if (sequences.empty()) Reject("pad_sequence", "expected at least one sequence");
  if (padding_side != "right" && padding_side != "left")
    Reject("pad_sequence", absl::StrCat("padding_side must be left or right, got \"", padding_side, "\""));
  SymInt longest = 0;
  for (const Variable& sequence : sequences) longest = SymInt::Max(longest, SymSizeOf(sequence, 0));
  variable_list padded;
  for (const Variable& sequence : sequences) {
    std::vector<SymInt> widths(2 * sequence.dim(), 0);
    widths[widths.size() - (padding_side == "right" ? 1 : 2)] = longest - SymSizeOf(sequence, 0);
    padded.push_back(ops::constant_pad_nd(sequence, widths, SymScalar(padding_value)));
  }
  return ops::stack(padded, batch_first ? 0 : 1);
}

}  // namespace backtape::decompositions
