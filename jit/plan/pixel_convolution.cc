#include "backtape/jit/plan/pixel_convolution.h"

#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/convolution_arguments.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/passes/view_inverse.h"

namespace backtape::jit {
namespace {

const TensorType& ImageType(const Node* node) { return node->type().tensor(); }

// The dims of an image [N, C, ...] in the order N, ..., C.
std::vector<int64_t> ChannelsLast(int64_t rank) {
  std::vector<int64_t> order = {0};
  for (int64_t d = 2; d < rank; ++d) order.push_back(d);
  order.push_back(1);
  return order;
}

// Whether the channels are contiguous, and the pixels follow each other in memory.
bool IsChannelsLast(const TensorType& image) {
  const SymIntVector strides = StridesOf(image);
  SymIntVector sizes, ordered;
  for (const int64_t d : ChannelsLast(image.dim())) {
    sizes.push_back(image.sizes[d]);
    ordered.push_back(strides[d]);
  }
  return ordered == ContiguousStrides(sizes);
}

// Whether a product of copied pixels is faster than the forms for images whose lines are contiguous, which read the
// weight once for each image and fill vectors with the pixels of a line. Measured on 35 shapes, with float32: weight
// gradients of small images take 50 to 100 % of the time of these forms; convolutions and input gradients with large
// weights take 35 to 95 %. Four weight gradients of 16-bit floats were measured; they take 33 to 91 %.
bool AreCopiesFast(const TensorType& image, const TensorType& weight, bool is_weight_gradient) {
  constexpr int64_t kPixelsOfSmallImage = 256;
  constexpr int64_t kLargeWeight = 1 << 21;  // elements
  constexpr int64_t kPixelsOfTinyImage = 4;
  constexpr int64_t kLargeWeightOfTinyImage = 1 << 20;
  if (weight.dtype == DType::kFloat64) return false;
  int64_t pixels = 1;
  for (int64_t d = 2; d < image.dim(); ++d) {
    const std::optional<int64_t> size = image.sizes[d].constant();
    if (!size || *size > kPixelsOfSmallImage) return false;
    pixels *= *size;
    if (pixels > kPixelsOfSmallImage) return false;
  }
  const int64_t elements = *weight.numel().constant();
  return is_weight_gradient || elements >= kLargeWeight ||
         (pixels <= kPixelsOfTinyImage && elements >= kLargeWeightOfTinyImage);
}

bool ArePixelsFast(const Node* a, const Node* b, const TensorType& weight, bool is_weight_gradient) {
  const bool are_channels_last = IsChannelsLast(ImageType(a)) && IsChannelsLast(ImageType(b));
  return are_channels_last || AreCopiesFast(ImageType(a), weight, is_weight_gradient);
}

bool IsConvolutionOfPixels(const NodeArguments& args, const TensorType& weight) {
  const Argument transposed = args.Value("transposed");
  if (!transposed.is_bool() || transposed.bool_value() || weight.dim() < 3) return false;
  if (!AreAllEqualTo(args.Value("stride"), 1) || !AreAllEqualTo(args.Value("padding"), 0) ||
      !AreAllEqualTo(args.Value("groups"), 1)) {
    return false;
  }
  for (int64_t d = 0; d < weight.dim(); ++d) {
    const std::optional<int64_t> size = weight.sizes[d].constant();
    if (!size || *size == 0 || (d > 1 && *size != 1)) return false;
  }
  return true;
}

// An image as a matrix [pixels, C]; copied unless its layout is channels-last.
Node* Pixels(Rewriter& r, Node* image) {
  const TensorType& type = ImageType(image);
  Node* last = r.Call(OpId::permute, {image, Argument::IntList(ChannelsLast(type.dim()))});
  if (!IsChannelsLast(type)) last = r.RowMajorCopy(last);
  return r.Call(OpId::view, {last, Argument::IntList({-1, *type.sizes[1].constant()})});
}

// The reverse; the image has the sizes of `like`, but the channels of the matrix.
Node* Image(Rewriter& r, Node* pixels, Node* like) {
  const ArgumentList like_sizes = r.SizesOf(like);
  const int64_t rank = ImageType(like).dim();
  ArgumentList sizes;
  for (const int64_t d : ChannelsLast(rank)) sizes.push_back(like_sizes[d]);
  sizes.back() = *ImageType(pixels).sizes[1].constant();
  Node* const last = r.Call(OpId::view, {pixels, Argument::List(std::move(sizes))});
  return r.Call(OpId::permute, {last, Argument::IntList(InversePermutation(ChannelsLast(rank)))});
}

// The weight [O, C, 1, ...] as a matrix [O, C].
Node* WeightMatrix(Rewriter& r, Node* weight) {
  while (ImageType(weight).dim() > 2) weight = r.Call(OpId::select_int, {weight, 2, 0});
  return weight;
}

Node* Transposed2D(Rewriter& r, Node* matrix) { return r.Call(OpId::t, {matrix}); }

bool ForwardOfPixels(Rewriter& r, const NodeArguments& args) {
  Node* const input = args.NodeAt(0);
  Node* const bias = args.NodeAt(2);
  if (!IsConvolutionOfPixels(args, ImageType(args.NodeAt(1)))) return false;
  if (!ArePixelsFast(input, r.node(), ImageType(args.NodeAt(1)), false)) return false;
  Node* const x = Pixels(r, input);
  Node* const w = Transposed2D(r, WeightMatrix(r, args.NodeAt(1)));
  r.Replace(Image(r, bias == nullptr ? r.Call(OpId::mm, {x, w}) : r.Call(OpId::addmm, {bias, x, w}), input));
  return true;
}

bool BackwardOfPixels(Rewriter& r, const NodeArguments& args) {
  Node* const grad = args.NodeAt(0);
  Node* const input = args.NodeAt(1);
  Node* const weight = args.NodeAt(2);
  const std::optional<WantedGradient> wanted = WantedGradientOf(args);
  if (!wanted || !IsConvolutionOfPixels(args, ImageType(weight))) return false;
  if (!ArePixelsFast(grad, input, ImageType(weight), *wanted == WantedGradient::kOfWeight)) return false;
  Node* const g = Pixels(r, grad);
  if (*wanted == WantedGradient::kOfInput) {
    r.ReplaceOutputs({Image(r, r.Call(OpId::mm, {g, WeightMatrix(r, weight)}), grad), nullptr, nullptr});
    return true;
  }
  ArgumentList sizes = r.SizesOf(weight);
  Node* const product = r.Call(OpId::mm, {Transposed2D(r, g), Pixels(r, input)});
  r.ReplaceOutputs({nullptr, r.Call(OpId::view, {product, Argument::List(std::move(sizes))}), nullptr});
  return true;
}

}  // namespace

bool RewriteConvolutionOfPixels(Rewriter& r) {
  const NodeArguments args(*r.node());
  if (r.node()->is_call_to(OpId::convolution)) return ForwardOfPixels(r, args);
  return r.node()->is_call_to(OpId::convolution_backward) && BackwardOfPixels(r, args);
}

}  // namespace backtape::jit
