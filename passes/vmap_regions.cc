#include "backtape/passes/vmap_regions.h"

#include <algorithm>
#include <memory>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "backtape/ir/replace_nodes.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/passes/vectorize.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

// True for a call of one of functorch's functions, which have the same names in several modules.
bool Calls(const Node& node, absl::string_view function) {
  if (node.opcode() != Opcode::kCallFunction || node.op() != nullptr) return false;
  const absl::string_view target = node.target();
  return absl::EndsWith(target, function) &&
         (absl::StartsWith(target, "torch._functorch.") || absl::StartsWith(target, "torch._C._functorch."));
}
bool Opens(const Node& node) { return Calls(node, "._vmap_increment_nesting"); }
bool Closes(const Node& node) { return Calls(node, "._vmap_decrement_nesting"); }

absl::StatusOr<Randomness> RandomnessOf(const Node& open) {
  if (open.args().size() < 2) return Randomness::kError;
  const Argument& given = open.args()[1];
  // print(graph) writes strings without quotes.
  const std::string text = given.is_string() ? given.string() : given.is_symbol() ? std::string(given.symbol()) : "";
  if (text == "error") return Randomness::kError;
  if (text == "different") return Randomness::kDifferent;
  if (text == "same") return Randomness::kSame;
  return absl::NotFoundError("vmap: the randomness must be error, different or same");
}

// Builds the graph of one sample, whose placeholders are the values with a hidden dim and the values from outside.
class SampleGraph {
 public:
  SampleGraph(const VmapRegion& region, const VmapRegionContext& context)
      : region_(region), context_(context), graph_(std::make_unique<Graph>(region.first->graph()->ops())) {}

  absl::Status Build() {
    int64_t depth = 0;
    std::vector<Node*> copied;
    for (Node* node = region_.first->next(); node != region_.last; node = node->next()) {
      is_inside_.insert(node);
    }
    // Placeholders come first.
    for (Node* node = region_.first->next(); node != region_.last; node = node->next()) {
      if (Opens(*node)) ++depth;
      if (depth == 0 && Calls(*node, "._add_batch_dim")) {
        BACKTAPE_RETURN_IF_ERROR(AddBatched(node));
      } else if (depth == 0 && Calls(*node, "._remove_batch_dim")) {
        if (node->args().size() != 4 || !node->args()[0].is_node() || !node->args()[3].is_int())
          return absl::NotFoundError("vmap: expected _remove_batch_dim(value, level, size, dim) with a constant dim");
        removals_.push_back(node);
        BACKTAPE_RETURN_IF_ERROR(Capture(*node, 1));
      } else if (node->opcode() == Opcode::kGetAttr) {
        is_inside_.erase(node);
      } else if (node->is_call()) {
        copied.push_back(node);
        BACKTAPE_RETURN_IF_ERROR(Capture(*node, node->num_operands()));
      } else {
        return absl::NotFoundError("vmap over calls with subgraphs is not supported");
      }
      if (Closes(*node)) --depth;
    }
    for (const Node* node : copied) Copy(*node);
    ArgumentList results;
    for (const Node* removal : removals_) {
      const auto result = copies_.find(removal->args()[0].node());
      if (result == copies_.end()) return absl::NotFoundError("vmap: a result is computed outside of the region");
      results.emplace_back(result->second);
      out_dims.emplace_back(removal->args()[3].int_value());
    }
    graph_->Output(Argument::Tuple(std::move(results)));
    return absl::OkStatus();
  }

  Graph& graph() { return *graph_; }
  const std::vector<Node*>& removals() const { return removals_; }

  IValueList inputs;
  std::vector<BatchDim> in_dims, out_dims;

 private:
  absl::StatusOr<IValue> ValueOf(Node* node) const {
    const std::optional<IValue> value = context_.value_of(Argument(node));
    if (!value.has_value()) return absl::NotFoundError(absl::StrCat("the type of %", node->name(), " is unknown"));
    return *value;
  }

  Node* AddInput(const Node* node, IValue value, ValueType type, BatchDim dim) {
    Node* const placeholder = graph_->Placeholder(node->name(), std::move(type));
    inputs.push_back(std::move(value));
    in_dims.push_back(dim);
    return placeholder;
  }

  absl::Status AddBatched(const Node* call) {
    if (call->args().size() != 3 || !call->args()[0].is_node() || !call->args()[1].is_int() ||
        is_inside_.contains(call->args()[0].node())) {
      return absl::NotFoundError(
          "vmap: expected _add_batch_dim(value, dim, level) with a constant dim and a value from outside of the "
          "region");
    }
    BACKTAPE_ASSIGN_OR_RETURN(const IValue value, ValueOf(call->args()[0].node()));
    if (!value.is_tensor())
      return absl::NotFoundError(absl::StrCat("vmap over a value of kind ", value.KindName(), " is not supported"));
    const TensorType& whole = value.tensor().type();
    const int64_t given = call->args()[1].int_value(), dim = given < 0 ? given + whole.dim() : given;
    if (dim < 0 || dim >= whole.dim()) {
      return absl::InvalidArgumentError(
          absl::StrCat("vmap: dim ", given, " is out of range for a ", whole.dim(), "-D tensor"));
    }
    SymIntVector sizes = whole.sizes;
    sizes.erase(sizes.begin() + dim);
    copies_.emplace(call, AddInput(call, value, TensorType::Contiguous(whole.dtype, sizes), dim));
    return absl::OkStatus();
  }

