// Functions of torch.nn.functional that no op computes from the same arguments.
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/autograd/decompositions.h"
#include "backtape/autograd/decompositions/shared.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/passes/python_targets/python_functions.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::python_targets {
namespace {

using Arguments = PythonArguments;
using Value = absl::StatusOr<IValue>;

Value Softsign(const Arguments& args) {
  const Variable x = args.tensor("input");
  return ToIValue(x / (ops::abs(x) + SymScalar(1)));
}
Value Tanhshrink(const Arguments& args) {
  const Variable x = args.tensor("input");
  return ToIValue(x - ops::tanh(x));
}
Value Softmin(const Arguments& args) {
  return CallPacket(*args.call().library, "softmax", {ToIValue(-args.tensor("input")), args["dim"], args["dtype"]}, {});
}

Value Normalize(const Arguments& args) {
  const Variable x = args.tensor("input");
  const double p = args.number("p");
  const Variable norm = ops::norm(x, std::optional<SymScalar>(SymScalar(p)), {args.integer("dim")}, /*keepdim=*/true);
  const IValue divisor = ToIValue(ops::expand(ops::clamp_min(norm, SymScalar(args.number("eps"))), SymSizesOf(x)));
  return CallPacket(*args.call().library, "div", {args["input"], divisor}, {{"out", args["out"]}});
}

Value GumbelSoftmax(const Arguments& args) {
  const Variable logits = args.tensor("logits");
  const int64_t dim = args.integer("dim");
  const Variable noise = -ops::log(ops::exponential(ops::empty_like(logits), 1.0));
  const Variable soft = decompositions::softmax_int((logits + noise) / SymScalar(args.number("tau")), dim);
  if (!args.flag("hard")) return ToIValue(soft);
  // The forward value is one-hot; the gradient is that of the soft value.
  const Variable index = ops::argmax(soft, dim, /*keepdim=*/true);
  const Variable one_hot = ops::scatter(ops::zeros_like(logits), dim, index, SymScalar(1.0));
  return ToIValue(one_hot - ops::detach(soft) + soft);
}

Value Embedding(const Arguments& args) {
  const Variable weight = args.tensor("weight");
  if (!args.is_none("max_norm")) {
    const NoGradGuard no_grad;
    const Variable scaled = decompositions::embedding_renorm(weight, args.tensor("input"), args.number("max_norm"),
                                                             args.number("norm_type"));
    ops::copy_(weight, scaled);
  }
  // Without padding_idx the op takes -1; a negative padding_idx counts from the end.
  SymInt padding = args.is_none("padding_idx") ? SymInt(-1) : args["padding_idx"].sym_int();
  if (!args.is_none("padding_idx") && SymLess(padding, 0)) padding = padding + SymSizeOf(weight, 0);
  return ToIValue(
      ops::embedding(weight, args.tensor("input"), padding, args.flag("scale_grad_by_freq"), args.flag("sparse")));
}

// Calls "max_pool2d" or, with return_indices, "max_pool2d_with_indices".
Value MaxPool(const Arguments& args, absl::string_view packet) {
  const std::string name = ReturnsIndices(args) ? absl::StrCat(packet, "_with_indices") : std::string(packet);
  IValueList values = {args["input"]};
  for (const char* list : {"kernel_size", "stride", "padding", "dilation"}) {
    const IValue& given = args[list];
    // Without a stride, windows are adjacent.
    values.push_back(given.is_none() ? IValue(IValueList{}) : given);
  }
  values.push_back(args["ceil_mode"]);
  return CallPacket(*args.call().library, name, values, {});
}
Value MaxPool1d(const Arguments& args) { return MaxPool(args, "max_pool1d"); }
Value MaxPool2d(const Arguments& args) { return MaxPool(args, "max_pool2d"); }
Value MaxPool3d(const Arguments& args) { return MaxPool(args, "max_pool3d"); }

// The output sizes; None means the input's size.
absl::StatusOr<IValueList> OutputSizes(const Arguments& args, int64_t spatial) {
  const Variable x = args.tensor("input");
  const IValue& given = args["output_size"];
  BACKTAPE_RETURN_IF_ERROR(CheckSpatialList(given, "output_size", spatial));
  IValueList sizes;
  for (int64_t d = 0; d < spatial; ++d) {
    const IValue one = given.is_list() ? given.list()[static_cast<size_t>(d)] : given;
    sizes.push_back(one.is_none() ? IValue(SymSizeOf(x, d - spatial)) : one);
  }
  return sizes;
}
Value AdaptiveAvgPool(const Arguments& args, absl::string_view packet, int64_t spatial) {
  BACKTAPE_ASSIGN_OR_RETURN(IValueList sizes, OutputSizes(args, spatial));
  return CallPacket(*args.call().library, packet, {args["input"], IValue(std::move(sizes))}, {});
}
Value AdaptiveAvgPool2d(const Arguments& args) { return AdaptiveAvgPool(args, "adaptive_avg_pool2d", 2); }
Value AdaptiveAvgPool3d(const Arguments& args) { return AdaptiveAvgPool(args, "adaptive_avg_pool3d", 3); }
Value AdaptiveMaxPool(const Arguments& args, absl::string_view packet, int64_t spatial) {
  BACKTAPE_ASSIGN_OR_RETURN(const IValue both, AdaptiveAvgPool(args, packet, spatial));
  return ReturnsIndices(args) ? both : both.list()[0];
}
Value AdaptiveMaxPool1d(const Arguments& args) { return AdaptiveMaxPool(args, "adaptive_max_pool1d", 1); }
Value AdaptiveMaxPool2d(const Arguments& args) { return AdaptiveMaxPool(args, "adaptive_max_pool2d", 2); }
Value AdaptiveMaxPool3d(const Arguments& args) { return AdaptiveMaxPool(args, "adaptive_max_pool3d", 3); }

// One value for each spatial dim.
IValue ForEachSpatial(const IValue& value, int64_t spatial) {
  return value.is_none() || value.is_list() ? value : IValue(IValueList(static_cast<size_t>(spatial), value));
}

IValue AsFloats(const IValue& list) {
  if (!list.is_list()) return list;
  IValueList floats;
  for (const IValue& item : list.list()) floats.emplace_back(item.scalar().to_double());
  return IValue(std::move(floats));
}

Value Interpolate(const Arguments& args) {
  const Variable x = args.tensor("input");
  const int64_t spatial = x.dim() - 2;
  if (spatial < 1 || spatial > 3) {
    return absl::InvalidArgumentError(absl::StrCat("interpolate takes 3-D to 5-D input, got ", x.dim(), "-D"));
  }
  const std::string& mode = args.text("mode");
  IValue size = ForEachSpatial(args["size"], spatial);
  IValue factors = AsFloats(ForEachSpatial(args["scale_factor"], spatial));
  const bool is_upsample = absl::StartsWith(args.call().target, "torch.nn.functional.upsample");
  const bool recomputes =
      !is_upsample && args["recompute_scale_factor"].is_bool() && args.flag("recompute_scale_factor");
  const bool antialias = !is_upsample && args.flag("antialias");
  if (size.is_none() == factors.is_none())
    return absl::InvalidArgumentError(
        absl::StrCat("interpolate takes either size or scale_factor, got ", size.is_none() ? "neither" : "both"));
  if (recomputes && size.is_none()) {
    // Compute the sizes from the factors, then ignore the factors.
    IValueList sizes;
    for (int64_t d = 0; d < spatial; ++d) {
      const SymInt extent = SymSizeOf(x, d + 2);
      if (extent.is_symbolic()) {
        return absl::NotFoundError(absl::StrCat(
            "interpolate with recompute_scale_factor=True does not support symbolic sizes, got ", extent.ToString()));
      }
      const double scaled = static_cast<double>(extent.value()) * factors.list()[static_cast<size_t>(d)].float_value();
      sizes.emplace_back(static_cast<int64_t>(std::floor(scaled)));
    }
    size = IValue(std::move(sizes));
    factors = IValue();
  }
  if (mode == "area") {
    if (size.is_none())
      return absl::NotFoundError(
          "interpolate with mode area supports a scale factor only with recompute_scale_factor=True");
    const std::string packet = absl::StrCat("adaptive_avg_pool", spatial, "d");
    return CallPacket(*args.call().library, packet, {args["input"], size}, {});
  }
  const bool corners = args["align_corners"].is_bool() && args.flag("align_corners");
  const std::string dims = absl::StrCat(spatial, "d");
  std::string packet;
  if (mode == "nearest") packet = absl::StrCat("upsample_nearest", dims);
  if (mode == "nearest-exact") packet = absl::StrCat("_upsample_nearest_exact", dims);
  if (mode == "linear" && spatial == 1) packet = "upsample_linear1d";
  if (mode == "bilinear" && spatial == 2) packet = antialias ? "_upsample_bilinear2d_aa" : "upsample_bilinear2d";
  if (mode == "bicubic" && spatial == 2) packet = antialias ? "_upsample_bicubic2d_aa" : "upsample_bicubic2d";
  if (mode == "trilinear" && spatial == 3) packet = "upsample_trilinear3d";
  if (packet.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("interpolate does not support mode ", mode, " with ", x.dim(), "-D input"));
  }
  Keywords kwargs = {{"output_size", size}, {"scale_factors", factors}};
  if (!absl::StrContains(packet, "nearest")) kwargs.emplace_back("align_corners", IValue(corners));
  return CallPacket(*args.call().library, packet, {args["input"]}, kwargs);
}

