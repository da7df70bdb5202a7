#include "backtape/jit/plan/grouped_convolution.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/convolution_arguments.h"
#include "backtape/jit/plan/type_strides.h"

namespace backtape::jit {
namespace {

// Whether the channels are the innermost dim of an image with several channels and pixels.
bool HasInnerChannels(const Node* image) {
  const TensorType& type = image->type().tensor();
  if (type.dim() < 3 || type.sizes[1] == SymInt(1) || type.sizes.back() == SymInt(1)) return false;
  return StridesOf(type)[1] == SymInt(1);
}

// Whether lines of pixels are faster than the channels of an image. Groups of one channel have kernels of their own,
// oneDNN is fast for groups whose channels fill half a vector (convolution.cc), and images of few channels have their
// pixels close together. Measured on 12 convolutions of several channels per group, with and without gradients: the two
// with windows of one pixel take 14 and 26 % of the time, the rewritten ones with larger windows 60 to 110 %.
bool AreLinesFast(const NodeArguments& args, const TensorType& weight, int64_t line) {
  constexpr int64_t kChannelsOfVector = 16;
  constexpr int64_t kManyChannels = 64;
  const Argument groups = args.Value("groups");
  if (!groups.is_int() || groups.int_value() < 2) return false;
  const std::optional<std::vector<int64_t>> sizes = KnownSizes(weight.sizes);
  if (!sizes || (*sizes)[0] == 0 || (*sizes)[1] < 2) return false;
  const int64_t made = (*sizes)[0] / groups.int_value(), channels = (*sizes)[1], fewest = std::min(made, channels);
  if (fewest >= kChannelsOfVector) return false;
  const bool fills_half = made % (kChannelsOfVector / 2) == 0 && channels % (kChannelsOfVector / 2) == 0;
  if (fills_half && line < 2 * fewest) return false;
  const bool is_pixel = std::all_of(sizes->begin() + 2, sizes->end(), [](int64_t size) { return size == 1; });
  return is_pixel || channels * groups.int_value() >= kManyChannels;
}

}  // namespace

bool RewriteConvolutionOfGroups(Rewriter& r) {
  const bool is_forward = r.node()->is_call_to(OpId::convolution);
  if (!is_forward && !r.node()->is_call_to(OpId::convolution_backward)) return false;
  const NodeArguments args(*r.node());
  const size_t weight_at = is_forward ? 1 : 2;
  const Argument transposed = args.Value("transposed");
  if (!transposed.is_bool() || transposed.bool_value()) return false;
  // The forward result, or its gradient.
  const TensorType& result = (is_forward ? r.node() : args.NodeAt(0))->type().tensor();
  const std::optional<int64_t> line = result.sizes.back().constant();
  if (!line || !AreLinesFast(args, args.NodeAt(weight_at)->type().tensor(), *line)) return false;
  ArgumentList given;
  bool is_copied = false;
  for (size_t k = 0; k < r.node()->op()->args.size(); ++k) {
    given.push_back(args.Value(k));
    Node* const image = k < weight_at ? args.NodeAt(k) : nullptr;
    if (image == nullptr || !HasInnerChannels(image)) continue;
    given.back() = Argument(r.RowMajorCopy(image));
    is_copied = true;
  }
  if (!is_copied) return false;
  Node* const call = r.Call(r.node()->op()->op_id(), std::move(given));
  if (is_forward) {
    r.Replace(call);
    return true;
  }
  const std::optional<WantedGradient> wanted = WantedGradientOf(args);
  if (!wanted) return false;
  std::vector<Node*> results(3, nullptr);
  const size_t at = *wanted == WantedGradient::kOfInput ? 0 : 1;
  results[at] = r.Call(OpId::operator_getitem, {call, static_cast<int64_t>(at)});
  r.ReplaceOutputs(std::move(results));
  return true;
}

}  // namespace backtape::jit