  // Adds placeholders for the first `count` operands that come from outside, unless they are constants.
  absl::Status Capture(const Node& node, size_t count) {
    for (size_t i = 0; i < std::min(count, node.num_operands()); ++i) {
      Node* const operand = node.operand(i);
      if (is_inside_.contains(operand) || copies_.contains(operand) || constants_.contains(operand)) continue;
      BACKTAPE_ASSIGN_OR_RETURN(const IValue value, ValueOf(operand));
      if (value.is_tensor()) {
        copies_.emplace(operand, AddInput(operand, value, value.tensor().type(), std::nullopt));
      } else if (value.is_int() && value.sym_int().is_symbolic()) {
        copies_.emplace(operand, AddInput(operand, value, ValueType(value.sym_int()), std::nullopt));
      } else {
        BACKTAPE_ASSIGN_OR_RETURN(Argument constant, ConstantOf(value));
        constants_.emplace(operand, std::move(constant));
      }
    }
    return absl::OkStatus();
  }

  static absl::StatusOr<Argument> ConstantOf(const IValue& value) {
    if (value.is_none()) return Argument();
    if (value.is_int() && !value.sym_int().is_symbolic()) return Argument(value.sym_int().value());
    if (value.is_bool()) return Argument(value.bool_value());
    if (value.is_double()) return Argument(value.float_value());
    if (value.is_dtype()) return Argument(value.dtype());
    if (value.is_string()) return Argument(value.string());
    if (value.is_list()) {
      ArgumentList items;
      for (const IValue& item : value.list()) {
        BACKTAPE_ASSIGN_OR_RETURN(Argument one, ConstantOf(item));
        items.push_back(std::move(one));
      }
      return Argument::Tuple(std::move(items));
    }
    return absl::NotFoundError(absl::StrCat("vmap: capturing a value of kind ", value.KindName(), " is not supported"));
  }

  void Copy(const Node& node) {
    const auto copy = [this](Node* operand) -> Argument {
      const auto constant = constants_.find(operand);
      return constant != constants_.end() ? constant->second : Argument(copies_.at(operand));
    };
    ArgumentList args;
    for (const Argument& argument : node.args()) args.push_back(ReplaceNodes(argument, copy));
    KeywordArguments kwargs;
    for (const auto& [key, argument] : node.kwargs()) kwargs.emplace_back(key, ReplaceNodes(argument, copy));
    Node* const made = node.op() != nullptr ? graph_->Call(*node.op(), std::move(args), std::move(kwargs), node.name())
                                            : graph_->Create(node.opcode(), node.target(), std::move(args),
                                                             std::move(kwargs), node.name());
    made->mutable_provenance().stack = node.provenance().stack;
    copies_.emplace(&node, made);
  }

  const VmapRegion& region_;
  const VmapRegionContext& context_;
  std::unique_ptr<Graph> graph_;
  absl::flat_hash_set<const Node*> is_inside_;
  absl::flat_hash_map<const Node*, Node*> copies_;
  absl::flat_hash_map<const Node*, Argument> constants_;
  std::vector<Node*> removals_;
};

// A write to a value from outside, or to one with a hidden dim, would be lost.
absl::Status CheckWrites(const Graph& sample) {
  const AliasAnalysis aliases(sample);
  for (const Node* placeholder : sample.placeholders()) {
    if (aliases.IsWritten(placeholder))
      return absl::NotFoundError(
          absl::StrCat("vmap: %", placeholder->name(), " comes from outside and is written, which is not supported"));
  }
  return absl::OkStatus();
}

}  // namespace

std::optional<VmapRegion> VmapRegionAt(Node* node) {
  if (!Opens(*node)) return std::nullopt;
  int64_t depth = 1;
  for (Node* last = node->next(); last != nullptr; last = last->next()) {
    if (Opens(*last)) ++depth;
    if (Closes(*last) && --depth == 0) return VmapRegion{node, last};
  }
  return std::nullopt;
}

absl::StatusOr<std::vector<std::pair<Node*, IValue>>> CallVmapRegion(const VmapRegion& region,
                                                                     const VmapRegionContext& context) {
  VectorizeOptions options;
  options.library = context.library;
  options.loop_without_rule = true;
  BACKTAPE_ASSIGN_OR_RETURN(options.randomness, RandomnessOf(*region.first));
  if (region.first->args().empty()) return absl::NotFoundError("vmap: the number of samples is missing");
  const std::optional<IValue> size = context.value_of(region.first->args()[0]);
  if (!size.has_value() || !size->is_int()) return absl::NotFoundError("vmap: the number of samples is unknown");
  options.size = size->sym_int();
  SampleGraph sample(region, context);
  BACKTAPE_RETURN_IF_ERROR(sample.Build());
  BACKTAPE_RETURN_IF_ERROR(context.resolve(sample.graph()));
  BACKTAPE_RETURN_IF_ERROR(CheckWrites(sample.graph()));
  options.in_dims = sample.in_dims;
  options.out_dims = sample.out_dims;
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> batch, Vectorize(sample.graph(), options));
  const IValue results = RunOnTape(*batch, sample.inputs, *context.library);
  std::vector<std::pair<Node*, IValue>> values;
  for (size_t i = 0; i < sample.removals().size(); ++i) values.emplace_back(sample.removals()[i], results.list()[i]);
  return values;
}

}  // namespace backtape::internal