Value GridSample(const Arguments& args) {
  constexpr std::array<absl::string_view, 3> kModes = {"bilinear", "nearest", "bicubic"};
  constexpr std::array<absl::string_view, 3> kPaddings = {"zeros", "border", "reflection"};
  const auto number = [](absl::Span<const absl::string_view> names, const std::string& name) -> int64_t {
    for (size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) return static_cast<int64_t>(i);
    }
    return -1;
  };
  const int64_t mode = number(kModes, args.text("mode")), padding = number(kPaddings, args.text("padding_mode"));
  if (mode < 0)
    return absl::InvalidArgumentError(
        absl::StrCat("grid_sample: unknown mode \"", args.text("mode"), "\"; expected ", absl::StrJoin(kModes, ", ")));
  if (padding < 0) {
    return absl::InvalidArgumentError(absl::StrCat("grid_sample: unknown padding_mode \"", args.text("padding_mode"),
                                                   "\"; expected ", absl::StrJoin(kPaddings, ", ")));
  }
  const bool corners = args["align_corners"].is_bool() && args.flag("align_corners");
  return ToIValue(decompositions::grid_sampler(args.tensor("input"), args.tensor("grid"), mode, padding, corners));
}

Value KlDiv(const Arguments& args) {
  const Variable x = args.tensor("input"), target = args.tensor("target");
  const std::string& reduction = args.text("reduction");
  // The mean over the batch is the sum divided by the size of the first dim. A 0-dim tensor is one sample.
  const bool of_batch = reduction == "batchmean";
  const int64_t number = decompositions::ReductionOf(of_batch ? "sum" : reduction);
  const Variable loss = decompositions::kl_div(x, target, number, args.flag("log_target"));
  return ToIValue(of_batch && x.dim() > 0 ? loss / SymScalar(SymSizeOf(x, 0)) : loss);
}

