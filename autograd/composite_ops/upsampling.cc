// Resampling by output sizes or scale factors, as calls of the ops that take both.
#include <array>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite_ops/composite_ops.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/shape_rules/upsampling.h"
#include "backtape/tensor/error.h"

namespace backtape::composite_ops {
namespace {

using Scale = std::optional<double>;

struct Resampling {
  Variable input;
  std::vector<SymInt> sizes;
  bool align_corners = false;
  std::array<Scale, 3> scales;  // of the spatial dims, where given
};

// Reads the arguments of a call. `args`: the input, the output sizes, align_corners if the op has it, the scale
// factors.
Resampling ReadResampling(const OpLibrary& library, int op_id, absl::Span<const IValue> args, size_t spatial) {
  Resampling result;
  result.input = ToVariable(args[0]);
  const std::string& name = library.ops->at(op_id).QualifiedName();
  const std::vector<SymInt> input_sizes = SymSizesOf(result.input);
  if (input_sizes.size() != spatial + 2) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat(name, ": the input must be ", spatial + 2, "-D, but got ", input_sizes.size(), "-D")));
  }
  std::vector<SymInt> output_size;
  std::vector<double> factors;
  if (!args[1].is_none()) {
    for (const IValue& size : args[1].list()) output_size.push_back(size.sym_int());
  }
  if (!args.back().is_none()) {
    for (const IValue& factor : args.back().list()) factors.push_back(factor.float_value());
  }
  std::optional<absl::Span<const SymInt>> sizes_given;
  std::optional<absl::Span<const double>> factors_given;
  if (!args[1].is_none()) sizes_given = output_size;
  if (!args.back().is_none()) factors_given = factors;
  absl::StatusOr<SymIntVector> sizes = shape_rules::UpsampledSizes(input_sizes, sizes_given, factors_given);
  if (!sizes.ok()) {
    throw Error(absl::Status(sizes.status().code(), absl::StrCat(name, ": ", sizes.status().message())));
  }
  result.sizes.assign(sizes->begin(), sizes->end());
  if (args.size() == 4) result.align_corners = args[2].bool_value();
  for (size_t i = 0; i < factors.size(); ++i) result.scales[i] = factors[i];
  return result;
}

}  // namespace

IValue upsample_nearest1d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 1);
  return ToIValue(ops::upsample_nearest1d(r.input, r.sizes, r.scales[0]));
}

IValue upsample_nearest2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 2);
  return ToIValue(ops::upsample_nearest2d(r.input, r.sizes, r.scales[0], r.scales[1]));
}

IValue upsample_nearest3d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 3);
  return ToIValue(ops::upsample_nearest3d(r.input, r.sizes, r.scales[0], r.scales[1], r.scales[2]));
}

IValue _upsample_nearest_exact1d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 1);
  return ToIValue(ops::_upsample_nearest_exact1d(r.input, r.sizes, r.scales[0]));
}

IValue _upsample_nearest_exact2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 2);
  return ToIValue(ops::_upsample_nearest_exact2d(r.input, r.sizes, r.scales[0], r.scales[1]));
}

IValue _upsample_nearest_exact3d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 3);
  return ToIValue(ops::_upsample_nearest_exact3d(r.input, r.sizes, r.scales[0], r.scales[1], r.scales[2]));
}

IValue upsample_linear1d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 1);
  return ToIValue(ops::upsample_linear1d(r.input, r.sizes, r.align_corners, r.scales[0]));
}

IValue upsample_bilinear2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 2);
  return ToIValue(ops::upsample_bilinear2d(r.input, r.sizes, r.align_corners, r.scales[0], r.scales[1]));
}

IValue upsample_trilinear3d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 3);
  return ToIValue(ops::upsample_trilinear3d(r.input, r.sizes, r.align_corners, r.scales[0], r.scales[1], r.scales[2]));
}

IValue upsample_bicubic2d_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 2);
  return ToIValue(ops::upsample_bicubic2d(r.input, r.sizes, r.align_corners, r.scales[0], r.scales[1]));
}

IValue _upsample_bilinear2d_aa_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 2);
  return ToIValue(ops::_upsample_bilinear2d_aa(r.input, r.sizes, r.align_corners, r.scales[0], r.scales[1]));
}

IValue _upsample_bicubic2d_aa_vec(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const Resampling r = ReadResampling(library, op_id, args, 2);
  return ToIValue(ops::_upsample_bicubic2d_aa(r.input, r.sizes, r.align_corners, r.scales[0], r.scales[1]));
}

}  // namespace backtape::composite_ops
