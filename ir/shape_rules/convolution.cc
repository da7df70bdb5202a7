// Convolution over 1, 2 or 3 spatial dims. The input is [N, C, ...] and the weight [out, C / groups, ...], or [C, out /
// groups, ...] if transposed.
#include <array>
#include <optional>

#include "backtape/ir/shape_rule_declarations.h"
#include "backtape/ir/shape_rules/dims.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::shape_rules {
namespace {

struct ConvolutionArguments {
  absl::Span<const SymInt> stride;
  absl::Span<const SymInt> padding;
  absl::Span<const SymInt> dilation;
  bool transposed = false;
  absl::Span<const SymInt> output_padding;
  SymInt groups;
};

// A list of one element applies to all dims.
const SymInt& At(absl::Span<const SymInt> list, int64_t i) { return list.size() == 1 ? list[0] : list[i]; }

absl::Status RequireLists(ShapeContext& ctx, const ConvolutionArguments& args, int64_t spatial) {
  const std::pair<absl::string_view, absl::Span<const SymInt>> lists[] = {{"stride", args.stride},
                                                                          {"padding", args.padding},
                                                                          {"dilation", args.dilation},
                                                                          {"output_padding", args.output_padding}};
  for (const auto& [name, list] : lists) {
    // output_padding is ignored unless the convolution is transposed.
    if (!args.transposed && name == "output_padding") continue;
    if (list.size() != 1 && static_cast<int64_t>(list.size()) != spatial) {
      return ShapeError("expected ", name, " to be a single integer value or a list of ", spatial,
                        " values to match the convolution dimensions, but got ", name, "=", SizesText(list));
    }
    const int64_t least = name == "stride" || name == "dilation" ? 1 : 0;
    for (const SymInt& value : list) {
      if (!ctx.Le(least, value)) return ShapeError(name, " must be at least ", least, ", but got ", SizesText(list));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<SymIntVector> OutputSizes(ShapeContext& ctx, const TensorType& input, const TensorType& weight,
                                         const ConvolutionArguments& args) {
  const int64_t spatial = weight.dim() - 2;
  if (spatial < 1 || spatial > 3) {
    return ShapeError("weight should have 1, 2 or 3 spatial dimensions, got sizes ", SizesText(weight.sizes));
  }
  if (input.dim() != weight.dim()) {
    return ShapeError("expected ", weight.dim(), "-dimensional input for ", weight.dim(), "-dimensional weight ",
                      SizesText(weight.sizes), ", but got ", input.dim(), "-dimensional input of size ",
                      SizesText(input.sizes), " instead");
  }
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(input, weight, "input and weight"));
  if (input.dtype == DType::kBool) return ShapeError("convolution is not implemented for bool");
  BACKTAPE_RETURN_IF_ERROR(RequireLists(ctx, args, spatial));
  if (!ctx.Le(1, args.groups)) return ShapeError("groups must be positive, got ", args.groups.ToString());
  if (ctx.Eq(weight.sizes[0], 0) ||
      !ctx.RequireEq(SymInt::Mod(weight.sizes[0], args.groups), 0, "the size of weight is divisible by groups")) {
    return ShapeError("given groups=", args.groups.ToString(),
                      ", expected dimension 0 of weight to be at least 1 and divisible by ", args.groups.ToString(),
                      ", but got weight of size ", SizesText(weight.sizes));
  }
  const SymInt channels = args.transposed ? weight.sizes[0] : weight.sizes[1] * args.groups;
  if (!ctx.RequireEq(input.sizes[1], channels, "channels of input and weight agree")) {
    return ShapeError("given groups=", args.groups.ToString(), ", weight of size ", SizesText(weight.sizes),
                      ", expected input", SizesText(input.sizes), " to have ", channels.ToString(),
                      " channels, but got ", input.sizes[1].ToString(), " channels instead");
  }
  SymIntVector sizes = {input.sizes[0], args.transposed ? weight.sizes[1] * args.groups : weight.sizes[0]};
  for (int64_t i = 0; i < spatial; ++i) {
    const SymInt& in = input.sizes[i + 2];
    const SymInt reach = At(args.dilation, i) * (weight.sizes[i + 2] - SymInt(1));
    const SymInt& stride = At(args.stride, i);
    const SymInt pads = SymInt(2) * At(args.padding, i);
    if (args.transposed) {
      const SymInt& extra = At(args.output_padding, i);
      if (!ctx.Lt(extra, stride) && !ctx.Lt(extra, At(args.dilation, i))) {
        return ShapeError("output padding must be smaller than either stride or dilation, but got output_padding ",
                          SizesText(args.output_padding), ", stride ", SizesText(args.stride), ", dilation ",
                          SizesText(args.dilation));
      }
      sizes.push_back((in - SymInt(1)) * stride - pads + reach + extra + SymInt(1));
    } else {
      if (!ctx.Le(reach + SymInt(1), in + pads, "the kernel fits")) {
        return ShapeError("at dimension ", i + 2, ", the padded input size ", (in + pads).ToString(),
                          " is smaller than the dilated kernel size ", (reach + SymInt(1)).ToString(), ": input ",
                          SizesText(input.sizes), ", weight ", SizesText(weight.sizes));
      }
      sizes.push_back(SymInt::FloorDiv(in + pads - reach - SymInt(1), stride) + SymInt(1));
    }
    if (!ctx.Le(0, sizes.back(), "the output size is not negative")) {
      return ShapeError("calculated output size ", SizesText(sizes), " is too small: input ", SizesText(input.sizes),
                        ", weight ", SizesText(weight.sizes));
    }
  }
  return sizes;
}

// The weight of a 1-D convolution as the weight of the equivalent 2-D convolution over images of height 1.
TensorType ImageWeight(const TensorType& weight) {
  TensorType image = weight;
  image.sizes.insert(image.sizes.begin() + 2, SymInt(1));
  if (image.strides.has_value()) {
    const SymInt row = weight.sizes[2] * (*weight.strides)[2];
    image.strides->insert(image.strides->begin() + 2, row);
  }
  return image;
}

// The layout of PyTorch's results on the CPU: channels-last if either operand has it. In a 1-D convolution, PyTorch
// first copies the input, so only the weight counts. A 3-D convolution keeps channels-last only in oneDNN.
std::optional<MemoryFormat> FormatOf(ShapeContext& ctx, const TensorType& input, const TensorType& weight) {
  if (weight.dim() == 3) return SuggestMemoryFormat(ctx, ImageWeight(weight));
  const bool is_onednn = input.dtype == DType::kFloat32 || input.dtype == DType::kBFloat16;
  if (weight.dim() == 5 && !is_onednn) return MemoryFormat::kContiguous;
  const std::optional<MemoryFormat> of_input = SuggestMemoryFormat(ctx, input);
  if (of_input.has_value() && *of_input != MemoryFormat::kContiguous) return of_input;
  const std::optional<MemoryFormat> of_weight = SuggestMemoryFormat(ctx, weight);
  if (of_weight.has_value() && *of_weight != MemoryFormat::kContiguous) return of_weight;
  return of_input.has_value() && of_weight.has_value() ? of_input : std::nullopt;
}

// The type of a result. A [N, C, W] result in channels-last format has the strides of an image of height 1 in that
// format.
absl::StatusOr<TensorType> TypeOfRowsOrImages(const TensorType& like, const SymIntVector& sizes,
                                              std::optional<MemoryFormat> format) {
  if (sizes.size() != 3 || format != MemoryFormat::kChannelsLast) return TypeInFormat(like, like.dtype, sizes, format);
  SymIntVector image = sizes;
  image.insert(image.begin() + 2, SymInt(1));
  BACKTAPE_ASSIGN_OR_RETURN(TensorType type, TypeInFormat(like, like.dtype, image, format));
  type.sizes.erase(type.sizes.begin() + 2);
  type.strides->erase(type.strides->begin() + 2);
  return type;
}

}  // namespace

absl::StatusOr<TensorType> convolution(ShapeContext& ctx, const TensorType& input, const TensorType& weight,
                                       const TensorType* bias, absl::Span<const SymInt> stride,
                                       absl::Span<const SymInt> padding, absl::Span<const SymInt> dilation,
                                       bool transposed, absl::Span<const SymInt> output_padding, const SymInt& groups) {
  const ConvolutionArguments args = {stride, padding, dilation, transposed, output_padding, groups};
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, OutputSizes(ctx, input, weight, args));
  if (bias != nullptr) {
    BACKTAPE_RETURN_IF_ERROR(RequireSameDType(input, *bias, "input and bias"));
    if (bias->dim() != 1 || !ctx.RequireEq(bias->sizes[0], sizes[1], "there is one bias for each output channel")) {
      return ShapeError("given weight of size ", SizesText(weight.sizes), ", expected bias to be 1-dimensional with ",
                        sizes[1].ToString(), " elements, but got bias of size ", SizesText(bias->sizes), " instead");
    }
  }
  return TypeOfRowsOrImages(input, sizes, FormatOf(ctx, input, weight));
}

absl::StatusOr<std::array<std::optional<TensorType>, 3>> convolution_backward(
    ShapeContext& ctx, const TensorType& grad_output, const TensorType& input, const TensorType& weight,
    std::optional<absl::Span<const SymInt>> bias_sizes, absl::Span<const SymInt> stride,
    absl::Span<const SymInt> padding, absl::Span<const SymInt> dilation, bool transposed,
    absl::Span<const SymInt> output_padding, const SymInt& groups, std::array<bool, 3> output_mask) {
  const ConvolutionArguments args = {stride, padding, dilation, transposed, output_padding, groups};
  BACKTAPE_ASSIGN_OR_RETURN(const SymIntVector sizes, OutputSizes(ctx, input, weight, args));
  BACKTAPE_RETURN_IF_ERROR(RequireSameDType(grad_output, input, "grad_output and input"));
  BACKTAPE_RETURN_IF_ERROR(RequireSameSizes(ctx, grad_output.sizes, sizes, "grad_output"));
  const std::optional<MemoryFormat> format = FormatOf(ctx, input, weight);
  std::array<std::optional<TensorType>, 3> outs;
  if (output_mask[0]) {
    BACKTAPE_ASSIGN_OR_RETURN(outs[0], TypeOfRowsOrImages(input, input.sizes, format));
  }
  if (output_mask[1]) {
    BACKTAPE_ASSIGN_OR_RETURN(outs[1], TypeOfRowsOrImages(weight, weight.sizes, format));
  }
  if (output_mask[2]) outs[2] = ContiguousLike(input, input.dtype, {sizes[1]});
  return outs;
}

}  // namespace backtape::shape_rules
