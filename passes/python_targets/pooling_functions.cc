// max_unpool, lp_pool, fractional_max_pool, local_response_norm, embedding_bag and multilabel_soft_margin_loss of
// torch.nn.functional.
#include <cmath>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

using Arguments = PythonArguments;
using Value = absl::StatusOr<IValue>;
using Integers = std::vector<int64_t>;

// An argument that is one integer for all spatial dims, or a list of one for each. As in PyTorch, these functions
// refuse shorter lists, though the pooling ops take a list of one.
absl::StatusOr<Integers> ForSpatialDims(const Arguments& args, absl::string_view name, int64_t spatial) {
  const IValue& value = args[name];
  BACKTAPE_RETURN_IF_ERROR(CheckSpatialList(value, name, spatial));
  if (!value.is_list()) return Integers(static_cast<size_t>(spatial), value.sym_int().value());
  Integers values;
  for (const IValue& item : value.list()) values.push_back(item.sym_int().value());
  return values;
}

// The windows of an unpooling.
struct Windows {
  Integers kernel;
  Integers stride;
  Integers padding;
};

absl::StatusOr<Windows> WindowsOf(const Arguments& args, int64_t spatial) {
  Windows windows;
  BACKTAPE_ASSIGN_OR_RETURN(windows.kernel, ForSpatialDims(args, "kernel_size", spatial));
  windows.stride = windows.kernel;
  if (!args.is_none("stride")) {
    BACKTAPE_ASSIGN_OR_RETURN(windows.stride, ForSpatialDims(args, "stride", spatial));
  }
  BACKTAPE_ASSIGN_OR_RETURN(windows.padding, ForSpatialDims(args, "padding", spatial));
  return windows;
}

// The sizes of the tensor that max_unpool returns: those of `output_size`, which may include the batch and the
// channels, or those that the windows cover.
absl::StatusOr<std::vector<SymInt>> UnpooledSizes(const Arguments& args, const Variable& x, const Windows& windows) {
  const auto& [kernel, stride, padding] = windows;
  const auto spatial = static_cast<int64_t>(kernel.size());
  const IValue& given = args["output_size"];
  std::vector<SymInt> sizes;
  for (int64_t d = 0; d < spatial; ++d) {
    const auto i = static_cast<size_t>(d);
    sizes.push_back((SymSizeOf(x, d - spatial) - 1) * SymInt(stride[i]) + SymInt(kernel[i] - 2 * padding[i]));
  }
  if (given.is_none()) return sizes;
  const auto count = static_cast<int64_t>(given.list().size());
  if (count != spatial && count != spatial + 2) {
    return absl::InvalidArgumentError(
        absl::StrCat("output_size should have ", spatial, " or ", spatial + 2, " elements, got ", count));
  }
  for (int64_t d = 0; d < spatial; ++d) {
    const auto i = static_cast<size_t>(d);
    const SymInt size = given.list()[static_cast<size_t>(count - spatial + d)].sym_int();
    const SymInt distance = size - sizes[i];
    const bool is_known = !distance.is_symbolic();
    if (is_known && (distance.value() <= -stride[i] || distance.value() >= stride[i])) {
      return absl::InvalidArgumentError(
          absl::StrCat("output_size has ", size.ToString(), " for dim ", d, ", expected a size greater than ",
                       (sizes[i] - stride[i]).ToString(), " and less than ", (sizes[i] + stride[i]).ToString()));
    }
    sizes[i] = size;
  }
  return sizes;
}

Value MaxUnpool1d(const Arguments& args) {
  const Variable x = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(const Windows windows, WindowsOf(args, 1));
  BACKTAPE_ASSIGN_OR_RETURN(std::vector<SymInt> sizes, UnpooledSizes(args, x, windows));
  sizes.emplace_back(1);
  const Variable unpooled =
      decompositions::max_unpool2d(ops::unsqueeze(x, -1), ops::unsqueeze(args.tensor("indices"), -1), sizes);
  return ToIValue(ops::squeeze(unpooled, -1));
}
Value MaxUnpool2d(const Arguments& args) {
  const Variable x = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(const Windows windows, WindowsOf(args, 2));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<SymInt> sizes, UnpooledSizes(args, x, windows));
  return ToIValue(decompositions::max_unpool2d(x, args.tensor("indices"), sizes));
}
Value MaxUnpool3d(const Arguments& args) {
  const Variable x = args.tensor("input");
  BACKTAPE_ASSIGN_OR_RETURN(const Windows windows, WindowsOf(args, 3));
  BACKTAPE_ASSIGN_OR_RETURN(const std::vector<SymInt> sizes, UnpooledSizes(args, x, windows));
  return ToIValue(decompositions::max_unpool3d(x, args.tensor("indices"), sizes, windows.stride, windows.padding));
}

