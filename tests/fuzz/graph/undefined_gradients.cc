#include "backtape/tests/fuzz/graph/undefined_gradients.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/strip.h"
#include "backtape/ir/loss_reduction.h"
#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"

namespace backtape::graph_fuzz {
namespace {

class UndefinedGradients {
 public:
  explicit UndefinedGradients(const BoundGraph& bound) : bound_(bound), typed_(TypedCopy(bound)) {}

  bool Found() const {
    const auto& nodes = typed_->nodes();
    return std::any_of(nodes.begin(), nodes.end(), [this](const Node* node) {
      return node->op() != nullptr &&
             (MayOverwrite(*node) || ScattersOutOfOrder(*node) || IsMeanOfLargerTarget(*node) ||
              HasOtherTotalWeight(*node) || HasOtherAttention(*node) || IsScaledEmbedding(*node) ||
              FactorisesAsymmetric(*node));
    });
  }

 private:
  // The value of a placeholder; undefined for other nodes.
  Tensor ValueOf(const Argument& argument) const {
    if (!argument.is_node()) return {};
    const std::vector<Node*> placeholders = typed_->placeholders();
    const auto found = std::find(placeholders.begin(), placeholders.end(), argument.node());
    if (found == placeholders.end()) return {};
    const IValue& value = bound_.inputs[static_cast<size_t>(found - placeholders.begin())];
    return value.is_tensor() ? value.tensor() : Tensor();
  }

  // Whether two elements of an index refer to the same position. Elements with different coordinates in dims other than
  // those from `first` to `last` belong to different slices. Negative positions count from `size`.
  bool MayRepeat(const Argument& index, int64_t first, int64_t last, int64_t size) const {
    const Tensor values = ValueOf(index);
    if (!values.defined()) return true;
    if (values.dtype() == DType::kBool || values.dim() == 0) return false;
    int64_t inner = 1, length = 1;
    for (int64_t d = first; d < last; ++d) length *= values.size(d);
    for (int64_t d = last; d < values.dim(); ++d) inner *= values.size(d);
    std::set<std::pair<int64_t, int64_t>> seen;
    for (int64_t i = 0; i < values.numel(); ++i) {
      const int64_t slice = i / (inner * length) * inner + i % inner, position = values.item(i).to_int64();
      if (!seen.emplace(slice, position < 0 ? position + size : position).second) return true;
    }
    return false;
  }
  bool MayRepeat(const Argument& index, int64_t size) const {
    return MayRepeat(index, 0, ValueOf(index).defined() ? ValueOf(index).dim() : 0, size);
  }

  bool MayOverwrite(const Node& node) const {
    const absl::string_view name = absl::StripSuffix(node.op()->name, "_");
    const NodeArguments args(node);
    const bool takes_positions = name == "index_put" || name == "_unsafe_index_put" || name == "_index_put_impl";
    if (takes_positions || name == "put") {
      const Argument accumulate = args.Value("accumulate");
      if (accumulate.is_bool() && accumulate.bool_value()) return false;
    }
    const bool writes_tensor = name == "put" || name == "index_copy" || name == "as_strided_scatter" ||
                               node.op()->is(OpId::scatter_src) || node.op()->is(OpId::index_fill_int_Tensor) ||
                               node.op()->is(OpId::index_fill_int_Tensor_);
    if (!takes_positions && !writes_tensor) return false;
    if (!node.operand(0)->type().is_tensor()) return true;
    const TensorType& self = node.operand(0)->type().tensor();
    const int64_t rank = self.dim();
    const auto size_of = [&](int64_t d) { return rank == 0 ? 1 : self.sizes[d].constant().value_or(0); };
    if (takes_positions) {
      const std::vector<Argument> indices = args.Value("indices").items();
      for (size_t d = 0; d < indices.size(); ++d) {
        if (!indices[d].is_node()) continue;
        // An index after a mask with several dims belongs to a later dim; then negative positions are not resolved.
        const int64_t size = static_cast<int64_t>(d) < rank ? size_of(static_cast<int64_t>(d)) : 0;
        if (MayRepeat(indices[d], size)) return true;
      }
      return false;
    }
    if (name == "put") return MayRepeat(args.Value("index"), self.numel().constant().value_or(0));
    if (name == "as_strided_scatter") return MayOverlap(args);
    const Argument dim = args.Value("dim");
    if (!dim.is_int()) return true;
    const int64_t d = dim.int_value() < 0 ? dim.int_value() + std::max<int64_t>(rank, 1) : dim.int_value();
    if (name != "scatter") return MayRepeat(args.Value("index"), size_of(d));
    return rank == 0 ? MayRepeat(args.Value("index"), 1) : MayRepeat(args.Value("index"), d, d + 1, size_of(d));
  }

  // Whether an as_strided_scatter writes an element twice.
  static bool MayOverlap(const NodeArguments& args) {
    std::set<int64_t> seen;
    std::vector<int64_t> positions = {0};
    const std::vector<Argument> sizes = args.Value("size").items(), strides = args.Value("stride").items();
    for (size_t d = 0; d < sizes.size(); ++d) {
      if (!sizes[d].is_int() || !strides[d].is_int()) return true;
      std::vector<int64_t> next;
      for (const int64_t position : positions) {
        for (int64_t i = 0; i < sizes[d].int_value(); ++i) next.push_back(position + i * strides[d].int_value());
      }
      positions = std::move(next);
    }
    return !std::all_of(positions.begin(), positions.end(), [&](int64_t p) { return seen.insert(p).second; });
  }

