#include "backtape/ir/unsupported_ops.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/ir/functionalized_calls.h"
#include "backtape/ir/op_packets.h"

namespace backtape {
namespace {

// Kinds of aten ops that are left out on purpose. `names` are op names, or prefixes that end in an underscore.
struct UnsupportedKind {
  std::vector<absl::string_view> names;
  absl::string_view reason;
};

const std::vector<UnsupportedKind>& UnsupportedKinds() {
  static const auto* const kKinds = new std::vector<UnsupportedKind>{
      {{"_fft_", "fft_", "_conj", "_neg_view", "cdouble", "cfloat", "chalf", "complex", "imag", "istft", "polar",
        "stft", "linalg_eig", "linalg_eigvals", "_linalg_eigvals", "view_as_complex", "view_as_complex_copy",
        "view_as_real", "view_as_real_copy"},
       ": complex values are not supported"},
      {{"_sparse_",     "sparse_",     "_to_sparse", "_to_sparse_", "to_sparse", "to_sparse_", "_coalesce",
        "_coalesced",   "coalesce",    "_indices",   "_values",     "_nnz",      "indices",    "values",
        "crow_indices", "col_indices", "_to_dense",  "to_dense",    "hspmm",     "sspaddmm",   "smm"},
       ": sparse tensors are not supported"},
      {{"quantize_per_tensor", "quantize_per_channel", "quantize_per_tensor_dynamic", "dequantize", "int_repr",
        "q_scale", "q_zero_point", "q_per_channel_", "quantized_", "_empty_affine_quantized",
        "_make_per_tensor_quantized_tensor", "_make_per_channel_quantized_tensor"},
       ": quantised tensors are not supported; use the ops of torch.ops.quantized_decomposed"},
      {{"torch__dynamo_utils_wrapped_", "torch__dynamo_utils_numpy_"}, ": functions of NumPy are not supported"},
      {{"hash_tensor"}, ": the dtype uint64 is not supported"},
      {{"_nested_", "nested_to_padded_tensor", "to_padded_tensor"}, ": nested tensors are not supported"},
  };
  return *kKinds;
}

// The op packet that a target calls; empty if it is in a library other than aten.
std::string PacketOf(absl::string_view target) {
  if (absl::ConsumePrefix(&target, "torch.ops.aten.")) return std::string(target.substr(0, target.find('.')));
  if (absl::StartsWith(target, "torch.ops.")) return "";
  const absl::string_view module = target.substr(0, target.rfind('.') + 1);
  absl::string_view name = absl::StripPrefix(target, module);
  if (absl::StrContains(module, "fft.")) return absl::StrCat("fft_", absl::StripPrefix(name, "fft_"));
  if (absl::StrContains(module, "linalg.")) return absl::StrCat("linalg_", absl::StripPrefix(name, "linalg_"));
  if (absl::StrContains(module, "sparse.")) return absl::StrCat("sparse_", name);
  return std::string(name);
}

}  // namespace

absl::string_view ReasonForUnsupported(absl::string_view target) {
  if (absl::StartsWith(target, "torch.ops.higher_order.triton_kernel_wrapper")) {
    return ": it launches a Triton kernel, which cannot run here";
  }
  const std::string packet = PacketOf(target);
  for (const UnsupportedKind& kind : UnsupportedKinds()) {
    for (const absl::string_view name : kind.names) {
      if (packet == name || (absl::EndsWith(name, "_") && absl::StartsWith(packet, name))) return kind.reason;
    }
  }
  return "";
}

bool IsReplacedOp(absl::string_view target) {
  for (const absl::string_view op :
       {"torch.ops.aten._has_same_storage_numel.default", "torch.ops.aten._make_dual.default",
        "torch.ops.aten._unpack_dual.default", "torch.ops.aten.narrow.Tensor"}) {
    if (target == op) return true;
  }
  if (!absl::ConsumePrefix(&target, "torch.ops.quantized_decomposed.")) return false;
  static constexpr absl::string_view kPackets[] = {
      "choose_qparams",
      "choose_qparams_per_token",
      "choose_qparams_per_token_asymmetric",
      "_choose_qparams_per_token_asymmetric_impl",
      "choose_qparams_symmetric",
      "convert_element_type",
      "dequantize_per_channel",
      "dequantize_per_channel_group",
      "dequantize_per_tensor",
      "dequantize_per_token",
      "fake_quant_per_channel",
      "quantize_per_channel",
      "quantize_per_channel_group",
      "quantize_per_tensor",
      "quantize_per_token",
  };
  const absl::string_view packet = target.substr(0, target.find('.'));
  return std::find(std::begin(kPackets), std::end(kPackets), packet) != std::end(kPackets);
}

std::string DescribeUnknownTarget(absl::string_view target, const OpTable& ops) {
  const absl::string_view reason = ReasonForUnsupported(target);
  const bool is_unknown_op = absl::StartsWith(target, "torch.ops.") && !IsFunctionalizedTarget(target) &&
                             !IsReplacedOp(target) && OverloadsOfPacket(ops, PacketOfOutOverload(target)).empty();
  if (!is_unknown_op) {
    if (!OverloadsOfPacket(ops, target).empty()) {
      return absl::StrCat(
          target, " without an overload, and no pass has chosen one; the types of its arguments may be unknown");
    }
    return absl::StrCat(target, ", which no pass has replaced by known ops", reason);
  }
  if (!reason.empty()) return absl::StrCat("the unknown op ", target, reason);
  const std::vector<std::string> similar = ops.Suggestions(target, 1);
  return absl::StrCat("the unknown op ", target,
                      similar.empty() ? "" : absl::StrCat("; did you mean ", similar[0], "?"));
}

}  // namespace backtape