// The norm of each window: the mean of x**p over the window, times its size, to the power 1/p; for an infinite p, the
// largest or smallest absolute value.
Value LpPool(const Arguments& args, int64_t spatial) {
  const double p = args.number("norm_type");
  if (p == 0) return absl::InvalidArgumentError("norm_type must be a non-zero value, but got 0");
  BACKTAPE_ASSIGN_OR_RETURN(const Integers kernel, ForSpatialDims(args, "kernel_size", spatial));
  const IValue stride = args.is_none("stride") ? IValue(IValueList{}) : args["stride"];
  if (std::isinf(p)) {
    const Variable magnitudes = ops::abs(args.tensor("input")) * SymScalar(p > 0 ? 1.0 : -1.0);
    BACKTAPE_ASSIGN_OR_RETURN(const IValue largest,
                              CallPacket(*args.call().library, absl::StrCat("max_pool", spatial, "d"),
                                         {ToIValue(magnitudes), args["kernel_size"], stride, IValue(int64_t{0}),
                                          IValue(int64_t{1}), args["ceil_mode"]},
                                         {}));
    return ToIValue(ToVariable(largest) * SymScalar(p > 0 ? 1.0 : -1.0));
  }
  IValueList values = {ToIValue(ops::pow(args.tensor("input"), SymScalar(p))), args["kernel_size"], stride,
                       IValue(int64_t{0}), args["ceil_mode"]};
  BACKTAPE_ASSIGN_OR_RETURN(const IValue pooled,
                            CallPacket(*args.call().library, absl::StrCat("avg_pool", spatial, "d"), values, {}));
  const Variable mean = ToVariable(pooled);
  int64_t window = 1;
  for (const int64_t size : kernel) window *= size;
  const Variable sum = ops::sign(mean) * ops::relu(ops::abs(mean)) * SymScalar(window);
  return ToIValue(ops::pow(sum, SymScalar(1 / p)));
}
Value LpPool1d(const Arguments& args) { return LpPool(args, 1); }
Value LpPool2d(const Arguments& args) { return LpPool(args, 2); }
Value LpPool3d(const Arguments& args) { return LpPool(args, 3); }

// x / (k + alpha * mean of x**2 over `size` neighbouring channels)**beta.
Value LocalResponseNorm(const Arguments& args) {
  const Variable x = args.tensor("input");
  if (x.dim() < 3) {
    return absl::InvalidArgumentError(
        absl::StrCat("local_response_norm takes input of at least 3 dims, got ", x.dim()));
  }
  const int64_t size = args.integer("size");
  const std::vector<SymInt> sizes = SymSizesOf(x);
  // [batch, 1, channels, positions]
  const Variable squares = ops::unsqueeze(ops::reshape(x * x, {sizes[0], sizes[1], SymInt(-1)}), 1);
  const Variable padded =
      ops::constant_pad_nd(squares, {SymInt(0), SymInt(0), SymInt(size / 2), SymInt((size - 1) / 2)}, SymScalar(0));
  BACKTAPE_ASSIGN_OR_RETURN(
      const IValue mean, CallPacket(*args.call().library, "avg_pool2d",
                                    {ToIValue(padded), IValue(IValueList{size, int64_t{1}}), IValue(int64_t{1})}, {}));
  const Variable divisor =
      ops::pow(ops::reshape(ToVariable(mean), sizes) * SymScalar(args.number("alpha")) + SymScalar(args.number("k")),
               SymScalar(args.number("beta")));
  return ToIValue(x / divisor);
}

Value EmbeddingBag(const Arguments& args) {
  if (!args.is_none("max_norm"))
    return absl::NotFoundError("embedding_bag with max_norm, which writes its weight, is not supported");
  const std::string& mode = args.text("mode");
  const int64_t number = mode == "sum" ? 0 : mode == "mean" ? 1 : mode == "max" ? 2 : -1;
  if (number < 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("embedding_bag: unknown mode \"", mode, "\"; expected sum, mean or max"));
  }
  Variable indices = args.tensor("input"), weights = args.tensor("per_sample_weights"),
           offsets = args.tensor("offsets");
  if (indices.dim() == 2) {
    // Each row is a bag.
    if (offsets.defined())
      return absl::InvalidArgumentError("embedding_bag: if input is 2D, then offsets has to be None");
    const SymInt rows = SymSizeOf(indices, 0), length = SymSizeOf(indices, 1);
    offsets = ops::arange(SymScalar(0), SymScalar(rows * length), SymScalar(length), indices.dtype());
    indices = ops::reshape(indices, {SymInt(-1)});
    if (weights.defined()) weights = ops::reshape(weights, {SymInt(-1)});
  } else if (!offsets.defined()) {
    return absl::InvalidArgumentError("embedding_bag: offsets has to be a 1D Tensor if input is 1D, but is None");
  }
  IValueList values = {args["weight"],
                       ToIValue(indices),
                       ToIValue(offsets),
                       args["scale_grad_by_freq"],
                       IValue(number),
                       args["sparse"],
                       weights.defined() ? ToIValue(weights) : IValue(),
                       args["include_last_offset"]};
  if (!args.is_none("padding_idx")) values.push_back(args["padding_idx"]);
  BACKTAPE_ASSIGN_OR_RETURN(const IValue results, CallPacket(*args.call().library, "embedding_bag", values, {}));
  return results.list()[0];
}

