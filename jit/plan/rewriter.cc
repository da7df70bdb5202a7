#include "backtape/jit/plan/rewriter.h"

#include <exception>
#include <utility>

#include "absl/algorithm/container.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/shape_rules/strides.h"
#include "backtape/passes/constant_calls.h"
#include "backtape/passes/rewrite.h"
#include "backtape/passes/view_inverse.h"
#include "backtape/tensor/check.h"

namespace backtape::jit {
namespace {

// The output that a getitem selects; -1 for other uses.
int64_t OutputIndex(const Node* user) {
  if (!user->is_call_to(OpId::operator_getitem) || !user->args()[1].is_int()) return -1;
  return user->args()[1].int_value();
}

bool MayBeAView(const Node& node) {
  return node.op() == nullptr || node.op()->has_tag(kTagPython) ||
         absl::c_any_of(node.op()->returns, [](const ReturnSchema& returned) { return returned.alias_set != 0; });
}

// Whether the tensor has strides that LaidOut cannot restore: they leave gaps, and depend on sizes.
bool HasSymbolicGaps(const ValueType& type) {
  if (!type.is_tensor() || !type.tensor().strides.has_value()) return false;
  const auto is_symbolic = [](const SymInt& stride) { return stride.is_symbolic(); };
  return absl::c_any_of(*type.tensor().strides, is_symbolic) && !DenseOrder(type.tensor()).has_value();
}

// Whether both are tensors whose sizes are known to differ.
bool HaveOtherSizes(const ValueType& a, const ValueType& b) {
  if (!a.is_tensor() || !b.is_tensor()) return false;
  if (a.tensor().dim() != b.tensor().dim()) return true;
  for (int64_t d = 0; d < a.tensor().dim(); ++d) {
    const std::optional<int64_t> one = a.tensor().sizes[d].constant(), other = b.tensor().sizes[d].constant();
    if (one && other && *one != *other) return true;
  }
  return false;
}

// Whether PyTorch suggests different memory formats for results of ops on these values. Their strides may still be
// equal, except in dims of size 1. False if sizes or strides are symbolic.
bool HaveOtherFormats(ShapeContext& ctx, const TensorType& a, const TensorType& b) {
  if (!a.strides || !b.strides || *a.strides == *b.strides) return false;
  for (const auto* numbers : {&a.sizes, &*a.strides, &b.sizes, &*b.strides}) {
    if (!KnownSizes(*numbers)) return false;
  }
  return shape_rules::SuggestMemoryFormat(ctx, a) != shape_rules::SuggestMemoryFormat(ctx, b);
}

// Rewrites build long expressions of calls, each of which would otherwise need a check. Rewrite catches the exception.
class RejectedCall : public std::exception {
 public:
  explicit RejectedCall(absl::Status status) : status_(std::move(status)) {}
  const absl::Status& status() const { return status_; }

