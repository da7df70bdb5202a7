// Graphs over rows, images and volumes, in channels-last and other layouts.
#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {

// One number for each spatial dim.
Argument Composer::Spatial(int64_t dims, std::initializer_list<int64_t> of) {
  std::vector<int64_t> numbers(static_cast<size_t>(dims));
  for (int64_t& number : numbers) number = OneOf(of);
  if (OneIn(2)) std::fill(numbers.begin(), numbers.end(), numbers[0]);
  return Argument::IntList(numbers);
}

void Composer::AddConvolution(Node* x, int64_t dims) {
  const int64_t channels = Size(x, 1),
                groups = channels > 0 && channels % 2 == 0 && OneIn(3) ? (OneIn(2) ? channels : 2) : 1;
  const bool is_transposed = OneIn(5);
  const int64_t made = groups * (1 + Number(4));
  const Argument window = Spatial(dims, {1, 2, 3, 3});
  std::vector<int64_t> sizes = {is_transposed ? channels : made, is_transposed ? made / groups : channels / groups};
  for (const Argument& size : window.items()) sizes.push_back(size.int_value());
  const DType dtype = TypeOf(x).dtype;
  Node* const weight = AnyInput(sizes, dtype, /*is_plain=*/true);
  const Argument bias = OneIn(2) ? Argument(AnyInput({made}, dtype, /*is_plain=*/true)) : Argument();
  values_.pop_back();
  if (!bias.is_none()) values_.pop_back();
  Add("aten.convolution.default", {x, weight, bias, Spatial(dims, {1, 1, 2}), Spatial(dims, {0, 1, 1, 2}),
                                   Spatial(dims, {1, 1, 2}), is_transposed, Spatial(dims, {0}), groups});
}

void Composer::AddPool(Node* x, int64_t dims) {
  const std::string suffix = absl::StrCat(dims, "d");
  const Argument window = Spatial(dims, {1, 2, 2, 3}),
                 stride = OneIn(3) ? Argument::IntList({}) : Spatial(dims, {1, 2, 3});
  const Argument padding = Spatial(dims, {0, 0, 1}), output = Spatial(dims, {1, 2, 3, 5});
  switch (Number(dims == 1 ? 2 : 4)) {
    case 0:
      if (dims == 1) Add("aten.avg_pool1d.default", {x, window, stride, padding, OneIn(2), OneIn(2)});
      if (dims > 1)
        Add(absl::StrCat("aten.avg_pool", suffix, ".default"),
            {x, window, stride, padding, OneIn(2), OneIn(2), OneIn(3) ? Argument(1 + Number(4)) : Argument()});
      return;
    case 1:
      if (dims == 1) Add("aten.adaptive_avg_pool1d.default", {x, output});
      if (dims > 1) Add(absl::StrCat("aten._adaptive_avg_pool", suffix, ".default"), {x, output});
      return;
    case 2:
      Add(absl::StrCat("aten.max_pool", suffix, "_with_indices.default"),
          {x, window, stride, padding, Spatial(dims, {1, 1, 2}), OneIn(2)});
      return;
    default:
      Add(absl::StrCat("aten.adaptive_max_pool", suffix, ".default"), {x, output});
  }
}

void Composer::AddResampling(Node* x, int64_t dims) {
  static constexpr const char* kNearest[] = {"aten.upsample_nearest", "aten._upsample_nearest_exact"};
  static constexpr const char* kLinear[] = {"aten.upsample_linear1d", "aten.upsample_bilinear2d",
                                            "aten.upsample_trilinear3d"};
  static constexpr const char* kPlane[] = {"aten.upsample_bicubic2d", "aten._upsample_bilinear2d_aa",
                                           "aten._upsample_bicubic2d_aa"};
  const Argument output = Spatial(dims, {1, 2, 3, 5, 8});
  switch (Number(4)) {
    case 0:
      Add(absl::StrCat(kNearest[Number(2)], dims, "d.default"), {x, output});
      return;
    case 1:
      Add(absl::StrCat(dims == 2 && OneIn(2) ? kPlane[Number(3)] : kLinear[dims - 1], ".default"),
          {x, output, OneIn(2)});
      return;
    default: {
      std::vector<int64_t> padding;
      for (int64_t i = 0; i < 2 * dims; ++i) padding.push_back(Number(3) - (OneIn(4) ? 1 : 0));
      Add(absl::StrCat(OneIn(2) ? "aten.reflection_pad" : "aten.replication_pad", dims, "d.default"),
          {x, Argument::IntList(padding)});
    }
  }
}

