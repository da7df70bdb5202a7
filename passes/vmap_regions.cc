#include "backtape/passes/vmap_regions.h"

#include <algorithm>
#include <memory>
#include <string>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_cat.h"
#include "backtape/passes/func_regions.h"
#include "backtape/passes/graph_on_tape.h"
#include "backtape/passes/vectorize.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::internal {
namespace {

bool Opens(const Node& node) { return CallsFunctorch(node, "._vmap_increment_nesting"); }
bool Closes(const Node& node) { return CallsFunctorch(node, "._vmap_decrement_nesting"); }

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
  SampleGraph(const VmapRegion& region, const CallContext& context)
      : region_(region), slice_(*region.first->graph(), context, "vmap") {}

  absl::Status Build() {
    int64_t depth = 0;
    std::vector<Node*> copied;
    for (Node* node = region_.first->next(); node != region_.last; node = node->next()) {
      is_inside_.insert(node);
    }
    // Placeholders come first.
    for (Node* node = region_.first->next(); node != region_.last; node = node->next()) {
      if (Opens(*node)) ++depth;
      BACKTAPE_RETURN_IF_ERROR(AddDifferentiated(*node, &copied));
      if (depth == 0 && CallsFunctorch(*node, "._add_batch_dim")) {
        BACKTAPE_RETURN_IF_ERROR(AddBatched(node));
      } else if (depth == 0 && CallsFunctorch(*node, "._remove_batch_dim")) {
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
    for (const Node* node : copied) slice_.Copy(*node);
    ArgumentList results;
    for (const Node* removal : removals_) {
      Node* const result = slice_.CopyOf(removal->args()[0].node());
      if (result == nullptr) return absl::NotFoundError("vmap: a result is computed outside of the region");
      results.emplace_back(result);
      out_dims.emplace_back(removal->args()[3].int_value());
    }
    slice_.graph().Output(Argument::Tuple(std::move(results)));
    in_dims.assign(slice_.inputs().size(), std::nullopt);
    for (const auto& [position, dim] : batched_) in_dims[position] = dim;
    return absl::OkStatus();
  }

  const GraphSlice& slice() const { return slice_; }
  const std::vector<Node*>& removals() const { return removals_; }

  std::vector<BatchDim> in_dims, out_dims;

 private:
  absl::Status Capture(const Node& node, size_t count) {
    return slice_.Capture(node, count, [this](const Node* operand) { return is_inside_.contains(operand); });
  }

  absl::Status AddBatched(const Node* call) {
    if (call->args().size() != 3 || !call->args()[0].is_node() || !call->args()[1].is_int() ||
        is_inside_.contains(call->args()[0].node())) {
      return absl::NotFoundError(
          "vmap: expected _add_batch_dim(value, dim, level) with a constant dim and a value from outside of the "
          "region");
    }
    BACKTAPE_ASSIGN_OR_RETURN(const IValue value, slice_.ValueOf(call->args()[0].node()));
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
    batched_.emplace_back(slice_.inputs().size(), dim);
    slice_.AddInput(call, value, TensorType::Contiguous(whole.dtype, sizes));
    return absl::OkStatus();
  }

  // A gradient inside the region may differentiate calls before it (jacrev). They become part of the graph, too.
  absl::Status AddDifferentiated(const Node& node, std::vector<Node*>* copied) {
    std::vector<Node*> roots;
    for (Node* root : DifferentiatedOperands(node)) {
      if (!is_inside_.contains(root)) roots.push_back(root);
    }
    if (roots.empty()) return absl::OkStatus();
    for (Node* root : roots) {
      if (slice_.CopyOf(root) == nullptr) BACKTAPE_RETURN_IF_ERROR(slice_.AddTensor(root));
    }
    std::vector<Node*> targets;
    for (size_t i = 0; i < node.num_operands(); ++i) targets.push_back(node.operand(i));
    for (Node* call : CallsBetween(roots, targets, region_.first)) {
      if (!is_inside_.insert(call).second) continue;
      copied->push_back(call);
    }
    for (const Node* call : *copied) BACKTAPE_RETURN_IF_ERROR(Capture(*call, call->num_operands()));
    return absl::OkStatus();
  }

  const VmapRegion& region_;
  GraphSlice slice_;
  std::vector<std::pair<size_t, int64_t>> batched_;  // positions of placeholders with a hidden dim
  absl::flat_hash_set<const Node*> is_inside_;
  std::vector<Node*> removals_;
};

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
                                                                     const CallContext& context) {
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
  BACKTAPE_RETURN_IF_ERROR(context.resolve(sample.slice().graph()));
  BACKTAPE_RETURN_IF_ERROR(sample.slice().CheckWrites());
  options.in_dims = sample.in_dims;
  options.out_dims = sample.out_dims;
  BACKTAPE_ASSIGN_OR_RETURN(const std::unique_ptr<Graph> batch, Vectorize(sample.slice().graph(), options));
  const IValue results = RunOnTape(*batch, sample.slice().inputs(), *context.library);
  std::vector<std::pair<Node*, IValue>> values;
  for (size_t i = 0; i < sample.removals().size(); ++i) values.emplace_back(sample.removals()[i], results.list()[i]);
  return values;
}

}  // namespace backtape::internal