// Draws one number in [0, 1) for each plane and spatial dim, unless the call passes them.
Value FractionalMaxPool(const Arguments& args, absl::string_view packet, int64_t spatial) {
  const Variable x = args.tensor("input");
  if (x.dim() < spatial + 1)
    return absl::InvalidArgumentError(absl::StrCat(packet, ": the input has too few dims: ", x.dim()));
  if (args.is_none("output_size") == args.is_none("output_ratio")) {
    return absl::InvalidArgumentError(absl::StrCat(packet, " takes either output_size or output_ratio, got ",
                                                   args.is_none("output_size") ? "neither" : "both"));
  }
  IValue size = args["output_size"];
  if (size.is_none()) {
    const IValue& ratio = args["output_ratio"];
    BACKTAPE_RETURN_IF_ERROR(CheckSpatialList(ratio, "output_ratio", spatial));
    IValueList sizes;
    for (int64_t d = 0; d < spatial; ++d) {
      const IValue& factor = ratio.is_list() ? ratio.list()[static_cast<size_t>(d)] : ratio;
      const SymInt extent = SymSizeOf(x, d - spatial);
      if (extent.is_symbolic())
        return absl::NotFoundError(absl::StrCat(packet, " cannot scale a symbolic size, got ", extent.ToString()));
      sizes.emplace_back(static_cast<int64_t>(static_cast<double>(extent.value()) * factor.scalar().to_double()));
    }
    size = IValue(std::move(sizes));
  }
  Variable samples = args.tensor("_random_samples");
  if (!samples.defined()) {
    const SymInt batch = x.dim() == spatial + 1 ? SymInt(1) : SymSizeOf(x, 0);
    samples = ops::rand({batch, SymSizeOf(x, -spatial - 1), SymInt(spatial)}, x.dtype());
  }
  BACKTAPE_ASSIGN_OR_RETURN(
      const IValue both,
      CallPacket(*args.call().library, packet, {args["input"], args["kernel_size"], size, ToIValue(samples)}, {}));
  return ReturnsIndices(args) ? both : both.list()[0];
}
Value FractionalMaxPool2d(const Arguments& args) { return FractionalMaxPool(args, "fractional_max_pool2d", 2); }
Value FractionalMaxPool3d(const Arguments& args) { return FractionalMaxPool(args, "fractional_max_pool3d", 3); }

Value MultilabelSoftMarginLoss(const Arguments& args) {
  const Variable x = args.tensor("input"), target = args.tensor("target");
  Variable loss =
      -(target * decompositions::log_sigmoid(x) + (SymScalar(1) - target) * decompositions::log_sigmoid(-x));
  if (!args.is_none("weight")) loss = loss * args.tensor("weight");
  loss = ops::sum(loss, {-1}) / SymScalar(SymSizeOf(x, -1));
  return ToIValue(decompositions::ReduceLosses(loss, decompositions::ReductionOf(args.text("reduction"))));
}

constexpr std::pair<absl::string_view, PythonFunction> kPooling[] = {
    {"max_unpool1d", &MaxUnpool1d},
    {"max_unpool2d", &MaxUnpool2d},
    {"max_unpool3d", &MaxUnpool3d},
    {"lp_pool1d", &LpPool1d},
    {"lp_pool2d", &LpPool2d},
    {"lp_pool3d", &LpPool3d},
    {"fractional_max_pool2d", &FractionalMaxPool2d},
    {"fractional_max_pool3d", &FractionalMaxPool3d},
    {"local_response_norm", &LocalResponseNorm},
    {"embedding_bag", &EmbeddingBag},
    {"multilabel_soft_margin_loss", &MultilabelSoftMarginLoss},
};

}  // namespace

PythonFunctionTable PoolingFunctions() { return kPooling; }

}  // namespace backtape::python_targets