// torch.nn.functional.multi_head_attention_forward. Tensors are [positions, batch, features].
Value MultiHeadAttention(const Arguments& args) {
  for (const char* absent : {"static_k", "static_v"}) {
    if (!args.is_none(absent))
      return absl::NotFoundError(absl::StrCat("multi_head_attention_forward with ", absent, " is not supported"));
  }
  const bool is_batched = args.tensor("query").dim() == 3;
  const auto with_batch = [&](const char* name) {
    const Variable x = args.tensor(name);
    return is_batched ? x : ops::unsqueeze(x, 1);
  };
  const Variable query = with_batch("query"), key = with_batch("key"), value = with_batch("value");
  const SymInt length = SymSizeOf(query, 0), batch = SymSizeOf(query, 1);
  const int64_t heads = args.integer("num_heads"), width = args.integer("embed_dim_to_check");
  const int64_t head = width / heads;
  // Projections: one weight for all three, or one for each.
  variable_list weights, biases(3);
  if (args.flag("use_separate_proj_weight")) {
    weights = {args.tensor("q_proj_weight"), args.tensor("k_proj_weight"), args.tensor("v_proj_weight")};
  } else {
    weights = ops::chunk(args.tensor("in_proj_weight"), 3, 0);
  }
  if (!args.is_none("in_proj_bias")) biases = ops::chunk(args.tensor("in_proj_bias"), 3, 0);
  const bool has_bias_rows = !args.is_none("bias_k"), has_zero_row = args.flag("add_zero_attn");
  const SymInt added = SymInt(static_cast<int64_t>(has_bias_rows) + static_cast<int64_t>(has_zero_row));
  // Keys and values may have one more row, the same for all samples, and a row of zeros.
  const auto split_heads = [&](const Variable& x, const SymInt& positions, size_t i, const char* bias_row) {
    Variable rows = decompositions::linear(x, weights[i], biases[i]);
    if (bias_row != nullptr && has_bias_rows) {
      rows = ops::cat({rows, ops::expand(args.tensor(bias_row), {1, batch, width})}, 0);
    }
    if (bias_row != nullptr && has_zero_row) rows = ops::constant_pad_nd(rows, {0, 0, 0, 0, 0, 1}, SymScalar(0));
    const Variable by_head = ops::reshape(rows, {positions, batch * SymInt(heads), head});
    return ops::reshape(ops::transpose(by_head, 0, 1), {batch, heads, positions, head});
  };
  const SymInt positions = SymSizeOf(key, 0) + added;
  const Variable q = split_heads(query, length, 0, nullptr), k = split_heads(key, positions, 1, "bias_k");
  const Variable v = split_heads(value, positions, 2, "bias_v");
  const auto additive = [&](const Variable& mask) {
    if (!mask.defined() || mask.dtype() != DType::kBool) return mask;
    // True means masked out.
    return ops::masked_fill(ops::new_zeros(q, SymSizesOf(mask)), mask,
                            SymScalar(-std::numeric_limits<double>::infinity()));
  };
  // The added rows are never masked out.
  const auto with_added = [&](const Variable& mask) {
    return mask.defined() && (has_bias_rows || has_zero_row)
               ? ops::constant_pad_nd(mask, {SymInt(0), added}, SymScalar(0))
               : mask;
  };
  Variable mask = with_added(additive(args.tensor("attn_mask")));
  const bool needs_weights = args.flag("need_weights");
  const bool is_causal = args.flag("is_causal") && args.is_none("key_padding_mask") && !needs_weights;
  if (is_causal) mask = Variable();
  if (mask.defined()) {
    // The mask is [positions, keys], or has one such matrix for each head of each sample.
    mask = mask.dim() == 2 ? ops::unsqueeze(ops::unsqueeze(mask, 0), 0)
                           : ops::reshape(mask, {batch, heads, length, positions});
  }
  if (!args.is_none("key_padding_mask")) {
    Variable hidden = with_added(additive(args.tensor("key_padding_mask")));
    hidden = ops::reshape(is_batched ? hidden : ops::unsqueeze(hidden, 0), {batch, 1, 1, positions});
    mask = mask.defined() ? mask + hidden : hidden;
  }
  const double dropout = args.flag("training") ? args.number("dropout_p") : 0.0;
  Variable mixed, probabilities;
  if (needs_weights) {
    Variable scores =
        decompositions::matmul(q * SymScalar(std::sqrt(1.0 / static_cast<double>(head))), ops::transpose(k, -2, -1));
    if (mask.defined()) scores = scores + mask;
    probabilities = decompositions::softmax_int(scores, -1);
    if (dropout > 0) probabilities = ops::dropout(probabilities, dropout, true);
    mixed = decompositions::matmul(probabilities, v);
  } else {
    mixed = decompositions::scaled_dot_product_attention(q, k, v, mask, dropout, is_causal);
  }
  Variable out = ops::reshape(ops::permute(mixed, {2, 0, 1, 3}), {length * batch, width});
  out = decompositions::linear(out, args.tensor("out_proj_weight"), args.tensor("out_proj_bias"));
  out = ops::reshape(out, {length, batch, SymSizeOf(out, 1)});
  if (!is_batched) out = ops::squeeze(out, 1);
  if (!needs_weights) return IValue(IValueList{ToIValue(out), IValue()});
  if (args.flag("average_attn_weights")) probabilities = ops::mean(probabilities, {1});
  if (!is_batched) probabilities = ops::squeeze(probabilities, 0);
  return IValue(IValueList{ToIValue(out), ToIValue(probabilities)});
}