  static bool ScattersOutOfOrder(const Node& node) {
    if (!node.is_call_to(OpId::as_strided_scatter) || !node.operand(0)->type().is_tensor()) return false;
    const TensorType& self = node.operand(0)->type().tensor();
    return !self.strides.has_value() || *self.strides != *TensorType::Contiguous(self.dtype, self.sizes).strides;
  }

  static bool IsMeanOfLargerTarget(const Node& node) {
    if (!absl::StrContains(node.op()->name, "_loss")) return false;
    const NodeArguments args(node);
    const Argument self = args.Value("self"), target = args.Value("target");
    if (!self.is_node() || !target.is_node() || args.Value("reduction") != Argument(kMeanReduction)) return false;
    if (!self.node()->type().is_tensor() || !target.node()->type().is_tensor()) return true;
    const TensorType &of_self = self.node()->type().tensor(), &of_target = target.node()->type().tensor();
    if (IsInteger(of_target.dtype)) return false;  // classes
    if (of_target.dim() > of_self.dim()) return true;
    for (size_t d = 1; d <= of_target.sizes.size(); ++d) {
      const SymInt& size = of_self.sizes[of_self.sizes.size() - d];
      if (size == SymInt(1) && !(of_target.sizes[of_target.sizes.size() - d] == size)) return true;
    }
    return false;
  }

  bool HasOtherTotalWeight(const Node& node) const {
    if (!node.is_call_to(OpId::nll_loss_backward) && !node.is_call_to(OpId::nll_loss2d_backward)) return false;
    const NodeArguments args(node);
    const Argument total = args.Value("total_weight"), weight = args.Value("weight");
    if (args.Value("reduction") != Argument(kMeanReduction)) return false;
    if (total.is_node() && total.node()->num_operands() == 1) {
      const Node* const forward = total.node()->operand(0);
      if (forward->is_call_to(OpId::nll_loss_forward) || forward->is_call_to(OpId::nll_loss2d_forward)) return false;
    }
    const Tensor stated = ValueOf(total), targets = ValueOf(args.Value("target")), weights = ValueOf(weight);
    if (!stated.defined() || !targets.defined() || (weight.is_node() && !weights.defined())) return true;
    double sum = 0;
    for (int64_t i = 0; i < targets.numel(); ++i) {
      const int64_t target = targets.item(i).to_int64();
      if (args.Value("ignore_index") == Argument(target)) continue;
      if (weights.defined() && (target < 0 || target >= weights.numel())) return true;
      sum += weights.defined() ? weights.item(target).to_double() : 1;
    }
    return std::abs(stated.item().to_double() - sum) > 1e-9 * std::abs(sum);
  }

  // The derivatives of an attention's backward assume that the forward computed `out` and `logsumexp` from the same
  // query, key and value.
  static bool HasOtherAttention(const Node& node) {
    if (!node.is_call_to(OpId::_scaled_dot_product_flash_attention_for_cpu_backward)) return false;
    const NodeArguments args(node);
    const Node* forward = nullptr;
    for (const char* name : {"out", "logsumexp"}) {
      const Argument saved = args.Value(name);
      if (!saved.is_node() || !saved.node()->is_call_to(OpId::operator_getitem)) return true;
      if (forward != nullptr && saved.node()->operand(0) != forward) return true;
      forward = saved.node()->operand(0);
    }
    if (!forward->is_call_to(OpId::_scaled_dot_product_flash_attention_for_cpu)) return true;
    const NodeArguments of_forward(*forward);
    const auto is_other = [&](const char* name) { return !(args.Value(name) == of_forward.Value(name)); };
    return is_other("query") || is_other("key") || is_other("value") || is_other("is_causal") ||
           is_other("attn_mask") || is_other("scale");
  }

  // The gradient of an embedding's weight is not the transpose of its tangent if it is divided by the counts of the
  // indices, or set to 0 at the padding index. Bags have no contributions at their padding index.
  static bool IsScaledEmbedding(const Node& node) {
    if (!absl::StrContains(node.op()->name, "embedding")) return false;
    const NodeArguments args(node);
    if (args.Value("scale_grad_by_freq") == Argument(true)) return true;
    if (!node.is_call_to(OpId::embedding)) return false;
    const Argument padding = args.Value("padding_idx");
    return !padding.is_int() || padding.int_value() >= 0;
  }

  // Whether the call factorises a matrix that may be asymmetric, or have an asymmetric tangent. Symmetric ones are sums
  // of a matrix and its transpose, and of a product and a diagonal.
  static bool FactorisesAsymmetric(const Node& node) {
    if (!node.is_call_to(OpId::_linalg_eigh) && !node.is_call_to(OpId::linalg_cholesky_ex)) return false;
    const Node& sum = *node.operand(0);
    if (!sum.is_call_to(OpId::add_Tensor) || sum.num_operands() != 2 || !sum.type().is_tensor()) return true;
    if (sum.operand(1)->is_call_to(OpId::diag_embed)) return false;
    if (!sum.operand(1)->is_call_to(OpId::transpose_int) || sum.operand(1)->operand(0) != sum.operand(0)) return true;
    const NodeArguments args(*sum.operand(1));
    const int64_t rank = sum.type().tensor().dim();
    std::set<int64_t> dims;
    for (const char* name : {"dim0", "dim1"}) {
      const Argument dim = args.Value(name);
      if (!dim.is_int()) return true;
      dims.insert(dim.int_value() < 0 ? dim.int_value() + rank : dim.int_value());
    }
    return dims != std::set<int64_t>{rank - 2, rank - 1};
  }

  const BoundGraph& bound_;
  const std::unique_ptr<Graph> typed_;
};

}  // namespace

bool MayHaveUndefinedGradient(const BoundGraph& bound) { return UndefinedGradients(bound).Found(); }

}  // namespace backtape::graph_fuzz