void Composer::AddNormalisation(Node* x) {
  const int64_t channels = Size(x, 1);
  const DType dtype = OneIn(4) ? DType::kFloat32 : TypeOf(x).dtype;
  const size_t num_values = values_.size();
  const auto parameter = [&](bool is_optional) {
    return is_optional && OneIn(3) ? Argument() : Argument(Input({channels}, dtype));
  };
  const auto variance = [&] { return Argument(Input(Tensor::Full({channels}, 0.75, dtype))); };
  const Argument weight = parameter(true), bias = parameter(true), mean = parameter(false), var = variance();
  values_.resize(num_values);
  switch (Number(5)) {
    case 0:
      Add("aten._native_batch_norm_legit_no_training.default", {x, weight, bias, mean, var, 0.1, 1e-3});
      return;
    case 1:
      Add("aten._native_batch_norm_legit.no_stats", {x, weight, bias, true, 0.1, 1e-3});
      return;
    case 2:
      Add(OneIn(2) ? "aten._native_batch_norm_legit_functional.default" : "aten._native_batch_norm_legit.default",
          {x, weight, bias, mean, var, OneIn(2), 0.1, 1e-3});
      return;
    case 3: {
      int64_t pixels = 1;
      for (int64_t d = 2; d < Rank(x); ++d) pixels *= Size(x, d);
      const int64_t groups = channels % 2 == 0 && OneIn(2) ? 2 : OneIn(2) ? channels : 1;
      Add("aten.native_group_norm.default", {x, weight, bias, Size(x, 0), channels, pixels, groups, 1e-3});
      return;
    }
    default:
      Add("aten.native_layer_norm.default",
          {x, Argument::IntList({Size(x, Rank(x) - 1)}), Argument(), Argument(), 1e-3});
  }
}

void Composer::ComposeImages() {
  const int64_t dims = 1 + Number(3);
  std::vector<int64_t> sizes = {1 + Number(3), OneOf<int64_t>({1, 2, 3, 4, 8, 17})};
  for (int64_t d = 0; d < dims; ++d) sizes.push_back(OneOf<int64_t>({1, 3, 4, 5, 7, 8}));
  if (OneIn(12)) sizes[static_cast<size_t>(Number(sizes.size()))] = 0;
  // Kernels may multiply infinities by the zeros around an image (random_case.cc).
  Node* x = AnyInput(sizes, AnyFloat(), /*is_plain=*/true);
  for (int64_t i = 1 + Number(4); i > 0; --i) {
    if (Rank(values_.back()) == dims + 2 && IsFloatingPoint(TypeOf(values_.back()).dtype)) x = values_.back();
    switch (Number(10)) {
      case 0:
      case 1:
        AddConvolution(x, dims);
        break;
      case 2:
        AddPool(x, dims);
        break;
      case 3:
        AddResampling(x, dims);
        break;
      case 4:
        AddNormalisation(x);
        break;
      case 5: {
        const MemoryFormat format = OneIn(3)    ? MemoryFormat::kContiguous
                                    : dims == 2 ? MemoryFormat::kChannelsLast
                                    : dims == 3 ? MemoryFormat::kChannelsLast3d
                                                : MemoryFormat::kPreserve;
        Add(OneOf(
                {"aten.clone.default", "aten.contiguous.default", "aten.zeros_like.default", "aten._to_copy.default"}),
            {x}, {{"memory_format", format}});
        break;
      }
      case 6:
        Add("aten.cat.default", {Argument::List({Argument(x), Argument(OneIn(2) ? x : Pick(values_))}), Number(3)});
        break;
      case 7:
        OneIn(2) ? AddReduction(x) : AddView(x);
        break;
      case 8:
        if (dims == 2)
          Add(OneOf({"aten.pixel_shuffle.default", "aten.pixel_unshuffle.default", "aten.channel_shuffle.default"}),
              {x, 2});
        if (dims == 2 && OneIn(2)) {
          Add("aten.im2col.default",
              {x, Spatial(2, {1, 2, 3}), Spatial(2, {1, 2}), Spatial(2, {0, 1}), Spatial(2, {1, 2})});
        }
        break;
      default:
        Add(OneOf(
                {"aten.relu.default", "aten.add.Tensor", "aten.mul.Tensor", "aten.gelu.default", "aten.silu.default"}),
            {x});
        Add("aten.add.Tensor", {x, values_.back()});
    }
  }
}

}  // namespace backtape::graph_fuzz