 private:
  absl::Status status_;
};

}  // namespace

Node* Rewriter::Call(OpId op, ArgumentList args, KeywordArguments kwargs) {
  Node* made = CallFor(graph_, node_, op, std::move(args), std::move(kwargs));
  made_.insert(made);
  absl::StatusOr<ValueType> type = InferType(*made, env_);
  if (!type.ok()) throw RejectedCall(type.status());
  if (!type->is_known()) throw RejectedCall(absl::InternalError("cannot infer the type of a replacement"));
  made->set_type(*std::move(type));
  return made;
}

Node* Rewriter::Sum(Node* x, const std::vector<int64_t>& dims, bool keep, std::optional<DType> dtype) {
  KeywordArguments kwargs;
  if (dtype && *dtype != x->type().tensor().dtype) kwargs.emplace_back("dtype", *dtype);
  return Call(OpId::sum_dim_IntList, {x, Argument::IntList(dims), keep}, std::move(kwargs));
}

Node* Rewriter::Widened(Node* x) {
  if (x == nullptr || !x->type().is_tensor()) return x;
  if (!IsHalf(x->type().tensor().dtype)) return x;
  return Call(OpId::_to_copy, {x}, {{"dtype", DType::kFloat32}});
}

Node* Rewriter::Mean(Node* x, const std::vector<int64_t>& dims, bool keep) {
  return Call(OpId::mean_dim, {x, Argument::IntList(dims), keep});
}

Node* Rewriter::SumOver(Node* x, const std::vector<int64_t>& dims, DType dtype) {
  return dims.empty() ? x : Sum(x, dims, false, dtype);
}

ArgumentList Rewriter::SizesOf(Node* x) {
  const TensorType& type = x->type().tensor();
  ArgumentList sizes;
  for (int64_t d = 0; d < type.dim(); ++d) {
    const std::optional<int64_t> size = type.sizes[d].constant();
    sizes.push_back(size ? Argument(*size) : Argument(Call(OpId::sym_size_int, {x, d})));
  }
  return sizes;
}

Node* Rewriter::Constant(const Tensor& value) {
  Node* const made = AddConstantFor(graph_, node_, value, "_constant_positions", num_constants_);
  made_.insert(made);
  return made;
}

Node* Rewriter::Required(Node* x, Node* condition, std::string message) {
  return Call(OpId::require, {x, condition, std::move(message)});
}

Node* Rewriter::RowMajorCopy(Node* x) { return Call(OpId::clone, {x}, {{"memory_format", MemoryFormat::kContiguous}}); }

bool Rewriter::IsOutputUsed(int64_t i) const {
  for (const Use& use : node_->uses_unordered()) {
    if (OutputIndex(use.user) == i && use.user->has_uses()) return true;
  }
  return false;
}

Node* Rewriter::Converted(Node* x, const ValueType& type) {
  if (!x->type().is_tensor() || !type.is_tensor() || x->type().tensor().dtype == type.tensor().dtype) return x;
  return Call(OpId::_to_copy, {x}, {{"dtype", type.tensor().dtype}});
}

Node* Rewriter::Apart(Node* value) {
  if (MayBeAView(*node_)) return value;
  const Node* root = value;
  while (made_.contains(root) && MayBeAView(*root) && root->num_operands() > 0) root = root->operand(0);
  return made_.contains(root) ? value : Call(OpId::clone, {value});
}

// The copy fuses into the kernel that computes the value and only changes the strides of its final store.
Node* Rewriter::LaidOut(Node* x, const ValueType& type) {
  if (!type.is_tensor() || !type.tensor().strides || !x->type().is_tensor()) return x;
  Node* const before = node_->prev();
  Node* const result = MakeStridesLike(graph_, node_, type, x);
  for (Node* made = node_->prev(); made != before; made = made->prev()) made_.insert(made);
  if (node_->op() == nullptr || !result->type().is_tensor()) return result;
  ShapeContext ctx(env_, *node_->op());
  if (!HaveOtherFormats(ctx, type.tensor(), result->type().tensor())) return result;
  return Call(OpId::as_strided, {result, Argument::IntList(*KnownSizes(type.tensor().sizes)),
                                 Argument::IntList(*KnownSizes(*type.tensor().strides))});
}

Node* Rewriter::Finished(Node* value, const ValueType& type) {
  if (HaveOtherSizes(value->type(), type)) {
    throw RejectedCall(absl::InternalError("the sizes of the replacement " + value->type().ToString() +
                                           " differ from those of " + type.ToString()));
  }
  return Apart(LaidOut(Converted(value, type), type));
}

void Rewriter::Replace(Node* value) { ReplaceNode(graph_, node_, Finished(value, node_->type())); }

void Rewriter::ReplaceOutputs(std::vector<Node*> values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i] != nullptr && IsOutputUsed(static_cast<int64_t>(i)))
      values[i] = Finished(values[i], node_->type().list()[i]);
  }
  for (Node* user : node_->users()) {
    const int64_t i = OutputIndex(user);
    BACKTAPE_CHECK(i >= 0) << "unexpected use of an output of " << node_->name() << " by " << user->name();
    if (user->has_uses()) {
      BACKTAPE_CHECK(values[i] != nullptr) << "output " << i << " has readers but no replacement in " << node_->name();
      ReplaceNode(graph_, user, values[i]);
    } else {
      graph_.Erase(user);
    }
  }
  graph_.Erase(node_);
}

void Rewriter::EraseNewNodes() {
  while (node_->prev() != nullptr && made_.contains(node_->prev())) graph_.Erase(node_->prev());
}

absl::StatusOr<bool> Rewrite(Graph& graph, Node* node, ShapeEnv& env, absl::FunctionRef<bool(Rewriter&)> rewrite) {
  if (HasSymbolicGaps(node->type()) && !MayBeAView(*node)) return false;
  Rewriter rewriter(graph, node, env);
  try {
    return rewrite(rewriter);
  } catch (const RejectedCall& rejected) {
    rewriter.EraseNewNodes();
    return rejected.status();
  }
}

absl::StatusOr<bool> RewriteEach(Graph& graph, ShapeEnv& env, absl::FunctionRef<bool(Rewriter&)> rewrite) {
  bool changed = false;
  for (Node* node = graph.first(); node != nullptr;) {
    // Replacing a call also replaces its getitem readers, so the walk continues from the node before it.
    Node* const before = node->prev();
    const absl::StatusOr<bool> is_replaced = Rewrite(graph, node, env, rewrite);
    if (!is_replaced.ok()) return WithNodesOf(absl::OkStatus(), NodeError(is_replaced.status(), *node));
    if (!*is_replaced) {
      node = node->next();
      continue;
    }
    changed = true;
    node = before == nullptr ? graph.first() : before->next();
  }
  return changed;
}

}  // namespace backtape::jit