constexpr std::pair<absl::string_view, PythonFunction> kLayers[] = {
    {"softsign", &Softsign},
    {"tanhshrink", &Tanhshrink},
    {"softmin", &Softmin},
    {"normalize", &Normalize},
    {"gumbel_softmax", &GumbelSoftmax},
    {"embedding", &Embedding},
    {"max_pool1d", &MaxPool1d},
    {"max_pool2d", &MaxPool2d},
    {"max_pool3d", &MaxPool3d},
    {"adaptive_avg_pool2d", &AdaptiveAvgPool2d},
    {"adaptive_avg_pool3d", &AdaptiveAvgPool3d},
    {"adaptive_max_pool1d", &AdaptiveMaxPool1d},
    {"adaptive_max_pool2d", &AdaptiveMaxPool2d},
    {"adaptive_max_pool3d", &AdaptiveMaxPool3d},
    {"interpolate", &Interpolate},
    {"grid_sample", &GridSample},
    {"kl_div", &KlDiv},
    {"multi_head_attention_forward", &MultiHeadAttention},
};

}  // namespace

bool ReturnsIndices(const PythonArguments& args) {
  return absl::EndsWith(args.call().target, "_with_indices") || args.flag("return_indices");
}

absl::Status CheckSpatialList(const IValue& value, absl::string_view name, int64_t spatial) {
  if (!value.is_list()) return absl::OkStatus();
  const auto count = static_cast<int64_t>(value.list().size());
  if (count == spatial) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(name, " should be an int or a list of ", spatial,
                                                 spatial == 1 ? " int" : " ints", ", one for each spatial dim; got ",
                                                 count, count == 1 ? " element" : " elements"));
}

PythonFunctionTable LayerFunctions() { return kLayers; }

}  // namespace backtape::python_targets
